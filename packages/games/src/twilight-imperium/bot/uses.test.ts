import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { rules } from '../ruleset.ts';
import { chance, ground, ids, nextDoor, planet, scenario, side, space, table, units, until } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import type { Action, Seat, Setup } from '../types.ts';

type Fleet = Parameters<typeof units>[0];
type More = NonNullable<Parameters<typeof side>[2]>;

/** What the bot of a seat does at this prompt. */
const does = (game: ReturnType<typeof scenario>, seat: Seat): Action =>
  bot(rules.view(game.state, seat), seat, game.offers(seat), chance);
/** Holds an effect, with a policy that plays it. */
const told = (effect: string, where: 'hand' | 'leaders' | 'relics' | 'technologies', more: More = {}): More => ({
  ...more,
  [where]: [effect],
  policy: { plays: [effect] },
});
const used = (action: Action): string | undefined => (action.type === 'use' ? action.effect : undefined);

describe('F13 the bot `rules` plays what its policy names if that helps its own side', () => {
  it('F13 nobody calls off a fight that they win', () => {
    const at = (fleet: Fleet) =>
      scenario(
        table(side('sol', { 'cruiser-1': 2 }), side('xxcha', fleet, told('nullification-field', 'technologies')), {
          start: 'P0.3',
          extent: 'space',
        }),
      );
    expect(used(does(at({ 'cruiser-1': 1 }), 'defender'))).toBe('nullification-field');
    expect(does(at({ 'cruiser-1': 3 }), 'defender').type).toBe('pass');
  });
  it('F13 the attacker needs the space and a planet: a side that holds one of them is not behind', () => {
    const at = (landing: Fleet) =>
      scenario(
        table(
          side('sol', { 'dreadnought-1': 2, 'carrier-1': 1, ...landing }),
          side('xxcha', { 'cruiser-1': 1 }, told('nullification-field', 'technologies')),
          { start: 'P0.3', system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } })] } },
        ),
      );
    expect(used(does(at({ 'infantry-1': 4 }), 'defender'))).toBe('nullification-field');
    expect(does(at({ 'infantry-1': 1 }), 'defender').type).toBe('pass');
  });
  it('F13 agents that serve the active player are kept by everybody else', () => {
    const at = (by: 'attacker' | 'defender') => {
      const more = told('myru-vos', 'leaders');
      return scenario(
        table(
          side('sol', { 'cruiser-1': 1 }, by === 'attacker' ? more : {}),
          side('hacan', { 'cruiser-1': 1 }, by === 'defender' ? more : {}),
          { start: 'P0.6', system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] } },
        ),
      );
    };
    expect(used(does(at('attacker'), 'attacker'))).toBe('myru-vos');
    expect(does(at('defender'), 'defender').type).toBe('pass');
  });
  it('F13 a die is changed only where that turns it', () => {
    const at = (...faces: number[]) =>
      scenario(
        space(side('sol', { 'cruiser-1': 1 }, told('heart-of-ixth', 'relics')), side('hacan', { 'cruiser-1': 1 })),
        ...faces,
      );
    // A cruiser hits with 7.
    expect(does(at(6), 'attacker')).toEqual({ type: 'use', effect: 'heart-of-ixth', offer: 0, target: '0' });
    expect(does(at(5), 'attacker').type).toBe('pass');
    const theirs = at(1, 7);
    theirs.does('attacker', { type: 'pass' });
    expect(does(theirs, 'attacker')).toEqual({ type: 'use', effect: 'heart-of-ixth', offer: 1, target: '0' });
  });
  it('F13 all dice are rerolled against the luck of the other side, not against one’s own', () => {
    const at = (mine: number, theirs: number) =>
      scenario(
        space(side('sol', { 'cruiser-1': 1 }, told('the-thundarian', 'leaders')), side('hacan', { 'cruiser-1': 1 })),
        mine,
        theirs,
      );
    expect(used(does(at(1, 10), 'attacker'))).toBe('the-thundarian');
    expect(does(at(10, 10), 'attacker').type).toBe('pass');
    expect(does(at(10, 1), 'attacker').type).toBe('pass');
  });
  it('F13 systems are joined for one’s own space cannons, not for theirs', () => {
    const at = (seat: 'attacker' | 'defender') =>
      scenario(
        table(side('sol', { 'cruiser-1': 1 }, told('lost-star-chart', 'hand')), side('hacan', { 'cruiser-1': 1 }), {
          start: 'P0.3',
          system: { wormholes: ['alpha'] },
          adjacent: [
            nextDoor('Beyond', { link: 'wormhole', wormholes: ['beta'], units: { [seat]: units({ 'pds-2': 1 }) } }),
          ],
        }),
      );
    expect(used(does(at('attacker'), 'attacker'))).toBe('lost-star-chart');
    expect(does(at('defender'), 'attacker').type).toBe('pass');
  });
  it('F13 a mech that is to land is not given for a card', () => {
    const card = { hand: ['morale-boost'], policy: { plays: ['morale-boost'] } };
    const watchers = side('empyrean', { 'carrier-1': 1, watcher: 1 }, { policy: { plays: ['watcher'] } });
    const at = (extent: 'space' | 'all') => {
      const game = scenario(
        table(side('sol', { 'cruiser-1': 1 }, card), watchers, {
          extent,
          system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
        }),
      );
      return game.does('attacker', does(game, 'attacker'));
    };
    expect(used(does(at('space'), 'defender'))).toBe('watcher');
    expect(does(at('all'), 'defender').type).toBe('pass');
  });
  it('F13 an even exchange is good for the larger side', () => {
    const at = (theirs: Fleet) =>
      scenario(
        space(
          side('yin', { 'cruiser-1': 2, 'destroyer-1': 1 }, told('impulse-core', 'technologies')),
          side('hacan', theirs),
        ),
      );
    expect(used(does(at({ 'cruiser-1': 2 }), 'attacker'))).toBe('impulse-core');
    expect(does(at({ 'dreadnought-1': 3 }), 'attacker').type).toBe('pass');
  });
  it('F13 what destroys ships of anybody stops before one’s own', () => {
    const game = scenario(
      space(
        side('sardakk', { 'exotrireme-2': 2 }, { policy: { plays: ['exotrireme-2'] } }),
        side('hacan', { 'dreadnought-1': 1 }),
      ),
      ...[1, 1, 1],
    );
    until(game, 'P2.5 end');
    game.does('attacker', does(game, 'attacker'));
    expect(game.step).toBe('effect choice');
    game.does('attacker', does(game, 'attacker'));
    expect(ids(game.state, 'defender')).toEqual([]);
    expect(ids(game.state, 'attacker')).toHaveLength(1);
  });
  it('F13 ground forces that may change places go where they are needed, and stay there', () => {
    const at = (here: number, there: number) => {
      const garrison = (count: number) => ({ defender: { 'infantry-1': count } });
      const game = scenario(
        table(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }), side('hacan', {}, told('ghost-squad', 'hand')), {
          start: 'P3.1',
          system: {
            planets: [planet('Quann', 'defender', garrison(here)), planet('Lodor', 'defender', garrison(there))],
          },
        }),
      );
      until(game, 'P3.8');
      while (game.step === 'P3.8' || game.step === 'effect choice') game.does('defender', does(game, 'defender'));
      return game.state.units.filter((unit) => unit.side === 'defender' && unit.at === 'Quann').length;
    };
    expect(at(1, 2)).toBe(3);
    expect(at(2, 0)).toBe(2);
  });
  it('F13 of several upgrades the one that helps in this fight', () => {
    const fleet = { 'carrier-1': 1, 'cruiser-1': 2 };
    const game = scenario(
      space(side('sol', fleet, told('reveal-prototype', 'hand')), side('hacan', { 'cruiser-1': 2 })),
    );
    expect(does(game, 'attacker')).toMatchObject({ effect: 'reveal-prototype', target: 'cruiser-2' });
  });
  it('F13 War Funding Ω: of one’s own dice only misses are rerolled', () => {
    const more: More = { notes: ['war-funding-omega'], policy: { plays: ['war-funding-omega'] } };
    const game = scenario(
      space(side('sol', { 'cruiser-1': 2 }, more), side('hacan', { 'cruiser-1': 1 })),
      ...[10, 1],
      10,
      ...[1, 9],
    );
    game.does('attacker', does(game, 'attacker'));
    expect(does(game, 'attacker')).toEqual({ type: 'choose', target: '1' });
    game.does('attacker', does(game, 'attacker'));
    expect(game.step === 'effect choice' ? does(game, 'attacker').type : 'done').toBe('done');
  });
});

