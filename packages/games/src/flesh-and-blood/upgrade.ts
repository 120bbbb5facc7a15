import type { State } from './types.ts';

/**
 * Version 1 did not remember that a link's damage is over, nor what changed a defender's power; up to version 3 the passes of
 * the Layer Step were still counted while somebody was asked to defend. Version 6 only asks more of real decks: nothing to mend.
 */
export function upgrade(state: State): State {
  for (const link of state.chain) {
    link.dealt ??= link.hit || link.resolved;
    for (const defender of link.defenders) defender.power ??= 0;
  }
  if (state.awaiting_defense) state.combat_passes = 0;
  return state;
}
