import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { MOST } from '../setup/most.ts';
import { nextDoor, planet, scenario, side, table } from '../tests/fixture.ts';
import type { Action, State } from '../types.ts';
import { forms } from './forms.ts';
import { places, unitsFor } from './inventory-checks.ts';

/** What the host may enter by hand, up to the last figure that is allowed. */

const begin = (sets: ('B' | 'PoK' | 'TE')[] = ['B', 'PoK']): State =>
  rules.begin(
    table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
      sets,
      adjacent: [nextDoor('Home')],
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    }),
  );
const refusals = (state: State, action: object): string =>
  (forms[(action as Action).type]?.check(state, {}, 'host', action as Action) ?? []).map(({ code }) => code).join(' ');
type Row = [change: object, codes: string];
const checked = (name: string, good: object, rows: Row[]) =>
  describe(name, () => {
    it.each<Row>([[{}, ''], ...rows])('%j: %s', (change, codes) => {
      expect(refusals(begin(), { ...good, ...change })).toBe(codes);
    });
  });

checked(
  'P0.5 forces',
  { type: 'forces', party: 'attacker', place: 'space', units: { 'dreadnought-1': 2 }, damaged: { 'dreadnought-1': 1 } },
  [
    [{ party: 'third-1' }, 'unknown-party'],
    [{ place: 'nowhere' }, 'unknown-place'],
    [{ place: 'next Home' }, ''],
    [{ place: 'next Adjacent' }, ''],
    [{ units: [] }, 'not-counts'],
    [{ units: null }, 'not-counts'],
    [{ damaged: null }, 'not-counts'],
    [{ units: { 'dreadnought-1': 40 } }, ''],
    [{ units: { 'dreadnought-1': 41 } }, 'not-a-count'],
    [{ units: { 'dreadnought-1': 1.5 } }, 'not-a-count'],
    [{ units: { 'dreadnought-1': -1 }, damaged: {} }, 'not-a-count'],
    [{ units: { 'dreadnought-1': 0 }, damaged: {} }, ''],
    [{ damaged: { 'dreadnought-1': 2 } }, ''],
    [{ damaged: { 'dreadnought-1': 3 } }, 'too-many-damaged'],
    [{ damaged: { 'dreadnought-1': 0.5 } }, 'not-a-count'],
    [{ damaged: { 'cruiser-1': 1 } }, 'cannot-be-damaged'],
    [{ damaged: { 'cruiser-1': 0 } }, ''],
    [{ units: { nothing: 1 }, damaged: {} }, 'unknown-unit'],
    [{ units: { 'pds-1': 1 }, damaged: {} }, 'unknown-unit'],
    [{ place: 'Quann', units: { 'pds-1': 1 }, damaged: {} }, ''],
    [{ place: 'Quann' }, 'unknown-unit cannot-be-damaged'],
    [{ units: { 'son-of-ragh': 1 }, damaged: {} }, 'unknown-unit'],
    [{ units: { 'fighter-1': 40, 'infantry-1': 40, 'cruiser-1': 40 }, damaged: {} }, ''],
    [{ units: { 'fighter-1': 40, 'infantry-1': 40, 'cruiser-1': 40, 'carrier-1': 1 }, damaged: {} }, 'too-many-units'],
  ],
);
checked(
  'P0.5 holdings',
  { type: 'holdings', party: 'defender', effects: ['duranium-armor'], hand: null, fleetSupply: null, counters: {} },
  [
    [{ party: 'third-1' }, 'unknown-party'],
    [{ effects: [] }, ''],
    [{ effects: [''] }, 'unknown-effect'],
    [{ effects: 'duranium-armor' }, 'unknown-effect'],
    [{ effects: ['direct-hit'] }, 'unknown-effect'],
    [{ effects: ['Duranium Armor'] }, ''],
    [{ hand: ['direct-hit'] }, ''],
    [{ hand: ['duranium-armor'] }, 'unknown-card'],
    [{ hand: Array(MOST.held).fill('direct-hit') }, ''],
    [{ hand: Array(MOST.held + 1).fill('direct-hit') }, 'too-many-cards'],
    [{ fleetSupply: 0 }, ''],
    [{ fleetSupply: 40 }, ''],
    [{ fleetSupply: 41 }, 'not-a-count'],
    [{ fleetSupply: -1 }, 'not-a-count'],
    [{ counters: { tradeGoods: 40 } }, ''],
    [{ counters: { tradeGoods: 41 } }, 'not-a-count'],
    [{ counters: { gold: 1 } }, 'not-a-count'],
    [{ counters: null }, 'not-counts'],
  ],
);
checked(
  'P0.5 the system',
  {
    type: 'system',
    anomalies: ['nebula'],
    wormholes: ['alpha'],
    mecatol: true,
    home: 'defender',
    laws: ['conventions-of-war'],
    exits: ['attacker'],
  },
  [
    [{ anomalies: ['storm'] }, 'unknown-anomaly'],
    [{ anomalies: ['nebula', 'supernova', 'gravity-rift', 'asteroid-field', 'entropic-scar'] }, ''],
    [{ anomalies: Array(6).fill('nebula') }, 'unknown-anomaly'],
    [{ wormholes: ['omega'] }, 'unknown-wormhole'],
    [{ wormholes: ['alpha', 'beta', 'gamma', 'delta'] }, ''],
    [{ mecatol: 1 }, 'not-a-flag'],
    [{ home: null }, ''],
    [{ home: 'third-1' }, 'unknown-party'],
    [{ laws: ['prophecy-of-ixth'] }, 'law-of-a-player'],
    [{ laws: ['no-law'] }, 'unknown-law'],
    [{ laws: ['duranium-armor'] }, 'unknown-law'],
    [{ exits: ['nobody'] }, 'unknown-party'],
    [{ exits: [] }, ''],
  ],
);
checked(
  'P0.5 a new planet',
  {
    type: 'new planet',
    name: 'Lodor',
    owner: 'defender',
    resources: 3,
    influence: 1,
    traits: ['cultural'],
    legendary: false,
    custodians: false,
  },
  [
    [{ name: '' }, 'bad-name'],
    [{ name: 'space' }, 'bad-name'],
    [{ name: 'aside' }, 'bad-name'],
    [{ name: 'next Home' }, 'bad-name'],
    [{ name: 7 }, 'bad-name'],
    [{ name: ['Lodor'] }, 'bad-name'],
    [{ name: '7 Lodor' }, 'bad-name'],
    [{ name: `L${'o'.repeat(39)}` }, ''],
    [{ name: `L${'o'.repeat(40)}` }, 'bad-name'],
    [{ name: 'Quann' }, 'name-taken'],
    [{ owner: null }, ''],
    [{ owner: 'third-1' }, 'unknown-party'],
    [{ traits: ['holy'] }, 'unknown-trait'],
    [{ legendary: 0 }, 'not-a-flag'],
    [{ custodians: 0 }, 'not-a-flag'],
    [{ influence: 41 }, 'not-a-count'],
    [{ resources: 41 }, 'not-a-count'],
    [{ influence: 40, resources: 40 }, ''],
    [{ influence: 0, resources: 0 }, ''],
  ],
);
checked(
  'a unit that the table had forgotten',
  { type: 'add unit', party: 'attacker', unit: 'dreadnought-1', place: 'space', damaged: true },
  [
    [{ party: 'third-1' }, 'unknown-party'],
    [{ place: 'next Home' }, ''],
    [{ place: 'next Adjacent' }, 'unknown-place'],
    [{ place: 'nowhere' }, 'unknown-place'],
    [{ unit: 'pds-1', damaged: false }, 'unknown-unit'],
    [{ unit: 'cruiser-1' }, 'cannot-be-damaged'],
    [{ unit: 'cruiser-1', damaged: false }, ''],
    [{ damaged: 1 }, 'cannot-be-damaged'],
  ],
);
checked('a counter', { type: 'set counter', party: 'attacker', counter: 'tradeGoods', count: 40 }, [
  [{ party: 'third-1' }, 'unknown-party'],
  [{ counter: 'gold' }, 'unknown-counter'],
  [{ count: 0 }, ''],
  [{ count: 41 }, 'not-a-count'],
  [{ count: -1 }, 'not-a-count'],
  [{ count: 0.5 }, 'not-a-count'],
]);
checked('P0.5 a third party', { type: 'third', faction: 'letnev' }, [
  [{ faction: 'sol' }, 'same-faction'],
  [{ faction: 'hacan' }, 'same-faction'],
  [{ faction: 'neutral' }, 'unknown-faction'],
  [{ faction: 'rebellion' }, 'unknown-faction'],
  [{ faction: 'nobody' }, 'unknown-faction'],
]);

