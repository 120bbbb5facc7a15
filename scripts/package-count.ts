import { readFileSync } from 'node:fs';
import type { Lock } from './supply.ts';

/**
 * How many packages the root lock may have, for all platforms together. A change that needs more raises the number in the same
 * commit, says why, and runs `npm run lock`, which writes the list of names again.
 */
export const MOST = 342;
export const NAMES = 'scripts/package-names.txt';
export const readNames = (): string[] => readFileSync(NAMES, 'utf8').trim().split('\n');

/** Every package of a lock that is not one of ours; one that lies below another is named after it. */
export const namesIn = (lock: Lock): string[] =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path]) => path.replace(/^node_modules\//, '').replaceAll('/node_modules/', ' > '));

/** The fault of a lock with more packages than it may have, and which of them are not in the list. */
export function tooMany(lock: Lock, known: readonly string[], most = MOST): string[] {
  const names = namesIn(lock);
  if (names.length <= most) return [];
  const added = names.filter((name) => !known.includes(name));
  return [`${names.length} packages, at most ${most} may be there; new are: ${added.join(', ')}`];
}
