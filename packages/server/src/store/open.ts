import { LibsqlStore } from './libsql.ts';
import type { Store } from './store.ts';

/** Where tables are kept. */
export interface Place {
  /** One server alone. */
  folder: string;
  /** The address of a PostgreSQL database, for any number of servers: instead of the folder. */
  database?: string | undefined;
}

/** `serve`: for a server. `look`: beside servers that may be running. */
export async function openStore({ folder, database }: Place, use: 'serve' | 'look'): Promise<Store> {
  if (database === undefined) return new LibsqlStore(folder, use);
  // Loaded when a database is asked for and not before.
  const { PgStore } = await import('./postgres.ts');
  return await PgStore.open(database);
}
