import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { game as ti4 } from '../index.ts';
import type { Policy } from '../setup/types.ts';
import type { Action, Seat } from '../types.ts';
import {
  answer,
  chance,
  counts,
  ground,
  ids,
  nextDoor,
  planet,
  scenario,
  side,
  space,
  table,
  until,
} from './fixture.ts';

/** What the bot of a seat does at this prompt. */
const does = (game: ReturnType<typeof scenario>, seat: Seat): Action =>
  bot(ti4.rules.view(game.state, seat), seat, game.offers(seat), chance);
const hit = (fleet: Parameters<typeof side>[1], policy: Partial<Policy>, ...faces: number[]) =>
  scenario(
    space(side('sol', { 'cruiser-1': 2 }), side('hacan', fleet, { policy })),
    ...faces,
    ...Array.from({ length: 6 }, () => 1),
  );
const kind = (game: ReturnType<typeof scenario>, action: Action) =>
  'unit' in action ? game.state.units.find((unit) => unit.id === action.unit)?.kind : undefined;

describe('the bot `rules`', () => {
  it('sustains first with everything, or late with what Direct Hit could destroy', () => {
    const early = hit({ 'dreadnought-1': 1, 'carrier-1': 1 }, {}, 10, 1, 1, 1);
    expect(does(early, 'defender').type).toBe('sustain');
    const late = hit({ 'dreadnought-1': 1, 'carrier-1': 1 }, { sustain: 'late' }, 10, 1, 1, 1);
    expect([does(late, 'defender').type, kind(late, does(late, 'defender'))]).toEqual(['lose', 'carrier-1']);
    const alone = hit({ 'dreadnought-1': 1 }, { sustain: 'late' }, 10, 1, 1);
    expect(does(alone, 'defender').type).toBe('sustain');
    const immune = hit({ 'dreadnought-2': 1, 'carrier-1': 1 }, { sustain: 'late' }, 10, 1, 1, 1);
    expect(does(immune, 'defender').type).toBe('sustain');
  });
  it('loses in the order of its policy', () => {
    const usual = hit({ 'carrier-1': 1, 'cruiser-1': 1, 'fighter-1': 1 }, {}, 10, 1, 1, 1, 1);
    expect(kind(usual, does(usual, 'defender'))).toBe('fighter-1');
    const other = hit(
      { 'carrier-1': 1, 'cruiser-1': 1, 'fighter-1': 1 },
      { losses: ['carrier', 'fighter'] },
      10,
      1,
      1,
      1,
      1,
    );
    expect(kind(other, does(other, 'defender'))).toBe('carrier-1');
  });
  it('loses the newly damaged unit first, or the previously damaged one', () => {
    for (const damaged of ['newly', 'previously'] as const) {
      const game = hit({ 'dreadnought-1': [2, 1] }, { damaged }, 10, 10, 1, 1);
      const [old] = ids(game.state, 'defender') as [string, string];
      game.does('defender', does(game, 'defender'));
      const lost = does(game, 'defender');
      expect(lost.type === 'lose' && (lost.unit === old) === (damaged === 'previously')).toBe(true);
    }
  });
  it('plays no card unless told, and rerolls misses only', () => {
    const hand = ['morale-boost'];
    const quiet = scenario(space(side('sol', { 'cruiser-1': 1 }, { hand }), side('hacan', { 'cruiser-1': 1 })));
    expect(does(quiet, 'attacker')).toEqual({ type: 'pass' });
    const told = scenario(
      space(side('sol', { 'cruiser-1': 1 }, { hand, policy: { plays: hand } }), side('hacan', { 'cruiser-1': 1 })),
    );
    expect(does(told, 'attacker')).toEqual({ type: 'use', effect: 'morale-boost', offer: 0 });
    const letnev = side(
      'letnev',
      { 'cruiser-1': 2 },
      { policy: { plays: ['munitions-reserves'] }, counters: { tradeGoods: 2 } },
    );
    const rolls = scenario(space(letnev, side('hacan', { 'cruiser-1': 1 })), ...[10, 1], 1);
    answer(rolls);
    expect(does(rolls, 'attacker')).toEqual({ type: 'reroll', effect: 'munitions-reserves', die: 1 });
    rolls.does('attacker', does(rolls, 'attacker'));
    expect(rolls.step === 'dice result' ? does(rolls, 'attacker').type : 'pass').toBe('pass');
  });
  it('fires, bombards and lands everything; holds and retreats if its policy says so', () => {
    const planets = [
      {
        ...ti4BlankPlanet(),
        units: { defender: [{ unit: 'infantry-1' as const, count: 1, damaged: 0, galvanized: 0 }] },
      },
    ];
    const setup = (policy: Partial<Policy>) =>
      table(side('sol', { 'dreadnought-1': 2, 'infantry-1': 2 }, { policy }), side('hacan', {}), {
        start: 'P3.1',
        system: { planets },
      });
    const fires = scenario(setup({}), 10, 10);
    expect(does(fires, 'attacker').type).toBe('fire');
    until(fires, 'P3.7');
    while (fires.outcome === undefined) answer(fires);
    expect(fires.ended().winner).toBe('attacker');
    expect(does(scenario(setup({ fires: false })), 'attacker').type).toBe('hold');
    const adjacent = [nextDoor('Home', { control: ['defender'] })];
    const flees = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }, { policy: { retreats: true } }), {
        adjacent,
      }),
      1,
      1,
    );
    expect(does(flees, 'defender').type).toBe('announce');
    while (flees.outcome === undefined) answer(flees);
    expect(flees.ended().how).toBe('retreat');
  });
  it("P3.7 a unit that may go from planet to planet (G'hom Sek'kus) does so only while that helps, and then lands for good", () => {
    const forces = side('sardakk', { 'carrier-1': 1, 'infantry-1': 3 }, { leaders: ['ghom-sekkus'] });
    const game = scenario(
      table(forces, side('hacan', {}), {
        start: 'P3.7',
        system: { planets: [planet('Quann', 'defender'), planet('Fria', 'defender')] },
      }),
    );
    const made: string[] = [];
    for (let moves = 0; moves < 20 && made.at(-1) !== 'continue'; moves++) {
      const action = does(game, 'attacker');
      made.push(action.type);
      game.does('attacker', action);
    }
    expect(made).toEqual(['commit', 'commit', 'commit', 'continue']);
  });
  it('P3.7 shares a landing: as many as outnumber the first planet, then the next one, then where they are fewest', () => {
    const defended = (id: string, count: number) => planet(id, 'defender', { defender: { 'infantry-1': count } });
    const game = scenario(
      table(side('sol', { 'dreadnought-1': 6, 'infantry-1': 6 }), side('hacan', {}), {
        start: 'P3.7',
        system: { planets: [defended('Abyz', 2), defended('Fria', 1)] },
      }),
    );
    const landed: string[] = [];
    for (let i = 0; i < 6; i++) {
      const action = does(game, 'attacker');
      landed.push('planet' in action ? action.planet : action.type);
      answer(game);
    }
    expect(landed).toEqual(['Abyz', 'Abyz', 'Abyz', 'Fria', 'Fria', 'Abyz']);
  });
  it('destroys the least wanted ship of its own when it must', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 3 }, { technologies: ['assault-cannon'] }),
      side('hacan', { 'dreadnought-1': 1, 'destroyer-1': 1 }),
    );
    const game = scenario(setup);
    answer(game);
    const choice = does(game, 'defender');
    expect(choice.type === 'choose' && game.state.units.find((unit) => unit.id === choice.target)?.kind).toBe(
      'destroyer-1',
    );
  });
  it('plays a whole combat from nothing, forms included', () => {
    const game = scenario(
      table(null, null, { start: 'P0.1', pace: 'steps' }),
      ...Array.from({ length: 400 }, (_, i) => (i % 10) + 1),
    );
    for (let i = 0; i < 400 && game.outcome === undefined; i++) answer(game);
    expect(game.outcome).toBeDefined();
  });
  it('mechs sustain first and die last on the ground', () => {
    const game = scenario(
      ground(side('sol', {}), { 'infantry-1': 3 }, side('arborec', {}), { 'infantry-1': 2, mech: 1 }),
      ...[10, 10, 10],
      ...[1, 1, 1],
    );
    game.does('defender', does(game, 'defender'));
    expect(game.state.units.some((unit) => unit.kind === 'mech' && unit.damaged)).toBe(true);
    game.does('defender', does(game, 'defender')).does('defender', does(game, 'defender'));
    expect(counts(game.state, 'defender')).toEqual({ mech: 1 });
  });
});

function ti4BlankPlanet() {
  return {
    id: 'Quann',
    owner: 'defender' as const,
    traits: [],
    resources: 1,
    influence: 1,
    legendary: false,
    home: null,
    custodians: false,
    demilitarized: false,
    coexist: false,
    sleeper: null,
    units: {},
  };
}
