import type { Holding } from '../../game.ts';
import { isAlive } from '../rules/sides.ts';
import type { State } from '../types.ts';

/** Nothing is hidden or left to the table: the gear of each player works without a decision, or the policy uses it. */
export function counts({ units }: State): Holding[] {
  const found = new Map<string, Holding & { count: number }>();
  for (const { owner, gear, ...unit } of units)
    for (const { card } of isAlive({ owner, gear, ...unit }) ? gear : []) {
      const key = `${owner} ${card}`;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { by: owner, what: card, count: 1, how: 'automatic' });
    }
  return [...found.values()];
}
