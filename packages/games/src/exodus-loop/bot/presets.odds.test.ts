import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../game.ts';
import { playCombat } from '../../simulate.ts';
import type { Setup } from '../setup/schema.ts';
import { digIn, idle, neverMove } from '../tests/simple-bots.ts';
import { game } from '../tests/whole.ts';
import type { Exodus } from '../types.ts';

/** Corrections 2 and 3 over the presets: how the player fares by its own policy and by those that do less. */
const POLICIES = { rules: game.bot, idle, digIn, neverMove } satisfies Record<string, Bot<Exodus>>;
type Policy = keyof typeof POLICIES;

/**
 * How often each is played: as often as 4.5 standard errors need to tell it from the policy of the rules, and no more,
 * for large battles take long. The soak run asks for ten times as many. The seed was fixed before the first run.
 */
// biome-ignore format: a table is read by columns
const BATTLES: Record<string, Record<Policy, number>> = {
  triangle:          { rules: 16, idle: 20, digIn: 12, neverMove: 12 },
  small:             { rules: 60, idle: 40, digIn: 120, neverMove: 40 },
  'carrier-action':  { rules: 30, idle: 12, digIn: 10, neverMove: 10 },
  escape:            { rules: 40, idle: 20, digIn: 20, neverMove: 50 },
  fleet:             { rules: 12, idle: 12, digIn: 30, neverMove: 30 },
  'carrier-duel':    { rules: 12, idle: 10, digIn: 10, neverMove: 10 },
  escort:            { rules: 120, idle: 30, digIn: 50, neverMove: 120 },
  'fog-of-war':      { rules: 24, idle: 10, digIn: 10, neverMove: 10 },
  'hazard-gauntlet': { rules: 12, idle: 20, digIn: 12, neverMove: 12 },
  alien_hive:        { rules: 40, idle: 30, digIn: 16, neverMove: 16 },
  stress:            { rules: 8, idle: 10, digIn: 6, neverMove: 6 },
  campaign:          { rules: 40, idle: 10, digIn: 20, neverMove: 40 },
};
const TIMES = Math.max(1, Number(process.env.FRAY_ODDS ?? 0) / 20_000);
const SEED = 2911;
const ERRORS = 4.5;
vi.setConfig({ testTimeout: 1_800_000 });

/** `duel` teaches one mechanism, a single fight, and is excepted. */
const presets = game.setup.presets.filter(({ id }) => id !== 'duel');

/** Turns within which nine of ten battles are over. */
const turnsFor = ({ columns, rows }: Setup): number => (columns * rows > 11 * 13 ? 40 : 25);

interface Played {
  battles: number;
  victory: number;
  draw: number;
  defeat: number;
  inTime: number;
}
function play({ id, setup }: { id: string; setup: Setup }, policy: Policy): Played {
  const out: Played = { battles: (BATTLES[id]?.[policy] ?? 0) * TIMES, victory: 0, draw: 0, defeat: 0, inTime: 0 };
  for (let i = 0; i < out.battles; i++) {
    const { result, rounds } = playCombat(game, setup, { player: POLICIES[policy] }, SEED, i).summary;
    if (result === 'victory' || result === 'draw' || result === 'defeat') out[result]++;
    if (rounds <= turnsFor(setup)) out.inTime++;
  }
  return out;
}

const scoreOf = ({ victory, draw, battles }: Played): number => (victory + draw / 2) / battles;
/** Standard error of the score; where all battles ended alike, as if one had ended half a point off. */
function errorOf(one: Played): number {
  const spread = (one.victory + one.draw / 4) / one.battles - scoreOf(one) ** 2;
  return Math.sqrt(Math.max(spread, 0.25 / one.battles) / one.battles);
}

it('every preset but the duel is measured', () => {
  expect(Object.keys(BATTLES)).toEqual(presets.map(({ id }) => id));
});

describe.each(presets)('$id', (preset) => {
  let own: Played | undefined;
  const rules = (): Played => {
    own ??= play(preset, 'rules');
    return own;
  };

  it('correction 2: a player who gives no order loses at least 8 of 10 battles', () => {
    const { defeat, battles } = play(preset, 'idle');
    expect(defeat / battles).toBeGreaterThanOrEqual(0.8);
  });

  it('correction 2: nine of ten battles of the rules against themselves end in time, and draws are under 5 %', () => {
    const { inTime, draw, battles } = rules();
    expect(inTime / battles).toBeGreaterThanOrEqual(0.9);
    expect(draw / battles).toBeLessThan(0.05);
  });

  it.each(['digIn', 'neverMove'] as const)('correction 3: the player scores more than by %s', (policy) => {
    const other = play(preset, policy);
    const ahead = scoreOf(rules()) - scoreOf(other);
    expect(ahead).toBeGreaterThan(ERRORS * Math.hypot(errorOf(rules()), errorOf(other)));
  });
});
