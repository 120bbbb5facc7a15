import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('more than one of a unit is a plural, and its level stands behind it', () => {
  expect(counted(1, 'Fighter I')).toBe('1 Fighter I');
  expect(counted(2, 'Fighter I')).toBe('2 Fighters I');
  expect(counted(2, 'Cruiser II')).toBe('2 Cruisers II');
  expect(counted(0, 'War Sun')).toBe('0 War Suns');
  expect(counted(3, 'Hybrid Crystal Fighter II')).toBe('3 Hybrid Crystal Fighters II');
  expect(counted(2, 'Viper EX-23')).toBe('2 Viper EX-23');
});

test('some names are the same for many', () => {
  for (const name of ['Infantry II', 'PDS II', 'Spec Ops I', "Moyin's Ashes", 'Indomitus'])
    expect(counted(3, name)).toBe(`3 ${name}`);
});

test('in German an English name in -er has no s', () => {
  expect(counted(2, 'Cruiser II', 'de')).toBe('2 Cruiser II');
  expect(counted(2, 'Dreadnought I', 'de')).toBe('2 Dreadnoughts I');
  expect(counted(2, 'War Sun', 'de')).toBe('2 War Suns');
});
