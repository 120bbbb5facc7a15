import type { Chance } from '@fray/engine';
import { futureKeysHold } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { below, pickOne } from '../../pick.ts';
import { must } from '../setup/presets.ts';
import { game } from '../tests/whole.ts';
import { futureKey } from './key.ts';

const PAIRS = process.env.FRAY_ODDS ? 200 : 12;
const SEED = 2119;
/** Single links with much to pay: the same cards are pitched in many orders. */
const RED = ['head-jab-red', 'pack-hunt-red', 'wounding-blow-red', 'raging-onslaught-red'];
const sample = (chance: Chance) =>
  must({
    link: {
      attack: pickOne(['macho-grande-blue', 'raging-onslaught-yellow'], chance),
      attacker: { hero: 'bravo', hand: ['pummel-blue', pickOne(RED, chance), pickOne(RED, chance)] },
      defender: { hero: 'rhinar', life: 8 + below(4, chance), hand: [pickOne(RED, chance)] },
    },
  });
const keyed = { ...game, setup: { ...game.setup, sample }, rules: { ...game.rules, futureKey } };

describe('equal keys, equal futures', () => {
  it(`${PAIRS} pairs of states with one key, of random links`, () => {
    expect(futureKeysHold(keyed, PAIRS, SEED)).toBe(PAIRS);
  });
  it('a key that forgets which cards were pitched is found', () => {
    const forgetful = (state: Parameters<typeof futureKey>[0]) =>
      futureKey({ ...state, players: { ...state.players, A: { ...state.players.A, hand: [], pitched: [] } } });
    expect(() => futureKeysHold({ ...keyed, rules: { ...keyed.rules, futureKey: forgetful } }, PAIRS, SEED)).toThrow(
      'equal keys, equal futures',
    );
  });
});
