import { describe, expect, it } from 'vitest';
import type { UnitId } from '../content/units.ts';
import { rules } from '../ruleset.ts';
import { side, space } from '../tests/fixture.ts';
import type { HitPool, Roll, State, Unit } from '../types.ts';
import { baseHits, chance, isHit, lowestHit, partsOf, poolsOf } from './dice.ts';
import { distinct } from './figures.ts';
import { allAssigned, byPrice, currentPool, price, sustainersOf, targetsOf, whyNotSustain } from './hits.ts';
import { bareRoll } from './reach.ts';

type Counts = Partial<Record<UnitId, number | [number, number]>>;
const begin = (fleet: Counts, faction: 'hacan' | 'neutral' = 'hacan'): State =>
  rules.begin(space(side('sol', { 'cruiser-1': 1 }), side(faction, fleet)));
const pool = (eligible: HitPool['eligible'], more: Partial<HitPool> = {}): HitPool => ({
  on: 'defender',
  by: 'attacker',
  source: 'combat',
  place: 'space',
  eligible,
  count: 1,
  chooser: 'defender',
  ...more,
});
const kinds = (list: readonly Unit[]): string => list.map((unit) => unit.kind).join(' ');

describe('section 0: a die hits on its value or more; no natural 1 and no natural 10', () => {
  const die = (face: number, value: number, mod: number) => ({ unit: 'a1', face, value, mod });
  it.each([
    [5, 0, 5],
    [5, 1, 4],
    [5, -1, 6],
    [9, -1, 10],
    [9, -2, 11],
    [9, -5, 11],
    [3, 2, 1],
    [3, 4, 1],
    [10, 0, 10],
    [1, 0, 1],
  ])('value %i with %i: from %i on', (value, mod, lowest) => {
    const faces = Array.from({ length: 10 }, (_, i) => i + 1).filter((face) => isHit(die(face, value, mod)));
    expect(faces.length).toBe(11 - lowest);
    expect(faces[0] ?? 11).toBe(lowest);
    expect(lowestHit({ value, mod })).toBe(lowest);
    expect(chance({ value, mod })).toBeCloseTo((11 - lowest) / 10, 12);
  });
  it('hits are counted die by die, and none of them beyond the dice', () => {
    const state = begin({ 'cruiser-1': 1 });
    const roll = (...faces: number[]): Roll => ({
      ...bareRoll('combat', 'attacker', 'defender', 'space'),
      dice: faces.map((face) => die(face, 7, 0)),
    });
    expect([roll(), roll(6, 6), roll(7), roll(1, 7, 10)].map((one) => baseHits(state, one))).toEqual([0, 0, 1, 2]);
    const pools = (kind: Roll['kind'], place: string, hits: number | null) =>
      poolsOf(state, { ...roll(7, 7), kind, place, hits }).map(({ eligible, count, on, chooser }) => [
        eligible,
        count,
        on,
        chooser,
      ]);
    expect(pools('combat', 'space', 2)).toEqual([['ships', 2, 'defender', 'defender']]);
    expect(pools('combat', 'Quann', 1)).toEqual([['ground', 1, 'defender', 'defender']]);
    expect(pools('barrage', 'space', 1)).toEqual([['fighters', 1, 'defender', 'defender']]);
    expect(pools('cannon', 'space', 1)).toEqual([['ships', 1, 'defender', 'defender']]);
    expect(pools('cannon', 'Quann', 1)).toEqual([['ground', 1, 'defender', 'defender']]);
    expect([pools('combat', 'space', 0), pools('combat', 'space', null)]).toEqual([[], []]);
  });
  it('D.2: a bombardment of several planets is one roll with a part for each planet and player', () => {
    const dice = [
      { ...die(1, 5, 0), place: 'A', on: 'defender' as const },
      { ...die(2, 5, 0), place: 'B', on: 'defender' as const },
      { ...die(3, 5, 0), place: 'A', on: 'defender' as const },
      { ...die(4, 5, 0), place: 'A', on: 'third-1' as const },
    ];
    const salvo: Roll = { ...bareRoll('bombardment', 'attacker', 'defender', 'space'), dice };
    expect(partsOf(salvo).map((part) => [part.place, part.on, part.dice.map(({ face }) => face)])).toEqual([
      ['A', 'defender', [1, 3]],
      ['B', 'defender', [2]],
      ['A', 'third-1', [4]],
    ]);
    for (const one of [
      { ...salvo, place: 'A' },
      { ...salvo, kind: 'cannon' as const },
    ])
      expect(partsOf(one)).toEqual([one]);
  });
});

