import type { Advice } from '@fray/advisor';
import type { Types } from '@fray/engine';
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
