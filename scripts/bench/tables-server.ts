import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { duel } from '@fray/engine/testkit';
import { findGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { apiHandler, LibsqlStore, Sockets, type Store, Tables } from '@fray/server';
import { boundedServer } from '@fray/server/static';
import { WebSocket } from 'ws';
import { serveDuels } from '../../bench/boardgame.ts';
import { cpuSeconds } from './cpu-time.ts';

/** How tables are kept: on the disk, in memory (`steps`: what devices hear is kept too), or by boardgame.io in memory. */
export type Kind = 'folder' | 'memory' | 'steps' | 'boardgame.io';
/** What a server has used and sent so far. */
export interface Used {
  cpu: number;
  /** To the clients. */
  bytes: number;
  /** The steps that devices have heard since the last question. */
  told: readonly string[];
  /** After a full collection of garbage, in MiB. */
  heap: number;
  rss: number;
}

/** The duel of the baseline as a game of two seats. */
export const DUEL = {
  ...{ id: 'duel', rules: duel, players: ['left', 'right'], text: { en: {} } },
  setup: { check: (setup: unknown) => ({ ok: true, setup }), presets: [] },
} as unknown as GameWithSetup;

export async function gameOf(id: string): Promise<GameWithSetup | undefined> {
  const found = findGame(id);
  return id === 'duel' ? DUEL : found.ok ? loadWithSetup(found.card) : undefined;
}

/** Loses everything with its process. */
function memoryStore(): Store {
  const kept = new Map<string, Awaited<ReturnType<Store['load']>> & object>();
  return {
    place: 'memory',
    async create(table) {
      kept.set(table.id, { ...table, turns: 0, seq: 0, changed: table.time, rows: [], said: [] });
      return true;
    },
    async append(batch) {
      for (const { table, rows, said = [], ...beside } of batch) {
        const one = kept.get(table);
        if (!one || one.turns !== beside.turns) return { ok: false, code: 'conflict', table };
        (one.rows as string[]).push(...rows);
        (one.said as unknown[]).push(...said);
        Object.assign(one, beside, { turns: one.turns + 1, seq: one.seq + rows.length });
      }
      return { ok: true };
    },
    load: async (table, after = 0) => {
      const one = kept.get(table);
      return one && { ...one, rows: one.rows.slice(after) };
    },
    list: async () => [...kept.values()],
    remove: async (table) => kept.delete(table),
    close: async () => undefined,
  };
}

async function serveTables(store: Store): Promise<{ port: number; server: Server; tables: Tables }> {
  const now = () => Date.now();
  const tables = new Tables({
    ...{ store, now, loadGame: gameOf },
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    wake: (at, ring) => {
      const timer = setTimeout(ring, Math.max(0, at - now()));
      return () => clearTimeout(timer);
    },
    report: (fault) => console.error(fault),
  });
  const door = { origins: ['https://fray.example.org'], now };
  const handle = apiHandler(tables, door);
  const server = boundedServer((request, response) => void handle(request, response));
  // Clients of this benchmark say more than five things a second.
  const bounds = { sockets: 5_000, burst: 1e9, rate: 1e9 };
  new Sockets(server, tables, door, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server, tables };
}

/** A server in this process that tells its parent what it has used. */
export async function serveForBench(kind: Kind, folder: string): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const told: string[] = [];
  const { send } = WebSocket.prototype;
  if (kind === 'steps')
    WebSocket.prototype.send = function (this: WebSocket, text: string, ...more: never[]) {
      if (text.startsWith('{"step"')) told.push(text);
      return (send as (...args: unknown[]) => void).call(this, text, ...more);
    } as typeof send;
  const { port, server, tables } =
    kind === 'boardgame.io'
      ? { ...(await serveDuels()), tables: undefined }
      : await serveTables(kind !== 'folder' ? memoryStore() : new LibsqlStore(folder, 'serve'));
  const open = new Set<Socket>();
  let gone = 0;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      gone += socket.bytesWritten;
    });
  });
  process.on('message', (wish) => {
    if (wish === 'let go') tables?.forgetUnwatched();
    const isAsked = wish === 'collect';
    if (isAsked) for (let i = 0; i < 3; i++) collect();
    const { heapUsed, rss } = isAsked ? process.memoryUsage() : { heapUsed: 0, rss: 0 };
    const bytes = [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, gone);
    const used: Used = {
      cpu: cpuSeconds(),
      bytes,
      told: told.splice(0),
      heap: heapUsed / 2 ** 20,
      rss: rss / 2 ** 20,
    };
    process.send?.(used);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
