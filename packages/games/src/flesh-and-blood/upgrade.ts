import type { State } from './types.ts';

/** Version 1 did not remember that a link's damage is over, nor what changed a defender's power. */
export function upgrade(s: State): State {
  for (const link of s.chain) {
    link.dealt ??= link.hit || link.resolved;
    for (const defender of link.defenders) defender.power ??= 0;
  }
  return s;
}
