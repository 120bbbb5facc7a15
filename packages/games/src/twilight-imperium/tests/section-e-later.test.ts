/** Section E, the worked examples with loaded dice. The figures are in section-e-*.odds.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../types.ts';
import {
  counts,
  ids,
  listedUse,
  nextDoor,
  planet,
  scenario,
  side,
  space,
  table,
  units,
  until,
  uses,
} from './fixture.ts';

const rolled = (events: readonly Event[], by: string) =>
  events.filter((event): event is Extract<Event, { type: 'rolled' }> => event.type === 'rolled' && event.by === by);

describe('E17 Maneuvering Jets', () => {
  it('E17 once on each roll, never twice on one', () => {
    const third = side('xxcha', {});
    const setup = table(
      side('arborec', { 'cruiser-1': 4 }, { hand: ['maneuvering-jets', 'maneuvering-jets'] }),
      side('hacan', {}),
      {
        start: 'P1.1',
        extent: 'space',
        thirds: [third, { ...third, faction: 'sol' }],
        adjacent: [
          nextDoor('Outside', { units: { 'third-1': units({ 'pds-2': 2 }), 'third-2': units({ 'pds-2': 1 }) } }),
        ],
      },
    );
    const game = scenario(setup, 10, 10, 10);
    game.does('third-1', { type: 'fire' });
    expect(game.state.hits[0]?.count).toBe(2);
    game.does('attacker', uses('maneuvering-jets'));
    expect(game.state.hits[0]?.count).toBe(1);
    expect(listedUse(game, 'attacker', 'maneuvering-jets')?.not?.code).toBe('used-here');
    game.does('attacker', { type: 'lose', unit: ids(game.state, 'attacker')[0] as string });
    game.does('third-2', { type: 'fire' });
    game.does('attacker', uses('maneuvering-jets'));
    expect(counts(game.ended() && game.state, 'attacker')).toEqual({ 'cruiser-1': 3 });
  });
});

describe('E18 Assault Cannon', () => {
  const cannon = { technologies: ['assault-cannon'] };
  it('E18 the only non-fighter must go: no Sustain Damage, no Shields Holding', () => {
    const setup = space(
      side('arborec', { 'destroyer-1': 3 }, cannon),
      side('hacan', { 'cruiser-1': 1, 'fighter-1': 4 }, { hand: ['shields-holding'] }),
    );
    const game = scenario(setup);
    expect(game.offers('attacker').map((one) => one.action)).toEqual([uses('assault-cannon')]);
    game.does('attacker', uses('assault-cannon'));
    expect(game.offers().map((one) => [one.seat, one.action.type])).toEqual([['defender', 'choose']]);
    game.does('defender', { type: 'choose', target: ids(game.state, 'defender', 'cruiser-1')[0] as string });
    expect(counts(game.state, 'defender')).toEqual({ 'fighter-1': 4 });
  });
  it('E18 with two destroyers left it does nothing', () => {
    const game = scenario(
      space(side('arborec', { 'destroyer-1': 2 }, cannon), side('hacan', { 'cruiser-1': 1, 'fighter-1': 4 })),
    );
    expect(game.step).toBe('P2.2 fire');
  });
  it('E18 both own it: the attacker resolves first, the defender drops to two', () => {
    const game = scenario(
      space(side('arborec', { 'destroyer-1': 3 }, cannon), side('hacan', { 'cruiser-1': 3 }, cannon)),
    );
    expect(game.offers().map((one) => one.seat)).toEqual(['attacker']);
    game.does('attacker', uses('assault-cannon'));
    game.does('defender', { type: 'choose', target: ids(game.state, 'defender')[0] as string });
    expect(game.step).toBe('P2.2 fire');
    expect(counts(game.state, 'attacker')).toEqual({ 'destroyer-1': 3 });
  });
});

describe('E19 Ambush', () => {
  it('E19 the fighter or a sustain that Direct Hit may answer; Morale Boost adds nothing', () => {
    const setup = space(
      side('mentak', { 'cruiser-1': 2 }, { hand: ['morale-boost', 'direct-hit'] }),
      side('hacan', { 'dreadnought-1': 1, 'fighter-1': 1 }),
    );
    const game = scenario(setup, 7, 6);
    game.does('attacker', uses('morale-boost'));
    game.does('attacker', uses('ambush'));
    // 6 is a miss: no +1.
    expect(game.state.hits[0]?.count).toBe(1);
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['sustain', 'lose', 'lose']);
    game.does('defender', { type: 'sustain', unit: ids(game.state, 'defender', 'dreadnought-1')[0] as string });
    expect(game.offers('attacker').map((one) => one.action)).toContainEqual(uses('direct-hit'));
  });
});

describe('E20 Raid Formation', () => {
  it('E20 five hits, three fighters, three dreadnoughts', () => {
    const setup = space(
      side('argent', { 'strike-wing-alpha-1': 3 }, { hand: ['direct-hit'] }),
      side('hacan', { 'dreadnought-1': 3, 'fighter-1': 3 }, { technologies: ['duranium-armor'] }),
    );
    const game = scenario(setup, ...[9, 9, 9, 9, 9, 1], ...[1, 1, 1], ...[1, 1, 1]);
    game.does('attacker', { type: 'fire' });
    const dreads = ids(game.state, 'defender', 'dreadnought-1') as [string, string, string];
    game.does('attacker', { type: 'choose', target: dreads[0] });
    game.does('attacker', { type: 'choose', target: dreads[1] });
    until(game, 'P2.5 end');
    expect(counts(game.state, 'defender')).toEqual({ 'dreadnought-1': 3 });
    expect(game.events.some((event) => event.type === 'sustained')).toBe(false);
    expect(game.events.filter((event) => event.type === 'damaged').length).toBe(2);
    // Not "used": Duranium Armor may repair one in this very round.
    expect(game.offers('defender').map((one) => one.action)).toEqual([uses('duranium-armor', dreads[0])]);
  });
});

describe('E22 retreat', () => {
  const setup = space(
    side('arborec', { 'cruiser-1': 2 }, { policy: { retreats: true } }),
    side('hacan', { 'carrier-1': 1, 'fighter-1': 6 }),
    { adjacent: [nextDoor('Home', { control: ['attacker', 'defender'] })] },
  );
  it('E22 the carrier takes four fighters, two are removed, a token is placed', () => {
    const game = scenario(setup, 1, 1, ...[1, 1, 1, 1, 1, 1, 1]);
    game.does('defender', { type: 'announce' });
    expect(game.step).toBe('P2.6 retreat');
    expect(game.events.some((event) => event.type === 'announced' && event.by === 'attacker')).toBe(false);
    game.does('defender', { type: 'retreat', to: 'Home' });
    for (let i = 0; i < 2; i++)
      game.does('defender', { type: 'remove', unit: ids(game.state, 'defender', 'fighter-1')[0] as string });
    expect(game.ended()).toMatchObject({ space: 'attacker', how: 'retreat' });
    expect(game.state.units.filter((unit) => unit.at === 'next Home').length).toBe(5);
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
  });
  it('E22 the attacker was wiped out: the defender wins and does not move', () => {
    const game = scenario(setup, 1, 1, ...[10, 10, 1, 1, 1, 1, 1]);
    game.does('defender', { type: 'announce' });
    for (let i = 0; i < 2; i++) game.does('attacker', { type: 'lose', unit: ids(game.state, 'attacker')[0] as string });
    until(game, 'end');
    expect(game.ended().space).toBe('defender');
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
  });
});

describe('E23 capacity after a win', () => {
  const last = (faction: 'arborec', fighter: 'fighter-1' | 'fighter-2') =>
    table(side(faction, { [fighter]: 1 }), side('hacan', { 'destroyer-1': 1 }, { policy: { fires: false } }), {
      system: { planets: [planet('Quann', 'defender')] },
    });
  it('E23 a lone fighter wins, then has no carrier', () => {
    const game = scenario(last('arborec', 'fighter-1'), 10, 1);
    until(game, 'P2.5');
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.step).toBe('capacity');
    game.does('attacker', { type: 'remove', unit: ids(game.state, 'attacker')[0] as string });
    expect(game.ended()).toMatchObject({ space: 'attacker', planets: [] });
    expect(game.state.units).toEqual([]);
  });
  it('E23 a Fighter II stays', () => {
    const game = scenario(last('arborec', 'fighter-2'), 10, 1);
    until(game, 'P2.5');
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.ended().space).toBe('attacker');
    expect(counts(game.state, 'attacker')).toEqual({ 'fighter-2': 1 });
  });
});

describe('E24 Courageous to the End', () => {
  it('E24 two dice against the value of the lost dreadnought; the owner chooses', () => {
    const setup = space(
      side('arborec', { 'cruiser-1': 3 }),
      side('hacan', { 'dreadnought-1': [1, 1] }, { hand: ['courageous-to-the-end'] }),
    );
    for (const [dice, lost] of [
      [[4, 4], 0],
      [[5, 4], 1],
      [[5, 10], 2],
    ] as const) {
      const game = scenario(setup, 10, 1, 1, 1, ...dice);
      game.does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
      game.does('defender', uses('courageous-to-the-end'));
      const roll = rolled(game.events, 'defender').at(-1);
      expect(roll?.dice.map((die) => die.chance)).toEqual([0.6, 0.6]);
      for (let i = 0; i < lost; i++) {
        expect(game.offers().every((one) => one.seat === 'attacker')).toBe(true);
        game.does('attacker', { type: 'choose', target: ids(game.state, 'attacker')[0] as string });
      }
      expect(game.ended().space).toBe('attacker');
      expect(counts(game.state, 'attacker')).toEqual({ 'cruiser-1': 3 - lost });
    }
  });
});

describe('E25 Thalnos', () => {
  const crown = { relics: ['the-crown-of-thalnos'] };
  it('E25 the kept hit of a war sun saves it', () => {
    const game = scenario(
      space(side('arborec', { 'war-sun': 1 }, crown), side('hacan', { 'cruiser-1': 4 })),
      ...[3, 2, 1],
      ...[1, 1],
      ...[1, 1, 1, 1],
    );
    game.does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 1 });
    game.does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 2 });
    game.does('attacker', { type: 'pass' });
    expect(counts(game.state, 'attacker')).toEqual({ 'war-sun': 1 });
    expect(game.state.hits[0]?.count).toBe(1);
  });
  it('E25 a cruiser that misses again dies; with the +1 a 6 is enough', () => {
    for (const [face, left] of [
      [5, 1],
      [6, 2],
    ] as const) {
      const game = scenario(
        space(side('arborec', { 'cruiser-1': 2 }, crown), side('hacan', { 'cruiser-1': 3 })),
        ...[1, 1],
        face,
        ...[1, 1, 1],
      );
      game.does('attacker', { type: 'reroll', effect: 'the-crown-of-thalnos', die: 0 });
      game.does('attacker', { type: 'pass' });
      if (left === 2) expect(game.state.hits[0]?.count).toBe(1);
      expect(counts(game.state, 'attacker')).toEqual({ 'cruiser-1': left });
    }
  });
});
