import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from '@fray/postgres';
import type { Farm } from './farm.ts';
import type { Result, Run } from './types.ts';

/** Milliseconds between two looks at a run. */
const LOOK = 250;
/** Looks without a result before it says that no worker is there. */
const MANY = 20;

/** How to watch a run. */
export interface Watching {
  /** Gets every result once, in any order. */
  take(shard: number, result: Result): void;
  /** Gets sentences for the person who waits. */
  say(sentence: string): void;
  /** Ends the watching, not the run. */
  signal: AbortSignal;
}
/** How a run ended for the one who watches it. */
export type Ended = { why: 'done' | 'signal' | 'stopped' | 'deleted' } | { why: 'aside'; shards: number[] };

/** Reads the results of a run as they arrive. Stopped by its signal, it leaves the run to the workers. */
export async function watch(farm: Farm, run: Run, { take, say, signal }: Watching): Promise<Ended> {
  /** All before this shard are read, and these after it. */
  let from = 0;
  const early = new Set<number>();
  const ask = <T>(act: () => Promise<T>): Promise<T> => patiently(act, say, signal);

  async function read(): Promise<boolean> {
    const results = await ask(() => farm.results(run.id, from, [...early]));
    for (const { shard, result } of results) {
      early.add(shard);
      take(shard, result);
    }
    for (; early.delete(from); from++);
    return results.length > 0;
  }
  async function look(quiet: number): Promise<Ended | undefined> {
    const state = await ask(() => farm.stateOf(run.id));
    if (state === 'stopped' || state === 'deleted') return { why: state };
    const aside = await ask(() => farm.aside(run.id));
    if (aside.length && from + early.size + aside.length >= run.shards) return { why: 'aside', shards: aside };
    if (quiet === MANY && !(await ask(() => farm.hasWorkers())))
      say('No worker is connected; start one with the same address: fray worker.');
    return undefined;
  }

  try {
    for (let quiet = 0; ; ) {
      if (signal.aborted) return { why: 'signal' };
      const found = await read();
      if (from >= run.shards) {
        await ask(() => farm.finish(run));
        return { why: 'done' };
      }
      if (found) {
        quiet = 0;
        continue;
      }
      const ended = await look(++quiet);
      if (ended) return ended;
      await pause(LOOK, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return { why: 'signal' };
    throw error;
  }
}
