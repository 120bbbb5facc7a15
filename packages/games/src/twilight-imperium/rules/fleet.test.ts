import { describe, expect, it } from 'vitest';
import type { UnitId } from '../content/units.ts';
import { rules } from '../ruleset.ts';
import { type AdjacentSetup, ANOMALIES, type PlayerSetup } from '../setup/types.ts';
import { nextDoor, planet, side, space, units } from '../tests/fixture.ts';
import type { State, Unit } from '../types.ts';
import { adjacentSystems, alphaToBeta, whyNotNext } from './adjacency.ts';
import { whyNotEnter } from './anomalies.ts';
import {
  boarders,
  cargo,
  exits,
  fits,
  movers,
  overCapacity,
  overSupply,
  passengers,
  removable,
  whyNotRetreat,
} from './fleet.ts';

type Counts = Partial<Record<UnitId, number>>;
const begin = (
  fleet: Counts,
  more: Partial<PlayerSetup> = {},
  ashore: Counts = {},
  adjacent: AdjacentSetup[] = [],
  against: Counts = { 'cruiser-1': 1, 'fighter-1': 9, 'infantry-1': 9 },
): State => {
  const planets = [planet('Quann', 'defender', { defender: ashore })];
  const defender = side('hacan', fleet, more);
  return rules.begin(space(side('sol', against, { fleetSupply: 1 }), defender, { adjacent, system: { planets } }));
};
const kinds = (list: readonly Unit[]): string =>
  list
    .map((unit) => unit.kind)
    .sort()
    .join(' ');

describe('P0.5: capacity and fleet supply of one party', () => {
  it.each<[fleet: Counts, ashore: Counts, over: number, leaving: number]>([
    [{}, { 'infantry-1': 3 }, 0, 0],
    [{ 'cruiser-1': 1 }, { 'infantry-1': 3 }, 0, 0],
    [{ 'carrier-1': 1, 'fighter-1': 3, 'infantry-1': 1 }, {}, 0, 0],
    [{ 'carrier-1': 1, 'fighter-1': 3, 'infantry-1': 2 }, {}, 1, 1],
    [{ 'cruiser-1': 1, 'fighter-1': 1 }, {}, 1, 1],
    [{ 'cruiser-1': 1, 'fighter-2': 5 }, {}, 0, 0],
    [{ 'cruiser-1': 1, 'fighter-1': 3 }, { 'space-dock-1': 1 }, 0, 3],
    [{ 'cruiser-1': 1, 'fighter-1': 4 }, { 'space-dock-1': 1 }, 1, 4],
    [{ 'cruiser-1': 1, 'fighter-1': 6 }, { 'space-dock-1': 2 }, 0, 6],
    [{ 'cruiser-1': 1, 'infantry-1': 1 }, { 'space-dock-1': 1 }, 1, 1],
    [{ 'cruiser-1': 1, 'aerie-sentinel': 2 }, {}, 0, 0],
    [{ 'cruiser-1': 1, mech: 2 }, {}, 2, 2],
  ])('%j with %j ashore: %i too many, %i on leaving', (fleet, ashore, over, leaving) => {
    const state = begin(fleet, {}, ashore);
    expect([overCapacity(state, 'defender'), overCapacity(state, 'defender', 'leaving')]).toEqual([over, leaving]);
    expect(fits(state, 'defender')).toBe(over === 0);
  });

  it.each<[fleet: Counts, supply: number | null, over: number]>([
    [{ 'cruiser-1': 3 }, null, 0],
    [{ 'cruiser-1': 3 }, 3, 0],
    [{ 'cruiser-1': 3 }, 2, 1],
    [{ 'carrier-1': 1, 'fighter-1': 4 }, 1, 0],
    [{ 'carrier-1': 1, 'fighter-2': 4 }, 1, 0],
    [{ 'carrier-1': 1, 'fighter-2': 5 }, 1, 1],
    [{ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 5 }, 1, 1],
    [{ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 6 }, 1, 1],
    [{ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 6 }, 2, 0],
    [{ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 7 }, 2, 1],
    [{ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 7 }, 1, 2],
  ])('%j with a supply of %j: %i too many; half a ship is one too many', (fleet, fleetSupply, over) => {
    const state = begin(fleet, { fleetSupply });
    expect([overSupply(state, 'defender'), fits(state, 'defender')]).toEqual([over, over === 0]);
  });

  it('Fleet Regulations: never more than 4; another party’s figures are its own', () => {
    const state = begin({ 'cruiser-1': 6 }, { fleetSupply: 6 });
    expect(overSupply(state, 'defender')).toBe(0);
    state.common.push('fleet-regulations');
    state.version++;
    expect([overSupply(state, 'defender'), overSupply(state, 'attacker')]).toEqual([2, 0]);
    (state.parties.defender as NonNullable<State['parties']['defender']>).fleetSupply = 3;
    expect(overSupply(state, 'defender')).toBe(3);
  });

  it.each<[fleet: Counts, supply: number | null, expected: string]>([
    [{ 'carrier-1': 1, 'fighter-1': 4 }, 1, ''],
    [{ 'carrier-1': 1, 'fighter-1': 5 }, 1, 'fighter-1 fighter-1 fighter-1 fighter-1 fighter-1'],
    [{ 'cruiser-1': 2, 'carrier-1': 1, 'fighter-1': 1 }, 2, 'carrier-1 cruiser-1 cruiser-1'],
    [{ 'cruiser-1': 1, 'fighter-2': 1 }, 1, 'cruiser-1 fighter-2'],
    [{ 'cruiser-1': 1, 'infantry-1': 1, mech: 1 }, 1, 'infantry-1 mech'],
    [{ 'cruiser-1': 2, 'infantry-1': 1 }, 1, 'cruiser-1 cruiser-1 infantry-1'],
  ])('what of %j with a supply of %j may be removed: %s', (fleet, fleetSupply, expected) => {
    expect(kinds(removable(begin(fleet, { fleetSupply }), 'defender'))).toBe(expected);
  });
});

