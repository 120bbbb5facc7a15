import { setImmediate as breath } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { type Context, registriesOf } from './context.ts';
import { THREAD } from './thread.ts';
import { type Doer, type Done, doerOf, type Job, mistakeOf } from './worker.ts';

/** Shards are cut by number alone, so that every number of workers adds up the same parts. */
const SHARDS = 100;
/** Shards queued per worker, so that it never waits. */
const AHEAD = 2;
/** Milliseconds of work on this thread between two checks for a signal. */
const PATIENCE = 50;

/** Numbers of each shard of a job but the last. */
export const sizeOf = ({ from, to }: Job, largest: number): number =>
  Math.min(largest, Math.max(1, Math.ceil((to - from) / SHARDS)));

/** Shards of a job, and one of them by its number. */
export const shardCount = (whole: Job, largest: number): number =>
  Math.ceil((whole.to - whole.from) / sizeOf(whole, largest));
export function shardAt<J extends Job>(whole: J, largest: number, shard: number): J {
  const size = sizeOf(whole, largest);
  const from = whole.from + shard * size;
  return { ...whole, from, to: Math.min(whole.to, from + size) };
}
/** A job in parts of at most `largest` numbers. */
export function* shardsOf<J extends Job>(whole: J, largest: number): Generator<J> {
  const count = shardCount(whole, largest);
  for (let shard = 0; shard < count; shard++) yield shardAt(whole, largest, shard);
}

/** Why a job ended before its last number. */
export type Stop = { why: 'interrupted' } | { why: 'worker lost' | 'mistake' | 'farm'; words: string };

/** How a job is done. */
export interface Doing<P> {
  workers: number;
  /** Numbers of a shard at most: what a worker has in hand is lost when it is stopped. */
  largest: number;
  /** Hears every part in the order of its numbers, and how many numbers are done with it. */
  take(part: P, done: number): void;
  /** Does it elsewhere instead. */
  farm?: DoElsewhere<P> | undefined;
}
/** A way to do a job on other machines. */
export type DoElsewhere<P> = (whole: Job, largest: number, order: Parts<P>, stopping: Stopping) => Promise<void>;
/** How far it came: numbers done without a gap, so that another run can go on from there. */
export interface Finished {
  done: number;
  stop?: Stop;
}

/** Takes the part that begins at a number and the count of its numbers, in any order. */
export interface Parts<P> {
  add(from: number, numbers: number, part: P): void;
}
/** Passes parts on in the order of their numbers, not in the order in which they finish. */
class InOrder<P> implements Parts<P> {
  done = 0;
  private readonly early = new Map<number, { part: P; numbers: number }>();
  private readonly first: number;
  private readonly take: Doing<P>['take'];
  constructor(first: number, take: Doing<P>['take']) {
    this.first = first;
    this.take = take;
  }

  add(from: number, numbers: number, part: P): void {
    this.early.set(from, { part, numbers });
    for (;;) {
      const next = this.first + this.done;
      const ready = this.early.get(next);
      if (!ready) return;
      this.early.delete(next);
      this.done += ready.numbers;
      this.take(ready.part, this.done);
    }
  }
}

/** Lets go of this thread now and then, so that a signal is heard. */
export function breaths(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < PATIENCE) return;
    await breath();
    last = performance.now();
  };
}
/** Takes all steps, unless it shall stop: then it returns nothing. */
export async function takeSteps(
  steps: ReturnType<Doer>,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<{ part: unknown } | undefined> {
  let step = steps.next();
  for (; !step.done && !signal.aborted; step = steps.next()) await breathe();
  return step.done ? { part: step.value } : undefined;
}

/** One number after the other. */
async function doHere<P>(context: Context, whole: Job, order: InOrder<P>, signal: AbortSignal) {
  const act = await doerOf(context.games, whole);
  const breathe = breaths();
  for (let number = whole.from; number < whole.to; number++) {
    const done = await takeSteps(act(number, number + 1), signal, breathe);
    if (!done) return;
    order.add(number, 1, done.part as P);
  }
}

/** Hears that it shall stop, and says why it must. */
export interface Stopping {
  signal: AbortSignal;
  stop(stop: Stop): void;
}

/** In worker threads. A stop ends all of them at once. */
async function doInThreads<P>(
  context: Context,
  shards: Generator<Job>,
  threads: number,
  order: InOrder<P>,
  { signal, stop }: Stopping,
) {
  const pool = new Piscina({ ...THREAD, minThreads: threads, maxThreads: threads });
  const lost = (error: Error) => stop({ why: 'worker lost', words: error.message });
  const end = () => void pool.destroy();
  pool.on('error', lost);
  signal.addEventListener('abort', end);
  const act = async () => {
    for (let next = shards.next(); !next.done && !signal.aborted; next = shards.next()) {
      const job = next.value;
      const done = (await pool.run({ registries: registriesOf(context), job })) as Done;
      if ('part' in done) order.add(job.from, job.to - job.from, done.part as P);
      else stop({ why: 'mistake', words: done.mistake });
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * AHEAD }, () => act().catch(lost)));
  } finally {
    signal.removeEventListener('abort', end);
    await pool.destroy();
  }
}

/** Does all numbers of a job: here, in worker threads, or on a farm. */
export async function doAll<P>(
  context: Context,
  whole: Job,
  { workers, largest, take, farm }: Doing<P>,
): Promise<Finished> {
  const order = new InOrder(whole.from, take);
  const controller = new AbortController();
  const { signal } = controller;
  let why: Stop | undefined;
  const stop = (reason: Stop) => {
    why ??= reason;
    controller.abort();
  };
  const unheard = context.onInterrupt?.(() => stop({ why: 'interrupted' }));
  const numbers = whole.to - whole.from;
  const threads = Math.min(workers, Math.ceil(numbers / sizeOf(whole, largest)));
  try {
    if (farm && numbers) await farm(whole, largest, order, { signal, stop });
    else if (threads <= 1) await doHere(context, whole, order, signal);
    else await doInThreads(context, shardsOf(whole, largest), threads, order, { signal, stop });
  } catch (error) {
    stop({ why: 'mistake', words: mistakeOf(error).mistake });
  } finally {
    unheard?.();
  }
  const { done } = order;
  return why && done < numbers ? { done, stop: why } : { done };
}
