import type { Chance } from '@fray/engine';
import { keysHold } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { below, pick } from '../../pick.ts';
import { must } from '../setup/presets.ts';
import { game } from '../tests/whole.ts';
import { key } from './key.ts';

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
