import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Append, Appended, ListedTable, NewTable, Said, Store, StoredTable } from './store.ts';

/** The format of the file; a newer one is refused. */
const FORMAT = 1;
const SCHEMA = `
  create table if not exists tables (
    id text primary key, game text not null, rules integer not null, time integer not null, changed integer not null,
    turns integer not null, seq integer not null, start text not null, memory text not null, people text not null);
  create table if not exists log (
    tbl text not null, seq integer not null, body text not null, primary key (tbl, seq)) without rowid;
  create table if not exists said (
    tbl text not null, seat text not null, id text not null, seq integer not null, digest text not null,
    primary key (tbl, seat, id)) without rowid;
  pragma user_version = ${FORMAT};`;

/** Why a folder cannot be used: a stable code, and a sentence. */
export class StoreFault extends Error {
  readonly code: 'folder-in-use' | 'newer-format' | 'no-tables';
  constructor(code: StoreFault['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';
const isTaken = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT');

const KEPT: Appended = { ok: true };
interface Waiting {
  batch: readonly Append[];
  done(kept: Appended): void;
  fail(error: unknown): void;
}
interface Statement {
  run(...values: unknown[]): { changes: number };
}

/** Held as long as the process lives: its end releases it, however it ends. */
function lock(folder: string): Database.Database {
  const held = new Database(join(folder, 'server.lock'));
  try {
    held.exec('begin exclusive');
  } catch (error) {
    held.close();
    if (!isBusy(error)) throw error;
    throw new StoreFault(
      'folder-in-use',
      `Another server uses the folder "${folder}". Stop it, or name another folder.`,
    );
  }
  return held;
}

/** Tables in one SQLite file: one connection, written through to the disk at every commit. */
export class LibsqlStore implements Store {
  readonly place: string;
  private readonly db: Database.Database;
  private readonly held: Database.Database | undefined;
  private waiting: Waiting[] = [];
  private readonly put: Record<'table' | 'row' | 'said' | 'move' | 'memory' | 'people', Statement>;

  /** `serve`: the one server of this folder, which it makes if it is not there. `look`: beside a server that may be running. */
  constructor(folder: string, use: 'serve' | 'look') {
    this.place = folder;
    const file = join(folder, 'tables.db');
    if (use === 'look' && !existsSync(file))
      throw new StoreFault('no-tables', `The folder "${folder}" holds no tables. Name the one that the server named.`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.held = use === 'serve' ? lock(folder) : undefined;
    this.db = new Database(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    const found = (this.db.prepare('pragma user_version').get() as { user_version: number }).user_version;
    if (found > FORMAT) {
      this.release();
      throw new StoreFault(
        'newer-format',
        `The tables in "${folder}" have format ${found} and this Fray reads ${FORMAT}: a newer Fray opens them.`,
      );
    }
    for (const one of ['journal_mode = WAL', 'synchronous = FULL', 'locking_mode = NORMAL']) this.db.pragma(one);
    if (found < FORMAT) this.db.exec(SCHEMA);
    this.put = {
      table: this.db.prepare('insert into tables values (?, ?, ?, ?, ?, 0, 0, ?, ?, ?)'),
      row: this.db.prepare('insert into log select id, seq + ?, ? from tables where id = ?'),
      said: this.db.prepare('insert into said values (?, ?, ?, ?, ?)'),
      move: this.db.prepare(
        'update tables set turns = turns + 1, seq = seq + ?, changed = ? where id = ? and turns = ?',
      ),
      memory: this.db.prepare('update tables set memory = ? where id = ?'),
      people: this.db.prepare('update tables set people = ? where id = ?'),
    };
  }

  async create({ id, game, rules, time, start, memory, people }: NewTable): Promise<boolean> {
    try {
      this.put.table.run(id, game, rules, time, time, start, memory, people);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** What comes in one turn of the loop shares a commit: the wait for the disk is most of it. */
  append(batch: readonly Append[]): Promise<Appended> {
    return new Promise((done, fail) => {
      this.waiting.push({ batch, done, fail });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }
  private flush(): void {
    const all = this.waiting.splice(0);
    // What does not fit, or has no room, is of one of them: the others are kept without it.
    if (all.length > 1 && this.keep(all.flatMap(({ batch }) => batch)) === KEPT) for (const { done } of all) done(KEPT);
    else
      for (const { batch, done, fail } of all) {
        const kept = this.keep(batch);
        if ('ok' in kept) done(kept);
        else fail(kept.error);
      }
  }
  private keep(batch: readonly Append[]): Appended | { error: unknown } {
    let now = '';
    try {
      this.db.exec('begin immediate');
      for (const one of batch) {
        now = one.table;
        if (!this.add(one)) return this.conflict(now);
      }
      this.db.exec('commit');
      return KEPT;
    } catch (error) {
      const refused = this.conflict(now);
      return isTaken(error) ? refused : { error };
    }
  }
  private add({ table, turns, rows, said = [], memory, people, time }: Append): boolean {
    const { put } = this;
    if (put.move.run(rows.length, time, table, turns).changes !== 1) return false;
    for (const [i, body] of rows.entries()) put.row.run(i + 1 - rows.length, body, table);
    for (const { seat, id, seq, digest } of said) put.said.run(table, seat, id, seq, digest);
    if (memory !== undefined) put.memory.run(memory, table);
    if (people !== undefined) put.people.run(people, table);
    return true;
  }
  private conflict(table: string): Appended {
    // A full disk has rolled back already.
    if (this.db.inTransaction) this.db.exec('rollback');
    return { ok: false, code: 'conflict', table };
  }

  async load(table: string, after = 0): Promise<StoredTable | undefined> {
    const found = this.db.prepare('select * from tables where id = ?').get(table) as StoredTable | undefined;
    if (!found) return undefined;
    const rows = this.db.prepare('select body from log where tbl = ? and seq > ? order by seq').all(table, after);
    const said = this.db
      .prepare('select seat, id, seq, digest from said where tbl = ? and seq >= ? order by seq, id')
      .all(table, after);
    const { game, rules, time, changed, turns, seq, start, memory, people } = found;
    return {
      ...{ id: table, game, rules, time, changed, turns, seq, start, memory, people },
      rows: (rows as { body: string }[]).map(({ body }) => body),
      said: said as Said[],
    };
  }

  async list(): Promise<readonly ListedTable[]> {
    return this.db
      .prepare('select id, game, rules, time, seq, changed from tables order by changed desc, id')
      .all() as ListedTable[];
  }

  async remove(table: string): Promise<boolean> {
    this.db.exec('begin immediate');
    try {
      const gone = this.db.prepare('delete from tables where id = ?').run(table).changes > 0;
      for (const from of ['log', 'said']) this.db.prepare(`delete from ${from} where tbl = ?`).run(table);
      this.db.exec('commit');
      return gone;
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback');
      throw error;
    }
  }

  /** A whole copy in a new file, while everything goes on. */
  async backup(file: string): Promise<void> {
    // It holds every seed: for its owner alone, and never over another file.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    this.db.prepare('vacuum into ?').run(file);
  }

  /** Pages in use: what was deleted makes room, though the file stays as large. */
  bytes(): number {
    const of = (what: string) => (this.db.prepare(`pragma ${what}`).get() as Record<string, number>)[what] as number;
    return (of('page_count') - of('freelist_count')) * of('page_size');
  }

  async close(): Promise<void> {
    if (this.waiting.length) this.flush();
    this.release();
  }
  private release(): void {
    this.db.close();
    this.held?.close();
  }
}
