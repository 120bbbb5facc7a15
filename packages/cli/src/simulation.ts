import { setImmediate as breath } from 'node:timers/promises';
import { addTally, emptyTally, type Tally } from '@fray/games';
import { Piscina } from 'piscina';
import type { Context } from './context.ts';
import { THREAD } from './thread.ts';
import { mistakeOf, type Played, playerOf, type Shard } from './worker.ts';

/** Shards are cut by combat number alone, so that every number of workers adds up the same combats. */
const SHARDS = 100;
/** Small, since what a worker has in hand is lost when it is stopped. */
const LARGEST_SHARD = 50;
/** So many shards wait for each worker, so that it never waits for one. */
const AHEAD = 2;
/** So many milliseconds combats are played here before a signal may be heard. */
const PATIENCE = 50;

const sizeOf = ({ from, to }: Shard): number => Math.min(LARGEST_SHARD, Math.max(1, Math.ceil((to - from) / SHARDS)));

/** The combats of a simulation in parts. */
export function* shardsOf(whole: Shard): Generator<Shard> {
  const size = sizeOf(whole);
  for (let { from } = whole; from < whole.to; from += size) {
    yield { ...whole, from, to: Math.min(whole.to, from + size) };
  }
}

/** Why a simulation ended before its last combat. */
export type Stop = { why: 'interrupted' } | { why: 'worker lost'; words: string } | { why: 'mistake'; words: string };
export interface Simulated {
  /** Of all combats up to the first one that is missing, so that another run can go on from there. */
  tally: Tally;
  stop?: Stop;
}

/** Counts shards in the order of their numbers, whatever the order in which they are played. */
class Count {
  readonly tally = emptyTally();
  private readonly early = new Map<number, Tally>();
  private next: number;
  private readonly counted: (games: number) => void;
  constructor(first: number, counted: (games: number) => void) {
    this.next = first;
    this.counted = counted;
  }

  add(from: number, tally: Tally): void {
    this.early.set(from, tally);
    for (let ready = this.early.get(this.next); ready; ready = this.early.get(this.next)) {
      this.early.delete(this.next);
      addTally(this.tally, ready);
      this.next += ready.games;
    }
    this.counted(this.tally.games);
  }
}

/** Plays one combat after the other, and looks up now and then whether it shall stop. */
async function playHere(context: Context, whole: Shard, count: Count, signal: AbortSignal) {
  const play = await playerOf(context.games, whole);
  let looked = performance.now();
  for (let number = whole.from; number < whole.to && !signal.aborted; number++) {
    count.add(number, play(number, number + 1));
    if (performance.now() - looked < PATIENCE) continue;
    await breath();
    looked = performance.now();
  }
}

/** Plays in worker threads. A stop ends all of them at once. */
async function playInThreads(
  context: Context,
  whole: Shard,
  threads: number,
  count: Count,
  { signal, stop }: { signal: AbortSignal; stop: (stop: Stop) => void },
) {
  const pool = new Piscina({ ...THREAD, minThreads: threads, maxThreads: threads });
  const lost = (error: Error) => stop({ why: 'worker lost', words: error.message });
  const end = () => void pool.destroy();
  pool.on('error', lost);
  signal.addEventListener('abort', end);
  const shards = shardsOf(whole);
  const play = async () => {
    for (let next = shards.next(); !next.done && !signal.aborted; next = shards.next()) {
      const shard = next.value;
      const played = (await pool.run({ registry: context.registry, shard })) as Played;
      if ('tally' in played) count.add(shard.from, played.tally);
      else stop({ why: 'mistake', words: played.mistake });
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * AHEAD }, () => play().catch(lost)));
  } finally {
    signal.removeEventListener('abort', end);
    await pool.destroy();
  }
}

/** Plays all combats, here or in worker threads, and adds them up. `counted` hears how many are. */
export async function simulateAll(
  context: Context,
  whole: Shard,
  workers: number,
  counted: (games: number) => void,
): Promise<Simulated> {
  const count = new Count(whole.from, counted);
  const controller = new AbortController();
  const { signal } = controller;
  let why: Stop | undefined;
  const stop = (reason: Stop) => {
    why ??= reason;
    controller.abort();
  };
  const unheard = context.onInterrupt?.(() => stop({ why: 'interrupted' }));
  const games = whole.to - whole.from;
  const threads = Math.min(workers, Math.ceil(games / sizeOf(whole)));
  try {
    if (threads <= 1) await playHere(context, whole, count, signal);
    else await playInThreads(context, whole, threads, count, { signal, stop });
  } catch (error) {
    stop({ why: 'mistake', words: mistakeOf(error).mistake });
  } finally {
    unheard?.();
  }
  const { tally } = count;
  return why && tally.games < games ? { tally, stop: why } : { tally };
}