describe('P2.5: what a hit may be assigned to', () => {
  const fleet: Counts = { 'fighter-1': 2, 'dreadnought-1': 1, 'carrier-1': 1, 'infantry-1': 2 };
  it.each([
    ['ships', 'fighter-1 dreadnought-1 carrier-1'],
    ['fighters', 'fighter-1'],
    ['non-fighters', 'dreadnought-1 carrier-1'],
    ['non-fighters-first', 'dreadnought-1 carrier-1'],
  ] as const)('%s: %s', (eligible, expected) => {
    expect(kinds(targetsOf(begin(fleet), pool(eligible)))).toBe(expected);
  });
  it('what is preferred comes first; where there is none, anything', () => {
    expect(kinds(targetsOf(begin({ 'fighter-1': 2 }), pool('non-fighters-first')))).toBe('fighter-1');
    expect(kinds(targetsOf(begin({ 'fighter-1': 2 }), pool('non-fighters')))).toBe('');
    expect(allAssigned(begin({ 'fighter-1': 2 }))).toBe(true);
  });
  it('one: that unit alone; who came in the middle of the step, and the other side, are out of reach', () => {
    const state = begin(fleet);
    const carrier = state.units.find((unit) => unit.kind === 'carrier-1') as Unit;
    expect(kinds(targetsOf(state, pool('one', { unit: carrier.id })))).toBe('carrier-1');
    carrier.late = true;
    expect(kinds(targetsOf(state, pool('one', { unit: carrier.id })))).toBe('');
    expect(kinds(targetsOf(state, pool('ships')))).toBe('fighter-1 dreadnought-1');
    expect(kinds(targetsOf(state, pool('ships', { on: 'attacker' })))).toBe('cruiser-1');
    expect(kinds(targetsOf(state, pool('ground', { place: 'Quann' })))).toBe('');
  });
  it('the narrowest hits that still can fall are assigned first', () => {
    const state = begin({ 'fighter-1': 1, 'cruiser-1': 1 });
    const narrow = (...hits: HitPool[]) => {
      state.hits = hits;
      return [currentPool(state, 'defender')?.eligible, allAssigned(state)];
    };
    expect(narrow()).toEqual([undefined, true]);
    expect(narrow(pool('ships', { count: 0 }))).toEqual([undefined, true]);
    expect(narrow(pool('ships'))).toEqual(['ships', false]);
    expect(narrow(pool('ships', { on: 'attacker' }))).toEqual([undefined, false]);
    const order = ['ships', 'non-fighters-first', 'non-fighters', 'fighters'] as const;
    for (let i = 1; i < order.length; i++) {
      const [wide, tight] = [order[i - 1], order[i]] as [HitPool['eligible'], HitPool['eligible']];
      for (const hits of [
        [pool(wide), pool(tight)],
        [pool(tight), pool(wide)],
      ])
        expect(narrow(...hits)).toEqual([tight, false]);
    }
    state.units = state.units.filter((unit) => unit.kind !== 'fighter-1');
    expect(narrow(pool('fighters'), pool('ships'))).toEqual(['ships', false]);
    expect(narrow(pool('fighters'))).toEqual([undefined, true]);
  });
  it('the cheapest first; fighters and infantry cost half', () => {
    const state = begin({ 'dreadnought-1': 1, 'fighter-1': 1, 'carrier-1': 1, 'cruiser-1': 1, 'destroyer-1': 1 });
    const own = state.units.filter((unit) => unit.side === 'defender');
    expect(byPrice(own).map(price)).toEqual([0.5, 1, 2, 3, 4]);
    expect(kinds(byPrice(own.toReversed()))).toBe('fighter-1 destroyer-1 cruiser-1 carrier-1 dreadnought-1');
    const two = [...own, { ...(own[3] as Unit), id: 'other' }];
    expect(
      byPrice(two)
        .filter((unit) => unit.kind === own[3]?.kind)
        .map(({ id }) => id),
    ).toEqual([own[3]?.id, 'other']);
  });
  it('C.1: neutral units lose the cheapest, and any of them sustains', () => {
    const state = begin({ 'dreadnought-1': 1, 'fighter-1': 2, 'cruiser-1': 1 }, 'neutral');
    const hit = pool('ships');
    expect(kinds(targetsOf(state, hit))).toBe('fighter-1');
    expect(kinds(sustainersOf(state, hit, targetsOf(state, hit)))).toBe('dreadnought-1');
  });
  it('Sustain Damage: once, undamaged, and not where something forbids it', () => {
    const state = begin({ 'dreadnought-1': [2, 1], 'cruiser-1': 1 });
    const hit = pool('ships');
    const [damaged, whole, cruiser] = state.units.filter((unit) => unit.side === 'defender') as [Unit, Unit, Unit];
    const code = (unit: Unit) => (whyNotSustain(state, unit, hit) || { code: 'free' }).code;
    expect([damaged, whole, cruiser].map(code)).toEqual(['damaged', 'free', 'no-sustain']);
    expect(sustainersOf(state, hit, targetsOf(state, hit)).map(({ id }) => id)).toEqual([whole.id]);
    whole.sustainedNow = true;
    expect([code(whole), sustainersOf(state, hit, targetsOf(state, hit))]).toEqual(['sustained-this-step', []]);
    whole.sustainedNow = false;
    whole.pinned = 'networked-fields';
    expect([code(whole), sustainersOf(state, hit, targetsOf(state, hit))]).toEqual(['networked-fields', []]);
  });
});

it('equal units are offered once; everything that makes them different is looked at', () => {
  const state = begin({ 'cruiser-1': 2 });
  const [one, two] = state.units.filter((unit) => unit.side === 'defender') as [Unit, Unit];
  expect(distinct([one, two])).toEqual([one]);
  const different: Partial<Unit>[] = [
    { kind: 'cruiser-2' },
    { damaged: true },
    { sustainedNow: true },
    { sustainedRound: true },
    { side: 'attacker' },
    { late: true },
    { at: 'next Home' },
    { as: 'dreadnought-1' },
    { galvanized: true },
    { joins: 'ground' },
    { aim: 'Quann' },
    { aimOn: 'defender' },
    { returned: true },
  ];
  for (const change of different)
    expect(distinct([one, { ...two, ...change }]), JSON.stringify(change)).toHaveLength(2);
  expect(distinct([one, { ...two, late: true }, { ...two, id: 'x' }, { ...two, id: 'y', late: true }])).toHaveLength(2);
});
