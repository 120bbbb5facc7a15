import { expect, test } from 'vitest';
import { readChoices, unknownLanguage } from './settings-storage.ts';

test('a stored setting is used; an invalid or unknown one gets its default', () => {
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

test('an unknown language gets English and is reported', () => {
  expect(readChoices('{"language":"fr"}').language).toBe('en');
  expect(unknownLanguage({ language: 'fr' })).toBe('fr');
  for (const value of [null, {}, { language: 'de' }, { language: 'auto' }, { language: 7 }])
    expect(unknownLanguage(value)).toBeUndefined();
});
