import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Farm } from './farm.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import type { Question, Result, Run } from './types.ts';
import { watch } from './watch.ts';
import { work } from './work.ts';

const SHARDS = 12;
const STUCK = fileURLToPath(new URL('./testing/stuck-worker.ts', import.meta.url));
const TSX = fileURLToPath(new URL('../../cli/bin/tsx.js', import.meta.url));

let cluster: Postgres;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.end());

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

test('a shard whose worker process is killed is played again after its expiry, and every part counts once', async () => {
  const address = await cluster.database('worker');
  const farms = await open(address);
  const run = await farms[0].start(question(1), { largest: 1, shards: SHARDS, expiry: 1 });
  const stuck = spawn(process.execPath, ['--import', TSX, STUCK], {
    env: { ...process.env, FRAY_FARM: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [shard] = (await once(stuck.stdout, 'data')) as [Buffer];
  stuck.kill('SIGKILL');
  const again: number[] = [];
  const { ended, taken } = await playAll(farms, run, async (one) => void again.push(one));
  expect(ended).toEqual({ why: 'done' });
  expect(taken).toEqual(ALL);
  expect(again).toContain(Number(shard.toString()));
  await Promise.all(farms.map((farm) => farm.close()));
}, 60_000);

test('workers and watcher wait while the database is away, say so, and end with every part once', async () => {
  const farms = await open(await cluster.database('away'));
  const run = await farms[0].start(question(2), { largest: 1, shards: SHARDS, expiry: 2 });
  let killed: Promise<void> | undefined;
  const { ended, said, taken } = await playAll(farms, run, async (shard) => {
    if (shard !== 5) return;
    // With shards in hand and results on their way.
    killed ??= new Promise((started) => {
      cluster.kill();
      started(cluster.start());
    });
    await killed;
  });
  expect(ended).toEqual({ why: 'done' });
  expect(taken).toEqual(ALL);
  expect(said.filter((sentence) => sentence.includes('farm-unreachable')).length).toBeGreaterThan(0);
  expect(said).toContain('The database is back.');
  await Promise.all(farms.map((farm) => farm.close()));
}, 60_000);
