import { expect, test } from 'vitest';
import { packed, wrapped } from './wrap.ts';

test('a line that fits stays as it is, with every space in it', () => {
  expect(wrapped('  two   columns', 20)).toEqual(['  two   columns']);
  expect(wrapped('', 20)).toEqual(['']);
});

test('a long line is cut between words and goes on further in', () => {
  expect(wrapped('The Rebels attack the sector at dawn', 20)).toEqual(['The Rebels attack', '  the sector at dawn']);
});

test('what goes on behind a number, a dash or an exclamation mark stands under the words', () => {
  expect(wrapped('   1  Aim at one of three militia', 24)).toEqual(['   1  Aim at one of', '      three militia']);
  expect(wrapped('   -  Fire (name a target first)', 24)).toEqual(['   -  Fire (name a', '      target first)']);
  expect(wrapped('  m [WORD]  whatever else is possible', 24)).toEqual([
    '  m [WORD]  whatever',
    '            else is',
    '            possible',
  ]);
  expect(wrapped('! The host may look at everything', 24)).toEqual(['! The host may look at', '  everything']);
});

test('only a word that is wider than the window is cut itself', () => {
  expect(wrapped('see antidisestablishmentarianism', 20)).toEqual(['see', '  antidisestablishme', '  ntarianism']);
});

test('wide characters count twice', () => {
  expect(wrapped('日本日本 日本日本 日本日本', 20, 0)).toEqual(['日本日本 日本日本', '日本日本']);
});

test('things in a row stay whole, as many to a line as fit', () => {
  const items = ['health 3/3', 'armor 1', 'gear 9mm Handgun'];
  expect(packed(items, ', ', 26, '  Shadkaam: ', 4)).toEqual([
    '  Shadkaam: health 3/3,',
    '    armor 1,',
    '    gear 9mm Handgun',
  ]);
  expect(packed(items, ', ', 80, 'x: ')).toEqual(['x: health 3/3, armor 1, gear 9mm Handgun']);
  expect(packed(['hand Crushing Bolt, Demolish, Rage', 'move 0'], ', ', 24, 'Goldyx  (')).toEqual([
    'Goldyx  (hand Crushing',
    '  Bolt, Demolish, Rage,',
    '  move 0',
  ]);
  expect(packed([], ', ', 80, 'x')).toEqual(['x']);
});
