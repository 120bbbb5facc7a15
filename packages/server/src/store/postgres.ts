import { randomUUID } from 'node:crypto';
import { Database, isAway } from '@fray/postgres';
import { Listener } from './listener.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  type Append,
  type Appended,
  type ListedTable,
  type NewTable,
  type Sharing,
  type Store,
  StoreAway,
  type StoredTable,
} from './store.ts';

const { schema } = MIGRATIONS;
/** Milliseconds: a device waits for the answer. */
const TIMEOUTS = { connect: 2_000, answer: 5_000 };
const LINE = 'id, game, rules, time::float8 as time, seq, changed::float8 as changed';

interface Call {
  batch: readonly Append[];
  done(appended: Appended): void;
  fail(error: unknown): void;
}

/** Tables in a PostgreSQL database that any number of servers share. */
export class PgStore implements Store {
  readonly place: string;
  conflicts = 0;
  /** Of this process, in its notices. */
  private readonly name = randomUUID().slice(0, 8);
  private readonly database: Database;
  private listener: Listener | undefined;
  private calls: Call[] = [];
  private isWriting = false;

  private constructor(database: Database) {
    this.database = database;
    this.place = `the database at ${database.place}`;
  }
  /** Connects and brings the tables up to date. */
  static async open(address: string): Promise<PgStore> {
    return new PgStore(await Database.open(address, 'fray tables', MIGRATIONS, TIMEOUTS));
  }
  async close(): Promise<void> {
    this.listener?.close();
    await this.database.close();
  }

  share(sharing: Sharing): void {
    this.listener = new Listener(this.database, this.name, sharing);
  }
  async leads(table: string): Promise<boolean> {
    return (await this.listener?.leads(table)) ?? true;
  }

  async create({ id, game, rules, time, start, memory, people }: NewTable): Promise<boolean> {
    const made = await this.query(
      `insert into ${schema}.tables (id, game, rules, time, changed, start, memory, people)
       values ($1, $2, $3, $4, $4, $5, $6, $7) on conflict do nothing returning id`,
      [id, game, rules, time, start, memory, people],
    );
    return made.length === 1;
  }

  append(batch: readonly Append[]): Promise<Appended> {
    const appended = new Promise<Appended>((done, fail) => this.calls.push({ batch, done, fail }));
    if (!this.isWriting) void this.write();
    return appended;
  }
  /** One statement at a time: what comes in one turn of the loop, or while the last one runs, shares a transaction. */
  private async write(): Promise<void> {
    this.isWriting = true;
    await undefined;
    while (this.calls.length) {
      // In one order everywhere, so that no two processes wait for each other.
      const calls = this.calls.sort((a, b) => ((a.batch[0]?.table ?? '') < (b.batch[0]?.table ?? '') ? -1 : 1));
      this.calls = [];
      const asked = JSON.stringify(calls.map(({ batch }) => batch.map((one) => ({ said: [], ...one }))));
      try {
        const [answer] = await this.query<{ refused: Record<string, string> }>(
          `select ${schema}.append($1, $2) as refused`,
          [asked, this.name],
        );
        for (const [i, { done }] of calls.entries()) {
          const table = answer?.refused[i];
          if (table !== undefined) this.conflicts++;
          done(table === undefined ? { ok: true } : { ok: false, code: 'conflict', table });
        }
      } catch (error) {
        for (const { fail } of calls) fail(error);
      }
    }
    this.isWriting = false;
  }

  async load(table: string, after = 0): Promise<StoredTable | undefined> {
    // One statement, and so of one moment.
    const [found] = await this.query<StoredTable>(
      `select ${LINE}, turns, start, memory, people,
         (select coalesce(json_agg(body order by seq), '[]') from ${schema}.log where tbl = $1 and seq > $2) as rows,
         (select coalesce(json_agg(json_build_object('seat', seat, 'id', id, 'seq', seq, 'digest', digest) order by seq, id), '[]')
          from ${schema}.said where tbl = $1 and seq >= $2) as said
       from ${schema}.tables where id = $1`,
      [table, after],
    );
    return found;
  }

  async list(): Promise<readonly ListedTable[]> {
    return await this.query<ListedTable>(
      `select ${LINE} from ${schema}.tables order by ${schema}.tables.changed desc, id collate "C"`,
    );
  }

  async remove(table: string): Promise<boolean> {
    let isGone = false;
    await this.database.transact(async (client) => {
      // The table first: who appends holds it, or finds it gone.
      isGone = (await client.query(`delete from ${schema}.tables where id = $1`, [table])).rowCount === 1;
      for (const from of ['log', 'said']) await client.query(`delete from ${schema}.${from} where tbl = $1`, [table]);
    });
    return isGone;
  }

  private async query<R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    try {
      return await this.database.query<R>(text, values);
    } catch (error) {
      if (this.listener && isAway(error)) throw new StoreAway((error as Error).message, this.listener.back());
      throw error;
    }
  }
}
