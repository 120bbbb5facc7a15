import { describe, expect, it } from 'vitest';
import { canonicalState } from '../../rules/canonical-state.ts';
import { BEFORE_DICE, orderFacts, roundOf, stops } from '../../rules/stops.ts';
import { changesOf, toHit } from '../../rules/to-hit.ts';
import { rules } from '../../ruleset.ts';
import { ground, nextDoor, planet, scenario, side, space, table, uses } from '../../tests/fixture.ts';
import type { Bonus, State, Unit } from '../../types.ts';
import { expire, forfeit, gain, playWith } from './effects.ts';
import { addUnits } from './units.ts';

const begin = (): State =>
  rules.begin(
    space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'dreadnought-1': 2 }), { adjacent: [nextDoor('Home')] }),
  );
const effects = (state: State): readonly string[] => state.parties.attacker?.effects ?? [];

describe('effects that come and go', () => {
  it('one is gained once and lost once; every change is a new version of what works', () => {
    const state = begin();
    const { length } = effects(state);
    const versions = [state.version];
    const then = (change: () => void) => {
      change();
      versions.push(state.version);
      return effects(state).filter((effect) => effect === 'duranium-armor').length;
    };
    expect([
      then(() => forfeit(state, 'attacker', 'duranium-armor')),
      then(() => gain(state, 'attacker', 'duranium-armor')),
      then(() => gain(state, 'attacker', 'duranium-armor')),
      then(() => gain(state, 'third-1', 'duranium-armor')),
      then(() => forfeit(state, 'third-1', 'duranium-armor')),
      then(() => forfeit(state, 'attacker', 'duranium-armor')),
      then(() => forfeit(state, 'attacker', 'duranium-armor')),
    ]).toEqual([0, 1, 1, 1, 1, 0, 0]);
    expect(versions.map((version) => version - (versions[0] as number))).toEqual([0, 0, 1, 1, 1, 1, 2, 2]);
    expect(effects(state)).toHaveLength(length);
  });

  it('what lasts ends with its round, combat or invasion, and with nothing else; the reminder of transactions stays', () => {
    const state = begin();
    const bonus = (until: Bonus['until']): Bonus => ({ effect: `for ${until}`, by: 'attacker', until });
    const untils: Bonus['until'][] = ['round', 'combat', 'invasion'];
    const left = (...ends: Bonus['until'][]) => {
      const now = { ...state, bonuses: untils.map(bonus), version: 7 };
      now.reminders = [
        ...untils.map((until) => ({ ...(state.reminders[0] as State['reminders'][0]), id: until, until })),
        { ...(state.reminders[0] as State['reminders'][0]), id: 'transactions', until: 'combat' },
      ] as State['reminders'];
      expire(now, ...ends);
      return [
        now.bonuses.map(({ until }) => until).join(' '),
        now.reminders.map(({ id }) => id).join(' '),
        now.version,
      ];
    };
    expect(left()).toEqual(['round combat invasion', 'round combat invasion transactions', 7]);
    expect(left('round')).toEqual(['combat invasion', 'combat invasion transactions', 8]);
    expect(left('round', 'combat')).toEqual(['invasion', 'invasion transactions', 8]);
    expect(left('round', 'combat', 'invasion')).toEqual(['', 'transactions', 8]);
  });

  it('sets that are switched off take what belongs to them, and what a party holds of others stays', () => {
    const state = begin();
    gain(state, 'attacker', 'duranium-armor');
    gain(state, 'attacker', 'self-assembly-routines');
    const before = [...effects(state)];
    const { version } = state;
    playWith(state, ['B']);
    expect(state.sets).toEqual(['B']);
    expect([effects(state).includes('duranium-armor'), effects(state).includes('self-assembly-routines')]).toEqual([
      true,
      false,
    ]);
    expect(state.version).toBeGreaterThan(version);
    playWith(state, ['TF', 'B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE']);
    expect(state.sets).toEqual(['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE', 'TF']);
    const lost = new Set(['self-assembly-routines']);
    expect([...effects(state)].sort()).toEqual(before.filter((effect) => !lost.has(effect)).sort());
  });

  it('units come with their texts, damaged from the front and galvanized from the end', () => {
    const state = begin();
    const { version } = state;
    addUnits(state, 'attacker', [{ unit: 'dreadnought-1', count: 4, damaged: 1, galvanized: 2 }], 'space');
    const added = state.units.slice(-4);
    expect(added.map((unit) => [unit.damaged, unit.galvanized === true, unit.at])).toEqual([
      [true, false, 'space'],
      [false, false, 'space'],
      [false, true, 'space'],
      [false, true, 'space'],
    ]);
    expect(new Set(state.units.map(({ id }) => id)).size).toBe(state.units.length);
    expect(state.version).toBeGreaterThan(version);
    addUnits(state, 'attacker', [{ unit: 'genesis', count: 1, damaged: 0, galvanized: 0 }], 'space');
    addUnits(state, 'attacker', [{ unit: 'genesis', count: 1, damaged: 0, galvanized: 0 }], 'space');
    expect(effects(state).filter((effect) => effect === 'genesis').length).toBeLessThan(2);
  });
});

