import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from '@fray/postgres';
import type { Farm } from './farm.ts';
import type { Result, Run, Taken } from './types.ts';

/** Milliseconds between two looks while there is nothing to play. */
const IDLE = 500;

/** How to work for a farm. */
export interface Working {
  /** Shards in hand at once. */
  lanes: number;
  /** Why this worker cannot play a run, in a sentence; asked once for each run. */
  refuse(run: Run): Promise<string | undefined>;
  /** Plays one shard. */
  play(run: Run, shard: number): Promise<Result>;
  /** Gets sentences for the person who started the worker. */
  say(sentence: string): void;
  /** Ends the work; shards in hand go back. */
  signal: AbortSignal;
}

/** Plays shards of all open runs until it is stopped. While the database is away it waits. */
export async function work(farm: Farm, { lanes, refuse, play, say, signal }: Working): Promise<void> {
  const refused = new Map<string, Promise<boolean>>();
  const isRefused = (run: Run): Promise<boolean> => {
    const known = refused.get(run.id);
    if (known) return known;
    const found = refuse(run).then((why) => {
      if (why) say(why);
      return why !== undefined;
    });
    refused.set(run.id, found);
    return found;
  };
  const ask = <T>(act: () => Promise<T>): Promise<T> => patiently(act, say, signal);

  async function next(): Promise<{ run: Run; taken: Taken } | undefined> {
    for (const run of await ask(() => farm.openRuns())) {
      if (await isRefused(run)) continue;
      const taken = await ask(() => farm.take(run.id));
      if (taken) return { run, taken };
      await ask(() => farm.finish(run));
    }
    return undefined;
  }
  async function lane(): Promise<void> {
    while (!signal.aborted) {
      const found = await next();
      if (!found) {
        await pause(IDLE, undefined, { signal });
        continue;
      }
      const { run, taken } = found;
      const result = await play(run, taken.shard).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return undefined;
      });
      // Ended in the middle: others need not wait until it expires.
      if (!result) return await farm.giveBack(run, [taken]);
      await ask(() => farm.deliver(taken, result));
    }
  }
  await Promise.all(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        if (!signal.aborted) throw error;
      }),
    ),
  );
}