describe('P2.6: who leaves with a fleet', () => {
  it.each<[fleet: Counts, ashore: Counts, expected: string]>([
    [{ 'carrier-1': 1, 'fighter-1': 3 }, { 'infantry-1': 2, 'space-dock-1': 1 }, 'infantry-1 infantry-1'],
    [{ 'carrier-1': 1, 'fighter-1': 4 }, { 'infantry-1': 2 }, ''],
    [{ 'cruiser-1': 1 }, { 'infantry-1': 1, 'aerie-sentinel': 1, 'pds-1': 1 }, 'aerie-sentinel'],
    [{ 'carrier-1': 1 }, { 'pds-1': 1 }, ''],
  ])('%j may take along, of %j: %s', (fleet, ashore, expected) => {
    expect(kinds(boarders(begin(fleet, {}, ashore), 'defender'))).toBe(expected);
  });

  it.each<[fleet: Counts, carried: string, alone: string]>([
    [{ 'carrier-1': 1, 'fighter-1': 2, 'infantry-1': 1 }, 'fighter-1 fighter-1 infantry-1', 'carrier-1'],
    [{ 'carrier-1': 1, 'fighter-1': 4, 'infantry-1': 1 }, 'fighter-1 fighter-1 fighter-1 infantry-1', 'carrier-1'],
    [{ 'carrier-1': 1, 'fighter-2': 6 }, 'fighter-2 fighter-2 fighter-2 fighter-2', 'carrier-1 fighter-2 fighter-2'],
    [{ 'dreadnought-1': 2, 'infantry-1': 1, 'fighter-1': 2 }, 'fighter-1 infantry-1', 'dreadnought-1 dreadnought-1'],
  ])('%j carries %s; on their own leave %s', (fleet, carried, alone) => {
    const state = begin(fleet);
    const load = cargo(state, 'defender');
    expect(kinds([...load.values()].flat())).toBe(carried);
    expect(kinds(movers(state, 'defender', load))).toBe(alone);
    for (const [ship, riders] of load) expect(riders.length, ship.kind).toBeLessThanOrEqual(4);
  });

  it('fighters that fly alone and mechs that need no room are no passengers', () => {
    const fleet: Counts = { 'carrier-1': 1, 'fighter-1': 1, 'infantry-1': 1, mech: 1, 'aerie-sentinel': 1 };
    expect(kinds(passengers(begin(fleet), 'defender'))).toBe('fighter-1 infantry-1 mech');
    expect(kinds(passengers(begin({ 'fighter-2': 2, 'cruiser-1': 1 }), 'defender'))).toBe('');
  });
});

