import type { Advice } from '@fray/advisor';
import type { PlanDescription } from '@fray/advisor/plan';
import type { Types } from '@fray/engine';
import { playedBest } from '../odds/best.ts';
import { noAnswer, type OddsAnswer } from '../odds/provider.ts';

/** The figures of the first choice for the odds bar: a position has one answer. Nothing for a seat of neither side. */
export function oddsFrom(
  { choices, method, playouts }: Advice<Types>,
  side: 'a' | 'b' | undefined,
): OddsAnswer | undefined {
  const [first] = choices;
  if (!first || !side) return undefined;
  const { win, draw, loss } = first.results;
  const games = method === 'exact' ? 1 : playouts;
  const [a, b] = side === 'a' ? [win, loss] : [loss, win];
  return {
    ...noAnswer(),
    games,
    a: a * games,
    b: b * games,
    draw: draw * games,
    done: true,
    ...(method === 'exact' ? { exact: true as const } : {}),
  };
}

/**
 * What the bar shows while advice is open, where the game has best plans: the chance of a plan that is proven, as without advice; else
 * the figures of the first choice, after which bots play. Nothing until it is known which of the two.
 */
export const withPlan = (figures: OddsAnswer, plan: PlanDescription | 'asked' | undefined): OddsAnswer | undefined =>
  plan === 'asked' ? undefined : playedBest({ ...figures, play: 'usual' }, plan);
