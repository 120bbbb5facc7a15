/** F13: where texts of units can matter. */
import { nextDoor, planet, units } from '../../../tests/fixture.ts';
import { ARMORED, behind, heldPlanet, INVASION, SMALLER, SQUAD } from './cards.fixture.ts';
import type { Tryout } from './tryout.fixture.ts';

export const UNIT_TRYOUTS: Readonly<Record<string, Tryout>> = {
  'duha-menaimon': {
    start: 'P0.3',
    me: { space: { 'duha-menaimon': 1, 'carrier-1': 1, 'infantry-1': 4 } },
    foe: { space: { 'cruiser-1': 2 } },
    planets: heldPlanet(),
  },
  'wrath-of-kenara': { me: { space: { 'wrath-of-kenara': 1, 'cruiser-1': 2 } }, foe: { space: SMALLER } },
  'the-alastor': { me: { space: { 'the-alastor': 1, 'infantry-1': 2 } }, foe: { space: { 'cruiser-1': 3 } } },
  dynamo: { me: { space: { dynamo: 1, 'dreadnought-1': 1, 'cruiser-1': 1 } }, foe: { space: ARMORED } },
  ouranos: {
    start: 'P0.3',
    extent: 'space',
    me: { space: { 'cruiser-1': 2 } },
    foe: { space: { 'cruiser-1': 4 } },
    planets: [planet('Quann', 'attacker', { attacker: { 'pds-1': 1 } })],
  },
  'dunlain-reaper': { ground: [{ 'infantry-1': 3 }, SQUAD] },
  watcher: {
    me: { space: { 'dreadnought-1': 1, 'cruiser-1': 2, 'carrier-1': 1, watcher: 1 } },
    foe: { more: { hand: ['shields-holding'], policy: { plays: ['shields-holding'] } } },
  },
  'icarus-drive': {
    start: 'P0.3',
    me: { space: { ...ARMORED, 'icarus-drive': 1 } },
    foe: { space: ARMORED },
    table: { ...behind('attacker'), system: {} },
  },
  starlancer: {
    by: 'defender',
    start: 'P0.3',
    me: { space: { 'carrier-1': 1, starlancer: 1 }, more: { facts: { tokensOf: ['attacker'] } } },
    foe: { space: ARMORED },
  },
  hecatoncheires: {
    start: 'P0.3',
    me: { faction: 'titans', space: { 'carrier-1': 1, 'infantry-1': 2 } },
    foe: { space: {} },
    planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } }, { sleeper: 'attacker' })],
  },
  revenant: {
    start: 'P3.1',
    me: { space: INVASION },
    foe: { space: {} },
    planets: heldPlanet(),
    table: { system: { breach: 'active', planets: heldPlanet() } },
  },
  alarum: {
    ground: [{ 'infantry-1': 2, alarum: 1 }, SQUAD],
    table: { adjacent: [nextDoor('Haven', { units: { attacker: units({ 'infantry-1': 2 }) } })] },
  },
  'viper-ex-23': {
    by: 'defender',
    start: 'P3.1',
    me: { space: {} },
    foe: { space: INVASION },
    planets: heldPlanet({ 'viper-ex-23': 1 }),
  },
  'exotrireme-2': {
    me: { space: { 'exotrireme-2': 2, 'cruiser-1': 1 } },
    foe: { space: { 'cruiser-1': 2, 'destroyer-1': 1 } },
  },
};
