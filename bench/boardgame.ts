import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Bit } from '../scripts/bench/clock.ts';

/** The duel of the engine's test kit, same rules, as a boardgame.io game: the baseline of our ratios. */
const require = createRequire(import.meta.url);

interface DuelG {
  hull: [number, number];
  aimed: [boolean, boolean];
}
interface Context {
  G: DuelG;
  ctx: { currentPlayer: string };
  random: { D6(count: number): number[] };
}
interface DuelClient {
  start(): void;
  stop(): void;
  reset(): void;
  getState(): { G: DuelG; ctx: { gameover?: unknown; currentPlayer: string; turn: number } };
  subscribe(hear: (state: ReturnType<DuelClient['getState']> | null) => void): () => void;
  moves: { fire(): void; aim(): void };
}
const { Client } = require('boardgame.io/client') as { Client(options: object): DuelClient };
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };

const HULL = 12;
const sideOf = (ctx: Context['ctx']): 0 | 1 => (ctx.currentPlayer === '0' ? 0 : 1);

const game = {
  name: 'duel',
  seed: 'fray',
  setup: (): DuelG => ({ hull: [HULL, HULL], aimed: [false, false] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    fire: ({ G, ctx, random }: Context) => {
      const side = sideOf(ctx);
      const from = G.aimed[side] ? 3 : 4;
      let hits = 0;
      for (const die of random.D6(3)) if (die >= from) hits++;
      G.aimed[side] = false;
      G.hull[side === 0 ? 1 : 0] -= hits;
    },
    aim: ({ G, ctx }: Context) => {
      const side = sideOf(ctx);
      if (G.aimed[side]) return INVALID_MOVE;
      G.aimed[side] = true;
    },
  },
  endIf: ({ G }: Context) => (G.hull[0] <= 0 ? { winner: '1' } : G.hull[1] <= 0 ? { winner: '0' } : undefined),
};

/** Plays whole duels until `enough`, choosing with `bit`; returns how many moves and duels. */
export function boardgameDuels(enough: () => boolean, bit: Bit): { moves: number; combats: number } {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  let combats = 0;
  for (; !enough(); combats++) {
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) break;
      if (G.aimed[sideOf(ctx)] || bit()) client.moves.fire();
      else client.moves.aim();
      moves++;
    }
    client.reset();
  }
  client.stop();
  return { moves, combats };
}

/** What each side can take at a shared table: a fight of about a hundred moves, as an evening has them, so that moves are measured and not beginnings. */
export const SHARED_HULL = 120;
const shared = { ...game, setup: (): DuelG => ({ hull: [SHARED_HULL, SHARED_HULL], aimed: [false, false] }) };

/** The same game on the library's own server, in memory; its port. */
export async function serveDuels(): Promise<{ port: number; server: Server }> {
  const { Server: Games } = require('boardgame.io/server') as {
    Server(options: object): { run(port: number): Promise<{ appServer: Server }> };
  };
  const { appServer: server } = await Games({ games: [shared], origins: [/./] }).run(0);
  return { port: (server.address() as AddressInfo).port, server };
}

/** Two clients of a new match that play it with `bit`, each move `pause` milliseconds after the last; `hear` learns how long each took to the other. */
export async function playDuel(
  port: number,
  bit: Bit,
  { pause, hear }: { pause(): number; hear(milliseconds: number): void },
  isOn: () => boolean,
): Promise<void> {
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };
  const server = `http://127.0.0.1:${port}`;
  // The library makes a match when its first client comes.
  const matchID = randomUUID();
  let since = 0;
  let hasStopped = false;
  await new Promise<void>((done) => {
    const clients = ['0', '1'].map((playerID, at) => {
      const client = Client({
        game: shared,
        multiplayer: SocketIO({ server }),
        matchID,
        playerID,
        debug: false,
        numPlayers: 2,
      });
      let turn = 0;
      client.subscribe((state) => {
        if (!state || hasStopped) return;
        const { G, ctx } = state;
        const isOver = ctx.gameover !== undefined;
        if (ctx.turn <= turn && !isOver) return;
        const isMine = ctx.currentPlayer === String(at);
        if (turn && isMine) hear(performance.now() - since);
        turn = ctx.turn;
        if (isOver || !isOn()) {
          // To stop tells once more.
          hasStopped = true;
          for (const one of clients) one.stop();
          return done();
        }
        if (!isMine) return;
        const side = at as 0 | 1;
        setTimeout(() => {
          since = performance.now();
          if (G.aimed[side] || bit()) client.moves.fire();
          else client.moves.aim();
        }, pause());
      });
      return client;
    });
    for (const client of clients) client.start();
  });
}
