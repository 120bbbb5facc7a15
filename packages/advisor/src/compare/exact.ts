import { clone, dry, hides, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import type { GraphBudget } from '../odds/graph-question.ts';
import { type PlayStyle, solving } from '../odds/rungs.ts';
import { solveRounds } from '../odds/solve-rounds.ts';
import { type Asker, type Ended, endedAt } from './future.ts';
import type { Candidate } from './route.ts';
import { followRoute } from './route.ts';

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
  /** How effects are used after each of them; left out in games that leave everything to the policy. */
  play?: PlayStyle;
}

/** Without `futureKey` positions hardly ever meet: only a few results of chance can be solved. */
const RESULTS_WITHOUT_KEY = 60;

/**
 * Every end of every action with its share; `undefined` if something is hidden, the graph is too large or the combat never
 * ends.
 */
export function* countOut<T extends Types>(
  game: Game<T>,
  { view, seat, objective, all }: Asker<T> & { view: T['view']; all: readonly Candidate<T>[] },
  budget: GraphBudget,
): Generator<undefined, Counted | undefined> {
  const { rules } = game;
  // If nothing is hidden, there is only one state behind the view.
  const state = rules.imagine(clone(view), seat, chanceFrom(seededDice(1, 0)));
  if (hides(rules, state, seat)) return undefined;
  const before = game.forces?.(state) ?? {};
  const starts: T['state'][] = [];
  for (const one of all) {
    const runner = new Runner(rules, (rules.clone ?? clone)(state), dry());
    if (!followRoute(game, runner, one, (count) => new Array<number>(count).fill(1))) return undefined;
    starts.push(runner.state);
  }
  const { positions } = budget;
  const results = rules.futureKey ? budget.results : Math.min(budget.results, RESULTS_WITHOUT_KEY);
  // What the actions have in common is looked at once.
  const found = yield* solving<T>(
    game,
    {
      rules,
      policies: () => game.bot,
      tell: (end) => JSON.stringify(endedAt(game, before, end, { seat, objective })),
      budget: { positions, results },
      starts,
      // The seat that asks decides its later hits too, where that is not too much.
      hits: { seat },
      ...(objective === undefined ? {} : { objectives: { [seat]: objective } as Partial<Record<T['seat'], string>> }),
    },
    state,
  );
  if (!found.ok) return undefined;
  const { graph, decided, play } = found;
  const told = graph.endings.map(({ words }) => JSON.parse(words) as Ended);
  const ends: LikelyEnd[][] = [];
  for (const target of graph.starts) {
    const to = [Int32Array.of(target), ...decided.to.slice(1)];
    const shares = [Float64Array.of(1), ...decided.shares.slice(1)];
    const solved = solveRounds({ to, shares, ends: decided.ends });
    if (solved.endless.some(({ share }) => share > 0)) return undefined;
    ends.push(told.map((end, at) => ({ ...end, share: solved.ends[at] ?? 0 })));
  }
  return { ends, positions: graph.positions, ...(play ? { play } : {}) };
}
