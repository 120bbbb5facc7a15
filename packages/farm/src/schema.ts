import type { Pool, PoolClient } from 'pg';
import { FarmFault } from './faults.ts';

export const SCHEMA = 'fray_farm';
/** Older ones lack what the queue uses. */
const OLDEST_POSTGRES = 15;
/** Any number, the same in every process. */
const LOCK = 4_672_411;

/** Forward only: a database is as new as the number of these that it has had. Results are `json`, which keeps every digit. */
const MIGRATIONS: readonly string[] = [
  `create table ${SCHEMA}.runs (
     id text primary key,
     asked json not null,
     largest integer not null,
     shards integer not null,
     expiry integer not null,
     state text not null default 'open' check (state in ('open', 'stopped', 'done')),
     begun timestamptz not null default now()
   );
   create table ${SCHEMA}.parts (
     run text not null references ${SCHEMA}.runs on delete cascade,
     shard integer not null,
     result json not null,
     primary key (run, shard)
   )`,
];

/** Does what only one process at a time may do to a database. */
export async function alone<T>(pool: Pool, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await act(client);
  } finally {
    // Closed, so that the lock goes with it after an error too.
    client.release(true);
  }
}

/** Brings the tables of a database up to date. */
export async function migrate(client: PoolClient, place: string, migrations = MIGRATIONS): Promise<void> {
  const { rows: about } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Math.floor(Number(about[0]?.server_version_num) / 10_000) < OLDEST_POSTGRES)
    throw new FarmFault('farm-old-postgres', `The database at ${place} is older than PostgreSQL ${OLDEST_POSTGRES}.`);
  // A connection that is closed before it commits has changed nothing.
  await client.query('begin');
  await client.query(
    `create schema if not exists ${SCHEMA}; create table if not exists ${SCHEMA}.version (version integer not null)`,
  );
  const { rows } = await client.query<{ version: number }>(`select version from ${SCHEMA}.version`);
  const had = rows[0]?.version ?? 0;
  if (had > migrations.length)
    throw new FarmFault('farm-schema', `The farm at ${place} was set up by a newer Fray; update this one.`);
  for (const migration of migrations.slice(had)) await client.query(migration);
  if (had < migrations.length) {
    await client.query(`delete from ${SCHEMA}.version`);
    await client.query(`insert into ${SCHEMA}.version values ($1)`, [migrations.length]);
  }
  await client.query('commit');
}
