import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiHandler } from './http.ts';
import { Meter } from './meter.ts';
import type { Tools } from './served.ts';
import { Sockets } from './sockets.ts';
import { openStore, type Place } from './store/open.ts';
import { Tables } from './tables.ts';

/** What a server is started with. */
export interface ServerOptions extends Pick<Tools, 'loadGame' | 'report'>, Place {
  /** The address of this machine that it listens at. */
  host: string;
  /** 0: any free one. */
  port: number;
  /** A server of files that answers everything else. */
  site?: Server;
  /** By which other devices of the network reach it. */
  addresses?: readonly string[];
  /** What proxies in front are called. */
  origins?: readonly string[];
  /** Most sockets at once. */
  sockets?: number;
  /** The port of this machine alone at which `/metrics` is; none: there is none. */
  metrics?: number;
}

/** A server that runs. */
export interface RunningServer {
  port: number;
  /** Where its tables are kept, for people. */
  place: string;
  /** No new tables; what has come is stored and answered, everybody hears in how many seconds to come back, and the folder is free. */
  stop(seconds: number): Promise<void>;
}

/** As docs/hosting.md promises. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 };
/** How often tables that nobody looks at are let go. */
const LET_GO = 60_000;
/** How often old tables are deleted. */
const DELETE = 60 * 60_000;
/** How long a device may take to hang up after the last word. */
const HANG_UP = 2_000;

/** Starts everything: the tables of a folder or a database, the API and the sockets, on one port. */
export async function startServer({
  host,
  port,
  site,
  origins = [],
  addresses = [],
  sockets: most = 2000,
  metrics,
  ...tools
}: ServerOptions): Promise<RunningServer> {
  const store = await openStore(tools, 'serve');
  const now = () => Date.now();
  const wake = (at: number, ring: () => void) => {
    const timer = setTimeout(ring, Math.max(0, at - now()));
    return () => clearTimeout(timer);
  };
  const meter = new Meter();
  const tables = new Tables({
    ...tools,
    store,
    now,
    wake,
    meter,
    secret: (bytes) => randomBytes(bytes).toString('hex'),
  });
  tables.share();
  const door = { origins, addresses, now };
  const handle = apiHandler(tables, door);
  const server = site ?? createServer(TIMES);
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (handle(request, response)) return;
    if (others.length) for (const answer of others) answer(request, response);
    else response.writeHead(404).end();
  });
  const sockets = new Sockets(server, tables, door, { sockets: most });
  const looking = createServer(TIMES, (_, response) =>
    response.end(meter.text({ ...tables.health, sockets: sockets.count })),
  );
  try {
    server.listen(port, host);
    await once(server, 'listening');
    // On the public port a proxy of the same machine would pass it on.
    if (metrics !== undefined) await once(looking.listen(metrics, '127.0.0.1'), 'listening');
  } catch (error) {
    server.close();
    sockets.stop(0);
    await store.close();
    throw error;
  }
  const deleteOld = () => void tables.deleteOld().catch((fault: unknown) => tools.report(fault, ''));
  const cleaning = setInterval(() => tables.forgetUnwatched(), LET_GO);
  const deleting = setInterval(deleteOld, DELETE);
  deleteOld();
  return {
    port: (server.address() as AddressInfo).port,
    place: store.place,
    async stop(seconds) {
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
    },
  };
}
