import { expect, test } from 'vitest';
import { packItems, wrapText } from './wrap.ts';

test('a line that fits stays as it is, with every space in it', () => {
  expect(wrapText('  two   columns', 20)).toEqual(['  two   columns']);
  expect(wrapText('', 20)).toEqual(['']);
});

test('a long line is cut between words and indented', () => {
  expect(wrapText('The Rebels attack the sector at dawn', 20)).toEqual(['The Rebels attack', '  the sector at dawn']);
});

test('further lines after a number, a dash or an exclamation mark are aligned with the words', () => {
  expect(wrapText('   1  Aim at one of three militia', 24)).toEqual(['   1  Aim at one of', '      three militia']);
  expect(wrapText('   -  Fire (name a target first)', 24)).toEqual(['   -  Fire (name a', '      target first)']);
  expect(wrapText('  m [WORD]  anything else allowed', 24)).toEqual([
    '  m [WORD]  anything',
    '            else allowed',
  ]);
  expect(wrapText('! The host may look at everything', 24)).toEqual(['! The host may look at', '  everything']);
});

test('only a word that is wider than the window is cut itself', () => {
  expect(wrapText('see antidisestablishmentarianism', 20)).toEqual(['see', '  antidisestablishme', '  ntarianism']);
});

test('wide characters count twice', () => {
  expect(wrapText('日本日本 日本日本 日本日本', 20, 0)).toEqual(['日本日本 日本日本', '日本日本']);
});

test('things in a row stay whole, as many to a line as fit', () => {
  const items = ['health 3/3', 'armor 1', 'gear 9mm Handgun'];
  expect(packItems(items, ', ', 26, '  Shadkaam: ', 4)).toEqual([
    '  Shadkaam: health 3/3,',
    '    armor 1,',
    '    gear 9mm Handgun',
  ]);
  expect(packItems(items, ', ', 80, 'x: ')).toEqual(['x: health 3/3, armor 1, gear 9mm Handgun']);
  expect(packItems(['hand Crushing Bolt, Demolish, Rage', 'move 0'], ', ', 24, 'Goldyx  (')).toEqual([
    'Goldyx  (hand Crushing',
    '  Bolt, Demolish, Rage,',
    '  move 0',
  ]);
  expect(packItems([], ', ', 80, 'x')).toEqual(['x']);
});
