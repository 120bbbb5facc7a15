import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { readAddress } from './address.ts';
import { faultOf } from './faults.ts';
import { type Migrations, migrate } from './schema.ts';

/** How long a database may take, in milliseconds. */
export interface Timeouts {
  /** Until a connection stands. */
  connect: number;
  /** Until a statement is answered. */
  answer: number;
}
const USUAL: Timeouts = { connect: 10_000, answer: 30_000 };
/** Any number, the same in every process. */
const LOCK = 4_672_411;
/** Connections of a process: what it does takes turns. */
const CONNECTIONS = 4;

/** A database and the connections of this process to it. Every error that leaves it is a sentence. */
export class Database {
  /** Host, port and database, without user and password. */
  readonly place: string;
  /** For libraries that send statements themselves; errors of these are not yet sentences. */
  readonly pool: Pool;
  private readonly config: ClientConfig;

  constructor(address: string, name: string, { connect, answer } = USUAL) {
    const { connection, place } = readAddress(address);
    this.place = place;
    this.config = {
      connectionString: connection,
      application_name: name,
      connectionTimeoutMillis: connect,
      query_timeout: answer,
      // Nothing goes on there that nobody waits for any more.
      statement_timeout: answer,
      keepAlive: true,
      // Also where the database or the role has another default: what was answered is on the disk.
      options: '-c synchronous_commit=on',
    };
    this.pool = new Pool({ ...this.config, max: CONNECTIONS });
    // A connection that breaks while no statement runs is replaced; the next statement meets the fault. Unheard, it would end
    // the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }
  /** Connects and brings a schema up to date. */
  static async open(address: string, name: string, migrations: Migrations, timeouts = USUAL): Promise<Database> {
    const database = new Database(address, name, timeouts);
    try {
      await database.alone((client) => migrate(client, database.place, migrations));
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  /** Ends the connections. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  /** A connection for notices, and for locks that last as long as it does. The caller ends it. */
  async connect(): Promise<Client> {
    const client = new Client(this.config);
    client.on('error', () => undefined);
    await this.ask(() => client.connect());
    return client;
  }

  /** The rows of a statement. */
  async query<R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return await this.ask(async () => (await this.pool.query<R>(text, [...values])).rows);
  }
  /** Every error of the database becomes a sentence. */
  async ask<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw faultOf(error, this.place);
    }
  }
  /** Does what only one process at a time may do to a database. */
  async alone(act: (client: PoolClient) => Promise<void>): Promise<void> {
    await this.ask(async () => {
      const client = await this.pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        await act(client);
      } finally {
        // Closed, so that the lock goes with it after an error too.
        client.release(true);
      }
    });
  }
  /** All that `act` does, or nothing. */
  async transact(act: (client: PoolClient) => Promise<void>): Promise<void> {
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
