import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { apiHandler } from './http.ts';
import { Meter } from './meter.ts';
import type { Tools } from './served.ts';
import { Sockets } from './sockets.ts';
import { boundedServer, filesOf } from './static.ts';
import { openStore, type Place } from './store/open.ts';
import { Tables } from './tables.ts';

/** What a server is started with. */
export interface ServerOptions extends Pick<Tools, 'loadGame'>, Partial<Pick<Tools, 'secret'>>, Place {
  log: Logger;
  /** The address of this machine that it listens at. */
  host: string;
  /** 0: any free one. */
  port: number;
  /** The folder of the pages; none: there are only tables. */
  site?: string | undefined;
  /** Addresses of this machine in its networks, the best one first. */
  networks?: readonly string[];
  /** What proxies in front are called. */
  origins?: readonly string[];
  /** Bytes of tables in the folder from which on there is no new one. */
  maxData?: number;
  /** Most sockets at once. */
  sockets?: number;
  /** The port of this machine alone at which `/metrics` is; none: there is none. */
  metrics?: number;
}

/** A server that runs. */
export interface RunningServer {
  port: number;
  /** By which other devices of the network reach it, the best one first. */
  addresses: readonly string[];
  /** Where its tables are kept, for people. */
  place: string;
  /** No new tables; what has come is stored and answered, everybody hears in how many seconds to come back, and the folder is free. */
  stop(seconds: number): Promise<void>;
}

/** How often tables that nobody looks at are let go. */
const LET_GO = 60_000;
/** How often old tables are deleted. */
const DELETE = 60 * 60_000;
/** How long a device may take to hang up after the last word. */
const HANG_UP = 2_000;

/** Starts everything: the tables of a folder or a database, the API, the sockets and the pages, on one port. */
export async function startServer({
  host,
  port: wanted,
  site,
  origins = [],
  networks = [],
  sockets: most = 2000,
  metrics,
  maxData,
  log,
  ...tools
}: ServerOptions): Promise<RunningServer> {
  const store = await openStore(tools, 'serve');
  const now = () => Date.now();
  const wake = (at: number, ring: () => void) => {
    const timer = setTimeout(ring, Math.max(0, at - now()));
    return () => clearTimeout(timer);
  };
  const meter = new Meter();
  const secret = (bytes: number) => randomBytes(bytes).toString('hex');
  const report = (fault: unknown, table: string) => log.error({ ...(table && { table }), fault }, 'fault');
  const tables = new Tables({ secret, ...tools, report, store, now, wake, meter }, maxData);
  tables.share();
  const addresses: string[] = [];
  const door = { origins, addresses, now };
  const handle = apiHandler(tables, door);
  const files = site === undefined ? undefined : filesOf(site);
  const server = boundedServer((request, response) => {
    // Links that are made on this machine then open on others.
    if (addresses[0]) response.setHeader('Fray-Network', `${addresses[0]}/`);
    if (handle(request, response)) return;
    if (files) files(request, response);
    else response.writeHead(404).end();
  });
  const sockets = new Sockets(server, tables, door, { sockets: most });
  const looking = createServer((_, response) => response.end(meter.text({ ...tables.health, sockets: sockets.count })));
  try {
    server.listen(wanted, host);
    await once(server, 'listening');
    // On the public port a proxy of the same machine would pass it on.
    if (metrics !== undefined) await once(looking.listen(metrics, '127.0.0.1'), 'listening');
  } catch (error) {
    server.close();
    sockets.stop(0);
    await store.close();
    throw error;
  }
  // A connection that the system could not hand over: the next one may fare better.
  server.on('error', (fault) => report(fault, ''));
  const { port } = server.address() as AddressInfo;
  addresses.push(...networks.map((network) => `http://${network}:${port}`));
  const deleteOld = () => void tables.deleteOld().catch((fault: unknown) => report(fault, ''));
  const cleaning = setInterval(() => tables.forgetUnwatched(), LET_GO);
  const deleting = setInterval(deleteOld, DELETE);
  deleteOld();
  log.info({ port, pages: site !== undefined }, 'listening');
  return {
    ...{ port, addresses, place: store.place },
    async stop(seconds) {
      log.info({ seconds }, 'stopping');
      clearInterval(cleaning);
      clearInterval(deleting);
      looking.close();
      const closed = once(server, 'close');
      server.close();
      // What a database that is away did not take was not answered: it is sent again to another server.
      await Promise.race([tables.stop(), pause(HANG_UP, undefined, { ref: false })]);
      sockets.stop(seconds);
      const hangUp = setTimeout(() => {
        sockets.cut();
        server.closeAllConnections();
      }, HANG_UP);
      await closed;
      clearTimeout(hangUp);
      await store.close();
      log.info('stopped');
    },
  };
}
