import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { query, sharedPostgres } from '../../../postgres/src/testing/postgres.ts';
import { describeStore } from '../testing/store-suite.ts';
import { PgStore } from './postgres.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await cluster.database(`tables_${randomUUID()}`);
  await (await PgStore.open(address)).close();
});
afterAll(() => cluster.end());

describeStore('PostgreSQL', () => {
  const empty = query(address, 'truncate fray_tables.tables, fray_tables.log, fray_tables.said');
  return {
    async open() {
      await empty;
      return await PgStore.open(address);
    },
  };
});

const NEW = { game: 'merc', rules: 1, time: 1, start: '{}', memory: '{}', people: '{}' };
const ids = Array.from({ length: 20 }, (_, i) => `BLOAT${i}`);
/** A turn of every table. */
const turn = (store: PgStore, turns: number, memory = '{}') =>
  Promise.all(ids.map((table) => store.append([{ table, turns, rows: ['{}'], memory, time: turns }])));

it('old states of a table leave no room behind, without a vacuum', async () => {
  const store = await PgStore.open(address);
  for (const id of ids) await store.create({ ...NEW, id });
  for (let turns = 0; turns < 100; turns++) await turn(store, turns, `${turns}${'x'.repeat(1500)}`);
  const [size] = await query<{ bytes: number }>(
    address,
    "select pg_relation_size('fray_tables.tables')::integer as bytes",
  );
  // Of 2,000 states of 1.6 KB each.
  expect(size?.bytes).toBeLessThan(600_000);
  await store.close();
});

it('what comes in one turn of the loop is one statement, and one notice tells the other processes', async () => {
  const [writes, hears] = [await PgStore.open(address), await PgStore.open(address)];
  const heard = new Map<string, number>();
  const present = vi.fn();
  let away: boolean | undefined;
  // What it does not ask about, only a notice can tell.
  let asked: readonly string[] = [];
  const sharing = (persons: readonly string[]) => ({
    open: () => asked.map((id) => [id, persons] as const),
    hear: (table: string, turns: number) => void heard.set(table, turns),
    present,
    away: (isAway: boolean) => {
      away = isAway;
    },
  });
  hears.share(sharing(['p1']));
  await expect.poll(() => away).toBe(false);
  heard.clear();
  const asks = vi.spyOn(writes as unknown as { query(): unknown }, 'query');
  await turn(writes, 100);
  expect(asks).toHaveBeenCalledTimes(1);
  await expect.poll(() => ids.every((id) => heard.get(id) === 101)).toBe(true);
  // The other one hears who is here, too, and of a table that is gone.
  asked = ids;
  writes.share(sharing(['p2', 'p3']));
  await expect.poll(() => present.mock.calls.some(([, , persons]) => String(persons) === 'p2,p3')).toBe(true);
  await writes.remove('BLOAT0');
  await expect.poll(() => heard.get('BLOAT0')).toBe(Number.POSITIVE_INFINITY);
  await Promise.all([writes.close(), hears.close()]);
});

it('one process leads a table, and another one once the first has gone', async () => {
  const [first, second] = [await PgStore.open(address), await PgStore.open(address)];
  for (const store of [first, second])
    store.share({
      open: () => [['BLOAT1', []]],
      hear: () => undefined,
      present: () => undefined,
      away: () => undefined,
    });
  await expect.poll(() => first.leads('BLOAT1'), { interval: 20 }).toBe(true);
  await expect.poll(() => second.leads('BLOAT2'), { interval: 20 }).toBe(true);
  expect(await second.leads('BLOAT1')).toBe(false);
  expect(await first.leads('BLOAT1')).toBe(true);
  await first.close();
  await expect.poll(() => second.leads('BLOAT1'), { interval: 20 }).toBe(true);
  await second.close();
});
