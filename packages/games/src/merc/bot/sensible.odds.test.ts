import { choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it, vi } from 'vitest';
import { type Bot, kindOfPreset } from '../../game.ts';
import { simulate } from '../../simulate.ts';
import { share } from '../../statistics.ts';
import type { Setup } from '../setup/schema.ts';
import { rebelsBy } from '../tests/simple-bots.ts';
import { game } from '../tests/whole.ts';
import type { Merc, Player } from '../types.ts';

/** 400 fights in the tests, told apart by 4.5 standard errors; ten times as many in the soak run, which allows nothing. */
const TIMES = Math.max(1, Number(process.env.FRAY_ODDS ?? 0) / 20_000);
const FIGHTS = 400 * TIMES;
const SETUPS = TIMES > 1 ? 500 : 100;
const ERRORS = TIMES > 1 ? 0 : 4.5;
const SEED = 3407;
vi.setConfig({ testTimeout: 1_800_000 });

const sensible: Bot<Merc> = game.opponents?.sensible?.bot ?? expect.unreachable('no sensible opponent');
type Bots = Record<string, Bot<Merc>>;
const error = (part: number): number => Math.sqrt((part * (1 - part)) / FIGHTS);
const setupOf = (id: string): Setup =>
  game.setup.presets.find((preset) => preset.id === id)?.setup ?? expect.unreachable(id);
/** How many fights the Rebels win. */
const won = (setup: Setup, bots: Bots): number =>
  simulate(game, setup, bots, { seed: SEED, from: 0, to: FIGHTS }).results.rebel ?? 0;

describe(`against a sensible Dictator, ${FIGHTS} fights`, () => {
  describe.each([
    ['rules', {}],
    ['sensible', rebelsBy(sensible)],
  ] as [string, Bots][])('Rebels by %s', (_name, rebels) => {
    it.each([
      ['convoy', 0.55],
      ['assault', 0.75],
    ] as const)('win %s at most at %d, and more against the printed one', (id, most) => {
      const part = won(setupOf(id), { ...rebels, dictator: sensible }) / FIGHTS;
      expect(part - ERRORS * error(part)).toBeLessThanOrEqual(most);
      const printed = won(setupOf(id), rebels) / FIGHTS;
      expect(printed - 4.5 * error(printed)).toBeGreaterThan(most);
    });
  });

  it.each(game.setup.presets)('$id: Rebels win 20 to 80 %, and no more than against the printed one', (preset) => {
    const { setup } = preset;
    const [printed, now] = [{}, { dictator: sensible }].map((bots) => share(won(setup, bots), FIGHTS));
    if (!printed || !now) return expect.unreachable();
    // The interval of the difference, from those of both (Newcombe).
    const slack = Math.hypot(printed.share - printed.low, now.high - now.share);
    expect(now.share - printed.share).toBeLessThanOrEqual(slack);
    if (kindOfPreset(preset) !== 'open') return;
    expect(now.share + ERRORS * error(0.2)).toBeGreaterThanOrEqual(0.2);
    expect(now.share - ERRORS * error(0.8)).toBeLessThanOrEqual(0.8);
  });
});

it('a sensible player sees what everybody sees: nothing is hidden in MERC', () => {
  const { rules } = game;
  expect(rules.secrets).toBeUndefined();
  const state = rules.begin(setupOf('convoy'));
  for (const seat of game.players) expect(rules.view(state, seat)).toEqual(state);
});

it(`a sensible player always answers with a choice that it was given, in every seat, over ${SETUPS} sampled setups`, () => {
  const chance = chanceOf(SEED, 1);
  for (let number = 0; number < SETUPS; number++) {
    const runner = new Runner(game.rules, game.rules.begin(game.setup.sample(chance)), seededDice(SEED, number));
    runner.start();
    while (!game.rules.outcome(runner.state)) {
      const list = choices(game.rules, runner.state);
      const seat = (list[0] as { seat: Player }).seat;
      const mine = list.filter((choice) => choice.seat === seat);
      const action = sensible(game.rules.view(runner.state, seat), seat, mine, chance);
      expect(mine.map((choice) => choice.action)).toContainEqual(action);
      runner.apply(seat, action);
    }
  }
});
