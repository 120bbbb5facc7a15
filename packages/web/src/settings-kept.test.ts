import { expect, test } from 'vitest';
import { readChoices } from './settings-kept.ts';

test('the old setting "Windows that nobody can use" becomes the way of leading, where it is stored already', () => {
  const lead = (kept: object) => readChoices(JSON.stringify(kept)).lead;
  expect(lead({ autoPass: 'off' })).toBe('step');
  expect(lead({ autoPass: 'on' })).toBe('round');
  expect(lead({ autoPass: 'game' })).toBe('round');
  expect(lead({})).toBe('round');
  // Whoever has chosen since then has chosen.
  expect(lead({ autoPass: 'off', lead: 'round' })).toBe('round');
  expect(readChoices('{"autoPass":"off","theme":"light"}')).not.toHaveProperty('autoPass');
  expect(readChoices('{"autoPass":"off","theme":"light"}').theme).toBe('light');
  expect(readChoices('null')).toEqual(readChoices(null));
});
