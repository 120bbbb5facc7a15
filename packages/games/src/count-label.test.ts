import { expect, test } from 'vitest';
import { countLabel } from './count-label.ts';

test('more than one of a unit is a plural, behind its level', () => {
  expect(countLabel(1, 'Fighter II')).toBe('1 Fighter II');
  expect(countLabel(2, 'fighter')).toBe('2 fighters');
  expect(countLabel(2, 'Cruiser II')).toBe('2 Cruiser IIs');
  expect(countLabel(0, 'War Sun')).toBe('0 War Suns');
  expect(countLabel(3, 'Hybrid Crystal Fighter II')).toBe('3 Hybrid Crystal Fighter IIs');
  expect(countLabel(2, 'Floating Factory')).toBe('2 Floating Factories');
  expect(countLabel(2, 'Viper EX-23')).toBe('2 Viper EX-23');
});

test('some names have the same plural', () => {
  for (const name of ['infantry', 'Infantry II', 'PDS', 'PDS II', 'Spec Ops', "Moyin's Ashes", 'Indomitus'])
    expect(countLabel(3, name)).toBe(`3 ${name}`);
});

test('in German an English name in -er has no s', () => {
  expect(countLabel(2, 'Cruiser', 'de')).toBe('2 Cruiser');
  expect(countLabel(2, 'War Sun', 'de')).toBe('2 War Suns');
});
