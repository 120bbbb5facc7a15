import { randomUUID } from 'node:crypto';
import { DatabaseFault } from '@fray/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sharedPostgres } from '../../postgres/src/testing/postgres.ts';
import { Farm } from './farm.ts';
import type { Question, Result, Run } from './types.ts';
import { type Ended, watch } from './watch.ts';
import { work } from './work.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
/** A farm that the tests of this file share; every question is its own run. */
let farm: Farm;
let address: string;
const newDatabase = (): Promise<string> => cluster.database(`farm_${randomUUID()}`);
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await newDatabase();
  farm = await Farm.open(address);
});
afterAll(async () => {
  // Also where no farm could be opened.
  await (farm as Farm | undefined)?.close();
  await cluster.end();
});

const SHARDS = 12;
const CUT = { largest: 10, shards: SHARDS, expiry: 60 };
let asked = 0;
const question = (): Question => ({
  made: { fray: '1', game: 'duel' },
  job: { from: 0, to: 10 * SHARDS, ...{ seed: ++asked } },
});
const partOf = (shard: number): Result => ({ part: { games: 10, of: shard } });
const silent = { say: () => undefined, signal: new AbortController().signal };

const sql = <R extends object>(text: string, values: unknown[] = [], at = address): Promise<R[]> =>
  query<R>(at, text, values);
async function codeOf(act: () => Promise<unknown>): Promise<[string, string]> {
  const error = await act().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseFault);
  return [(error as DatabaseFault).code, (error as DatabaseFault).message];
}

/** Watches a run while workers play it, and returns what was taken, by shard. */
async function played(run: Run, play: (shard: number) => Promise<Result>): Promise<Map<number, Result>> {
  const taken = new Map<number, Result>();
  const controller = new AbortController();
  const workers = [1, 2].map((lanes) =>
    work(farm, {
      ...silent,
      lanes,
      refuse: async ({ id }) => (id === run.id ? undefined : 'not of this test'),
      play: (_, shard) => play(shard),
      signal: controller.signal,
    }),
  );
  const ended = await watch(farm, run, {
    ...silent,
    take: (shard, result) => {
      expect(taken.has(shard)).toBe(false);
      taken.set(shard, result);
    },
  });
  controller.abort();
  await Promise.all(workers);
  expect(ended).toEqual({ why: 'done' });
  return taken;
}
const watched = (run: Run): Promise<Ended> => watch(farm, run, { ...silent, take: () => undefined });

test('the tables are made once by processes that open an empty database at the same time', async () => {
  const empty = await newDatabase();
  const farms = await Promise.all([1, 2, 3].map(() => Farm.open(empty)));
  await Promise.all(farms.map((one) => one.close()));
  expect(await sql('select version from fray_farm.version', [], empty)).toEqual([{ version: 1 }]);
});

describe('a run', () => {
  test('is the same for the same question, and its results are read once each', async () => {
    const one = question();
    const [run, again] = await Promise.all([farm.start(one, CUT), farm.start(one, { ...CUT, largest: 99 })]);
    expect(again).toEqual(run);
    const taken = await played(run, async (shard) => partOf(shard));
    expect([...taken].sort(([a], [b]) => a - b)).toEqual(
      Array.from({ length: SHARDS }, (_, shard) => [shard, partOf(shard)]),
    );
    expect((await farm.find(one))?.state).toBe('done');
    expect(await sql('select * from fray_queue.job where name = $1', [run.id])).toEqual([]);
  });

  test('is not found by another question or other versions', async () => {
    const one = question();
    await farm.start(one, CUT);
    expect(await farm.find({ ...one, made: { ...one.made, fray: '2' } })).toBeUndefined();
    expect(await farm.find(question())).toBeUndefined();
  });

  test('counts a shard once that two workers delivered, as the first one did', async () => {
    const run = await farm.start(question(), CUT);
    const taken = await farm.take(run.id);
    if (!taken) throw new Error('nothing to take');
    await farm.deliver(taken, { part: 'first' });
    await farm.deliver(taken, { part: 'second' });
    expect(await farm.results(run.id, 0, [])).toEqual([{ shard: 0, result: { part: 'first' } }]);
  });

  test('hands shards out from the first on, each once', async () => {
    const run = await farm.start(question(), CUT);
    const order: (number | undefined)[] = [];
    for (let n = 0; n <= SHARDS; n++) order.push((await farm.take(run.id))?.shard);
    expect(order).toEqual([...Array.from({ length: SHARDS }, (_, shard) => shard), undefined]);
  });

  test('sets a shard aside that ended three workers, names it, and hands it out again when continued', async () => {
    const run = await farm.start(question(), { ...CUT, shards: 1 });
    for (let tried = 0; tried < 3; tried++) {
      // Workers that were lost with it, long ago.
      await expect.poll(() => farm.take(run.id), { timeout: 20_000 }).toMatchObject({ shard: 0 });
      await sql(`update fray_queue.job set started_on = now() - interval '1 day' where name = $1`, [run.id]);
    }
    await expect.poll(() => farm.aside(run.id), { timeout: 20_000 }).toEqual([0]);
    expect(await farm.take(run.id)).toBeUndefined();
    expect(await watched(run)).toEqual({ why: 'aside', shards: [0] });
    await farm.stop(run.id);
    await farm.goOn(run);
    expect(await farm.take(run.id)).toMatchObject({ shard: 0 });
  }, 60_000);

  test('can be stopped: no worker sees it until it is continued', async () => {
    const run = await farm.start(question(), CUT);
    const isOpen = async () => (await farm.openRuns()).some(({ id }) => id === run.id);
    expect(await isOpen()).toBe(true);
    await farm.stop(run.id);
    expect(await isOpen()).toBe(false);
    expect(await watched(run)).toEqual({ why: 'stopped' });
    await farm.goOn(run);
    expect(await isOpen()).toBe(true);
  });

  test('leaves nothing behind when it is deleted, and a late result is dropped', async () => {
    const run = await farm.start(question(), CUT);
    const taken = await farm.take(run.id);
    if (!taken) throw new Error('nothing to take');
    await farm.remove(run.id);
    await farm.deliver(taken, partOf(0));
    await farm.vacuum();
    expect(await watched(run)).toEqual({ why: 'deleted' });
    for (const [table, column] of [
      ['fray_farm.runs', 'id'],
      ['fray_farm.parts', 'run'],
      ['fray_queue.job', 'name'],
      ['fray_queue.queue', 'name'],
    ])
      expect(await sql(`select from ${table} where ${column} = $1`, [run.id])).toEqual([]);
  });

  test('of more results than are read at once is read whole', async () => {
    const run = await farm.start(question(), { ...CUT, shards: 450 });
    await sql(`insert into fray_farm.parts select $1, shard, '{"part": 1}' from generate_series(0, 449) as shard`, [
      run.id,
    ]);
    const shards: number[] = [];
    expect(await watch(farm, run, { ...silent, take: (shard) => shards.push(shard) })).toEqual({ why: 'done' });
    expect(shards.sort((a, b) => a - b)).toEqual(Array.from({ length: 450 }, (_, shard) => shard));
  });

  test('keeps names that look like SQL as what they are', async () => {
    const name = `'); drop table fray_farm.runs; --`;
    const one = { made: { fray: name }, job: { from: 0, to: 1, ...{ game: name } } };
    const run = await farm.start(one, { ...CUT, shards: 1 });
    expect((await farm.find(one))?.asked).toEqual(one);
    expect(await farm.runs(`' or true --`)).toEqual([]);
    expect((await farm.runs(run.id.slice(0, 6))).map(({ id }) => id)).toEqual([run.id]);
  });
});

