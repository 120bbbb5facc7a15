import type { Types } from '@fray/engine';
import type { Game } from '@fray/games';

/** One way it ends. */
export interface End {
  /** How likely it is; all ends make 1. */
  share: number;
  /** `attacker`, `draw`, `rebel`; `open` where it was asked only up to here and is not over. */
  result: string;
  /** What is left, by seat: units or life. */
  left: Readonly<Record<string, number>>;
  /** What is lost, by seat, in the resources of the game, where it has prices. */
  cost: Readonly<Record<string, number>>;
}

/** It was asked only up to here, and nobody has won yet. */
export const OPEN = 'open';

/** What is told of an end. Rounds are not: two ends that differ in nothing else are one. */
export function endOf<T extends Types>(game: Game<T>, start: T['state'], state: T['state']): Omit<End, 'share'> {
  const outcome = game.rules.outcome(state);
  const before = game.forces?.(start) ?? {};
  const after = game.forces?.(state) ?? {};
  const cost: Record<string, number> = {};
  for (const [seat, { worth }] of Object.entries(before)) {
    if (worth !== undefined) cost[seat] = worth - (after[seat]?.worth ?? 0);
  }
  if (outcome !== undefined) {
    const { result, left } = game.summary(state, outcome);
    return { result, left, cost };
  }
  return {
    result: OPEN,
    left: Object.fromEntries(Object.entries(after).map(([seat, { count }]) => [seat, count])),
    cost,
  };
}
