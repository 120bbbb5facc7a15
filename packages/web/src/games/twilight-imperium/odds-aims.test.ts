import { expect, it } from 'vitest';
import { aimSentence, aimSetting, aimsOf } from './odds-aims.ts';

it.each([
  ['', ['balanced', 'balanced']],
  ['win', ['win', 'win']],
  ['a:fleet', ['fleet', 'balanced']],
  ['win; d:fleet', ['win', 'fleet']],
] as const)('the setting "%s": what each side plays for', (objective, aims) =>
  expect(aimsOf({ objective })).toEqual(aims),
);

it('a setting is read as it was written, and the default is left out', () => {
  for (const aims of [
    ['balanced', 'balanced'],
    ['win', 'win'],
    ['fleet', 'balanced'],
    ['balanced', 'planet'],
  ] as const)
    expect(aimsOf({ objective: aimSetting(aims) })).toEqual(aims);
  expect(aimSetting(['balanced', 'balanced'])).toBe('');
});

it('the answer names both aims', () => {
  const names = ['Sol', 'Letnev'];
  expect(aimSentence({}, names)).toBe('Both sides play for a balance.');
  expect(aimSentence({ objective: 'a:fleet' }, names)).toBe('Sol plays for the fleet, Letnev for a balance.');
});
