import { createHash } from 'node:crypto';
import { canonical } from '@fray/engine';
import { Pool, type PoolClient } from 'pg';
import { type Address, readAddress } from './address.ts';
import { FarmFault, faultOf } from './faults.ts';
import { Queue } from './queue.ts';
import { alone, migrate, SCHEMA } from './schema.ts';
import {
  type Cut,
  isQuestion,
  isResult,
  type ListedRun,
  type Question,
  type Result,
  type Run,
  type RunState,
  type Taken,
} from './types.ts';

/** Milliseconds until a connection must stand, and until a statement must be answered. */
const CONNECT = 10_000;
const ANSWER = 30_000;
/** Connections of a process: its lanes, its watcher and the queue take turns. */
const CONNECTIONS = 4;
/** Results read at once. */
const PAGE = 200;
/** Under which name workers connect, so that others can count them. */
export const WORKER = 'fray worker';

type Row = { id: string; asked: unknown; state: RunState } & Cut;
const COLUMNS = 'id, asked, largest, shards, expiry, state';

/** The same question is the same run, from any machine. */
const idOf = (asked: Question): string => createHash('sha256').update(canonical(asked)).digest('hex').slice(0, 12);

/** Whether a run in the database is one that Fray began. */
const isBegun = (id: string, asked: unknown): asked is Question => isQuestion(asked) && idOf(asked) === id;

/** Runs and their results in a database, and a queue of the shards that somebody shall play. */
export class Farm {
  /** Host, port and database, without user and password. */
  readonly place: string;
  private readonly pool: Pool;
  private readonly queue: Queue;
  private readonly address: Address;

  private constructor(address: Address, name: string) {
    this.address = address;
    this.place = address.place;
    this.pool = new Pool({
      connectionString: address.connection,
      application_name: name,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT,
      query_timeout: ANSWER,
    });
    // A connection that breaks while no statement runs is replaced; the next statement meets the fault. Unheard, it would end
    // the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.queue = new Queue(this.pool);
  }

  /** Connects and brings the tables up to date. */
  static async open(address: string, name = 'fray'): Promise<Farm> {
    const farm = new Farm(readAddress(address), name);
    try {
      await farm.ask(() =>
        alone(farm.pool, async (client) => {
          await migrate(client, farm.place);
          await farm.queue.start();
        }),
      );
    } catch (error) {
      await farm.close();
      throw error;
    }
    return farm;
  }
  /** Ends the connections; runs and workers continue. */
  async close(): Promise<void> {
    await this.queue.stop();
    await this.pool.end();
  }

  /** The run of this question, if somebody began it. */
  async find(asked: Question): Promise<Run | undefined> {
    return await this.ask(
      async () => (await this.rows('where id = $1', [idOf(asked)])).map((row) => this.toRun(row))[0],
    );
  }

