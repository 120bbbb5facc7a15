import { expect, test } from 'vitest';
import { about } from './about.ts';
import { rules } from './ruleset.ts';

const texts = Object.entries(about);

test('every step has a text, no text is without a step, in the order of the step table', () => {
  expect(Object.keys(about)).toEqual(Object.keys(rules.steps));
});
test('no text is longer than 360 characters', () => {
  expect(texts.filter(([, text]) => text.length > 360)).toEqual([]);
});
test('every text is plain sentences: a capital first, a full stop last, no exclamation mark', () => {
  expect(texts.filter(([, text]) => !/^[A-Z][^!\n]*\.$/.test(text))).toEqual([]);
});
test('no two steps say the same', () => {
  expect(new Set(Object.values(about)).size).toBe(texts.length);
});
