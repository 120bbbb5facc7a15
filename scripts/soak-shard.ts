import type { Combat, Types } from '@fray/engine';
import { addSeen, battery, listMissed, nothingSeen } from '@fray/engine/testkit';
import { findGame, gameRefusal, loadWhole } from '@fray/games';
import type { SoakPlan } from '../packages/games/src/soak-plan.ts';

/** What one process of a soak run tells the other. */
export interface SoakShard {
  games: number;
  moves: number;
  tried: Record<string, number>;
  used: string[];
  wanted: readonly string[];
  /** Steps and handlers of the table, and those that were reached. */
  all: string[];
  reached: string[];
  faults: string[];
}

const [name = '', seed = '1', index = '0', of = '1'] = process.argv.slice(2);
const found = findGame(name);
if (!found.ok) throw new Error(gameRefusal(found.reason));
const game = await loadWhole(found.card);
const { soak } = (await import(`../packages/games/src/${game.id}/soak.ts`)) as { soak: SoakPlan<Types> };
const total = Number(process.env.FRAY_GAMES ?? soak.games);
const from = Math.floor((total * Number(index)) / Number(of));
const to = Math.floor((total * (Number(index) + 1)) / Number(of));

const used = new Set<string>();
const seen = nothingSeen();
const shard: SoakShard = {
  games: 0,
  moves: 0,
  tried: {},
  used: [],
  wanted: soak.wanted,
  all: listMissed(game.rules, seen),
  reached: [],
  faults: [],
};
const watch = (combat: Combat<Types>, events: { type: string }[]) => {
  for (const content of soak.used(combat, events)) used.add(content);
};
// In pieces, so that a fault costs a piece and the run tells all that it finds.
const PIECE = 100;
for (let first = from; first < to; first += PIECE) {
  try {
    const games = Math.min(PIECE, to - first);
    const report = battery(game, { games, seed: Number(seed), first, thorough: soak.thorough, watch });
    shard.games += report.games;
    shard.moves += report.moves;
    for (const [law, n] of Object.entries(report.tried)) shard.tried[law] = (shard.tried[law] ?? 0) + n;
    addSeen(seen, report.seen);
  } catch (error) {
    shard.faults.push(error instanceof Error ? error.message : String(error));
    if (shard.faults.length >= 5) break;
  }
  if (index === '0')
    process.stderr.write(`\r${game.id}: ${first + PIECE - from} of ${to - from} combats in this half `);
}
if (index === '0') process.stderr.write('\n');
const open = new Set(listMissed(game.rules, seen));
shard.reached = shard.all.filter((item) => !open.has(item));
shard.used = [...used];
process.stdout.write(JSON.stringify(shard));
