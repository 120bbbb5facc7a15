/** What is awaited: whose dice, what for, which units throw them, and what they need. */
import type { Scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { lowestHit } from '../rules/dice.ts';
import { english } from '../text/en.ts';
import type { Ti4 } from '../types.ts';
import { ground, ids, nextDoor, planet, scenario, side, space, table, units, uses } from './fixture.ts';

const awaited = (game: Scenario<Ti4>) => {
  const { need } = game.combat;
  if (!need) throw new Error(`no dice are awaited at ${game.step}`);
  const sum = need.groups?.reduce((all, group) => all + group.count, 0);
  expect(sum, 'the groups are all the dice').toBe(need.count);
  return { seat: need.seat, why: need.why, words: english.note(need.why), groups: need.groups };
};
const quann = (defender: Parameters<typeof units>[0]) => [planet('Quann', 'defender', { defender })];

describe('what combat dice are for', () => {
  it('P2.4 ships of a kind are one group, with the lowest face that hits', () => {
    const fleet = { 'cruiser-1': 2, 'carrier-1': 1, 'war-sun': 1 } as const;
    const game = scenario(space(side('sol', fleet), side('hacan', { 'cruiser-1': 1 })));
    const of = (kind: keyof typeof fleet) => ids(game.state, 'attacker', kind);
    expect(awaited(game)).toEqual({
      seat: 'attacker',
      why: { code: 'roll-combat', on: 'defender', place: 'space' },
      words: 'combat roll',
      groups: [
        { units: of('cruiser-1'), count: 2, from: 7 },
        { units: of('carrier-1'), count: 1, from: 9 },
        { units: of('war-sun'), count: 3, from: 3 },
      ],
    });
    // A screen or a terminal names them.
    expect(of('war-sun').map((id) => english.thing?.(id, game.state))).toEqual(['War Sun']);
    expect(of('cruiser-1').map((id) => english.thing?.(id, game.state))).toEqual(['Cruiser', 'Cruiser']);
    // Typed in pieces: what is left of the groups.
    game.throws(1, 1, 1, 1);
    expect(awaited(game).groups).toEqual([{ units: of('war-sun'), count: 2, from: 3 }]);
    game.throws(1, 1);
    expect(awaited(game)).toMatchObject({ seat: 'defender', why: { on: 'attacker' } });
  });
  it('P4.2 modifiers and extra dice: what the die must really show', () => {
    const game = scenario(
      ground(side('sardakk', {}, { leaders: ['evelyn-delouis'] }), { 'infantry-1': 2 }, side('hacan', {}), {
        'infantry-1': 1,
      }),
    );
    const [one, two] = ids(game.state, 'attacker') as [string, string];
    game.does('attacker', uses('evelyn-delouis', one));
    // Unrelenting adds 1; the infantry with the second die is a group of its own.
    expect(awaited(game)).toMatchObject({
      words: 'combat roll on Quann',
      groups: [
        { units: [one], count: 2, from: 7 },
        { units: [two], count: 1, from: 7 },
      ],
    });
  });
  it('a die that cannot miss needs a 1, one that cannot hit an 11', () => {
    expect([lowestHit({ value: 2, mod: 3 }), lowestHit({ value: 9, mod: -4 })]).toEqual([1, 11]);
  });
});

describe('what the dice of unit abilities are for', () => {
  it('P2.2 anti-fighter barrage', () => {
    const game = scenario(space(side('sol', { 'destroyer-1': 2 }), side('hacan', { 'carrier-1': 1, 'fighter-1': 2 })));
    game.does('attacker', { type: 'fire' });
    expect(awaited(game)).toEqual({
      seat: 'attacker',
      why: { code: 'roll-barrage', on: 'defender', place: 'space' },
      words: 'anti-fighter barrage',
      groups: [{ units: ids(game.state, 'attacker'), count: 4, from: 9 }],
    });
  });
  it('P1.2 space cannon: of third parties, and whom they shoot at', () => {
    const game = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
        start: 'P1.1',
        thirds: [side('xxcha', {})],
        order: ['attacker', 'defender', 'third-1'],
        adjacent: [nextDoor('Lodor', { units: { 'third-1': units({ 'pds-2': 2 }) } })],
      }),
    );
    game.does('third-1', { type: 'fire' });
    expect(awaited(game)).toEqual({
      seat: 'third-1',
      why: { code: 'roll-cannon', on: 'attacker', place: 'space' },
      words: 'space cannon against the attacker',
      groups: [{ units: ids(game.state, 'third-1'), count: 2, from: 5 }],
    });
  });
  it('P3.9 space cannon defense, with the die of Plasma Scoring at the end', () => {
    const game = scenario(
      table(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }), side('hacan', {}, { technologies: ['plasma-scoring'] }), {
        start: 'P3.7',
        system: { planets: quann({ 'pds-1': 1, 'pds-2': 1, 'infantry-1': 1 }) },
      }),
    );
    game.does('attacker', {
      type: 'commit',
      unit: ids(game.state, 'attacker', 'infantry-1')[0] as string,
      planet: 'Quann',
    });
    game.does('attacker', { type: 'continue' }).does('defender', { type: 'fire' });
    const [old, better] = [ids(game.state, 'defender', 'pds-1'), ids(game.state, 'defender', 'pds-2')];
    game.does('defender', { type: 'choose', target: old[0] as string });
    expect(awaited(game)).toEqual({
      seat: 'defender',
      why: { code: 'roll-cannon', on: 'attacker', place: 'Quann' },
      words: 'space cannon defense on Quann',
      groups: [
        { units: old, count: 1, from: 6 },
        { units: better, count: 1, from: 5 },
        { units: old, count: 1, from: 6 },
      ],
    });
  });
  it('P3.4 bombardment of one planet names it, of several none: the groups part by aim', () => {
    const one = scenario(
      table(side('sol', { 'dreadnought-1': 2 }), side('hacan', {}), {
        start: 'P3.1',
        system: { planets: quann({ 'infantry-1': 2 }) },
      }),
    );
    one.does('attacker', { type: 'fire' });
    expect(awaited(one)).toMatchObject({
      why: { code: 'roll-bombardment', on: 'defender', place: 'Quann' },
      words: 'bombardment of Quann',
      groups: [{ count: 2, from: 5 }],
    });
    const planets = ['Quann', 'Lodor'].map((id) => planet(id, 'defender', { defender: { 'infantry-1': 2 } }));
    const two = scenario(
      table(side('sol', { 'dreadnought-1': 3 }), side('hacan', {}), { start: 'P3.1', system: { planets } }),
    );
    const [a, b, c] = ids(two.state, 'attacker') as [string, string, string];
    two.does('attacker', { type: 'fire' });
    for (const [unit, aim] of [
      [a, 'Quann'],
      [b, 'Lodor'],
      [c, 'Lodor'],
    ] as const)
      two.does('attacker', { type: 'aim', unit, planet: aim });
    expect(awaited(two)).toMatchObject({
      why: { code: 'roll-bombardment' },
      words: 'bombardment',
      groups: [
        { units: [a], count: 1, from: 5 },
        { units: [b, c], count: 2, from: 5 },
      ],
    });
  });
  it('D.6 dice that no unit throws belong to the effect', () => {
    const game = scenario(
      space(
        side('sol', { 'destroyer-1': 1 }, { relics: ['metali-void-armaments'] }),
        side('hacan', { 'fighter-1': 3, 'carrier-1': 1 }),
      ),
    );
    game.does('attacker', { type: 'fire' });
    expect(awaited(game).groups).toEqual([
      { units: ids(game.state, 'attacker'), count: 2, from: 9 },
      { units: ['metali-void-armaments'], count: 3, from: 6 },
    ]);
  });
});

