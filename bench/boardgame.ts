import { createRequire } from 'node:module';
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
  getState(): { G: DuelG; ctx: { gameover?: unknown; currentPlayer: string } };
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