it('the order in which units were lost, placed or hit makes no other state', () => {
  const state = begin();
  const unit = (id: string): Unit => ({ ...(state.units[0] as Unit), id });
  const pool = (place: string) => ({
    on: 'defender' as const,
    by: 'attacker' as const,
    source: 'combat' as const,
    place,
    eligible: 'ships' as const,
    count: 1,
    chooser: 'defender' as const,
  });
  const reminder = (id: string) => ({ ...(state.reminders[0] as State['reminders'][0]), id });
  const full = {
    ...state,
    units: ['a', 'b', 'c'].map(unit),
    lost: ['d', 'e', 'f'].map(unit),
    fallen: [{ unit: 'd' }, { unit: 'e' }, { unit: 'f' }],
    hits: ['x', 'y', 'z'].map(pool),
    reminders: ['k', 'l', 'm'].map(reminder),
    captured: (['cruiser-1', 'fighter-1', 'infantry-1'] as const).map((kind) => ({ by: 'attacker' as const, kind })),
  } as unknown as State;
  const turned = { ...full } as unknown as Record<string, unknown[]>;
  for (const list of ['units', 'lost', 'fallen', 'hits', 'reminders', 'captured'])
    turned[list] = (turned[list] as unknown[]).toReversed();
  expect(canonicalState(full)).toEqual(full);
  expect(canonicalState(turned as unknown as State)).toEqual(full);
});

describe('what players can order for longer', () => {
  it('windows before dice are one kind; units are named by their types', () => {
    const state = begin();
    const unit = state.units.find(({ kind }) => kind === 'dreadnought-1')?.id ?? '';
    const facts = (effect: string, about: { kind: string; id: string }[] = []) =>
      orderFacts(
        { seat: 'attacker', action: uses(effect) as { type: 'use'; effect: string; offer: number }, about },
        state,
      );
    expect(orderFacts({ seat: 'attacker', action: { type: 'stay' } }, state)).toBeUndefined();
    expect(facts('morale-boost')?.windows).toEqual(['dice', 'dice']);
    expect(
      facts('direct-hit', [
        { kind: 'unit', id: unit },
        { kind: 'planet', id: unit },
        { kind: 'unit', id: 'nobody' },
      ]),
    ).toEqual({ effect: 'direct-hit', windows: ['sustained'], units: ['dreadnought'] });
    expect(stops(state).slice(0, 2)).toEqual([
      { window: 'sustained', unless: ['flagship', 'war-sun'] },
      { window: 'dice' },
    ]);
    expect([BEFORE_DICE.has('sustained'), BEFORE_DICE.has('space-round')]).toEqual([false, true]);
  });
  it('a round is that of space, or of the planet where it is fought', () => {
    const setup = ground(side('sol', {}), { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 2 });
    expect(roundOf(scenario(setup, 1, 1, 1, 1).state)).toEqual(['ground Quann', 2]);
    expect(
      roundOf(scenario(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 1, 1).state),
    ).toEqual(['space', 2]);
  });
});

describe('D.7: what changes the dice of a unit', () => {
  it('only effects that add something are named', () => {
    const state = rules.begin(space(side('jol-nar', { 'cruiser-1': 1 }), side('sardakk', { 'cruiser-1': 1 })));
    const changes = (by: string) => changesOf(state, state.units.find((unit) => unit.side === by) as Unit);
    expect(changes('attacker')).toEqual({ toHit: [{ effect: 'fragile', amount: -1 }], dice: [] });
    expect(changes('defender')).toEqual({ toHit: [{ effect: 'unrelenting', amount: 1 }], dice: [] });
  });
  it('a unit that does not roll such dice shows none; one that is galvanized shows one more', () => {
    const quann = planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } });
    const state = rules.begin(
      table(side('sol', { 'destroyer-1': 1, 'dreadnought-1': 1 }), side('hacan', {}), {
        start: 'P3.1',
        system: { planets: [quann] },
      }),
    );
    const of = (kind: string) => state.units.find((unit) => unit.kind === kind) as Unit;
    expect(toHit(state, of('destroyer-1'), 'barrage')).toEqual({ printed: 9, needs: 9, dice: 2, printedDice: 2 });
    expect(toHit(state, of('dreadnought-1'), 'bombardment')).toEqual({ printed: 5, needs: 5, dice: 1, printedDice: 1 });
    expect(toHit(state, of('pds-1'), 'cannon')).toEqual({ printed: 6, needs: 6, dice: 1, printedDice: 1 });
    expect(toHit(state, of('pds-1'))).toBeUndefined();
    expect([toHit(state, of('destroyer-1'), 'cannon'), toHit(state, of('dreadnought-1'), 'barrage')]).toEqual([
      undefined,
      undefined,
    ]);
    of('destroyer-1').galvanized = true;
    expect([toHit(state, of('destroyer-1'), 'barrage')?.dice, toHit(state, of('destroyer-1'))?.dice]).toEqual([3, 2]);
  });
});