describe('what other dice are for', () => {
  it('Ambush: the dice of an effect, unit by unit', () => {
    const game = scenario(
      space(side('mentak', { 'cruiser-1': 1, 'destroyer-1': 1 }), side('hacan', { 'cruiser-1': 1 })),
    );
    game.does('attacker', uses('ambush'));
    expect(awaited(game)).toEqual({
      seat: 'attacker',
      why: { code: 'roll-effect', effect: 'ambush' },
      words: 'Ambush',
      groups: [
        { units: ids(game.state, 'attacker', 'cruiser-1'), count: 1, from: 7 },
        { units: ids(game.state, 'attacker', 'destroyer-1'), count: 1, from: 9 },
      ],
    });
  });
  it('Meld: two dice that are added up, so that no single face hits', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }, { hand: ['meld'] }), side('hacan', { 'cruiser-1': 1 })),
      3,
    );
    game.does('attacker', uses('meld', '0'));
    expect(awaited(game)).toMatchObject({
      words: 'Meld',
      groups: [{ units: ids(game.state, 'attacker'), count: 2 }],
    });
    expect(game.combat.need?.groups?.[0]).not.toHaveProperty('from');
  });
  it('Scramble Frequency: the party that rolled rerolls the dice', () => {
    const game = scenario(
      space(
        side('sol', { 'destroyer-1': 1 }),
        side('hacan', { 'fighter-1': 2, 'carrier-1': 1 }, { hand: ['scramble-frequency'] }),
      ),
      ...[10, 10],
    );
    game.does('attacker', { type: 'fire' }).does('defender', uses('scramble-frequency'));
    expect(awaited(game)).toEqual({
      seat: 'attacker',
      why: { code: 'roll-again', kind: 'barrage', effect: 'scramble-frequency' },
      words: 'anti-fighter barrage, reroll (Scramble Frequency)',
      groups: [{ units: ids(game.state, 'attacker'), count: 2, from: 9 }],
    });
  });
  it('The Crown of Thalnos: a rerolled die gets +1', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 2 }, { relics: ['the-crown-of-thalnos'] }), side('hacan', { 'cruiser-1': 1 })),
      ...[1, 2],
    );
    game.does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 1 });
    expect(awaited(game)).toMatchObject({
      words: 'combat roll, reroll (The Crown of Thalnos)',
      groups: [{ units: [ids(game.state, 'attacker')[1]], count: 1, from: 6 }],
    });
  });
  it('the host rerolls a die: no effect is named', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }),
      1,
    );
    while (game.step !== 'dice result')
      game.does(game.offers()[0]?.seat ?? 'attacker', game.offers().at(-1)?.action ?? { type: 'pass' });
    game.does('host', { type: 'throw again', roll: 0, die: 0 });
    expect(awaited(game)).toMatchObject({
      seat: 'attacker',
      why: { code: 'roll-again', kind: 'combat' },
      words: 'combat roll, reroll',
    });
  });
  it('P2.6 a gravity rift: a die for each ship that leaves, on 4 or more it gets away', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 2, 'carrier-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
        system: { anomalies: ['gravity-rift'] },
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
      ...[1, 1, 1, 1],
    );
    game.does('attacker', { type: 'announce' }).does('attacker', { type: 'retreat', to: 'Lodor' });
    expect(awaited(game)).toEqual({
      seat: 'attacker',
      why: { code: 'roll-rift' },
      words: 'leaving a gravity rift',
      groups: [
        { units: ids(game.state, 'attacker', 'cruiser-1'), count: 2, from: 4 },
        { units: ids(game.state, 'attacker', 'carrier-1'), count: 1, from: 4 },
      ],
    });
  });
});
