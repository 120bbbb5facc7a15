import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { describeStore } from '../testing/store-suite.ts';
import { LibsqlStore } from './libsql.ts';

const root = mkdtempSync(join(tmpdir(), 'fray-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = (): string => join(root, String(folders++));
const NEW = { id: 'A', game: 'merc', rules: 1, time: 1, start: '{}', memory: '{}', people: '{}' };

describeStore('libsql', () => {
  const folder = newFolder();
  return { open: async () => new LibsqlStore(folder, 'serve') };
});

describe('libsql alone', () => {
  it('refuses a second server on the same folder, and takes one when the first has gone', async () => {
    const folder = newFolder();
    const first = new LibsqlStore(folder, 'serve');
    expect(() => new LibsqlStore(folder, 'serve')).toThrow(expect.objectContaining({ code: 'folder-in-use' }));
    expect(await first.create(NEW)).toBe(true);
    await first.close();
    const next = new LibsqlStore(folder, 'serve');
    expect(await next.list()).toHaveLength(1);
    await next.close();
  });

  it('is looked at and copied while a server runs on it', async () => {
    const folder = newFolder();
    const server = new LibsqlStore(folder, 'serve');
    await server.create(NEW);
    const other = new LibsqlStore(folder, 'look');
    await server.append([{ table: 'A', turns: 0, rows: ['{"a":1}'], time: 2 }]);
    const file = join(root, 'copy.db');
    await other.backup(file);
    await server.append([{ table: 'A', turns: 1, rows: ['{"b":2}'], time: 3 }]);
    expect((await other.load('A'))?.rows).toEqual(['{"a":1}', '{"b":2}']);
    const db = new Database(file);
    expect(db.prepare('select body from log').all()).toEqual([{ body: '{"a":1}' }]);
    db.close();
    await Promise.all([other.close(), server.close()]);
  });

  it('keeps what comes in one turn of the loop with one commit, and the rest of it without one that does not fit', async () => {
    const store = new LibsqlStore(newFolder(), 'serve');
    const { db } = store as unknown as { db: Database.Database };
    const commits = vi.spyOn(db, 'exec');
    for (const id of ['A', 'B', 'C']) await store.create({ ...NEW, id });
    const append = (table: string, turns: number) =>
      store.append([{ table, turns, rows: [`"${table}${turns}"`], time: 2 }]);
    const KEPT = { ok: true };
    expect(await Promise.all(['A', 'B', 'C'].map((table) => append(table, 0)))).toEqual([KEPT, KEPT, KEPT]);
    expect(commits.mock.calls.map(([sql]) => sql)).toEqual(['begin immediate', 'commit']);
    const late = { ok: false, code: 'conflict', table: 'B' };
    expect(await Promise.all([append('A', 1), append('B', 0), append('C', 1)])).toEqual([KEPT, late, KEPT]);
    expect((await store.load('B'))?.rows).toEqual(['"B0"']);
    expect((await store.load('C'))?.rows).toEqual(['"C0"', '"C1"']);
    // Nothing that was said before the end is lost.
    const last = append('A', 2);
    await store.close();
    expect(await last).toEqual(KEPT);
  });

  it('keeps nothing of a turn for which the disk is full, and goes on when there is room', async () => {
    const store = new LibsqlStore(newFolder(), 'serve');
    await store.create(NEW);
    const { db } = store as unknown as { db: Database.Database };
    const pages = (db.prepare('pragma page_count').get() as { page_count: number }).page_count;
    db.exec(`pragma max_page_count = ${pages}`);
    const large = { table: 'A', turns: 0, rows: ['x'.repeat(100_000)], memory: 'new', time: 2 };
    await expect(store.append([large])).rejects.toThrow(/full/);
    expect(await store.load('A')).toMatchObject({ seq: 0, rows: [], memory: '{}' });
    db.exec('pragma max_page_count = 100000');
    expect(await store.append([large])).toEqual({ ok: true });
    await store.close();
  });

  it('refuses a file of a newer Fray with a code and leaves it as it is', async () => {
    const folder = newFolder();
    await new LibsqlStore(folder, 'serve').close();
    const db = new Database(join(folder, 'tables.db'));
    db.exec('pragma user_version = 2');
    db.close();
    expect(() => new LibsqlStore(folder, 'serve')).toThrow(expect.objectContaining({ code: 'newer-format' }));
    expect(() => new LibsqlStore(folder, 'look')).toThrow(expect.objectContaining({ code: 'newer-format' }));
  });

  it('looks at no folder that holds no tables, and makes none', () => {
    const folder = newFolder();
    expect(() => new LibsqlStore(folder, 'look')).toThrow(expect.objectContaining({ code: 'no-tables' }));
    expect(readdirSync(root)).not.toContain(folder.split('/').at(-1));
  });

  it('writes through to the disk at every commit, and lets nobody else read its files', async () => {
    const folder = newFolder();
    const store = new LibsqlStore(folder, 'serve');
    const { db } = store as unknown as { db: Database.Database };
    expect(db.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    expect(db.prepare('pragma synchronous').get()).toMatchObject({ synchronous: 2 });
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'tables.db')).mode & 0o077).toBe(0);
    await store.close();
  });
});
