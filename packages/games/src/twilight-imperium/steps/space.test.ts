import { describe, expect, it } from 'vitest';
import {
  counts,
  ids,
  listedUse,
  nextDoor,
  scenario,
  side,
  space,
  units,
  until,
  untilRound,
  uses,
} from '../tests/fixture.ts';

const duel = (
  attacker: Parameters<typeof side>[2] = {},
  defender: Parameters<typeof side>[2] = {},
  more: Parameters<typeof space>[2] = {},
) => space(side('sol', { 'cruiser-1': 2 }, attacker), side('hacan', { 'cruiser-1': 2 }, defender), more);
const home = { adjacent: [nextDoor('Home', { control: ['attacker', 'defender'] })] };

describe('phase 2', () => {
  it('P2.1 hits of an effect are assigned at once, the active player acts first, alternating', () => {
    const setup = space(
      side('mentak', { 'cruiser-1': 1 }, { hand: ['morale-boost'] }),
      side('mentak', { 'cruiser-1': 2 }, { hand: ['morale-boost'] }),
    );
    const game = scenario(setup, 10);
    expect(game.offers().map((one) => one.seat)).toEqual(['attacker', 'attacker', 'attacker']);
    game.does('attacker', uses('ambush'));
    expect(game.step).toBe('assign');
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect([game.step, game.offers()[0]?.seat]).toEqual(['P2.1', 'defender']);
  });
  it('P2.1 a side without ships ends the combat at once', () => {
    const game = scenario(space(side('mentak', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 10);
    game
      .does('attacker', uses('ambush'))
      .does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.ended().space).toBe('attacker');
  });
  it('P2.2 is there in round 1 only, with or without fighters', () => {
    const game = scenario(
      { ...space(side('sol', { 'destroyer-1': 1 }), side('hacan', { 'cruiser-1': 1 })), pace: 'steps' },
      1,
      1,
      1,
      1,
      1,
      1,
    );
    until(game, 'P2.2');
    expect(game.step).toBe('P2.2');
    untilRound(game, 'P2.3', 2);
    expect(game.events.filter((event) => event.type === 'step' && event.step === 'P2.2').length).toBe(1);
  });
  it('P2.2 fire: both declare, in any order; the barrage is optional', () => {
    const game = scenario(
      space(side('sol', { 'destroyer-1': 1 }), side('hacan', { 'destroyer-1': 1, 'carrier-1': 1 })),
      1,
      1,
    );
    expect(new Set(game.offers().map((one) => one.seat))).toEqual(new Set(['attacker', 'defender']));
    game.does('defender', { type: 'hold' });
    expect(game.step).toBe('P2.2 fire');
    game.does('attacker', { type: 'fire' });
    expect(game.events.filter((event) => event.type === 'rolled' && event.kind === 'barrage').length).toBe(1);
  });
  it('P2.2 rolls: Destroyer II throws three dice on 6', () => {
    const game = scenario(
      space(side('sol', { 'destroyer-2': 1 }), side('hacan', { 'carrier-1': 1, 'fighter-1': 4 })),
      6,
      5,
      10,
    );
    game.does('attacker', { type: 'fire' });
    const roll = game.state.rolls[0];
    expect(roll?.dice.map((die) => die.value)).toEqual([6, 6, 6]);
    expect(roll?.hits).toBe(2);
  });
  it('P2.2 assign: fighters die before they can roll; the rest of the hits vanishes', () => {
    const game = scenario(
      space(side('sol', { 'destroyer-2': 1 }), side('hacan', { 'carrier-1': 1, 'fighter-1': 1 })),
      10,
      10,
      10,
      ...[1],
      ...[1],
    );
    game
      .does('attacker', { type: 'fire' })
      .does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'fighter-1')[0] as string });
    expect(counts(game.state, 'defender')).toEqual({ 'carrier-1': 1 });
    expect(
      game.events.flatMap((event) =>
        event.type === 'rolled' && event.kind === 'combat' && event.by === 'defender' ? [event.dice.length] : [],
      )[0],
    ).toBe(1);
  });
  it('P2.2 done: without ships the combat ends before anybody announces a retreat', () => {
    const game = scenario(space(side('sol', { 'destroyer-1': 1 }), side('sol', { 'fighter-1': 1 }), home), 10, 1);
    game
      .does('attacker', { type: 'fire' })
      .does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.ended()).toMatchObject({ space: 'attacker', rounds: 1 });
  });
  it('P2.3 opens with a window of its own: Rout comes before the declarations', () => {
    const game = scenario(duel({}, { hand: ['rout'] }, { ...home, pace: 'steps' }));
    until(game, 'P2.3');
    expect(listedUse(game, 'defender', 'rout')?.not).toBeUndefined();
  });
  it('P2.3 defender: declares first', () => {
    const game = scenario(duel({}, {}, home));
    expect(game.step).toBe('P2.3 defender');
    expect(game.offers().map((one) => [one.seat, one.action.type])).toEqual([
      ['defender', 'announce'],
      ['defender', 'stay'],
    ]);
  });
  it('P2.3 attacker: may not announce once the defender has', () => {
    const game = scenario(duel({}, {}, { ...home, pace: 'steps' }));
    until(game, 'P2.3 defender');
    game.does('defender', { type: 'announce' });
    // The attacker is not even asked.
    expect(game.step).toBe('P2.3 announced');
    game.does('attacker', { type: 'pass' });
    expect(game.step).toBe('dice');
    expect(game.state.retreat?.by).toBe('defender');
    const stayed = scenario(duel({}, {}, home));
    stayed.does('defender', { type: 'stay' });
    expect(stayed.offers('attacker').map((one) => one.action.type)).toEqual(['announce', 'stay']);
  });
  it('P2.3 attacker: where a retreat may go', () => {
    const may = (
      next: Parameters<typeof nextDoor>[1],
      more: Parameters<typeof side>[2] = {},
      faction: 'sol' | 'empyrean' = 'sol',
    ) => {
      const game = scenario(
        space(side(faction, { 'cruiser-1': 1 }, more), side('hacan', { 'cruiser-1': 1 }), {
          adjacent: [nextDoor('Home', next)],
        }),
      );
      if (game.step === 'P2.3 defender') game.does('defender', { type: 'stay' });
      return game.step === 'P2.3 attacker';
    };
    expect(may({})).toBe(false);
    expect(may({ control: ['attacker'] })).toBe(true);
    expect(may({ units: { attacker: units({ 'infantry-1': 1 }) } })).toBe(true);
    expect(may({ control: ['attacker'], units: { defender: units({ 'cruiser-1': 1 }) } })).toBe(false);
    expect(may({ control: ['attacker'], units: { defender: units({ 'infantry-1': 1 }) } })).toBe(true);
    expect(may({}, { technologies: ['dark-energy-tap'] })).toBe(true);
    expect(may({ units: { defender: units({ 'infantry-1': 1 }) } }, { technologies: ['dark-energy-tap'] })).toBe(false);
    expect(may({ control: ['attacker'], anomalies: ['asteroid-field'] })).toBe(false);
    expect(
      may({ control: ['attacker'], anomalies: ['asteroid-field'] }, { technologies: ['antimass-deflectors'] }),
    ).toBe(true);
    expect(may({ control: ['attacker'], anomalies: ['supernova'] })).toBe(false);
    expect(may({ control: ['attacker'], anomalies: ['supernova'] }, { technologies: ['magmus-reactor'] })).toBe(true);
    expect(may({ control: ['attacker'], anomalies: ['nebula'] })).toBe(false);
    expect(may({ control: ['attacker'], anomalies: ['nebula'] }, {}, 'empyrean')).toBe(true);
    expect(may({ retreat: ['attacker'] })).toBe(true);
  });
  it('P2.3 announced: Intercept answers the declaration', () => {
    const game = scenario(duel({ hand: ['intercept'] }, {}, home), 1, 1, 1, 1);
    game.does('defender', { type: 'announce' });
    expect(game.step).toBe('P2.3 announced');
    game.does('attacker', uses('intercept'));
    expect(game.state.round).toBe(2);
    expect(game.state.units.every((unit) => unit.at === 'space')).toBe(true);
  });
  it('P2.4 the attacker rolls all dice, then the defender', () => {
    const game = scenario(duel({}, {}, { pace: 'steps' }), 1, 1, 1, 1);
    until(game, 'dice');
    expect(game.offers()).toEqual([{ seat: 'attacker', action: { type: 'continue' } }]);
    game.does('attacker', { type: 'continue' });
    expect(game.step).toBe('dice result');
    expect(game.state.rolls.map((roll) => roll.by)).toEqual(['attacker']);
    game.does('attacker', { type: 'pass' });
    expect(game.offers()).toEqual([{ seat: 'defender', action: { type: 'continue' } }]);
  });
  it('P2.4 Fragile takes 1 from every combat die, a nebula gives the defender 1', () => {
    const setup = space(side('jol-nar', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
      system: { anomalies: ['nebula'] },
    });
    const game = scenario(setup, 1, 1);
    expect(
      game.events.flatMap((event) => (event.type === 'rolled' ? [event.dice.map((die) => die.mod)] : [])).slice(0, 2),
    ).toEqual([[-1], [1]]);
  });
  it('P2.4 rolled: The Thundarian sends both sides back to the start of the rolls, in the same round', () => {
    const game = scenario(duel({ leaders: ['the-thundarian'] }), ...[1, 1, 10, 10], ...[10, 10, 1, 1]);
    expect(game.step).toBe('P2.4 rolled');
    game.does('attacker', uses('the-thundarian'));
    expect(game.step).toBe('P2.5');
    expect(game.state.round).toBe(1);
    expect(game.state.hits).toMatchObject([{ on: 'defender', count: 2 }]);
  });
  it('P2.5 both sides assign in any order, one hit at a time', () => {
    const game = scenario(duel(), 10, 10, 10, 1);
    const mine = ids(game.state, 'attacker');
    const theirs = ids(game.state, 'defender');
    game.does('defender', { type: 'lose', unit: theirs[0] as string });
    game.does('attacker', { type: 'lose', unit: mine[0] as string });
    game.does('defender', { type: 'lose', unit: theirs[1] as string });
    expect(game.ended().space).toBe('attacker');
    expect(ids(game.state, 'attacker')).toEqual([mine[1]]);
  });
  it('P2.5 equal units are listed once; damaged units fight at full strength', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'dreadnought-1': [3, 1] })),
      10,
      5,
      5,
      1,
    );
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['sustain', 'lose', 'lose']);
    expect(game.state.hits.find((pool) => pool.on === 'attacker')?.count).toBe(2);
  });
  it('P2.5 the hits of [0.0.1] and of dreadnoughts must go to non-fighter ships', () => {
    const setup = space(
      side('l1z1x', { '0-0-1': 1, 'carrier-1': 1 }),
      side('hacan', { 'carrier-1': 2, 'fighter-1': 3 }),
    );
    const game = scenario(setup, ...[10, 1], 10, ...[1, 1, 1, 1, 1]);
    const kinds = () =>
      game
        .offers('defender')
        .map((one) => game.state.units.find((unit) => unit.id === (one.action as { unit: string }).unit)?.kind);
    expect(kinds()).toEqual(['carrier-1']);
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'carrier-1')[0] as string });
    expect(kinds()).toEqual(['fighter-1', 'carrier-1']);
  });
  it('P2.5 end: Duranium Armor must be used before anything goes on', () => {
    const game = scenario(
      space(
        side('sol', { 'dreadnought-1': [1, 1] }, { technologies: ['duranium-armor'] }),
        side('hacan', { 'carrier-1': 1 }),
      ),
      1,
      1,
    );
    expect(game.step).toBe('P2.5 end');
    expect(game.refused('attacker', { type: 'pass' })).toBe('mandatory');
    game.does('attacker', uses('duranium-armor', ids(game.state, 'attacker')[0]));
    expect(game.state.units.some((unit) => unit.damaged)).toBe(false);
  });
});