describe('P0.5 limits of the table', () => {
  it('six planets, units up to the last place, six third parties', () => {
    const state = begin();
    const planets = (count: number) =>
      refusals(
        {
          ...state,
          planets: Array.from({ length: count }, (_, i) => ({
            ...(state.planets[0] as State['planets'][0]),
            id: `P${i}`,
          })),
        },
        {
          type: 'new planet',
          name: 'Lodor',
          owner: null,
          resources: 0,
          influence: 0,
          traits: [],
          legendary: false,
          custodians: false,
        },
      );
    expect([planets(MOST.planets - 1), planets(MOST.planets)]).toEqual(['', 'too-many-planets']);
    const unit = state.units[0] as State['units'][0];
    const crowd = (count: number) =>
      refusals(
        { ...state, units: Array(count).fill(unit) },
        { type: 'add unit', party: 'attacker', unit: 'cruiser-1', place: 'space', damaged: false },
      );
    expect([crowd(MOST.onTable - 1), crowd(MOST.onTable)]).toEqual(['', 'too-many-units']);
  });

  it('what stood in a place is replaced, what stands elsewhere counts', () => {
    const state = begin();
    const fill = (count: number) =>
      refusals(
        { ...state, units: Array(count).fill({ ...state.units[0], at: 'next Home' }) },
        { type: 'forces', party: 'attacker', place: 'space', units: { 'cruiser-1': 1 }, damaged: {} },
      );
    expect([fill(MOST.units - 1), fill(MOST.units)]).toEqual(['', 'too-many-units']);
    const same = { ...state, units: Array(MOST.units).fill(state.units[0]) };
    expect(
      refusals(same, { type: 'forces', party: 'attacker', place: 'space', units: { 'cruiser-1': 1 }, damaged: {} }),
    ).toBe('');
  });

  it('ships and carried forces in space, ground forces and structures on a planet, all of them next door', () => {
    const state = begin();
    expect(places(state)).toEqual(['space', 'Quann', 'next Home', 'next Adjacent']);
    const has = (place: string) =>
      ['cruiser-1', 'infantry-1', 'pds-1', 'son-of-ragh', 'mech', 'arc-secundus'].filter((id) =>
        unitsFor(state, 'attacker', place).some((one) => one === id),
      );
    expect([has('space'), has('Quann'), has('next Home')]).toEqual([
      ['cruiser-1', 'infantry-1', 'mech'],
      ['infantry-1', 'pds-1', 'mech'],
      ['cruiser-1', 'infantry-1', 'pds-1', 'mech'],
    ]);
    expect(unitsFor(begin(['B']), 'attacker', 'space').some((id) => id === 'mech')).toBe(false);
  });
});

