import type { Scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import {
  counts,
  ground,
  ids,
  listedUse,
  planet,
  scenario,
  side,
  table,
  until,
  untilRound,
  uses,
} from '../tests/fixture.ts';
import type { Ti4 } from '../types.ts';
import { QUIET_ROUNDS } from './retreat.ts';

const duel = (
  attacker: Parameters<typeof side>[2] = {},
  defender: Parameters<typeof side>[2] = {},
  more: Parameters<typeof ground>[4] = {},
) => ground(side('sol', {}, attacker), { 'infantry-1': 2 }, side('hacan', {}, defender), { 'infantry-1': 2 }, more);
const lose = (game: Scenario<Ti4>, seat: 'attacker' | 'defender') =>
  game.does(seat, {
    type: 'lose',
    unit: game.state.units.find((unit) => unit.side === seat && unit.at === 'Quann')?.id as string,
  });
const l1z1x = (
  dice: number[],
  forces = { 'infantry-1': 1 },
  against: Parameters<typeof ground>[3] = { 'infantry-1': 1 },
  more: Parameters<typeof side>[2] = {},
  pace: 'steps' | 'decisions' = 'decisions',
) =>
  scenario(
    ground(side('l1z1x', { 'super-dreadnought-1': 1 }, more), forces, side('hacan', {}), against, { pace }),
    ...dice,
  );

describe('phase 4', () => {
  it('P4.1 start of combat effects in round 1, start of round effects in every round', () => {
    const game = scenario(
      duel({ hand: ['morale-boost'], notes: ['tekklar-legion'] }, {}, { pace: 'steps' }),
      1,
      1,
      1,
      1,
    );
    expect(listedUse(game, 'attacker', 'tekklar-legion')).toBeDefined();
    expect(listedUse(game, 'attacker', 'morale-boost')).toBeDefined();
    untilRound(game, 'P4.1', 2);
    expect(listedUse(game, 'attacker', 'tekklar-legion')).toBeUndefined();
    expect(listedUse(game, 'attacker', 'morale-boost')).toBeDefined();
  });
  it('P4.2 all ground forces roll, structures do not; a Hel-Titan does', () => {
    const game = scenario(
      ground(side('sol', {}), { 'infantry-1': 1 }, side('titans', {}), { 'hel-titan-1': 1, 'space-dock-1': 1 }),
      1,
      1,
    );
    expect(
      game.events.flatMap((event) => (event.type === 'rolled' ? [event.dice.map((die) => die.kind)] : [])).slice(0, 2),
    ).toEqual([['infantry-1'], ['hel-titan-1']]);
  });
  it('P4.2 Fire Team rerolls any number of own dice', () => {
    const game = scenario(duel({ hand: ['fire-team'] }), ...[1, 1], 10, 9, ...[1, 1]);
    game.does('attacker', uses('fire-team'));
    game
      .does('attacker', { type: 'reroll', effect: 'fire-team', die: 0 })
      .does('attacker', { type: 'reroll', effect: 'fire-team', die: 1 });
    expect(game.state.hits).toMatchObject([{ on: 'defender', count: 2 }]);
  });
  it('P4.2 rolled: both have rolled, The Thundarian may start it again', () => {
    const game = scenario(duel({}, { leaders: ['the-thundarian'] }), ...[10, 10, 1, 1], ...[1, 1, 10, 1]);
    expect(game.step).toBe('P4.2 rolled');
    game.does('defender', uses('the-thundarian'));
    expect(game.state.hits).toMatchObject([{ on: 'attacker', count: 1 }]);
    expect(game.state.planets[0]?.round).toBe(1);
  });
  it('P4.3 both sides assign; a Moll Terminus forbids the others to sustain', () => {
    const setup = ground(side('mentak', {}), { 'moll-terminus': 1 }, side('arborec', {}), { mech: 1 });
    const game = scenario(setup, 10, 10);
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['lose']);
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['sustain', 'lose']);
  });
  it('P4.3 end: Duranium Armor repairs on the ground too', () => {
    const setup = ground(
      side('arborec', {}, { technologies: ['duranium-armor'] }),
      { mech: [1, 1] },
      side('hacan', {}),
      { 'infantry-1': 1 },
    );
    const game = scenario(setup, 1, 1);
    expect(game.step).toBe('P4.3 end');
    game.does('attacker', uses('duranium-armor', ids(game.state, 'attacker')[0]));
    expect(game.state.units.some((unit) => unit.damaged)).toBe(false);
  });
  it('P4.4 Harrow is asked at the end of every round; a shield stops it', () => {
    const game = l1z1x([1, 1, 1, 1]);
    game.does('attacker', { type: 'hold' });
    expect([game.step, game.state.planets[0]?.round]).toEqual(['P4.4', 2]);
    const shielded = l1z1x([1, 1, 10, 10], { 'infantry-1': 1 }, { 'infantry-1': 1, 'pds-1': 1 });
    expect(shielded.step).toBe('P4.3');
    expect(shielded.state.planets[0]?.round).toBe(2);
  });
  it('P4.4 roll: all bombarding units join, also after the last own ground force fell', () => {
    const game = l1z1x([1, 10, 10], { 'infantry-1': 1 });
    lose(game, 'attacker');
    expect(game.step).toBe('P4.4');
    game.does('attacker', { type: 'fire' });
    lose(game, 'defender');
    expect(game.ended().planets).toEqual([{ planet: 'Quann', winner: 'draw' }]);
  });
  it('P4.4 assign: only the other side is hit', () => {
    const game = l1z1x([1, 1, 10]);
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('P4.4 assign');
    expect(game.offers().every((one) => one.seat === 'defender')).toBe(true);
  });
  it('P4.4 bombed: X-89 of Codex I works on Harrow', () => {
    const game = l1z1x(
      [1, 1, 1, 10],
      { 'infantry-1': 1 },
      { 'infantry-1': 2 },
      { technologies: ['x-89-bacterial-weapon-omega'] },
    );
    game.does('attacker', { type: 'fire' });
    lose(game, 'defender');
    expect(game.step).toBe('P4.4 bombed');
    game.does('attacker', uses('x-89-bacterial-weapon-omega', 'Quann'));
    expect(game.ended().winner).toBe('attacker');
  });
  it('P4.5 both have ground forces: the next round; a deadlock costs the attacker the units', () => {
    const again = scenario(duel(), 1, 1, 1, 1, 1, 1, 1, 1);
    expect(again.state.planets[0]?.round).toBe(3);
    const wall = { technologies: ['non-euclidean-shielding', 'duranium-armor'], counters: { resources: 0 } };
    const setup = ground(side('letnev', {}, wall), { 'dunlain-reaper': 1 }, side('letnev', {}, wall), {
      'dunlain-reaper': 1,
    });
    const game = scenario(setup, ...Array.from({ length: 2 * QUIET_ROUNDS }, () => 1));
    expect(game.ended()).toMatchObject({ how: 'deadlock', winner: 'defender' });
  });
  it('P4.5 ended: Dacxive Animators place an infantry after a win', () => {
    const game = scenario(duel({ technologies: ['dacxive-animators'] }), 10, 10, 1, 1);
    lose(game, 'defender');
    lose(game, 'defender');
    expect(game.step).toBe('P4.5 ended');
    game.does('attacker', uses('dacxive-animators'));
    expect(game.ended() && Object.values(counts(game.state, 'attacker')).reduce((sum, count) => sum + count, 0)).toBe(
      3,
    );
  });
  it('P4.5 planet: the attacker picks the next ground combat', () => {
    const on = (name: string) =>
      planet(name, 'defender', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } });
    const game = scenario(
      table(side('sol', {}), side('hacan', {}), {
        start: 'P3.7',
        system: { planets: [on('Quann'), on('Lodor'), on('Saudor')] },
      }),
      10,
      1,
      10,
      1,
      10,
      1,
    );
    expect(game.step).toBe('P3.10');
    game.does('attacker', { type: 'planet', planet: 'Quann' });
    lose(game, 'defender');
    expect(game.step).toBe('P4.5 planet');
    game.does('attacker', { type: 'planet', planet: 'Saudor' });
    expect(game.state.planet).toBe('Saudor');
  });
  it('P4.5 planet: a setup that ends with the ground combats does not touch control', () => {
    const game = scenario(duel({}, {}, { extent: 'ground' }), 10, 10, 1, 1);
    lose(game, 'defender');
    lose(game, 'defender');
    expect(game.ended().winner).toBe('attacker');
    expect(game.state.planets[0]?.owner).toBe('defender');
  });
  it('P4.6 the attacker gains every planet where a ground force of theirs is left', () => {
    const game = scenario(duel({}, {}), 10, 10, 1, 1);
    lose(game, 'defender');
    lose(game, 'defender');
    expect(game.ended().winner).toBe('attacker');
    expect(game.state.planets[0]).toMatchObject({ owner: 'attacker', exhausted: true, stage: 'controlled' });
  });
  it('P4.6 gain: Assimilate replaces structures, every time', () => {
    const game = l1z1x([10, 1], { 'infantry-1': 1 }, { 'infantry-1': 1, 'pds-1': 1 });
    lose(game, 'defender');
    expect(game.step).toBe('P4.6 gain');
    expect(game.refused('attacker', { type: 'pass' })).toBe('mandatory');
    game.does('attacker', uses('assimilate'));
    expect(counts(game.state, 'attacker')).toMatchObject({ 'pds-1': 1 });
    expect(counts(game.state, 'defender')).toEqual({});
  });
  it('P4.6 gained: a planet that nobody controlled is explored and lost by nobody', () => {
    const taken = (owner: 'defender' | null) => {
      const setup = table(
        side('sol', { 'carrier-1': 1, 'infantry-1': 1 }),
        side('hacan', {}, { hand: ['reparations'] }),
        { start: 'P3.7', pace: 'steps', system: { planets: [planet('Quann', owner)] } },
      );
      const game = until(scenario(setup), 'P4.6 gained');
      return [
        game.events.some((event) => event.type === 'control' && event.explored === true),
        listedUse(game, 'defender', 'reparations') !== undefined,
      ];
    };
    expect([taken(null), taken('defender')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  it('P4.6 gained: Reparations for the one who lost the planet; structures are gone', () => {
    const setup = ground(side('sol', {}), { 'infantry-1': 1 }, side('hacan', {}, { hand: ['reparations'] }), {
      'infantry-1': 1,
      'space-dock-1': 1,
    });
    const game = scenario(setup, 10, 1);
    lose(game, 'defender');
    expect(game.step).toBe('P4.6 gained');
    expect(listedUse(game, 'defender', 'reparations')?.not).toBeUndefined();
    expect(counts(game.state, 'defender')).toEqual({});
  });
  it('PC.1 shows what is left to resolve after the combat', () => {
    const game = until(scenario(duel({}, {}, { pace: 'steps' }), 10, 10, 1, 1), 'PC.1');
    expect([game.step, game.state.phase]).toEqual(['PC.1', 'post']);
    expect(game.offers()).toEqual([{ seat: 'attacker', action: { type: 'pass' } }]);
  });
  it('PC.2 passengers without room are removed by their owner', () => {
    const setup = table(side('sol', { 'cruiser-1': 1, 'infantry-1': 1 }), side('hacan', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', {}, { demilitarized: true })] },
    });
    const game = scenario(setup);
    expect([game.step, game.state.phase]).toEqual(['capacity', 'post']);
    game.does('attacker', { type: 'remove', unit: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    expect(counts(game.ended() && game.state, 'attacker')).toEqual({ 'cruiser-1': 1 });
  });
  it('PC.3 ends the combat with one click; the static reminder stays until then', () => {
    const game = until(scenario(duel({}, {}, { pace: 'steps' }), 10, 10, 1, 1), 'PC.3');
    expect(game.state.reminders[0]).toEqual({ id: 'transactions', until: 'action' });
    game.does('attacker', { type: 'pass' });
    expect(game.ended().winner).toBe('attacker');
    expect(game.state.reminders).toEqual([]);
  });
  it('end: the result tells space, planets, rounds and who came out ahead', () => {
    const game = scenario(duel(), 10, 10, 1, 1);
    lose(game, 'defender');
    lose(game, 'defender');
    expect(game.ended()).toMatchObject({
      space: 'none',
      rounds: 1,
      planets: [{ planet: 'Quann', winner: 'attacker' }],
      how: 'played',
      winner: 'attacker',
    });
  });
});
