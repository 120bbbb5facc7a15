import { describe, expect, it } from 'vitest';
import type { UnitId } from '../content/units.ts';
import { rules } from '../ruleset.ts';
import type { AdjacentSetup, PlanetSetup } from '../setup/types.ts';
import { nextDoor, planet, side, table, units } from '../tests/fixture.ts';
import type { PartyId, Planet, State, Unit } from '../types.ts';
import { battlefields, canCommit, committable, gains, isShared, landingCost, whyNotLand } from './invasion.ts';
import {
  bombardable,
  bombarders,
  bombedParties,
  cannons,
  cannonTarget,
  cannonTargets,
  defenderOf,
  defenseBy,
  isShielded,
  mayBarrage,
  mayFireOffense,
  outOfReach,
  strandedFactories,
  whyNotBombard,
  whyNotHold,
} from './reach.ts';

type Counts = Partial<Record<UnitId, number>>;
interface Board {
  attacker?: Counts;
  defender?: Counts;
  third?: Counts;
  ashore?: PlanetSetup[];
  adjacent?: AdjacentSetup[];
}
const begin = ({ attacker = {}, defender = {}, third, ashore = [], adjacent = [] }: Board): State =>
  rules.begin(
    table(side('sol', attacker), side('hacan', defender), {
      adjacent,
      thirds: third ? [side('xxcha', third)] : [],
      order: third ? ['attacker', 'defender', 'third-1'] : [],
      system: { planets: ashore },
    }),
  );
const quann = (
  forces: Parameters<typeof planet>[2],
  more: Parameters<typeof planet>[3] = {},
  owner: PlanetSetup['owner'] = 'defender',
) => planet('Quann', owner, forces, more);
const kinds = (list: readonly Unit[]): string => list.map((unit) => `${unit.kind} ${unit.at}`).join(', ');
const first = (state: State): Planet => state.planets[0] as Planet;
const next = (counts: Counts, more: Partial<AdjacentSetup> = {}) =>
  nextDoor('Home', { units: { defender: units(counts) }, ...more });

describe('P1.2: whose space cannons reach what', () => {
  it.each<[name: string, board: Board, by: PartyId, expected: string]>([
    ['a PDS on a planet of the system', { ashore: [quann({ defender: { 'pds-1': 1 } })] }, 'defender', 'pds-1 Quann'],
    ['not that of the other side', { ashore: [quann({ defender: { 'pds-1': 1 } })] }, 'attacker', ''],
    ['a PDS next door', { adjacent: [next({ 'pds-1': 1 })] }, 'defender', ''],
    ['a PDS II next door', { adjacent: [next({ 'pds-2': 1 })] }, 'defender', 'pds-2 next Home'],
    ['a PDS II two systems away', { adjacent: [next({ 'pds-2': 1 }, { link: 'far' })] }, 'defender', ''],
    [
      'no space cannon at all',
      { defender: { 'cruiser-1': 1 }, ashore: [quann({ defender: { 'infantry-1': 1 } })] },
      'defender',
      '',
    ],
    ['one that has no planet', { defender: { 'loncara-ssodu': 1 } }, 'defender', 'loncara-ssodu space'],
  ])('%s', (_, board, by, expected) => {
    const state = begin({ attacker: { 'cruiser-1': 1 }, ...board });
    expect(kinds(cannons(state, by, 'space'))).toBe(expected);
    if (by === 'defender') expect(mayFireOffense(state, by)).toBe(expected !== '');
    expect(outOfReach(state, 'defender')).toBe(board.adjacent !== undefined);
  });
  it('P3.9: on a planet only what stands there', () => {
    const ashore = [
      quann({ attacker: { 'infantry-1': 1 }, defender: { 'pds-1': 1 } }),
      planet('Lodor', 'defender', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } }),
    ];
    const state = begin({ ashore, adjacent: [next({ 'pds-2': 1 })], defender: { 'loncara-ssodu': 1 } });
    expect([kinds(cannons(state, 'defender', 'Quann')), kinds(cannons(state, 'defender', 'Lodor'))]).toEqual([
      'pds-1 Quann',
      '',
    ]);
    expect([defenseBy(state, 'Quann'), defenseBy(state, 'Lodor')]).toEqual(['defender', undefined]);
    const empty = begin({ ashore: [quann({ defender: { 'pds-1': 1 } })] });
    expect(defenseBy(empty, 'Quann')).toBeUndefined();
  });
  it('others shoot at the active player; that one at any one player with ships here', () => {
    const targets = (board: Board) => {
      const state = begin({ third: {}, ...board });
      return (['attacker', 'defender', 'third-1'] as const).map((by) => cannonTargets(state, by).join(' '));
    };
    const ship = { 'cruiser-1': 1 };
    expect(targets({})).toEqual(['', '', '']);
    expect(targets({ attacker: ship })).toEqual(['', 'attacker', 'attacker']);
    expect(targets({ attacker: ship, third: ship })).toEqual(['third-1', 'attacker', 'attacker']);
    expect(targets({ attacker: ship, defender: ship, third: ship })).toEqual([
      'defender third-1',
      'attacker',
      'attacker',
    ]);
    expect(targets({ attacker: { 'infantry-1': 1 }, defender: ship })).toEqual(['defender', '', '']);
    const state = begin({ third: {} });
    expect([cannonTarget(state, 'attacker'), cannonTarget(state, 'defender'), cannonTarget(state, 'third-1')]).toEqual([
      'defender',
      'attacker',
      'attacker',
    ]);
  });
  it('C.1: neutral units never hold their fire', () => {
    const state = rules.begin(table(side('sol', { 'cruiser-1': 1 }), side('neutral', { 'destroyer-1': 1 })));
    expect([whyNotHold(state, 'defender'), whyNotHold(state, 'attacker')]).toEqual([
      { code: 'neutral-always-fires' },
      false,
    ]);
    expect([mayBarrage(state, 'defender'), mayBarrage(state, 'attacker')]).toEqual([true, false]);
  });
});

