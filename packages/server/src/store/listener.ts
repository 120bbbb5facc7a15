import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@fray/postgres';
import { MIGRATIONS } from './migrations.ts';
import type { Sharing } from './store.ts';

type Client = Awaited<ReturnType<Database['connect']>>;
const { schema } = MIGRATIONS;
/** Milliseconds between two looks for what no notice told. */
const LOOK = 2_000;
/** Milliseconds before another try to connect, and before a look that somebody waits for. */
const AGAIN = 200;
/** Tables in a notice of who is here: 24 people each still fit. */
const NOTICE = 60;
/** Any number, the same in every process: of a table's lock. */
const LEADS = 46_724;

/**
 * The one connection of a process that hears what others write. When it is made, and every two seconds, it asks how many turns the open
 * tables have had, so a lost notice costs no more. Locks of tables that this process leads belong to it and go with it.
 */
export class Listener {
  private readonly sharing: Sharing;
  private readonly name: string;
  private readonly ending = new AbortController();
  /** Ends the pause between two looks. */
  private wake = new AbortController();
  private waiting: (() => void)[] = [];
  private client: Client | undefined;
  private readonly led = new Set<string>();

  constructor(database: Database, name: string, sharing: Sharing) {
    this.sharing = sharing;
    this.name = name;
    void this.run(database);
  }
  close(): void {
    this.ending.abort();
    this.wake.abort();
  }

  /** When the database has answered again. */
  back(): Promise<void> {
    const answered = new Promise<void>((done) => this.waiting.push(done));
    this.wake.abort();
    return answered;
  }
  /** Whether the lock of a table is held by this process, taking it if it is free. */
  async leads(table: string): Promise<boolean> {
    if (this.led.has(table)) return true;
    try {
      const found = await this.client?.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, $2)) as held',
        [table, LEADS],
      );
      if (found?.rows[0]?.held) this.led.add(table);
      return this.led.has(table);
    } catch {
      return false;
    }
  }

  private async run(database: Database): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      const client = await database.connect().catch(() => this.sharing.away(true));
      if (client) await this.use(client).catch(() => undefined);
      await pause(AGAIN, undefined, { signal }).catch(() => undefined);
    }
  }
  private async use(client: Client): Promise<void> {
    client.on('end', () => this.wake.abort());
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    this.client = client;
    try {
      await client.query(`listen ${schema}`);
      await this.look(client);
    } finally {
      this.client = undefined;
      this.led.clear();
      client.end().catch(() => undefined);
      // One that does not answer does not keep the process.
      (client as Client & { unref(): void }).unref();
    }
  }
  private hear(payload: string): void {
    const [process = '', ...news] = payload.split(' ');
    if (process === this.name) return;
    if (news[0] === '*') this.wake.abort();
    else
      for (const one of news) {
        const [table = '', turns] = one.split(':');
        const [present = '', persons] = one.split('=');
        if (persons === undefined) this.sharing.hear(table, Number(turns));
        else this.sharing.present(present, process, persons ? persons.split(',') : []);
      }
  }
  /** Tells the other processes who is here, in as many notices as it takes. */
  private async tell(client: Client, here: ReturnType<Sharing['open']>): Promise<void> {
    const all = here.map(([table, persons]) => `${table}=${persons.join(',')}`);
    for (let at = 0; at < all.length; at += NOTICE)
      await client.query('select pg_notify($1, $2)', [schema, [this.name, ...all.slice(at, at + NOTICE)].join(' ')]);
  }
  /** Looks again and again, as long as the connection lasts. */
  private async look(client: Client): Promise<void> {
    while (!this.ending.signal.aborted) {
      this.wake = new AbortController();
      const waiting = this.waiting.splice(0);
      const here = this.sharing.open();
      const open = here.map(([id]) => id);
      try {
        if (waiting.length) await pause(AGAIN);
        const found = await client.query<{ id: string; turns: number }>(
          `select id, turns from ${schema}.tables where id = any($1)`,
          [open],
        );
        for (const id of this.led)
          if (!open.includes(id)) {
            this.led.delete(id);
            await client.query('select pg_advisory_unlock(hashtextextended($1, $2))', [id, LEADS]);
          }
        await this.tell(client, here);
        const turns = new Map(found.rows.map((row) => [row.id, row.turns]));
        for (const id of open) this.sharing.hear(id, turns.get(id) ?? Number.POSITIVE_INFINITY);
      } catch (error) {
        this.waiting.push(...waiting);
        throw error;
      }
      this.sharing.away(false);
      for (const back of waiting) back();
      await pause(LOOK, undefined, { signal: this.wake.signal }).catch(() => undefined);
    }
  }
}
