import { expect, test } from 'vitest';
import { readChoices } from './settings-kept.ts';

test('a setting that is kept holds; one that does not fit, or that nobody knows, is as if nobody had chosen', () => {
  const usual = readChoices(null);
  expect(readChoices('{"theme":"light","dice":"typed","sound":true}')).toEqual({
    ...usual,
    theme: 'light',
    dice: 'typed',
    sound: true,
  });
  expect(readChoices('{"autoPass":"off","theme":"pink","sound":"yes","lead":"round","pace":"step"}')).toEqual({
    ...usual,
    pace: 'step',
  });
  for (const text of ['null', '7', '[]', '"dark"']) expect(readChoices(text)).toEqual(usual);
});