describe('P2.3: where a fleet may go', () => {
  const own = { control: ['defender' as const] };
  it.each<[name: string, system: Partial<AdjacentSetup>, is: boolean]>([
    ['nothing of its own', {}, false],
    ['a planet of its own', own, true],
    ['a planet of the other side', { control: ['attacker'] }, false],
    ['own units', { units: { defender: units({ 'infantry-1': 1 }) } }, true],
    ['ships of others', { ...own, units: { attacker: units({ 'fighter-1': 1 }) } }, false],
    ['ground forces of others', { ...own, units: { attacker: units({ 'infantry-1': 1 }) } }, true],
    [
      'ships of others, where the table allows it',
      { retreat: ['defender'], units: { attacker: units({ 'cruiser-1': 1 }) } },
      true,
    ],
    ['where the table allows the other side', { retreat: ['attacker'] }, false],
    [
      'own and others’ ships',
      { units: { defender: units({ 'cruiser-1': 1 }), attacker: units({ 'cruiser-1': 1 }) } },
      false,
    ],
    ['an asteroid field', { ...own, anomalies: ['asteroid-field'] }, false],
    ['a nebula', { ...own, anomalies: ['nebula'] }, false],
    ['a supernova', { ...own, anomalies: ['supernova'] }, false],
    ['a gravity rift', { ...own, anomalies: ['gravity-rift'] }, true],
    ['two systems away', { ...own, link: 'far' }, false],
    ['a wormhole that leads nowhere', { ...own, link: 'wormhole', wormholes: ['alpha'] }, false],
  ])('%s: %j, %s', (_, system, is) => {
    const state = begin({ 'cruiser-1': 1 }, {}, {}, [nextDoor('Home', system)]);
    expect(exits(state, 'defender')).toEqual(is ? ['Home'] : []);
    expect(whyNotRetreat(state, 'defender') === false).toBe(is);
  });

  it('a wormhole joins systems that have the same one; the reason names both', () => {
    const at = (here: ('alpha' | 'beta')[], there: ('alpha' | 'beta')[]) => {
      const system = nextDoor('Home', { link: 'wormhole', wormholes: there, ...own });
      const state = rules.begin(
        space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
          adjacent: [system],
          system: { wormholes: here },
        }),
      );
      const [found] = state.adjacent;
      if (!found) throw new Error('no system');
      const why = whyNotNext(state, found, 'defender');
      return [
        adjacentSystems(state, 'defender').length,
        (why || { code: 'next' }).code,
        alphaToBeta(state, 'Home'),
        whyNotRetreat(state, 'defender'),
      ];
    };
    const not = (here: string, there: string) => ({ code: 'not-adjacent', system: 'Home', here, there });
    expect(at(['alpha'], ['alpha'])).toEqual([1, 'next', true, false]);
    expect(at(['alpha'], ['beta'])).toEqual([0, 'not-adjacent', true, not('alpha', 'beta')]);
    expect(at([], ['beta'])).toEqual([0, 'not-adjacent', false, not('', 'beta')]);
    expect(at(['alpha'], [])).toEqual([0, 'not-adjacent', false, not('alpha', '')]);
    expect(at(['alpha', 'beta'], ['beta'])).toEqual([1, 'next', true, false]);
  });

  it('F3: what lets a party enter an anomaly; the active system may be a nebula', () => {
    const why = (technology?: string, faction: 'hacan' | 'empyrean' = 'hacan', into: 'active' | 'other' = 'other') => {
      const more = technology ? { technologies: [technology] } : {};
      const state = rules.begin(space(side('sol', { 'cruiser-1': 1 }), side(faction, { 'cruiser-1': 1 }, more)));
      return ANOMALIES.filter((anomaly) => whyNotEnter(state, 'defender', [anomaly], into)).join(' ');
    };
    expect(why()).toBe('nebula asteroid-field supernova');
    expect(why(undefined, 'hacan', 'active')).toBe('asteroid-field supernova');
    expect(why('antimass-deflectors')).toBe('nebula supernova');
    expect(why('magmus-reactor')).toBe('nebula asteroid-field');
    expect(why(undefined, 'empyrean')).toBe('asteroid-field supernova');
  });
});
