import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../postgres/src/testing/postgres.ts';
import { Farm } from './farm.ts';
import type { Question, Result, Run } from './types.ts';
import { watch } from './watch.ts';
import { work } from './work.ts';

/** `npm run soak -- farm` plays more, and kills more. */
const SHARDS = Number(process.env.FRAY_SHARDS ?? 12);
const KILLS = Math.ceil(SHARDS / 12);
const MINUTES = 60_000 * KILLS;
const STUCK = fileURLToPath(new URL('./testing/stuck-worker.ts', import.meta.url));
const TSX = fileURLToPath(new URL('../../cli/bin/tsx.js', import.meta.url));

let cluster: Postgres;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
const paused: ChildProcess[] = [];
afterAll(async () => {
  for (const child of paused) child.kill('SIGKILL');
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

test(
  'shards whose worker processes are killed or paused are played again after their expiry, and every part counts once',
  async () => {
    const address = await cluster.database('worker');
    const farms = await open(address);
    const run = await farms[0].start(question(1), { largest: 1, shards: SHARDS, expiry: 1 });
    const inHand: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const stuck = spawn(process.execPath, ['--import', TSX, STUCK], {
        env: { ...process.env, FRAY_FARM: address },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [shard] = (await once(stuck.stdout, 'data')) as [Buffer];
      inHand.push(Number(shard.toString()));
      if (kill % 2) paused.push(stuck);
      stuck.kill(kill % 2 ? 'SIGSTOP' : 'SIGKILL');
    }
    const again: number[] = [];
    const { ended, taken } = await playAll(farms, run, async (one) => void again.push(one));
    expect(ended).toEqual({ why: 'done' });
    expect(taken).toEqual(ALL);
    expect(again).toEqual(expect.arrayContaining(inHand));
    await Promise.all(farms.map((farm) => farm.close()));
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
