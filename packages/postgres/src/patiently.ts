import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from './faults.ts';

/** Milliseconds between two tries. */
const FIRST = 100;
const LONGEST = 2_000;

/** Does something again and again while the database is away. `say` hears once that it is away, and that it is back. */
export async function patiently<T>(
  act: () => Promise<T>,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(LONGEST, wait * 2)) {
    try {
      const done = await act();
      if (wait > FIRST) say('The database is back.');
      return done;
    } catch (error) {
      if (!isAway(error) || signal.aborted) throw error;
      if (wait === FIRST) say(`${(error as Error).message} Trying again until it is back.`);
      await pause(wait, undefined, { signal });
    }
  }
}
