import type { Types } from '@fray/engine';
import type { Game, Survivors } from '@fray/games';

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
  /** What is left, kind by kind, where the game tells. */
  units?: Readonly<Record<string, readonly Survivors[]>>;
  /** Who has won what counts by itself, where the game tells: planets of an invasion. */
  parts?: Readonly<Record<string, string>>;
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
  const units = game.counting?.left?.(state);
  const parts = game.counting?.parts?.(state) ?? {};
  const more = { ...(units ? { units } : {}), ...(Object.keys(parts).length ? { parts } : {}) };
  if (outcome !== undefined) {
    const { result, left } = game.summary(state, outcome);
    return { result, left, cost, ...more };
  }
  return {
    result: OPEN,
    left: Object.fromEntries(Object.entries(after).map(([seat, { count }]) => [seat, count])),
    cost,
    ...more,
  };
}
