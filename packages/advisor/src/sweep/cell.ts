import type { Types } from '@fray/engine';
import type { Game } from '@fray/games';
import { oddsInSteps } from '../odds/odds.ts';

/** What is asked in every cell of a sweep. */
export interface CellQuestion {
  /** Combats where it cannot be exact. */
  combats: number;
  /** Of those combats. */
  seed: number;
  /** Against whom, by name; left out: the opponent that the game's own policy is. */
  opponent?: string;
}
/** What one cell came to: plain figures, so that they can be kept in a file and added from anywhere. */
export interface Cell {
  /** Against whom, by name. */
  opponent: string;
  /** Counted, or played. */
  method: 'exact' | 'sampled';
  /** Half of the 95 % interval of the share that is known worst; 0 where it is exact. */
  give: number;
  /** By result; they make 1. */
  shares: Readonly<Record<string, number>>;
  /** Lost on average, by seat, where the game has prices. */
  cost: Readonly<Record<string, number>>;
}

/** The odds of one setup, as figures. */
export function cellOf<T extends Types>(game: Game<T>, setup: T['setup'], asked: CellQuestion): Cell {
  const steps = cellInSteps(game, setup, asked);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps between which it can be stopped. */
export function* cellInSteps<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  { combats, seed, opponent: against }: CellQuestion,
): Generator<undefined, Cell> {
  const { method, opponent, give, shares, ends } = yield* oddsInSteps(game, {
    from: { setup },
    budget: { combats },
    seed,
    ...(against === undefined ? {} : { opponent: against }),
  });
  const cost: Record<string, number> = {};
  for (const end of ends)
    for (const [seat, value] of Object.entries(end.cost)) cost[seat] = (cost[seat] ?? 0) + end.share * value;
  return { opponent, method, give, shares, cost };
}
