import type { Migrations } from '@fray/postgres';

const schema = 'fray_farm';

/** Results are `json`, which keeps every digit. */
export const MIGRATIONS: Migrations = {
  schema,
  steps: [
    `create table ${schema}.runs (
       id text primary key,
       asked json not null,
       largest integer not null,
       shards integer not null,
       expiry integer not null,
       state text not null default 'open' check (state in ('open', 'stopped', 'done')),
       begun timestamptz not null default now()
     );
     create table ${schema}.parts (
       run text not null references ${schema}.runs on delete cascade,
       shard integer not null,
       result json not null,
       primary key (run, shard)
     )`,
  ],
};
