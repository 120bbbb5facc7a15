import { choices, clone, Runner, seededDice } from '@fray/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../game.ts';
import { chanceFrom, playCombat } from '../../simulate.ts';
import type { Setup } from '../setup/schema.ts';
import { castle, digIn, idle } from '../tests/simple-bots.ts';
import { game } from '../tests/whole.ts';
import type { Exodus } from '../types.ts';

/** The laws of the presets: how the player fares against a sensible enemy, by its own policy and by those that do less. */
const enemy: Bot<Exodus> = game.opponents?.sensible?.bot ?? expect.unreachable('no sensible opponent');
const POLICIES = { rules: game.bot, idle, castle, digIn } satisfies Record<string, Bot<Exodus>>;
type Policy = keyof typeof POLICIES;

/**
 * How often each is played here; a law fails where it is broken by more than 4.5 standard errors. The soak run plays 200 of each and
 * allows nothing. The seed was fixed before the first run.
 */
// biome-ignore format: a table is read by columns
const BATTLES: Record<string, Record<Policy, number>> = {
  triangle:          { rules: 40, idle: 20, castle: 10, digIn: 10 },
  small:             { rules: 60, idle: 40, castle: 60, digIn: 20 },
  'carrier-action':  { rules: 40, idle: 20, castle: 10, digIn: 10 },
  escape:            { rules: 40, idle: 20, castle: 30, digIn: 10 },
  fleet:             { rules: 30, idle: 10, castle: 30, digIn: 10 },
  'carrier-duel':    { rules: 30, idle: 20, castle: 10, digIn: 10 },
  escort:            { rules: 40, idle: 20, castle: 40, digIn: 30 },
  'fog-of-war':      { rules: 20, idle: 10, castle: 6,  digIn: 6 },
  'hazard-gauntlet': { rules: 30, idle: 10, castle: 6,  digIn: 6 },
  alien_hive:        { rules: 40, idle: 20, castle: 10, digIn: 10 },
  stress:            { rules: 16, idle: 6,  castle: 6,  digIn: 6 },
  campaign:          { rules: 24, idle: 12, castle: 20, digIn: 12 },
};
const IS_SOAK = process.env.FRAY_ODDS !== undefined;
const ERRORS = IS_SOAK ? 0 : 4.5;
const SEED = 2911;
vi.setConfig({ testTimeout: 1_800_000 });

/** Lessons are decided before they start. */
const presets = game.setup.presets.filter(({ teaches }) => teaches === undefined);

/** Turns within which nine of ten battles are over. */
const turnsFor = ({ columns, rows }: Setup): number => (columns * rows > 11 * 13 ? 46 : 31);

interface Played {
  battles: number;
  victory: number;
  draw: number;
  defeat: number;
  inTime: number;
}
function play({ id, setup }: { id: string; setup: Setup }, policy: Policy): Played {
  const battles = IS_SOAK ? 200 : (BATTLES[id]?.[policy] ?? 0);
  const out: Played = { battles, victory: 0, draw: 0, defeat: 0, inTime: 0 };
  for (let i = 0; i < battles; i++) {
    const { result, rounds } = playCombat(game, setup, { player: POLICIES[policy], enemy }, SEED, i).summary;
    if (result === 'victory' || result === 'draw' || result === 'defeat') out[result]++;
    if (rounds <= turnsFor(setup)) out.inTime++;
  }
  return out;
}

/** What a part of the battles may be off by chance, where the true share is the limit of the law. */
const slack = (limit: number, battles: number): number => ERRORS * Math.sqrt((limit * (1 - limit)) / battles);

it('every open preset is measured', () => {
  expect(Object.keys(BATTLES)).toEqual(presets.map(({ id }) => id));
});

describe.each(presets)('$id, against a sensible enemy', (preset) => {
  it('a player who gives no order loses at least 95 of 100 battles', () => {
    const { defeat, battles } = play(preset, 'idle');
    expect(defeat / battles).toBeGreaterThanOrEqual(0.95 - slack(0.95, battles));
  });

  it('the policy of the player scores 20 to 80 %, nine of ten battles end in time, and none is drawn', () => {
    const { victory, inTime, draw, battles } = play(preset, 'rules');
    expect(draw).toBe(0);
    expect(inTime / battles).toBeGreaterThanOrEqual(0.9);
    expect(victory / battles).toBeGreaterThanOrEqual(0.2 - slack(0.2, battles));
    expect(victory / battles).toBeLessThanOrEqual(0.8 + slack(0.8, battles));
  });

  it.each(['castle', 'digIn'] as const)('%s wins at most half of the battles', (policy) => {
    const { victory, battles } = play(preset, policy);
    expect(victory / battles).toBeLessThanOrEqual(0.5 + slack(0.5, battles));
  });
});

/** Little fuel: who has no more goes back for it. */
const LOW = 2;
/** How many squadrons there were in a battle, and how many of them had little fuel and got some after that. */
function countRefilled(setup: Setup, number: number): { all: number; refilled: number } {
  const source = seededDice(SEED, number);
  const chance = chanceFrom(source);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  const seen = new Map<string, { fuel: number; wasLow: boolean; refilled: boolean }>();
  for (let turn = -1; game.rules.outcome(runner.state) === undefined; ) {
    const { state } = runner;
    if (state.turn !== turn) {
      turn = state.turn;
      for (const { id, type, hull, fuel } of state.squadrons) {
        if (hull <= 0 || type === 'M') continue;
        const before = seen.get(id) ?? { fuel, wasLow: false, refilled: false };
        const wasLow = before.wasLow || fuel <= LOW;
        seen.set(id, { fuel, wasLow, refilled: before.refilled || (before.wasLow && fuel > before.fuel) });
      }
    }
    const list = choices(game.rules, state);
    const seat = list[0]?.seat as Exodus['seat'];
    const mine = list.filter((choice) => choice.seat === seat);
    runner.apply(seat, (seat === 'enemy' ? enemy : game.bot)(game.rules.view(state, seat), seat, mine, chance));
  }
  const all = [...seen.values()];
  return { all: all.length, refilled: all.filter(({ refilled }) => refilled).length };
}

it('fuel matters: at least 3 of 100 squadrons fall to 2 or less and get more', () => {
  const battles = presets.flatMap(({ setup }) =>
    Array.from({ length: IS_SOAK ? 20 : 3 }, (_, number) => countRefilled(setup, number)),
  );
  const sum = (of: 'all' | 'refilled') => battles.reduce((total, battle) => total + battle[of], 0);
  expect(sum('refilled') / sum('all')).toBeGreaterThanOrEqual(0.03);
});
