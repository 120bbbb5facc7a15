import { type Cell, type CellQuestion, cellOf, cellValues, filledIn, type Range, withValue } from '@fray/advisor';
import type { WholeGame } from '@fray/games';

/** What a sweep varies: a text of forces with ranges in it, or places of a setup. Small enough to send to workers. */
export interface Recipe {
  ranges: readonly Range[];
  from: { text: string } | { setup: unknown; paths: readonly string[] };
}

/** The setup of one cell, or what is wrong with it. */
export function cellSetup(game: WholeGame, { ranges, from }: Recipe, number: number) {
  const values = cellValues(ranges, number);
  if ('text' in from) return game.setup.check(filledIn(from.text, values));
  let setup: unknown = from.setup;
  for (const [at, path] of from.paths.entries()) setup = withValue(setup, path, values[at] as number | string);
  return game.setup.check(setup);
}

/** Cells from one number to before another. */
export function cellsOf(game: WholeGame, recipe: Recipe, asked: CellQuestion): (from: number, to: number) => Cell[] {
  return (from, to) =>
    Array.from({ length: to - from }, (_, at) => {
      const checked = cellSetup(game, recipe, from + at);
      if (!checked.ok) throw new Error(`cell ${from + at} cannot be set up: ${checked.reason.code}`);
      return cellOf(game, checked.setup, asked);
    });
}
