import { describe, expect, it } from 'vitest';
import { basicSide, foe, testCombat } from '../tests/combat.fixture.ts';
import { nextDoor, planet, side, space, table, units } from '../tests/fixture.ts';
import { english } from '../text/en.ts';

/** Units that may be named for an extra die now. */
const named = (game: ReturnType<typeof testCombat>): string[] =>
  game.choices().flatMap(({ action, not }) => (action.type === 'choose' && !not ? [action.target] : []));

const bombards = (fleet: Parameters<typeof side>[1], technologies = ['plasma-scoring']) =>
  table(basicSide(fleet, { technologies }), foe(), {
    start: 'P3.1',
    system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 6 } })] },
  });

describe('extra dice', () => {
  it('section 0, extra dice: the owner of Plasma Scoring names the unit before the roll, where units differ', () => {
    const game = testCombat(bombards({ 'dreadnought-1': 2, 'war-sun': 1 }));
    game.until(() => named(game).length > 0);
    expect(game.step).toBe('dice');
    // Equal units once, the best first; nobody may roll before somebody is named.
    expect(named(game)).toEqual([game.id('attacker', 'war-sun'), game.id('attacker', 'dreadnought-1')]);
    expect(game.choices().filter((one) => one.action.type === 'continue')).toEqual([]);
    expect(english.label(game.choices('attacker')[0] as never, game.state)).toBe('One more die: War Sun');
    game.choose('attacker', game.id('attacker', 'dreadnought-1')).to('dice result');
    const dreadnoughts = game.of('attacker', 'dreadnought-1').map((unit) => unit.id);
    expect(game.state.rolls[0]?.dice.filter((die) => dreadnoughts.includes(die.unit))).toHaveLength(3);
    expect(game.state.rolls[0]?.dice).toHaveLength(6);
  });

  /** A bombardment of two planets of the defender: the ships aim one after another. */
  function salvo(
    fleet: Parameters<typeof side>[1],
    aims: readonly string[],
    hand: string[] = [],
    faces: number[] = [],
  ) {
    const setup = table(basicSide(fleet, { technologies: ['plasma-scoring'] }), foe({}, { hand }), {
      start: 'P3.1',
      system: {
        planets: ['Quann', 'Lodor'].map((id) => planet(id, 'defender', { defender: { 'infantry-1': 6 } })),
      },
    });
    const game = testCombat(setup, faces).to('P3.1 bombard').does('attacker', { type: 'fire' });
    const ships = game.of('attacker').map((unit) => unit.id);
    aims.forEach((to, index) => {
      game.does('attacker', { type: 'aim', unit: ships[index] as string, planet: to });
    });
    return game;
  }
  const thrown = (game: ReturnType<typeof testCombat>, again?: string) =>
    game.events.flatMap((event) =>
      event.type === 'rolled' && event.again === again ? [[event.place, event.dice.map((die) => die.face)]] : [],
    );

  it('D.2 Plasma Scoring: one die more for the whole bombardment, on the planet of the unit that is named', () => {
    const game = salvo({ 'dreadnought-1': 3 }, ['Quann', 'Lodor', 'Lodor'], [], [10, 1, 10, 10]);
    game.until(() => named(game).length > 0);
    // Equal ships that aim at different planets are different choices.
    expect(named(game)).toHaveLength(2);
    expect(game.choices('attacker').map((one) => english.label(one as never, game.state))).toContain(
      'One more die: Dreadnought against Lodor, Xxcha',
    );
    game.choose('attacker', named(game)[1]).to('P3.5');
    expect(thrown(game)).toEqual([
      ['Quann', [10]],
      ['Lodor', [1, 10, 10]],
    ]);
    expect(game.state.hits.map(({ place, count }) => [place, count])).toEqual([
      ['Quann', 1],
      ['Lodor', 2],
    ]);
  });

  it('D.1 Scramble Frequency: all dice of a bombardment are rerolled, on every planet', () => {
    const game = salvo({ 'dreadnought-1': 2 }, ['Quann', 'Lodor'], ['scramble-frequency'], [10, 10, 10, 1, 9, 1]);
    game.until(() => named(game).length > 0);
    game.choose('attacker', named(game)[0]).use('defender', 'scramble-frequency').to('P3.5');
    expect(thrown(game, 'scramble-frequency')).toEqual([
      ['Quann', [1, 1]],
      ['Lodor', [9]],
    ]);
    expect(game.state.hits.map(({ place, count }) => [place, count])).toEqual([['Lodor', 1]]);
  });

  it('D.2 one bombardment of several planets: modifiers look at the planet that each unit aims at', () => {
    const game = salvo({ 'war-sun': 1, 'dreadnought-1': 1 }, ['Quann', 'Lodor'], ['bunker']);
    const lodor = game.state.planets[1];
    if (lodor) lodor.owner = null;
    game.use('defender', 'bunker').to('dice result');
    expect(game.state.rolls.map((roll) => roll.dice.map((die) => [die.place, die.mod]))).toEqual([
      [
        ['Quann', -4],
        ['Quann', -4],
        ['Quann', -4],
        ['Lodor', 0],
        ['Lodor', 0],
      ],
    ]);
  });

  it('section 0, extra dice: no question where all units are equally good', () => {
    const game = testCombat(bombards({ 'dreadnought-1': 3 })).to('dice result');
    expect(game.events.some((event) => event.type === 'rolled')).toBe(true);
    expect(game.state.rolls[0]?.dice).toHaveLength(4);
    const seen: string[] = [];
    const other = testCombat(bombards({ 'dreadnought-1': 3 }));
    other.until(() => {
      seen.push(...named(other));
      return other.step === 'dice result';
    });
    expect(seen).toEqual([]);
  });

  it('section 0, extra dice: Plasma Scoring, Trrakan Aun Zulok and Strike Wing Ambuscade each name a unit', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 2 }),
      foe({}, { technologies: ['plasma-scoring'], leaders: ['trrakan-aun-zulok'], notes: ['strike-wing-ambuscade'] }),
      {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
        adjacent: [nextDoor('Lodor', { units: { defender: units({ 'pds-2': 1 }) } })],
      },
    );
    const game = testCombat(setup).use('defender', 'strike-wing-ambuscade');
    const [old, deep] = [game.id('defender', 'pds-1'), game.id('defender', 'pds-2')];
    game.until(() => named(game).length > 0);
    expect(named(game)).toEqual([deep, old]);
    game.choose('defender', old).choose('defender', deep).choose('defender', old).to('dice result');
    const dice = game.state.rolls[0]?.dice.map((die) => die.unit) ?? [];
    expect([dice.filter((unit) => unit === old).length, dice.filter((unit) => unit === deep).length]).toEqual([3, 2]);
  });

  it('section 0, extra dice: Strike Wing Alpha II beside another destroyer is a choice, its text looks at the dice', () => {
    const setup = space(
      side('argent', { 'strike-wing-alpha-2': 1, 'destroyer-2': 1 }, { leaders: ['trrakan-aun-zulok'] }),
      foe({ 'carrier-1': 1, 'fighter-1': 2 }),
    );
    const game = testCombat(setup);
    game.until(() => named(game).length > 0);
    expect(named(game)).toHaveLength(2);
  });

  it('section 0, extra dice: the bot takes the unit with the best value', () => {
    const game = testCombat(bombards({ 'dreadnought-1': 1, 'war-sun': 1 })).to('dice result');
    const sun = game.id('attacker', 'war-sun');
    expect(game.state.rolls[0]?.dice.filter((die) => die.unit === sun)).toHaveLength(4);
  });
});