  /** Begins a run with all of its shards in the queue. Begun elsewhere meanwhile, it is that one. */
  async start(asked: Question, cut: Cut): Promise<Run> {
    const id = idOf(asked);
    await this.ask(() => this.queue.create(id));
    await this.transact(async (client) => {
      const { rowCount } = await client.query(
        `insert into ${SCHEMA}.runs (id, asked, largest, shards, expiry) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [id, JSON.stringify(asked), cut.largest, cut.shards, cut.expiry],
      );
      const shards = Array.from({ length: cut.shards }, (_, shard) => shard);
      if (rowCount) await this.queue.add(client, id, shards, cut.expiry);
    });
    const run = await this.find(asked);
    if (!run) throw new FarmFault('farm-run', `The run ${id} was deleted while it began.`);
    return run;
  }

  /** All runs, or those whose id begins like this. */
  async runs(beginning = ''): Promise<ListedRun[]> {
    return await this.ask(async () => {
      const { rows } = await this.pool.query<Row & { delivered: number; begun: Date }>(
        `select ${COLUMNS}, begun, (select count(*)::integer from ${SCHEMA}.parts where run = id) as delivered
         from ${SCHEMA}.runs where starts_with(id, $1) order by begun, id`,
        [beginning],
      );
      return rows.map(({ asked, ...row }) => (isBegun(row.id, asked) ? { ...row, asked } : row));
    });
  }
  /** Runs that want workers, the oldest first. A forged one is left out: a worker has nobody to tell. */
  async openRuns(): Promise<Run[]> {
    return await this.ask(async () =>
      (await this.rows(`where state = 'open' order by begun, id`))
        .filter(({ id, asked }) => isBegun(id, asked))
        .map((row) => this.toRun(row)),
    );
  }
  /** Whether a run is open, as of now. */
  async stateOf(run: string): Promise<RunState | 'deleted'> {
    return await this.ask(async () => (await this.rows('where id = $1', [run]))[0]?.state ?? 'deleted');
  }

  /** Takes the next shard of a run, if one waits. */
  async take(run: string): Promise<Taken | undefined> {
    return await this.ask(() => this.queue.take(run));
  }
  /** Stores a result and completes its shard in one transaction: played twice, it counts once. */
  async deliver(taken: Taken, result: Result): Promise<void> {
    await this.transact(async (client) => {
      // A run that was deleted wants no result.
      await client.query(
        `insert into ${SCHEMA}.parts select id, $2, $3 from ${SCHEMA}.runs where id = $1 on conflict do nothing`,
        [taken.run, taken.shard, JSON.stringify(result)],
      );
      await this.queue.complete(client, taken);
    });
  }
  /** Puts shards back that were not played to their end. */
  async giveBack(run: Run, taken: readonly Taken[]): Promise<void> {
    if (taken.length) await this.transact((client) => this.queue.giveBack(client, run.id, taken, run.expiry));
  }

  /** Results of shards from `from` on that are not among `had`, some at a time. */
  async results(run: string, from: number, had: readonly number[]): Promise<{ shard: number; result: Result }[]> {
    return await this.ask(async () => {
      const { rows } = await this.pool.query<{ shard: number; result: unknown }>(
        `select shard, result from ${SCHEMA}.parts where run = $1 and shard >= $2 and shard <> all($3::integer[])
         order by shard limit ${PAGE}`,
        [run, from, had],
      );
      return rows.map(({ shard, result }) => {
        if (isResult(result)) return { shard, result };
        throw new FarmFault(
          'farm-part',
          `What the farm holds for shard ${shard} of run ${run} is no result; delete the run.`,
        );
      });
    });
  }
  /** Shards that ended three workers and are not handed out any more. */
  async aside(run: string): Promise<number[]> {
    return await this.ask(async () => (await this.queue.aside(run)).map(({ shard }) => shard).sort((a, b) => a - b));
  }
  /** Whether any worker is connected. */
  async hasWorkers(): Promise<boolean> {
    return await this.ask(async () => {
      const { rowCount } = await this.pool.query(
        'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
        [WORKER],
      );
      return rowCount === 1;
    });
  }

  /** Hands out no more shards of a run. */
  async stop(run: string): Promise<void> {
    await this.setState(run, 'open', 'stopped');
  }
  /** Opens a stopped run again, with what was set aside. */
  async goOn(run: Run): Promise<void> {
    await this.setState(run.id, 'stopped', 'open');
    await this.giveBack(run, await this.ask(() => this.queue.aside(run.id)));
  }
  /** With all results there, the queue has nothing left to do. */
  async finish({ id, shards }: Run): Promise<boolean> {
    const { rowCount } = await this.ask(() =>
      this.pool.query(
        `update ${SCHEMA}.runs set state = 'done'
         where id = $1 and state = 'open' and (select count(*) from ${SCHEMA}.parts where run = $1) = $2`,
        [id, shards],
      ),
    );
    if (!rowCount) return false;
    await this.ask(() => this.queue.remove(id));
    return true;
  }
  /** Deletes a run with its results. */
  async remove(run: string): Promise<void> {
    await this.ask(async () => {
      await this.pool.query(`delete from ${SCHEMA}.runs where id = $1`, [run]);
      await this.queue.remove(run);
    });
  }
  /** Gives the room of deleted rows back to the tables. It takes as long as it takes. */
  async vacuum(): Promise<void> {
    const pool = new Pool({ connectionString: this.address.connection, max: 1, connectionTimeoutMillis: CONNECT });
    try {
      for (const table of ['runs', 'parts']) await pool.query(`vacuum (analyze) ${SCHEMA}.${table}`);
    } catch (error) {
      throw faultOf(error, this.place);
    } finally {
      await pool.end();
    }
  }

  private async setState(run: string, from: RunState, to: RunState): Promise<void> {
    await this.ask(() =>
      this.pool.query(`update ${SCHEMA}.runs set state = $3 where id = $1 and state = $2`, [run, from, to]),
    );
  }
  private async rows(where: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(`select ${COLUMNS} from ${SCHEMA}.runs ${where}`, [...values]);
    return rows;
  }
  private toRun({ id, asked, largest, shards, expiry, state }: Row): Run {
    if (!isBegun(id, asked))
      throw new FarmFault('farm-run', `The run ${id} of the farm at ${this.place} was not begun by Fray; delete it.`);
    return { id, asked, largest, shards, expiry, state };
  }

  /** Every error of the database becomes a sentence. */
  private async ask<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw faultOf(error, this.place);
    }
  }
  private async transact(act: (client: PoolClient) => Promise<void>): Promise<void> {
    await this.ask(async () => {
      const client = await this.pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        await act(client);
        await client.query('commit');
      } catch (error) {
        // A connection on which even this fails is thrown away, and with it the transaction.
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }
}