describe('what the host sets is reported', () => {
  const game = () =>
    scenario(table(side('sol', { 'dreadnought-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }));
  const own = (run: ReturnType<typeof game>) => run.state.units.find((unit) => unit.side === 'attacker')?.id ?? '';
  it('units, damage and counters', () => {
    const run = game();
    const does = (action: Action) =>
      run.does('host', action).news.map((event) => (event.type === 'adjusted' ? event.what : event.type));
    const unit = own(run);
    expect(does({ type: 'adjust', what: 'damage', unit })).toEqual(['damage']);
    expect(run.state.units[0]?.damaged).toBe(true);
    expect(does({ type: 'adjust', what: 'repair', unit })).toEqual(['repair']);
    expect(run.state.units[0]?.damaged).toBe(false);
    expect(does({ type: 'add unit', party: 'attacker', unit: 'dreadnought-1', place: 'space', damaged: true })).toEqual(
      ['placed', 'add'],
    );
    expect(run.state.units.at(-1)).toMatchObject({
      kind: 'dreadnought-1',
      damaged: true,
      at: 'space',
      side: 'attacker',
    });
    expect(does({ type: 'set counter', party: 'attacker', counter: 'tradeGoods', count: 3 })).toEqual(['counter']);
    expect(run.state.parties.attacker?.counters.tradeGoods).toBe(3);
    expect(does({ type: 'adjust', what: 'remove', unit })).toEqual(['remove']);
    expect(run.state.units.map(({ kind }) => kind)).toEqual(['cruiser-1', 'dreadnought-1']);
  });
  it('hits, one by one, and faces from 1 to 10', () => {
    const run = scenario(table(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 3 })), 10, 10, 1, 1, 1);
    expect(run.step).toBe('P2.5');
    const count = () => run.state.hits.map((pool) => pool.count);
    expect(count()).toEqual([2]);
    run.does('host', { type: 'adjust', what: 'hit', pool: 0 });
    expect(count()).toEqual([3]);
    run
      .does('host', { type: 'adjust', what: 'unhit', pool: 0 })
      .does('host', { type: 'adjust', what: 'unhit', pool: 0 });
    expect(count()).toEqual([1]);
    run.does('host', { type: 'adjust', what: 'unhit', pool: 0 });
    expect(count()).toEqual(expect.not.arrayContaining([1]));
    const dice = scenario(
      table(side('sol', { 'cruiser-1': 1 }, { hand: null }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }),
    );
    for (let guard = 0; guard < 50 && !dice.combat.need; guard++) {
      const [offer] = dice.offers().filter(({ action }) => ['pass', 'continue', 'stay'].includes(action.type));
      if (!offer) break;
      dice.does(offer.seat, offer.action);
    }
    dice.throws(4);
    const faces = dice
      .listed('host')
      .flatMap(({ action }) => (action.type === 'adjust' && 'face' in action ? [action.face] : []));
    expect(faces).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
    dice.does('host', { type: 'adjust', what: 'face', roll: 0, die: 0, face: 9 });
    expect(dice.state.rolls[0]?.dice.map(({ face }) => face)).toEqual([9]);
  });
  it('who concedes has lost, with the rounds that were fought', () => {
    const run = game().does('defender', { type: 'concede' });
    expect(run.outcome).toMatchObject({
      space: 'attacker',
      how: 'conceded',
      winner: 'attacker',
      rounds: 1,
      planets: [],
    });
    expect(run.news).toEqual([{ type: 'ended', how: 'conceded' }]);
    expect(game().does('attacker', { type: 'concede' }).outcome).toMatchObject({ winner: 'defender' });
  });
});
