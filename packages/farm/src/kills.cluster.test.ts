import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, query, startPostgres } from '../../postgres/src/testing/postgres.ts';
import { Farm } from './farm.ts';
import type { Question, Result, Run } from './types.ts';
import { watch } from './watch.ts';
import { work } from './work.ts';

/** `npm run soak -- farm` plays more, and kills more. */
const SHARDS = Number(process.env.FRAY_SHARDS ?? 12);
const KILLS = Math.ceil(SHARDS / 12);
/** Workers that are lost, killed and paused in turn. */
const LOST = Math.ceil(SHARDS / 6);
const MINUTES = 300_000 + 60_000 * KILLS;
const STUCK = fileURLToPath(new URL('./testing/stuck-worker.ts', import.meta.url));
const TSX = fileURLToPath(new URL('../../cli/bin/tsx.js', import.meta.url));

let cluster: Postgres;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
const lost: ChildProcess[] = [];
afterAll(async () => {
  for (const child of lost) child.kill('SIGKILL');
  await cluster.end();
});

const question = (seed: number): Question => ({ made: { fray: '1' }, job: { from: 0, to: SHARDS, ...{ seed } } });
const partOf = (shard: number): Result => ({ part: shard * shard });
const ALL = Array.from({ length: SHARDS }, (_, shard) => [shard, partOf(shard)]);

/** Watches a run while two workers play it. `at` acts when a shard is in hand. */
async function playAll(farms: readonly [Farm, Farm, Farm], run: Run, at: (shard: number) => Promise<void>) {
  const controller = new AbortController();
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);
  const [watcher, ...workers] = farms;
  const working = workers.map((farm) =>
    work(farm, {
      lanes: 1,
      refuse: async () => undefined,
      async play(_, shard) {
        await at(shard);
        return partOf(shard);
      },
      say,
      signal: controller.signal,
    }),
  );
  const taken: [number, Result][] = [];
  const ended = await watch(watcher, run, {
    take: (shard, result) => void taken.push([shard, result]),
    say,
    signal: controller.signal,
  });
  controller.abort();
  await Promise.all(working);
  return { ended, said, taken: taken.sort(([a], [b]) => a - b) };
}
const open = (address: string) =>
  Promise.all([Farm.open(address), Farm.open(address), Farm.open(address)]) as Promise<[Farm, Farm, Farm]>;

/** A worker process with a shard in hand that it will not deliver in time. */
async function loseWorker(address: string, signal: NodeJS.Signals): Promise<number> {
  const child = spawn(process.execPath, ['--import', TSX, STUCK], {
    env: { ...process.env, FRAY_FARM: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  lost.push(child);
  const [shard] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill(signal);
  return Number(shard.toString());
}

test(
  'shards whose worker processes are killed or paused are played again, and every part counts once, also where one comes late',
  async () => {
    const address = await cluster.database('worker');
    const farms = await open(address);
    const [farm] = farms;
    const run = await farm.start(question(1), { largest: 1, shards: SHARDS, expiry: 60 });
    const signals = Array.from({ length: LOST }, (_, i): NodeJS.Signals => (i % 2 ? 'SIGSTOP' : 'SIGKILL'));
    const inHand = await Promise.all(signals.map((signal) => loseWorker(address, signal)));
    // Past every limit.
    await query(address, "update fray_queue.job set started_on = now() - interval '1 day' where state = 'active'");
    const expired = performance.now();
    const again = new Map<number, number>();
    const { ended, taken } = await playAll(farms, run, async (one) => void again.set(one, performance.now() - expired));
    expect(ended).toEqual({ why: 'done' });
    expect(taken).toEqual(ALL);
    if (process.env.FRAY_SHARDS) {
      const longest = Math.max(...inHand.map((shard) => again.get(shard) as number));
      console.log(
        `${LOST} workers lost; the last of their shards began ${(longest / 1000).toFixed(1)} s after its expiry`,
      );
    }
    for (const child of lost.filter((_, i) => i % 2)) {
      child.kill('SIGCONT');
      expect(await once(child, 'exit')).toEqual([0, null]);
    }
    expect((await farm.results(run.id, 0, [])).map(({ shard, result }) => [shard, result])).toEqual(ALL);
    await Promise.all(farms.map((one) => one.close()));
  },
  MINUTES,
);

test(
  'workers and watcher wait while the database is away, say that it is, and end with every part once',
  async () => {
    const farms = await open(await cluster.database('away'));
    const run = await farms[0].start(question(2), { largest: 1, shards: SHARDS, expiry: 2 });
    const kills = new Map<number, Promise<void>>();
    const { ended, said, taken } = await playAll(farms, run, async (shard) => {
      if (shard % 12 !== 5) return;
      // With shards in hand and results on their way; a shard that is played again kills nothing more.
      const killed = kills.get(shard);
      if (killed) return await killed;
      cluster.kill();
      kills.set(shard, cluster.start());
      await kills.get(shard);
    });
    expect(ended).toEqual({ why: 'done' });
    expect(taken).toEqual(ALL);
    expect(kills.size).toBe(Math.ceil((SHARDS - 5) / 12));
    expect(said.filter((sentence) => sentence.includes('database-unreachable')).length).toBeGreaterThan(0);
    await Promise.all(farms.map((farm) => farm.close()));
  },
  MINUTES,
);
