import { describe, expect, it } from 'vitest';
import {
  counts,
  ids,
  listedUse,
  nextDoor,
  planet,
  scenario,
  side,
  table,
  units,
  until,
  uses,
} from '../tests/fixture.ts';
import { english } from '../text/en.ts';

const pds = (
  count: number,
  attacker: Parameters<typeof side>[1],
  more: Parameters<typeof table>[2] = {},
  hand: string[] = [],
) =>
  table(side('sol', attacker, { hand }), side('hacan', { 'cruiser-1': 1 }), {
    start: 'P1.1',
    system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': count } })] },
    ...more,
  });

describe('phase 1', () => {
  it('P1.1 shows what blocks space cannon offense, and Disable grayed', () => {
    const game = scenario(pds(1, { 'cruiser-1': 2 }, { pace: 'steps' }, ['disable', 'solar-flare']));
    expect(game.step).toBe('P1.1');
    expect(listedUse(game, 'attacker', 'disable')?.not?.code).toBe('disable-not-against-offense');
    game.does('attacker', { type: 'pass' });
    expect(game.step).toBe('P1.2 fire');
  });
  it('P1.1 nobody in reach: the phase is passed', () => {
    const game = scenario(table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { start: 'P1.1' }));
    expect(game.combat.need).toMatchObject({ seat: 'attacker', why: { code: 'roll-combat' } });
  });
  it('P1.2 goes player by player and skips a player without a target', () => {
    const game = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', {}), {
        start: 'P1.1',
        thirds: [side('xxcha', {}), side('jol-nar', {})],
        adjacent: [
          nextDoor('Outside', { units: { 'third-1': units({ 'pds-2': 1 }), 'third-2': units({ 'pds-2': 1 }) } }),
        ],
      }),
      10,
    );
    game
      .does('third-1', { type: 'fire' })
      .does('attacker', { type: 'lose', unit: ids(game.state, 'attacker')[0] as string });
    // The target is gone: the second player is not asked.
    expect(game.ended().space).toBe('none');
  });
  it('P1.2 fire: fire or pass; a pass is recorded', () => {
    const game = scenario(pds(2, { 'cruiser-1': 2 }));
    expect(game.offers().map((one) => [one.seat, one.action.type])).toEqual([
      ['defender', 'fire'],
      ['defender', 'hold'],
    ]);
    game.does('defender', { type: 'hold' });
    expect(game.news.some((event) => event.type === 'held' && event.by === 'defender' && event.kind === 'cannon')).toBe(
      true,
    );
  });
  it('P1.2 fire: all eligible units fire at once, at the active player', () => {
    const game = scenario(pds(2, { 'cruiser-1': 3 }), 10, 10);
    game.does('defender', { type: 'fire' });
    expect(game.state.rolls[0]).toMatchObject({ kind: 'cannon', by: 'defender', on: 'attacker', hits: 2 });
  });
  it('P1.2 fire: the active player fires too, at the defender', () => {
    const setup = table(side('xxcha', { 'loncara-ssodu': 1 }), side('hacan', { 'cruiser-1': 3 }), { start: 'P1.1' });
    const game = scenario(setup, 10, 10, 1);
    game.does('attacker', { type: 'fire' });
    expect(game.offers().every((one) => one.seat === 'defender')).toBe(true);
    expect(game.state.hits[0]).toMatchObject({ on: 'defender', count: 2 });
  });
  it('P1.2 fire: where a third party has ships in the system too, the active player picks whom to shoot at', () => {
    const setup = table(side('xxcha', { 'loncara-ssodu': 1 }), side('hacan', { 'cruiser-1': 1 }), {
      start: 'P1.1',
      thirds: [side('sol', { 'carrier-1': 1, 'fighter-1': 2 })],
    });
    const game = scenario(setup, 10, 1, 1);
    expect(game.offers().map((one) => one.action)).toEqual([
      { type: 'fire', on: 'defender' },
      { type: 'fire', on: 'third-1' },
      { type: 'hold' },
    ]);
    expect(english.label(game.offers()[1] as never, game.state)).toBe('Fire Space Cannon: Sol');
    game.does('attacker', { type: 'fire', on: 'third-1' });
    expect(game.state.rolls[0]).toMatchObject({ by: 'attacker', on: 'third-1', hits: 1 });
    game.does('third-1', { type: 'lose', unit: ids(game.state, 'third-1', 'carrier-1')[0] as string });
    // Its capacity is checked as well.
    expect([game.step, game.offers()[0]?.seat]).toEqual(['capacity', 'third-1']);
  });
  it('P1.2 fire: a third party with ships there shoots at the active player alone', () => {
    const setup = table(side('hacan', { 'cruiser-1': 1 }), side('sol', { 'cruiser-1': 1 }), {
      start: 'P1.1',
      thirds: [side('xxcha', { 'loncara-ssodu': 1 })],
    });
    const game = scenario(setup);
    expect(game.offers().map((one) => [one.seat, one.action])).toEqual([
      ['third-1', { type: 'fire' }],
      ['third-1', { type: 'hold' }],
    ]);
  });
  it('P1.3 the target chooses; fighters are ships too; Sustain Damage absorbs', () => {
    const game = scenario(pds(2, { 'dreadnought-1': 1, 'carrier-1': 1, 'fighter-1': 1 }), 10, 10);
    game.does('defender', { type: 'fire' });
    expect(game.step).toBe('P1.3');
    game.does('attacker', { type: 'sustain', unit: ids(game.state, 'attacker', 'dreadnought-1')[0] as string });
    game.does('attacker', { type: 'lose', unit: ids(game.state, 'attacker', 'fighter-1')[0] as string });
    expect(counts(game.state, 'attacker')).toEqual({ 'dreadnought-1': 1, 'carrier-1': 1 });
  });
  it('P1.3 Graviton Laser System: non-fighter ships first', () => {
    const setup = pds(2, { 'carrier-1': 1, 'fighter-1': 2 });
    const game = scenario(
      { ...setup, defender: side('hacan', {}, { technologies: ['graviton-laser-system'] }) },
      10,
      10,
    );
    game.does('defender', { type: 'fire' }).does('defender', uses('graviton-laser-system'));
    const carrier = ids(game.state, 'attacker', 'carrier-1')[0] as string;
    expect(game.offers('attacker').map((one) => one.action)).toEqual([{ type: 'lose', unit: carrier }]);
    game.does('attacker', { type: 'lose', unit: carrier });
    // Nothing but fighters left: they may take the second hit.
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['lose']);
  });
  it('P1.3 a Floating Factory takes no hit', () => {
    const setup = table(side('saar', { 'floating-factory-1': 1, 'cruiser-1': 1 }), side('hacan', {}), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const game = scenario(setup, 10);
    game.does('defender', { type: 'fire' });
    expect(game.offers('attacker').map((one) => one.action)).toEqual([
      { type: 'lose', unit: ids(game.state, 'attacker', 'cruiser-1')[0] },
    ]);
  });
  it('P1.3 done: capacity is checked after each roll', () => {
    const game = scenario(pds(1, { 'carrier-1': 1, 'cruiser-1': 1, 'infantry-1': 2 }), 10);
    game
      .does('defender', { type: 'fire' })
      .does('attacker', { type: 'lose', unit: ids(game.state, 'attacker', 'carrier-1')[0] as string });
    expect(game.step).toBe('capacity');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['remove']);
  });
  it('P1.4 both have ships: the space combat begins', () => {
    const game = scenario(pds(0, { 'cruiser-1': 1 }, { pace: 'steps' }));
    until(game, 'P2.1');
    expect([game.step, game.state.round]).toEqual(['P2.1', 1]);
  });
  it('P1.4 only the defender has ships: it ends, the defender holds', () => {
    const game = scenario(pds(1, { 'cruiser-1': 1 }), 10);
    game
      .does('defender', { type: 'fire' })
      .does('attacker', { type: 'lose', unit: ids(game.state, 'attacker')[0] as string });
    expect(game.ended()).toMatchObject({ space: 'none', winner: 'defender' });
  });
});