describe('P3.2: who bombards what', () => {
  const dread = { attacker: { 'dreadnought-1': 1 } };
  it.each<[name: string, forces: Parameters<typeof planet>[2], why: string]>([
    ['ground forces', { defender: { 'infantry-1': 1 } }, ''],
    ['nobody', {}, 'nobody-to-bombard'],
    ['structures alone', { defender: { 'space-dock-1': 1 } }, 'nobody-to-bombard'],
    ['a Planetary Shield', { defender: { 'infantry-1': 1, 'pds-1': 1 } }, 'planetary-shield'],
    ['a Planetary Shield of their own', { attacker: { 'pds-1': 1 }, defender: { 'infantry-1': 1 } }, ''],
    ['their own forces', { attacker: { 'infantry-1': 1 } }, 'nobody-to-bombard'],
  ])('a planet with %s', (_, forces, why) => {
    const state = begin({ ...dread, ashore: [quann(forces)] });
    expect((whyNotBombard(state) || { code: '' }).code).toBe(why);
    expect(bombardable(state).length).toBe(why === '' ? 1 : 0);
  });
  it('a war sun removes shields, but not one that is next door or of the other side', () => {
    const shielded = [quann({ defender: { 'infantry-1': 1, 'pds-1': 1 } })];
    const is = (board: Board) => isShielded(begin({ ...board, ashore: shielded }), 'Quann', 'attacker');
    const away = nextDoor('Home', { units: { attacker: units({ 'war-sun': 1 }) } });
    expect([
      is(dread),
      is({ attacker: { 'war-sun': 1 } }),
      is({ adjacent: [away] }),
      is({ defender: { 'war-sun': 1 } }),
    ]).toEqual([true, false, true, true]);
  });
  it('only what is here and can; one reason for all planets, the shield before nobody', () => {
    const state = begin({
      attacker: { 'dreadnought-1': 1, 'cruiser-1': 1 },
      adjacent: [nextDoor('Home', { units: { attacker: units({ 'dreadnought-1': 1 }) } })],
      ashore: [quann({ defender: { 'infantry-1': 1 } })],
    });
    expect(kinds(bombarders(state))).toBe('dreadnought-1 space');
    const none = begin({ attacker: { 'cruiser-1': 1 }, ashore: [quann({ defender: { 'infantry-1': 1 } })] });
    expect(whyNotBombard(none)).toEqual({ code: 'no-bombardment' });
    const two = (shield: Counts) =>
      begin({ ...dread, ashore: [quann({}), planet('Lodor', 'defender', { defender: shield })] });
    expect(whyNotBombard(two({ 'infantry-1': 1, 'pds-1': 1 }))).toEqual({ code: 'planetary-shield', planet: 'Lodor' });
    expect(whyNotBombard(two({ 'infantry-1': 1 }))).toBe(false);
  });
  it('everybody with ground forces there is hit apart', () => {
    const ashore = [quann({ attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } })];
    (ashore[0] as PlanetSetup).units['third-1'] = units({ 'infantry-1': 1 });
    expect(bombedParties(begin({ third: {}, ashore }), 'Quann')).toEqual(['defender', 'third-1']);
    expect(bombedParties(begin({ ashore: [quann({ defender: { 'pds-1': 1 } })] }), 'Quann')).toEqual([]);
  });
});

describe('P3.8: who defends a planet', () => {
  it.each<
    [name: string, forces: Parameters<typeof planet>[2], owner: PlanetSetup['owner'], expected: string | undefined]
  >([
    ['who has ground forces there', { defender: { 'infantry-1': 1 } }, null, 'defender'],
    ['its owner', {}, 'defender', 'defender'],
    ['nobody', {}, null, undefined],
    ['not the attacker', { attacker: { 'infantry-1': 1 } }, 'attacker', undefined],
    ['who has structures there', { defender: { 'pds-1': 1 } }, null, 'defender'],
    ['ground forces before the owner', { defender: { 'infantry-1': 1 } }, 'third-1', 'defender'],
    ['the owner before structures', { defender: { 'pds-1': 1 } }, 'third-1', 'third-1'],
  ])('%s', (_, forces, owner, expected) => {
    expect(defenderOf(begin({ third: {}, ashore: [quann(forces, {}, owner)] }), 'Quann')).toBe(expected);
  });
});

