/** F13: where action cards can matter. */
import { nextDoor, planet, units } from '../../../tests/fixture.ts';
import type { Tryout } from './tryout.fixture.ts';

/** Ships with Sustain Damage, so that hits are sustained and units are repaired. */
export const ARMORED = { 'dreadnought-1': 2, 'cruiser-1': 1, 'fighter-1': 2, 'carrier-1': 1 } as const;
export const CRUISERS = { 'cruiser-1': 3, 'destroyer-1': 2, 'fighter-1': 1 } as const;
/** A fleet that mostly loses to the usual one. */
export const SMALLER = { 'dreadnought-1': 1, 'cruiser-1': 1, 'fighter-1': 2, 'carrier-1': 1 } as const;
/** Nobody in it sustains: it matters which ships the hits fall on. */
export const SCREENED = { 'carrier-1': 1, 'fighter-1': 4, 'cruiser-1': 2 } as const;
export const SQUAD = { 'infantry-1': 3, mech: 1 } as const;
export const INVASION = { 'dreadnought-1': 1, 'carrier-1': 2, 'infantry-1': 4 } as const;
/** Space cannons of the defender that fire at what comes. */
export const GUNS = [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })];
/** A planet that is invaded, with some infantry and the given units. */
export const heldPlanet = (more: Parameters<typeof units>[0] = {}) => [
  planet('Quann', 'defender', { defender: { 'infantry-1': 3, ...more } }),
];
/** Space cannons behind a wormhole of another kind. */
export const behind = (seat: 'attacker' | 'defender') => ({
  system: { wormholes: ['alpha' as const] },
  adjacent: [nextDoor('Beyond', { link: 'wormhole', wormholes: ['beta'], units: { [seat]: units({ 'pds-2': 3 }) } })],
});
/** Next door, a system that a fleet may leave for. */
const HAVEN = { adjacent: [nextDoor('Haven', { control: ['attacker', 'defender'] })] };

export const CARD_TRYOUTS: Readonly<Record<string, Tryout>> = {
  'lost-star-chart': { start: 'P0.3', table: behind('attacker') },
  upgrade: { start: 'P0.3' },
  rally: { start: 'P0.3', me: { space: { 'cruiser-1': 2 }, more: { fleetSupply: 1 } } },
  'solar-flare': { start: 'P0.3', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  'decoy-operation': {
    by: 'defender',
    start: 'P0.3',
    me: { space: {} },
    foe: { space: INVASION },
    planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 2, 'pds-1': 1 } })],
  },
  'experimental-battlestation': {
    by: 'defender',
    start: 'P0.6',
    extent: 'space',
    me: { space: CRUISERS },
    planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })],
  },
  rescue: {
    by: 'defender',
    start: 'P0.6',
    table: { adjacent: [nextDoor('Haven', { units: { defender: units({ 'cruiser-1': 1 }) } })] },
  },
  'maneuvering-jets': { start: 'P1.1', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  'scramble-frequency': { start: 'P1.1', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  'reveal-prototype': {},
  'morale-boost': {},
  'fighter-prototype': { me: { space: { 'carrier-1': 1, 'fighter-1': 4, 'cruiser-1': 1 } } },
  'skilled-retreat': {
    me: { space: { 'cruiser-1': 3 } },
    foe: { space: { 'cruiser-1': 2, 'fighter-1': 1 } },
    table: HAVEN,
  },
  'emergency-repairs': { me: { space: ARMORED } },
  waylay: { me: { space: { 'destroyer-2': 2, 'cruiser-1': 2 } } },
  rout: { by: 'defender', table: HAVEN },
  'shields-holding': {},
  'direct-hit': { me: { space: ARMORED } },
  'reflective-shielding': { me: { space: ARMORED } },
  'courageous-to-the-end': { me: { space: CRUISERS } },
  'fire-team': { ground: [SQUAD, SQUAD] },
  'crash-landing': {
    me: { space: { 'carrier-1': 1, 'cruiser-1': 1, 'infantry-1': 2 } },
    foe: { space: { 'cruiser-1': 3 } },
    planets: [planet('Quann', null)],
  },
  sabotage: { foe: { more: { hand: ['shields-holding'], policy: { plays: ['shields-holding'] } } } },
  blitz: { start: 'P3.1', me: { space: { 'cruiser-1': 3, 'carrier-1': 1, 'infantry-1': 3 } }, planets: heldPlanet() },
  bunker: { by: 'defender', start: 'P3.1', me: { space: {} }, foe: { space: INVASION }, planets: heldPlanet() },
  disable: { start: 'P3.1', me: { space: INVASION }, foe: { space: {} }, planets: heldPlanet({ 'pds-1': 2 }) },
  parley: { by: 'defender', start: 'P3.1', me: { space: {} }, foe: { space: INVASION }, planets: heldPlanet() },
  'ghost-squad': {
    by: 'defender',
    start: 'P3.1',
    me: { space: {} },
    // No more than the first planet takes: those of the other one come to help.
    foe: { space: { 'carrier-1': 1, 'infantry-1': 3 } },
    planets: [
      planet('Quann', 'defender', { defender: { 'infantry-1': 2 } }),
      planet('Lodor', 'defender', { defender: { 'infantry-1': 3 } }),
    ],
  },
  cloak: { start: 'P0.3', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  trine: {
    start: 'P1.1',
    table: { adjacent: [nextDoor('Beyond', { link: 'far', units: { attacker: units({ 'pds-2': 2 }) } })] },
  },
  converge: { by: 'defender', start: 'P1.1', planets: GUNS, extent: 'space', me: { space: SCREENED } },
  hardlight: {},
  spark: { me: { space: ARMORED } },
  pax: { by: 'defender', start: 'P3.1', me: { space: {} }, foe: { space: INVASION }, planets: heldPlanet() },
  meteor: {
    me: { space: { 'dreadnought-1': 1, 'carrier-1': 1, 'infantry-1': 5 }, more: { policy: { losses: ['carrier'] } } },
    foe: { space: { 'cruiser-1': 2 } },
    planets: heldPlanet(),
  },
  lash: { me: { space: CRUISERS } },
  divinity: {},
  meddle: {},
  meld: { by: 'defender' },
  atomize: { me: { faction: 'letnev', space: { 'arc-secundus': 1, 'cruiser-1': 2 } }, foe: { space: ARMORED } },
};
