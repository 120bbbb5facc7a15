import type { Advice, ComparedOption } from '@fray/advisor';
import type { PlanDescription } from '@fray/advisor/plan';
import type { Types } from '@fray/engine';
import { expect, it } from 'vitest';
import { noAnswer } from '../odds/provider.ts';
import { formatShare } from '../odds/share-text.ts';
import { oddsFrom, withPlan } from './advised-odds.ts';
import { rowsOf } from './rows.ts';

const first = {
  choice: { seat: 'attacker', action: { type: 'pass' } },
  action: { type: 'pass' },
  results: { win: 0.575, draw: 0.05, loss: 0.375 },
} as ComparedOption<Types>;
const advice = { choices: [first], equal: 1, why: [], method: 'exact', playouts: 0 } as unknown as Advice<Types>;

it('the odds bar shows the figures of the first choice: win, draw and loss', () => {
  const [row] = rowsOf(advice, { label: () => '', sentence: () => '', goal: 1, alone: true });
  const bar = oddsFrom(advice, 'a');
  expect(bar).toMatchObject({ games: 1, a: 0.575, draw: 0.05, b: 0.375, exact: true, done: true });
  expect([bar?.a, bar?.draw, bar?.b].map((share = 0) => formatShare(share, true))).toEqual([
    row?.chance,
    row?.draw,
    row?.loss,
  ]);
});
it('for the other side they change places; a sample has its number of combats', () => {
  expect(oddsFrom(advice, 'b')).toMatchObject({ a: 0.375, b: 0.575 });
  expect(oddsFrom({ ...advice, method: 'sampled', playouts: 128 }, 'a')).toMatchObject({ games: 128, a: 0.575 * 128 });
  expect(oddsFrom(advice, undefined)).toBeUndefined();
});
it('above a proven plan the bar says the chance of the best play; above any other, that bots play on', () => {
  const figures = { ...noAnswer(), games: 1, a: 0.4, b: 0.6, done: true, exact: true as const };
  const plan: PlanDescription = {
    proven: 'main',
    positions: 1,
    wins: 0.9,
    couldWin: { share: 0.9, proven: true },
    figures: {},
    ends: [],
    lines: [],
  };
  expect(withPlan(figures, 'asked')).toBeUndefined();
  expect(withPlan(figures, plan)).toMatchObject({ a: 0.9, play: 'best', exact: true });
  expect(withPlan(figures, { ...plan, proven: 'none' })).toMatchObject({ a: 0.4, play: 'usual' });
  expect(withPlan(figures, undefined)).toMatchObject({ a: 0.4, play: 'usual' });
});
