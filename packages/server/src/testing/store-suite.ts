import { describe, expect, it } from 'vitest';
import type { Append, NewTable, Store } from '../store/store.ts';

/** One place that a store keeps things in: opened again and again, as by processes that follow each other. */
export interface Place {
  open(): Promise<Store>;
}

const TABLE: NewTable = {
  ...{ id: 'K7MPQ2', game: 'merc', rules: 3, time: 1000 },
  ...{ start: '{"seed":"ab"}', memory: '{"pace":"round"}', people: '{}' },
};
const append = (turns: number, rows: readonly string[], more: Partial<Append> = {}): Append => ({
  ...{ table: TABLE.id, turns, rows, time: 2000 + turns },
  ...more,
});
const messageOf = (id: string, seq: number, seat = 'rebel') => ({ seat, id, seq, digest: `of ${id}` });

/** What every store must do. */
export function describeStore(name: string, place: () => Place): void {
  describe(`${name}: what every store must do`, () => {
    const begun = async (): Promise<{ store: Store; at: Place }> => {
      const at = place();
      const store = await at.open();
      expect(await store.create(TABLE)).toBe(true);
      return { store, at };
    };

    it('gives a table back as it was made, and none that was not', async () => {
      const { store } = await begun();
      expect(await store.load(TABLE.id)).toEqual({
        ...TABLE,
        turns: 0,
        seq: 0,
        changed: TABLE.time,
        rows: [],
        said: [],
      });
      expect(await store.load('OTHER2')).toBeUndefined();
      await store.close();
    });

    it('makes no second table of one name', async () => {
      const { store } = await begun();
      expect(await store.create({ ...TABLE, start: '{"seed":"cd"}' })).toBe(false);
      expect((await store.load(TABLE.id))?.start).toBe(TABLE.start);
      await store.close();
    });

    it('keeps rows, answered messages and what stands beside them together, over the end of the process', async () => {
      const { store, at } = await begun();
      const first = append(0, ['{"a":1}', '{"b":2}'], { said: [messageOf('m1', 2)], memory: '{"pace":"step"}' });
      expect(await store.append([first])).toEqual({ ok: true });
      expect(await store.append([append(1, ['{"c":3}'], { people: '{"rebel":"x"}' })])).toEqual({ ok: true });
      await store.close();
      const again = await at.open();
      expect(await again.load(TABLE.id)).toEqual({
        ...{ ...TABLE, turns: 2, seq: 3, changed: 2001, rows: ['{"a":1}', '{"b":2}', '{"c":3}'] },
        ...{ said: [messageOf('m1', 2)], memory: '{"pace":"step"}', people: '{"rebel":"x"}' },
      });
      await again.close();
    });

    it('keeps what is beside the rows where no row comes', async () => {
      const { store } = await begun();
      expect(await store.append([append(0, [], { said: [messageOf('m1', 0)], memory: '{}' })])).toEqual({ ok: true });
      expect(await store.load(TABLE.id)).toMatchObject({ seq: 0, rows: [], memory: '{}', said: [messageOf('m1', 0)] });
      await store.close();
    });

    it.each<[string, Append]>([
      ['rows that another has written already', append(0, ['{"late":1}'], { memory: 'late' })],
      ['what knows nothing of a change beside the rows', append(0, [], { people: '{"late":1}' })],
      ['rows after some that are missing', append(5, ['{"early":1}'], { memory: 'early' })],
      ['a message a second time', append(1, ['{"b":2}'], { said: [messageOf('m1', 2)], memory: 'twice' })],
      ['a table that is not there', append(0, ['{}'], { table: 'OTHER2' })],
    ])('refuses %s, with everything that came in the same turn', async (_, wrong) => {
      const { store } = await begun();
      await store.create({ ...TABLE, id: 'B' });
      await store.append([append(0, ['{"a":1}'], { said: [messageOf('m1', 1)] })]);
      const before = [await store.load(TABLE.id), await store.load('B')];
      const refused = await store.append([append(0, ['{"b":1}'], { table: 'B', memory: 'b' }), wrong]);
      expect(refused).toEqual({ ok: false, code: 'conflict', table: wrong.table });
      expect([await store.load(TABLE.id), await store.load('B')]).toEqual(before);
      expect(await store.append([append(1, ['{"b":2}'])])).toEqual({ ok: true });
      await store.close();
    });

    it('lets one of two win that write the same row at once', async () => {
      const { store } = await begun();
      const both = await Promise.all([store.append([append(0, ['{"x":1}'])]), store.append([append(0, ['{"y":1}'])])]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await store.load(TABLE.id))?.rows).toEqual([both[0]?.ok ? '{"x":1}' : '{"y":1}']);
      await store.close();
    });

    it('takes many turns of many tables at once, each alone', async () => {
      const { store } = await begun();
      const ids = Array.from({ length: 20 }, (_, i) => `T${i}`);
      for (const id of ids) await store.create({ ...TABLE, id });
      const at = (table: string, turns: number) => store.append([append(turns, ['{}'], { table })]);
      const kept = await Promise.all(ids.map((id, i) => at(id, i === 7 ? 1 : 0)));
      expect(kept.map(({ ok }) => ok)).toEqual(ids.map((_, i) => i !== 7));
      expect((await store.load('T7'))?.seq).toBe(0);
      expect((await store.load('T8'))?.seq).toBe(1);
      await store.close();
    });

    it('gives what is newer than a row: rows, and messages answered from then on', async () => {
      const { store } = await begun();
      await store.append([append(0, ['{"a":1}', '{"b":2}'], { said: [messageOf('m1', 2)] })]);
      await store.append([append(1, [], { said: [messageOf('m2', 2)] })]);
      await store.append([append(2, ['{"c":3}'], { said: [messageOf('m3', 3)], memory: 'new' })]);
      expect(await store.load(TABLE.id, 2)).toMatchObject({
        ...{ turns: 3, seq: 3, memory: 'new', rows: ['{"c":3}'] },
        said: [messageOf('m1', 2), messageOf('m2', 2), messageOf('m3', 3)],
      });
      await store.close();
    });

    it('takes one id from each seat, and each table', async () => {
      const { store } = await begun();
      await store.create({ ...TABLE, id: 'B' });
      const same = (table: string) =>
        append(0, ['{}'], { table, said: [messageOf('m1', 1), messageOf('m1', 1, 'dictator')] });
      expect(await store.append([same(TABLE.id), same('B')])).toEqual({ ok: true });
      await store.close();
    });

    it('gives every text back letter for letter, 2,000 rows in their order', async () => {
      const { store } = await begun();
      const odd = `'"\\; drop table tables; --   é 🎲 ${'x'.repeat(100_000)}`;
      const rows = Array.from({ length: 2000 }, (_, i) => (i === 7 ? JSON.stringify(odd) : `{"row":${i}}`));
      for (let i = 0; i < 4; i++) await store.append([append(i, rows.slice(500 * i, 500 * i + 500))]);
      expect((await store.load(TABLE.id))?.rows).toEqual(rows);
      expect((await store.load(TABLE.id, 1990))?.rows).toEqual(rows.slice(1990));
      await store.close();
    });

    it('lists tables, the one that changed last first, and forgets one with all that belongs to it', async () => {
      const { store } = await begun();
      await store.create({ ...TABLE, id: 'B', time: 1500 });
      const line = { game: 'merc', rules: 3 };
      const listed = { id: TABLE.id, ...line, time: 1000, seq: 1, changed: 2000 };
      await store.append([append(0, ['{}'], { said: [messageOf('m1', 1)] })]);
      expect(await store.list()).toEqual([listed, { id: 'B', ...line, time: 1500, seq: 0, changed: 1500 }]);
      expect(await store.remove(TABLE.id)).toBe(true);
      expect(await store.remove(TABLE.id)).toBe(false);
      expect((await store.list()).map(({ id }) => id)).toEqual(['B']);
      await store.create(TABLE);
      expect(await store.load(TABLE.id)).toMatchObject({ rows: [], said: [] });
      await store.close();
    });
  });
}
