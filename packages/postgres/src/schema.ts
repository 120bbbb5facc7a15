import type { PoolClient } from 'pg';
import { DatabaseFault } from './faults.ts';

/** Older ones lack what Fray uses. */
const OLDEST_POSTGRES = 15;

/** What a schema of ours has had. Forward only: a database is as new as the number of these that it has had. */
export interface Migrations {
  /** Its name; everything in it is ours. */
  schema: string;
  /** In order; one that was published never changes. */
  steps: readonly string[];
}

/** Brings a schema of a database up to date. */
export async function migrate(client: PoolClient, place: string, { schema, steps }: Migrations): Promise<void> {
  const { rows: about } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Math.floor(Number(about[0]?.server_version_num) / 10_000) < OLDEST_POSTGRES)
    throw new DatabaseFault('database-old', `The database at ${place} is older than PostgreSQL ${OLDEST_POSTGRES}.`);
  // A connection that is closed before it commits has changed nothing.
  await client.query('begin');
  await client.query(
    `create schema if not exists ${schema}; create table if not exists ${schema}.version (version integer not null)`,
  );
  const { rows } = await client.query<{ version: number }>(`select version from ${schema}.version`);
  const had = rows[0]?.version ?? 0;
  if (had > steps.length)
    throw new DatabaseFault('database-schema', `The database at ${place} was set up by a newer Fray; update this one.`);
  for (const step of steps.slice(had)) await client.query(step);
  if (had < steps.length) {
    await client.query(`delete from ${schema}.version`);
    await client.query(`insert into ${schema}.version values ($1)`, [steps.length]);
  }
  await client.query('commit');
}
