import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import type { Taken } from './types.ts';

const SCHEMA = 'fray_queue';
/** A shard that ended this many workers is set aside. */
const TRIES = 3;
/** Seconds between two looks of the queue for shards that expired. */
const LOOK = 2;
/** Days that a shard waits for a worker, and that one set aside is remembered. */
const DAYS = 30;
/** Jobs sent in one statement. */
const BATCH = 1_000;

interface Data {
  shard: number;
}
type Asking = Pick<Pool | PoolClient, 'query'>;
const executing = (asking: Asking): PgBoss.Db => ({
  executeSql: async (text, values) => await asking.query(text, values),
});

/** The shards of runs that somebody shall play, one queue for each run, in pg-boss. */
export class Queue {
  private readonly pool: Pool;
  private readonly boss: PgBoss;

  constructor(pool: Pool) {
    this.pool = pool;
    this.boss = new PgBoss({
      db: executing(pool),
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: LOOK,
      archiveFailedAfterSeconds: DAYS * 24 * 3_600,
    });
    // Its maintenance tries again; a call of ours meets the same error and reports it.
    this.boss.on('error', () => undefined);
  }

  async start(): Promise<void> {
    await this.boss.start();
  }
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false });
  }

  /** Makes the queue of a run, empty. It may be there. */
  async create(run: string): Promise<void> {
    await this.boss.createQueue(run, { name: run, policy: 'standard' });
  }

  /** Adds shards, the first ones first in line. */
  async add(client: PoolClient, run: string, shards: readonly number[], expireInSeconds: number): Promise<void> {
    const keepUntil = new Date(Date.now() + DAYS * 24 * 3_600_000).toISOString();
    for (let at = 0; at < shards.length; at += BATCH) {
      const jobs = shards.slice(at, at + BATCH).map((shard) => ({
        name: run,
        data: { shard } satisfies Data,
        priority: -shard,
        retryLimit: TRIES - 1,
        expireInSeconds,
        keepUntil,
      }));
      await this.boss.insert(jobs, { db: executing(client) });
    }
  }

  async take(run: string): Promise<Taken | undefined> {
    // pg-boss returns nothing when its statement fails; only the statement knows.
    let failed: { error: unknown } | undefined;
    const db: PgBoss.Db = {
      executeSql: async (text, values) => {
        try {
          return await this.pool.query(text, values);
        } catch (error) {
          failed = { error };
          throw error;
        }
      },
    };
    const [job] = await this.boss.fetch<Data>(run, { db });
    if (failed) throw failed.error;
    return job && { run, shard: job.data.shard, job: job.id };
  }

  /** In the transaction of the result, so that a shard is never done without one. */
  async complete(client: PoolClient, { run, job }: Taken): Promise<void> {
    await this.boss.complete(run, job, {}, { db: executing(client) });
  }

  /** Puts shards back that were not played to their end, with all tries before them. */
  async giveBack(client: PoolClient, run: string, taken: readonly Taken[], expiry: number): Promise<void> {
    const jobs = taken.map(({ job }) => job);
    await this.boss.deleteJob(run, jobs, { db: executing(client) });
    await this.add(
      client,
      run,
      taken.map(({ shard }) => shard),
      expiry,
    );
  }

  /** Shards that ended `TRIES` workers. */
  async aside(run: string): Promise<Taken[]> {
    const { rows } = await this.pool.query<{ id: string; data: Data }>(
      `select id, data from ${SCHEMA}.job where name = $1 and state = 'failed'`,
      [run],
    );
    return rows.map(({ id, data }) => ({ run, shard: data.shard, job: id }));
  }

  async remove(run: string): Promise<void> {
    // The partition of a queue goes with its last row.
    await this.pool.query(`delete from ${SCHEMA}.job where name = $1`, [run]);
    await this.pool.query(`delete from ${SCHEMA}.archive where name = $1`, [run]);
    await this.boss.deleteQueue(run);
  }
}
