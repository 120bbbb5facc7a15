/** F3: ships that an effect moves obey anomalies. F9: who comes along on a retreat. */
import { describe, expect, it } from 'vitest';
import { openSystems } from '../content/effects/moves.ts';
import { rules } from '../ruleset.ts';
import type { AdjacentSetup, Anomaly, Setup } from '../setup/types.ts';
import { counts, ids, listedUse, nextDoor, planet, scenario, side, table, units, uses } from './fixture.ts';

const naalu = (space: Parameters<typeof side>[1], more: Parameters<typeof side>[2] = {}) =>
  side('naalu', space, { counters: { strategyTokens: 1 }, ...more });
const ground = (adjacent: AdjacentSetup[], defender = naalu({ 'cruiser-1': 2 }), anomalies: Anomaly[] = []): Setup =>
  table(side('sol', { 'cruiser-1': 2 }), defender, { start: 'P0.6', adjacent, system: { anomalies } });
const into = (anomaly: Anomaly, defender = naalu({ 'cruiser-1': 2 })): string[] =>
  openSystems(rules.begin(ground([nextDoor('There', { anomalies: [anomaly] })], defender)), 'defender');

describe('F3 ships that an effect moves', () => {
  it('F3 never into a supernova, unless Magmus Reactor says otherwise', () => {
    expect(into('supernova')).toEqual([]);
    expect(into('supernova', naalu({ 'cruiser-1': 2 }, { technologies: ['magmus-reactor'] }))).toEqual(['There']);
  });
  it('F3 into an asteroid field only with Antimass Deflectors', () => {
    expect(into('asteroid-field')).toEqual([]);
    expect(into('asteroid-field', naalu({ 'cruiser-1': 2 }, { technologies: ['antimass-deflectors'] }))).toEqual([
      'There',
    ]);
  });
  it('F3 never into a nebula: it is not the active system; the Empyrean may', () => {
    expect(into('nebula')).toEqual([]);
    expect(into('nebula', side('empyrean', { 'cruiser-1': 2 }))).toEqual(['There']);
    expect(into('gravity-rift')).toEqual(['There']);
  });
  it('F3 Foresight and Skilled Retreat offer no such system', () => {
    const game = scenario({ ...ground([nextDoor('There', { anomalies: ['nebula'] })]), pace: 'steps' });
    expect(listedUse(game, 'defender', 'foresight')?.not).toMatchObject({ code: 'no-target' });
  });
  it('rift: out of a gravity rift each ship rolls (F3), on 1 to 3 it is lost', () => {
    const setup = ground([nextDoor('There')], naalu({ 'cruiser-1': 3 }), ['gravity-rift']);
    const game = scenario(setup, 3, 4, 1);
    game.does('defender', uses('foresight', 'There'));
    expect(game.state.units.filter((unit) => unit.side === 'defender').map((unit) => unit.at)).toEqual(['next There']);
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
  });
  it('F3 units aboard are lost with the ship, and a fleet that is lost arrives nowhere', () => {
    const setup = ground([nextDoor('There')], naalu({ 'carrier-1': 1, 'infantry-1': 2 }), ['gravity-rift']);
    const game = scenario(setup, 2);
    game.does('defender', uses('foresight', 'There'));
    expect(ids(game.state, 'defender')).toEqual([]);
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
  });
  it('F3 Skilled Retreat out of a gravity rift', () => {
    const setup = table(
      side('sol', { 'cruiser-1': 2 }, { hand: ['skilled-retreat'] }),
      side('hacan', { 'cruiser-1': 1 }),
      {
        extent: 'space',
        adjacent: [nextDoor('There')],
        system: { anomalies: ['gravity-rift'] },
      },
    );
    const game = scenario(setup, 10, 1);
    game.does('attacker', uses('skilled-retreat', 'There'));
    expect(game.state.units.filter((unit) => unit.at === 'next There').length).toBe(1);
    expect(game.ended()).toMatchObject({ space: 'draw' });
  });
  it('F3 ships that come to the active system: not into its asteroids, and out of a rift they roll', () => {
    const from = (here: Anomaly[], there: Anomaly[], technologies: string[] = []) =>
      table(side('sol', { 'cruiser-1': 2 }), side('ral-nel', { 'cruiser-1': 1 }, { technologies }), {
        start: 'P0.3',
        adjacent: [nextDoor('There', { anomalies: there, units: { defender: units({ 'cruiser-1': 1 }) } })],
        system: { anomalies: here },
      });
    const barred = scenario({ ...from(['asteroid-field'], []), pace: 'steps' });
    expect(listedUse(barred, 'defender', 'survival-instinct')?.not).toMatchObject({ code: 'no-ships-next-door' });
    const allowed = scenario(from(['asteroid-field'], [], ['antimass-deflectors']));
    expect(listedUse(allowed, 'defender', 'survival-instinct')?.not).toBeFalsy();
    const lost = scenario(from([], ['gravity-rift']), 3);
    lost.does('defender', uses('survival-instinct'));
    lost.does('defender', { type: 'choose', target: ids(lost.state, 'defender').at(-1) as string });
    expect(counts(lost.state, 'defender')).toEqual({ 'cruiser-1': 1 });
    const safe = scenario(from(['nebula'], ['gravity-rift']), 4);
    safe.does('defender', uses('survival-instinct'));
    safe.does('defender', { type: 'choose', target: ids(safe.state, 'defender').at(-1) as string });
    expect(counts(safe.state, 'defender')).toEqual({ 'cruiser-1': 2 });
  });
});

describe('F9 who comes along on a retreat', () => {
  /** The defender retreats in the first round; nobody hits. */
  const retreat = (fleet: Parameters<typeof side>[1], ashore: Parameters<typeof units>[0]) => {
    const setup = table(side('sol', { 'cruiser-1': 1 }), side('hacan', fleet), {
      adjacent: [nextDoor('Home', { control: ['defender'] })],
      system: { planets: [planet('Quann', 'defender', { defender: ashore })] },
    });
    const game = scenario(setup, ...Array.from({ length: 6 }, () => 1));
    game.does('defender', { type: 'announce' });
    game.does('defender', { type: 'retreat', to: 'Home' });
    return game;
  };
  const boards = (game: ReturnType<typeof retreat>) => game.offers().filter((one) => one.action.type === 'board');

  it('P2.6 load: ground forces of planets of the active system, within capacity (F9)', () => {
    const game = retreat({ 'carrier-1': 1, 'fighter-1': 2 }, { 'infantry-1': 4, 'pds-1': 1 });
    expect(game.step).toBe('P2.6 load');
    for (const left of [2, 1]) {
      expect(boards(game).length, `${left} places`).toBe(1);
      const [one] = boards(game);
      if (one) game.does('defender', one.action);
    }
    // Four places: two fighters and two infantry; the others stay, and so does the PDS.
    const at = (place: string) =>
      game.state.units.filter((unit) => unit.at === place && unit.side === 'defender').length;
    expect([at('next Home'), at('Quann')]).toEqual([5, 3]);
  });
  it('F9 nobody has to come along, and without room nobody is asked', () => {
    const game = retreat({ 'carrier-1': 1 }, { 'infantry-1': 1 });
    game.does('defender', { type: 'continue' });
    expect(game.state.units.find((unit) => unit.kind === 'infantry-1')?.at).toBe('Quann');
    expect(retreat({ 'cruiser-1': 1 }, { 'infantry-1': 1 }).step).not.toBe('P2.6 load');
  });
});
