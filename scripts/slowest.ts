import { seededDice } from '@fray/engine';
import { chanceFrom, findGame, gameRefusal, loadWhole } from '@fray/games';
import { costOf } from './slowest/cost.ts';
import { grow, Pool } from './slowest/growth.ts';

/**
 * `npx tsx scripts/slowest.ts GAME [SEED]`: the slowest legal setup of a game. Climbs from the slowest presets and random
 * setups by growing what makes the list of choices slower, and reports its CPU time as a multiple of that of the largest preset.
 */
export interface Slowest {
  game: string;
  /** The preset whose choices are the dearest to list, and what one listing takes. */
  preset: string;
  presetMs: number;
  /** The same of the slowest setup that was found. */
  slowestMs: number;
  ratio: number;
  tried: number;
  setup: unknown;
}

const STARTS = 4;
const STEPS = Number(process.env.FRAY_STEPS ?? 500);
/** A step must be worth it: less than this is noise. */
const DEARER = 1.03;
/** How often a listing is timed to see whether it could be dearer, and to be sure of it. */
const GLANCES = 3;
const LOOKS = 30;
const WARM = 5;
const TURNS = 4;

interface Found {
  setup: unknown;
  ms: number;
}

const [name = '', seedText = '1'] = process.argv.slice(2);
const seed = Number(seedText);
const found = findGame(name);
if (!found.ok) throw new Error(gameRefusal(found.reason));
const game = await loadWhole(found.card);
const chance = chanceFrom(seededDice(seed, 0));
const cost = (setup: unknown, tries: number): number => costOf(game, setup, seed, tries);

// The compiler needs a few seconds until it has seen all of a game.
for (let i = 0; i < WARM; i++) for (const preset of game.setup.presets) cost(preset.setup, GLANCES);
const presets = game.setup.presets
  .map(({ id, setup }) => ({ id, setup, ms: cost(setup, LOOKS) }))
  .sort((a, b) => b.ms - a.ms);
const largest = presets[0] as (typeof presets)[number];
const samples = Array.from({ length: 40 }, () => {
  const setup = game.setup.sample(chance);
  return { setup, ms: cost(setup, GLANCES) };
}).sort((a, b) => b.ms - a.ms);

const pool = new Pool(game, chance);
const places = pool.all(4);
let slowest: Found = { setup: largest.setup, ms: largest.ms };
let tried = 0;
for (const start of [...presets.slice(0, STARTS / 2), ...samples.slice(0, STARTS / 2)]) {
  // What has made it dearer before is tried more often.
  const weighted = [...places];
  let best: Found = { setup: start.setup, ms: start.ms };
  for (let step = 0; step < STEPS; step++) {
    const larger = grow(game, best.setup, weighted, pool, chance);
    if (!larger) continue;
    tried++;
    let ms = cost(larger.setup, GLANCES);
    // Chance makes dear too: what looks dearer is looked at again.
    if (ms > best.ms * DEARER) ms = cost(larger.setup, LOOKS);
    if (ms > best.ms * DEARER) {
      best = { setup: larger.setup, ms };
      for (const place of larger.places) for (let i = 0; i < 5; i++) weighted.push(place);
      if (process.env.FRAY_LOUD)
        console.error(`${ms.toFixed(2)} ms (${(ms / largest.ms).toFixed(1)}) by ${larger.places.join(', ')}`);
    }
    // Some things pay only together with another: what costs the same is kept too.
    else if (ms > best.ms / DEARER) best = { setup: larger.setup, ms: best.ms };
  }
  if (best.ms > slowest.ms) slowest = best;
}

// In turns: a machine that is busy slows all of them. Which preset is the largest is seen again, now that all is warm.
const rivals = presets.slice(0, 3).map((preset) => ({ ...preset, ms: Number.POSITIVE_INFINITY }));
let slowestMs = Number.POSITIVE_INFINITY;
for (let i = 0; i < TURNS; i++) {
  for (const rival of rivals) rival.ms = Math.min(rival.ms, cost(rival.setup, LOOKS));
  slowestMs = Math.min(slowestMs, cost(slowest.setup, LOOKS));
}
const { id: preset, ms: presetMs } = rivals.reduce((a, b) => (b.ms > a.ms ? b : a));
const told: Slowest = {
  game: game.id,
  preset,
  presetMs,
  slowestMs,
  ratio: slowestMs / presetMs,
  tried,
  setup: slowest.setup,
};
process.stdout.write(JSON.stringify(told));