describe('F13 the bot leaves what was given alone', () => {
  it('P0.5 over the fleet supply the least wanted ship goes, and no other forces are made up', () => {
    const attacker = side('sol', { 'dreadnought-1': 1, 'destroyer-1': 1 }, { fleetSupply: 1 });
    const game = scenario(table(attacker, side('hacan', { 'cruiser-1': 1 }), { start: 'P0.5', extent: 'space' }));
    expect(game.step).toBe('P0.5');
    game.does('host', does(game, 'host'));
    expect(game.state.units.filter((unit) => unit.side === 'attacker').map((unit) => unit.kind)).toEqual([
      'dreadnought-1',
    ]);
  });
  it('Tellurian: a party that is not hit may leave the hits of others, and does', () => {
    const more = told('tellurian', 'leaders');
    const game = scenario(
      ground(side('sol', {}, more), { 'infantry-1': 1 }, side('arborec', {}), { 'infantry-1': 2 }),
      10,
      ...[1, 1],
    );
    expect(game.step).toBe('P4.3');
    expect(does(game, 'attacker')).toEqual({ type: 'pass' });
    game.does('attacker', { type: 'pass' });
    expect(game.offers('attacker')).toEqual([]);
    expect(game.offers('defender').map(({ action }) => action.type)).toEqual(['lose']);
  });
});

describe('F13 what a side is known to hold is used where nobody says what is played', () => {
  const read = (attacker: object, defender: object): Setup => {
    const checked = game.setup.check({
      attacker: { forces: 'yin: 1 cruiser', ...attacker },
      defender: { forces: 'sol: 2 cruiser', ...defender },
      start: 'P2.1',
      extent: 'space',
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return checked.setup;
  };
  const milor = { leaders: ['Brother Milor Ω'] };
  const left = (setup: Setup): string[] =>
    until(scenario(setup, ...[1, 10, 1]), 'P2.6')
      .state.units.filter((unit) => unit.side === 'attacker')
      .map(({ kind }) => kind);
  it('Brother Milor for a ship of its own', () => {
    expect(left(read(milor, {}))).toEqual(['fighter-1', 'fighter-1']);
  });
  it('never for a ship of the other side', () => {
    expect(left(read({}, milor))).toEqual([]);
  });
  it('a policy that plays nothing, or something else, keeps it', () => {
    expect(left(read({ ...milor, policy: { plays: [] } }, {}))).toEqual([]);
    expect(left(read({ ...milor, policy: { plays: ['Tellurian'] } }, {}))).toEqual([]);
  });
});
