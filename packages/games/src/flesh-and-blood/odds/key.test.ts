import { type Chance, choices, Runner, seeded } from '@fray/engine';
import { chanceOf, keysHold } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { below, pick } from '../../pick.ts';
import { game } from '../index.ts';
import { must } from '../setup/presets.ts';
import { KEY_FIELDS, key } from './key.ts';

const PAIRS = process.env.FRAY_ODDS ? 200 : 12;
const SEED = 2119;
/** Single links with much to pay: the same cards are pitched in many orders. */
const RED = ['head-jab-red', 'pack-hunt-red', 'wounding-blow-red', 'raging-onslaught-red'];
const sample = (chance: Chance) =>
  must({
    link: {
      attack: pick(['macho-grande-blue', 'raging-onslaught-yellow'], chance),
      attacker: { hero: 'bravo', hand: ['pummel-blue', pick(RED, chance), pick(RED, chance)] },
      defender: { hero: 'rhinar', life: 8 + below(4, chance), hand: [pick(RED, chance)] },
    },
  });
const keyed = { ...game, setup: { ...game.setup, sample }, rules: { ...game.rules, key } };

describe('equal keys, equal futures', () => {
  it(`${PAIRS} pairs of states with one key, of random links`, () => {
    expect(keysHold(keyed, PAIRS, SEED)).toBe(PAIRS);
  });
  it('a key that forgets which cards were pitched is found', () => {
    const forgetful = (state: Parameters<typeof key>[0]) =>
      key({ ...state, players: { ...state.players, A: { ...state.players.A, hand: [], pitched: [] } } });
    expect(() => keysHold({ ...keyed, rules: { ...keyed.rules, key: forgetful } }, PAIRS, SEED)).toThrow(
      'equal keys, equal futures',
    );
  });
});

it('every field of a state and of a player is told, or left out with the reason', () => {
  const { told, left } = KEY_FIELDS;
  const seen = new Set<string>();
  for (let number = 0; number < 30; number++) {
    const chance = chanceOf(SEED, number);
    const runner = new Runner(game.rules, game.rules.begin(game.setup.sample(chance)), seeded(SEED, number));
    runner.start();
    for (let moves = 0; moves < number && !runner.state.result; moves++) {
      const open = choices(game.rules, runner.state).filter((it) => !it.form);
      const next = open.length ? pick(open, chance) : undefined;
      if (next) runner.apply(next.seat, next.action);
    }
    for (const field of Object.keys(runner.state)) seen.add(`state.${field}`);
    for (const player of Object.values(runner.state.players))
      for (const field of Object.keys(player)) seen.add(`player.${field}`);
  }
  expect([...seen].filter((field) => !told.includes(field) && left[field] === undefined)).toEqual([]);
  for (const why of Object.values(left)) expect(why).toMatch(/^[a-z].{5,}/);
});
