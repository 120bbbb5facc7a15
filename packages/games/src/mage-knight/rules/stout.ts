import type { Hero, PoolEntry, State } from '../types.ts';

/**
 * 12.2, Stout Resolve powered: any number of cards is put away for more, one of them a Wound, each time it is used
 * (Maximal Effect uses it twice). Attack and Block go on in their pool, which tells both; Move and Influence are counted.
 */
export const STOUT = ['attack', 'block', 'move', 'influence'] as const;
export type Stout = (typeof STOUT)[number];

/** A use that takes further cards; in a pool each stays apart, for each has a Wound of its own. */
export const isStout = ({ source, mode }: PoolEntry): boolean =>
  source === 'stout-resolve' && mode.startsWith('powered');

function woundsLeft(entries: readonly PoolEntry[], what: Stout): number {
  let left = 0;
  for (const entry of entries) {
    if (isStout(entry)) left++;
    else if (entry.source === 'stout-resolve' && entry.mode === `more-${what}-wound`) left--;
  }
  return left;
}
/** May another Wound be put away for it? */
export function canAbsorbWound(
  { currentAttackDeclaration, currentBlock }: State,
  { turn }: Hero,
  what: Stout,
): boolean {
  if (what === 'attack') return woundsLeft(currentAttackDeclaration?.attackPool.entries ?? [], what) > 0;
  if (what === 'block') return woundsLeft(currentBlock?.pool.entries ?? [], what) > 0;
  return turn.stoutWound > 0;
}
