import { GEAR_ROWS } from '../content/index.ts';
import type { Action } from '../types.ts';

type Take = Extract<Action, { type: 'take' }>;

/** Highest serial first, worn rather than stashed. */
export function bestLoot(takes: readonly Take[]): Action {
  const value = (take: Take) => (GEAR_ROWS.get(take.card)?.serial ?? 0) * 2 + (take.to === 'stash' ? 0 : 1);
  return takes.toSorted((a, b) => value(b) - value(a))[0] as Action;
}
