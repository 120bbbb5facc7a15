import type { Types } from '@fray/engine';
import type { Game } from '@fray/games';
import { odds } from '../odds/odds.ts';

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
export function cellOf<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  { combats, seed, opponent: against }: CellQuestion,
): Cell {
  const { method, opponent, give, shares, ends } = odds(game, {
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
