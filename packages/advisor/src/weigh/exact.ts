import { clone, dry, hides, Runner, seeded, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { exploring, type GraphBudget } from '../odds/graph.ts';
import { settle } from '../odds/settle.ts';
import { type Ended, endedAt } from './future.ts';
import type { Candidate } from './way.ts';
import { goThere } from './way.ts';

/** A way in which an action ends, and how likely it is. */
export interface LikelyEnd extends Ended {
  share: number;
}
/** What every action leads to, counted out. */
export interface Counted {
  /** By action: every way it ends; the shares of each make 1. */
  ends: readonly (readonly LikelyEnd[])[];
  /** Positions that were looked at, all actions together. */
  positions: number;
}

/** Without a `key` positions hardly ever meet: only what hangs on few results of chance can be counted out. */
const RESULTS_WITHOUT_KEY = 60;

/**
 * Every end of every action with its share, by the graph of positions; nothing where something is hidden from the seat, or where it
 * is larger than the budget allows. Combats that never end by themselves are left to the sampler. In steps, a position each: it takes long.
 */
export function* countOut<T extends Types>(
  game: Game<T>,
  { view, seat, all }: { view: T['view']; seat: T['seat']; all: readonly Candidate<T>[] },
  budget: GraphBudget,
): Generator<undefined, Counted | undefined> {
  const { rules } = game;
  // Where nothing is hidden there is only one state behind the view, whatever chance says.
  const state = rules.imagine(clone(view), seat, chanceFrom(seeded(1, 0)));
  if (hides(rules, state, seat)) return undefined;
  const before = game.forces?.(state) ?? {};
  const ends: LikelyEnd[][] = [];
  let left = rules.key ? budget.results : Math.min(budget.results, RESULTS_WITHOUT_KEY);
  let positions = 0;
  for (const one of all) {
    const runner = new Runner(rules, (rules.clone ?? clone)(state), dry());
    if (!goThere(game, runner, one, (count) => new Array<number>(count).fill(1))) return undefined;
    const graph = yield* exploring(
      {
        rules,
        policies: () => game.bot,
        tell: (end) => JSON.stringify(endedAt(game, before, end, seat)),
        budget: { positions: budget.positions, results: left },
      },
      runner.state,
    );
    if (!graph.ok) return undefined;
    const settled = settle(graph);
    if (settled.endless.some(({ share }) => share > 0)) return undefined;
    left -= graph.results;
    positions += graph.positions;
    ends.push(graph.told.map(({ words }, at) => ({ ...(JSON.parse(words) as Ended), share: settled.ends[at] ?? 0 })));
  }
  return { ends, positions };
}
