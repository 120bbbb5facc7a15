import { createHash } from 'node:crypto';
import { canonical } from '@fray/engine';
import { Database, DatabaseFault } from '@fray/postgres';
import { MIGRATIONS } from './migrations.ts';
import { Queue } from './queue.ts';
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

const SCHEMA = MIGRATIONS.schema;
/** Milliseconds that giving room back may take. */
const VACUUM = 3_600_000;
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
  private readonly database: Database;
  private readonly queue: Queue;
  private readonly address: string;

  private constructor(address: string, database: Database) {
    this.address = address;
    this.database = database;
    this.queue = new Queue(database.pool);
  }
  /** Host, port and database, without user and password. */
  get place(): string {
    return this.database.place;
  }

  /** Connects and brings the tables up to date. */
  static async open(address: string, name = 'fray'): Promise<Farm> {
    const farm = new Farm(address, await Database.open(address, name, MIGRATIONS));
    try {
      await farm.database.alone(() => farm.queue.start());
      return farm;
    } catch (error) {
      await farm.close();
      throw error;
    }
  }
  /** Ends the connections; runs and workers continue. */
  async close(): Promise<void> {
    await this.queue.stop();
    await this.database.close();
  }

  /** The run of this question, if somebody began it. */
  async find(asked: Question): Promise<Run | undefined> {
    return await this.database.ask(
      async () => (await this.rows('where id = $1', [idOf(asked)])).map((row) => this.toRun(row))[0],
    );
  }

  /** Begins a run with all of its shards in the queue. Begun elsewhere meanwhile, it is that one. */
  async start(asked: Question, cut: Cut): Promise<Run> {
    const id = idOf(asked);
    // One at a time: to create a queue locks what another process writes to its own.
    await this.database.alone(async () => {
      await this.queue.create(id);
      await this.database.transact(async (client) => {
        const { rowCount } = await client.query(
          `insert into ${SCHEMA}.runs (id, asked, largest, shards, expiry) values ($1, $2, $3, $4, $5) on conflict do nothing`,
          [id, JSON.stringify(asked), cut.largest, cut.shards, cut.expiry],
        );
        const shards = Array.from({ length: cut.shards }, (_, shard) => shard);
        if (rowCount) await this.queue.add(client, id, shards, cut.expiry);
      });
    });
    const run = await this.find(asked);
    if (!run) throw new DatabaseFault('farm-run', `The run ${id} was deleted while it began.`);
    return run;
  }

  /** All runs, or those whose id begins like this. */
  async runs(beginning = ''): Promise<ListedRun[]> {
    return await this.database.ask(async () => {
      const { rows } = await this.database.pool.query<Row & { delivered: number; begun: Date }>(
        `select ${COLUMNS}, begun, (select count(*)::integer from ${SCHEMA}.parts where run = id) as delivered
         from ${SCHEMA}.runs where starts_with(id, $1) order by begun, id`,
        [beginning],
      );
      return rows.map(({ asked, ...row }) => (isBegun(row.id, asked) ? { ...row, asked } : row));
    });
  }
  /** Runs that want workers, the oldest first. A forged one is left out: a worker has nobody to tell. */
  async openRuns(): Promise<Run[]> {
    return await this.database.ask(async () =>
      (await this.rows(`where state = 'open' order by begun, id`))
        .filter(({ id, asked }) => isBegun(id, asked))
        .map((row) => this.toRun(row)),
    );
  }
  /** Whether a run is open, as of now. */
  async stateOf(run: string): Promise<RunState | 'deleted'> {
    return await this.database.ask(async () => (await this.rows('where id = $1', [run]))[0]?.state ?? 'deleted');
  }

  /** Takes the next shard of a run, if one waits. */
  async take(run: string): Promise<Taken | undefined> {
    return await this.database.ask(() => this.queue.take(run));
  }
  /** Stores a result and completes its shard in one transaction: played twice, it counts once. */
  async deliver(taken: Taken, result: Result): Promise<void> {
    await this.database.transact(async (client) => {
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
    if (taken.length) await this.database.transact((client) => this.queue.giveBack(client, run.id, taken, run.expiry));
  }

  /** Results of shards from `from` on that are not among `had`, some at a time. */
  async results(run: string, from: number, had: readonly number[]): Promise<{ shard: number; result: Result }[]> {
    return await this.database.ask(async () => {
      const { rows } = await this.database.pool.query<{ shard: number; result: unknown }>(
        `select shard, result from ${SCHEMA}.parts where run = $1 and shard >= $2 and shard <> all($3::integer[])
         order by shard limit ${PAGE}`,
        [run, from, had],
      );
      return rows.map(({ shard, result }) => {
        if (isResult(result)) return { shard, result };
        throw new DatabaseFault(
          'farm-part',
          `What the farm holds for shard ${shard} of run ${run} is no result; delete the run.`,
        );
      });
    });
  }
  /** Shards that ended three workers and are not handed out any more. */
  async aside(run: string): Promise<number[]> {
    return await this.database.ask(async () =>
      (await this.queue.aside(run)).map(({ shard }) => shard).sort((a, b) => a - b),
    );
  }
  /** Whether any worker is connected. */
  async hasWorkers(): Promise<boolean> {
    return await this.database.ask(async () => {
      const { rowCount } = await this.database.pool.query(
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
    await this.giveBack(run, await this.database.ask(() => this.queue.aside(run.id)));
  }
  /** With all results there, the queue has nothing left to do. */
  async finish({ id, shards }: Run): Promise<boolean> {
    const { rowCount } = await this.database.ask(() =>
      this.database.pool.query(
        `update ${SCHEMA}.runs set state = 'done'
         where id = $1 and state = 'open' and (select count(*) from ${SCHEMA}.parts where run = $1) = $2`,
        [id, shards],
      ),
    );
    if (!rowCount) return false;
    await this.database.ask(() => this.queue.remove(id));
    return true;
  }
  /** Deletes a run with its results. */
  async remove(run: string): Promise<void> {
    await this.database.ask(async () => {
      await this.database.pool.query(`delete from ${SCHEMA}.runs where id = $1`, [run]);
      await this.queue.remove(run);
    });
  }
  /** Gives the room of deleted rows back to the tables. It takes as long as it takes. */
  async vacuum(): Promise<void> {
    const database = new Database(this.address, 'fray vacuum', { connect: 10_000, answer: VACUUM });
    try {
      for (const table of ['runs', 'parts']) await database.query(`vacuum (analyze) ${SCHEMA}.${table}`);
    } finally {
      await database.close();
    }
  }

  private async setState(run: string, from: RunState, to: RunState): Promise<void> {
    await this.database.ask(() =>
      this.database.pool.query(`update ${SCHEMA}.runs set state = $3 where id = $1 and state = $2`, [run, from, to]),
    );
  }
  private async rows(where: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.database.pool.query<Row>(`select ${COLUMNS} from ${SCHEMA}.runs ${where}`, [...values]);
    return rows;
  }
  private toRun({ id, asked, largest, shards, expiry, state }: Row): Run {
    if (!isBegun(id, asked))
      throw new DatabaseFault(
        'farm-run',
        `The run ${id} of the farm at ${this.place} was not begun by Fray; delete it.`,
      );
    return { id, asked, largest, shards, expiry, state };
  }
}