describe('what somebody else wrote into the database', () => {
  test('is no run: it is listed without a question, no worker gets it, and it can be deleted', async () => {
    const { id } = await farm.start(question(), CUT);
    await sql(`update fray_farm.runs set asked = '{"made": {}, "job": {"from": 0, "to": 5}}' where id = $1`, [id]);
    expect((await farm.openRuns()).map((run) => run.id)).not.toContain(id);
    expect(await farm.runs(id)).toMatchObject([{ id, state: 'open' }]);
    expect((await farm.runs(id))[0]).not.toHaveProperty('asked');
    await farm.remove(id);
    expect(await farm.runs(id)).toEqual([]);
  });

  test.each(['5', '[]', '{"mistake": 3}', '{}'])('is no result: %s', async (forged) => {
    const run = await farm.start(question(), CUT);
    await sql('insert into fray_farm.parts values ($1, 0, $2)', [run.id, forged]);
    expect((await codeOf(() => watched(run)))[0]).toBe('farm-part');
  });
});

describe('a worker', () => {
  test('leaves a run to others that it refuses, and says so once', async () => {
    const run = await farm.start(question(), CUT);
    const said: string[] = [];
    const controller = new AbortController();
    const refusing = work(farm, {
      lanes: 2,
      refuse: async ({ id }) => (id === run.id ? 'other rules' : 'not of this test'),
      play: async () => {
        throw new Error('played what it refused');
      },
      say: (sentence) => {
        said.push(sentence);
      },
      signal: controller.signal,
    });
    await expect.poll(() => said).toContain('other rules');
    expect((await played(run, async (shard) => partOf(shard))).size).toBe(SHARDS);
    controller.abort();
    await refusing;
    expect(said.filter((sentence) => sentence === 'other rules')).toHaveLength(1);
  });

  test('that is ended gives its shard back at once, with all tries', async () => {
    const run = await farm.start(question(), { ...CUT, shards: 1 });
    for (let time = 0; time < 5; time++) {
      const controller = new AbortController();
      await work(farm, {
        ...silent,
        lanes: 1,
        refuse: async ({ id }) => (id === run.id ? undefined : 'not of this test'),
        play: async () => {
          controller.abort();
          throw new Error('ended');
        },
        signal: controller.signal,
      });
    }
    expect((await played(run, async (shard) => partOf(shard))).size).toBe(1);
  });

  test('reports a mistake of the game as a result', async () => {
    const run = await farm.start(question(), { ...CUT, shards: 1 });
    expect(await played(run, async () => ({ mistake: 'a broken rule' }))).toEqual(
      new Map([[0, { mistake: 'a broken rule' }]]),
    );
  });

  test('is seen while it is connected', async () => {
    const own = await newDatabase();
    const watcher = await Farm.open(own);
    expect(await watcher.hasWorkers()).toBe(false);
    const working = await Farm.open(own, 'fray worker');
    expect(await watcher.hasWorkers()).toBe(true);
    await Promise.all([watcher.close(), working.close()]);
  });
});
