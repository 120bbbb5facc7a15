import { type Cell, type CellQuestion, cellInSteps, cellValues, filledIn, type Range, withValue } from '@fray/advisor';
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
export function* cellsInSteps(
  game: WholeGame,
  recipe: Recipe,
  asked: CellQuestion,
  [from, to]: readonly [number, number],
): Generator<undefined, Cell[]> {
  const cells: Cell[] = [];
  for (let number = from; number < to; number++) {
    const checked = cellSetup(game, recipe, number);
    if (!checked.ok) throw new Error(`cell ${number} cannot be set up: ${checked.reason.code}`);
    cells.push(yield* cellInSteps(game, checked.setup, asked));
  }
  return cells;
}