describe('P3.7 to P4.6: landings, battlefields and gains', () => {
  const fleet = { 'carrier-1': 1, 'infantry-1': 2, 'fighter-1': 1 };
  it('ground forces in space may land, once, and not what is elsewhere', () => {
    const state = begin({
      attacker: fleet,
      defender: { 'infantry-1': 1 },
      ashore: [quann({ attacker: { 'infantry-1': 1 } })],
      adjacent: [nextDoor('Home', { units: { attacker: units({ 'infantry-1': 1 }) } })],
    });
    expect(kinds(committable(state, first(state)))).toBe('infantry-1 space, infantry-1 space');
    for (const unit of state.units) unit.returned = true;
    expect([committable(state, first(state)), canCommit(state)]).toEqual([[], false]);
  });
  it('custodians cost 6 influence, once; Demilitarized Zone forbids', () => {
    const land = (more: Parameters<typeof planet>[3], influence?: number, stage: Planet['stage'] = 'idle') => {
      const state = begin({ attacker: fleet, ashore: [quann({}, more, null)] });
      const party = state.parties.attacker as NonNullable<State['parties']['attacker']>;
      if (influence !== undefined) party.counters.influence = influence;
      first(state).stage = stage;
      return [
        landingCost(state, first(state)),
        (whyNotLand(state, first(state)) || { code: '' }).code,
        canCommit(state),
      ];
    };
    expect(land({})).toEqual([0, '', true]);
    expect(land({ custodians: true })).toEqual([6, '', true]);
    expect(land({ custodians: true }, 6)).toEqual([6, '', true]);
    expect(land({ custodians: true }, 5)).toEqual([6, 'cannot-pay', false]);
    expect(land({ custodians: true }, 0, 'committed')).toEqual([6, '', true]);
    expect(land({ demilitarized: true })).toEqual([0, 'demilitarized', false]);
  });
  it.each<
    [
      name: string,
      forces: Parameters<typeof planet>[2],
      more: Parameters<typeof planet>[3],
      stage: Planet['stage'],
      fight: boolean,
      gain: boolean,
    ]
  >([
    ['both', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } }, {}, 'committed', true, false],
    [
      'both, before a landing',
      { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } },
      {},
      'idle',
      true,
      false,
    ],
    [
      'both, and the fight is over',
      { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } },
      {},
      'fought',
      false,
      false,
    ],
    [
      'both, and it was kept',
      { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } },
      {},
      'kept',
      false,
      false,
    ],
    [
      'both share it',
      { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } },
      { coexist: true },
      'committed',
      false,
      false,
    ],
    ['the attacker alone', { attacker: { 'infantry-1': 1 } }, {}, 'fought', false, true],
    [
      'the attacker and structures',
      { attacker: { 'infantry-1': 1 }, defender: { 'pds-1': 1 } },
      {},
      'fought',
      false,
      true,
    ],
    ['the attacker without a landing', { attacker: { 'infantry-1': 1 } }, {}, 'idle', false, false],
    ['the attacker once it is controlled', { attacker: { 'infantry-1': 1 } }, {}, 'controlled', false, false],
    ['the attacker who shares it', { attacker: { 'infantry-1': 1 } }, { coexist: true }, 'fought', false, false],
    ['structures of the attacker alone', { attacker: { 'pds-1': 1 } }, {}, 'fought', false, false],
    ['the defender alone', { defender: { 'infantry-1': 1 } }, {}, 'fought', false, false],
  ])('%s', (_, forces, more, stage, fight, gain) => {
    const state = begin({ ashore: [quann(forces, more)] });
    first(state).stage = stage;
    expect([battlefields(state).length, gains(state).length]).toEqual([Number(fight), Number(gain)]);
    expect(isShared(state, 'Quann')).toBe(more?.coexist === true && forces?.defender !== undefined);
    first(state).owner = 'attacker';
    expect(gains(state)).toEqual([]);
  });
  it('E26: fighters that landed take no planet', () => {
    const state = begin({ ashore: [quann({ attacker: { 'infantry-1': 1 } })] });
    first(state).stage = 'fought';
    const [unit] = state.units.filter(({ side: by }) => by === 'attacker');
    if (!unit) throw new Error('nobody landed');
    unit.kind = 'fighter-1';
    unit.joins = 'ground';
    expect(gains(state)).toEqual([]);
  });
  it('B 14: a Floating Factory without ships of its own beside those of others is lost', () => {
    const stranded = (board: Board) => kinds(strandedFactories(begin(board)));
    const factory: Counts = { 'floating-factory-1': 1 };
    expect(stranded({ defender: factory })).toBe('');
    expect(stranded({ defender: factory, attacker: { 'infantry-1': 1 } })).toBe('');
    expect(stranded({ defender: factory, attacker: { 'fighter-1': 1 } })).toBe('floating-factory-1 space');
    expect(stranded({ defender: { ...factory, 'fighter-1': 1 }, attacker: { 'fighter-1': 1 } })).toBe('');
  });
});
