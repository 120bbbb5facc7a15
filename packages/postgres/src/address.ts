import { DatabaseFault } from './faults.ts';

/** The address of a database. */
export interface Address {
  /** What node-postgres connects with: it may contain a password. */
  connection: string;
  /** What may be shown: host, port and database. */
  place: string;
}

/** Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. What is wrong with it is said without repeating it. */
export function readAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new DatabaseFault(
      'database-address',
      'The address of a database reads postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
    );
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  const database = url.pathname.slice(1) || decodeURIComponent(url.username) || 'postgres';
  return { connection: text, place: `${host}:${url.port || 5432}/${database}` };
}
