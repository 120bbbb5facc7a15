import { addTally, emptyTally, share, type Tally } from '@fray/games';
import { Piscina } from 'piscina';
import type { Context } from './context.ts';
import { playShard, type Shard } from './worker.ts';

/** Shards are cut by combat number alone, so that every number of workers adds up the same combats. */
const SHARDS = 100;
const LARGEST_SHARD = 500;

export function shardsOf(whole: Omit<Shard, 'from' | 'to'>, games: number): Shard[] {
  const size = Math.min(LARGEST_SHARD, Math.max(1, Math.ceil(games / SHARDS)));
  const shards: Shard[] = [];
  for (let from = 0; from < games; from += size) shards.push({ ...whole, from, to: Math.min(games, from + size) });
  return shards;
}

/** Plays all shards, here or in worker threads, and adds them up. `done` hears how many combats are played. */
export async function simulateAll(
  context: Context,
  shards: readonly Shard[],
  workers: number,
  done: (games: number) => void,
): Promise<Tally> {
  const total = emptyTally();
  const add = (tally: Tally) => {
    addTally(total, tally);
    done(total.games);
  };
  const threads = Math.min(workers, shards.length);
  if (threads <= 1) {
    for (const shard of shards) add(await playShard(context.games, shard));
    return total;
  }
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    execArgv: ['--import', new URL('../bin/tsx.js', import.meta.url).href],
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await Promise.all(shards.map(async (shard) => add(await pool.run({ registry: context.registry, shard }))));
  } finally {
    await pool.destroy();
  }
  return total;
}

/** The figures of a simulation, in a fixed order: the same combats give the same text. */
export function figures(tally: Tally) {
  const part = (count: number) => ({ count, ...share(count, tally.games) });
  const results = Object.entries(tally.results)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([result, count]) => ({ result, ...part(count) }));
  const left = Object.entries(tally.left)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, counts]) => {
      const amounts = Object.entries(counts)
        .map(([amount, count]) => ({ left: Number(amount), ...part(count) }))
        .sort((a, b) => a.left - b.left);
      const mean = amounts.reduce((sum, { left, count }) => sum + left * count, 0) / tally.games;
      return { seat, mean, amounts };
    });
  return { results, rounds: { mean: tally.rounds / tally.games }, moves: { mean: tally.moves / tally.games }, left };
}
