import { describe, expect, it } from 'vitest';
import {
  answer,
  counts,
  ground,
  ids,
  listedUse,
  planet,
  scenario,
  side,
  space,
  table,
  until,
  uses,
} from '../tests/fixture.ts';

const lose = (unit: string | undefined) => ({ type: 'lose', unit: unit as string }) as const;
const sustain = (unit: string | undefined) => ({ type: 'sustain', unit: unit as string }) as const;

describe('pieces that serve every phase', () => {
  it('A.0 windows: nothing continues automatically, also once the last usable card was played', () => {
    const setup = (pace: 'steps' | 'decisions') => ({
      ...space(side('sol', { 'cruiser-1': 1 }, { hand: ['morale-boost'] }), side('hacan', { 'cruiser-1': 1 })),
      pace,
    });
    const game = scenario(setup('steps')).does('attacker', uses('morale-boost'));
    expect(game.step).toBe('P2.1');
    const open = game.offers().filter((one) => !one.not);
    expect(open.map((one) => one.action.type)).toEqual(['pass']);
    game.does(open[0]?.seat as 'attacker', { type: 'pass' });
    expect(game.step).toBe('P2.2');
    // The other pace asks for decisions only.
    expect(scenario(setup('decisions'), 1, 1).does('attacker', uses('morale-boost')).step).not.toBe('P2.2');
  });
  it('effect: Sabotage cancels an action card other than Sabotage', () => {
    const setup = (attacker: string[], defender: string[]) =>
      space(side('sol', { 'cruiser-1': 1 }, { hand: attacker }), side('hacan', { 'cruiser-1': 1 }, { hand: defender }));
    const one = scenario(setup(['morale-boost'], ['sabotage']));
    one.does('attacker', uses('morale-boost'));
    expect(one.step).toBe('effect');
    one.does('defender', uses('sabotage'));
    expect(one.state.bonuses).toEqual([]);
    expect(one.events.some((event) => event.type === 'cancelled' && event.effect === 'morale-boost')).toBe(true);
    const two = scenario(setup(['morale-boost', 'sabotage'], ['sabotage']));
    two.does('attacker', uses('morale-boost')).does('defender', uses('sabotage'));
    expect(two.events.some((event) => event.type === 'cancelled' && event.effect === 'morale-boost')).toBe(true);
    expect(two.state.bonuses).toEqual([]);
    expect(two.state.parties.attacker?.hand).toEqual(['sabotage']);
  });
  it('effect: a Sabotage is grayed against a Sabotage that something else may still cancel', () => {
    const game = scenario(
      space(
        side('xxcha', { 'cruiser-1': 1 }, { hand: ['morale-boost', 'sabotage'], technologies: ['instinct-training'] }),
        side('hacan', { 'cruiser-1': 1 }, { hand: ['sabotage'] }),
      ),
    );
    game.does('attacker', uses('morale-boost')).does('defender', uses('sabotage'));
    expect(listedUse(game, 'attacker', 'sabotage')?.not?.code).toBe('not-on-sabotage');
    game.does('attacker', uses('instinct-training'));
    expect(game.state.bonuses).toMatchObject([{ effect: 'morale-boost', by: 'attacker' }]);
  });
  it('effect resolves: costs are taken from counters, or logged as paid at the table', () => {
    const counted = scenario(
      space(side('letnev', { 'cruiser-1': 1 }, { counters: { tradeGoods: 3 } }), side('hacan', { 'cruiser-1': 1 })),
    );
    counted.does('attacker', uses('munitions-reserves'));
    expect(counted.state.parties.attacker?.counters.tradeGoods).toBe(1);
    const open = scenario(space(side('letnev', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })));
    open.does('attacker', uses('munitions-reserves'));
    expect(open.events).toContainEqual({
      type: 'paid',
      by: 'attacker',
      effect: 'munitions-reserves',
      what: 'tradeGoods',
      amount: 2,
      table: true,
    });
  });
  it('effect rolled: an effect with dice of its own goes on once they are final', () => {
    const game = scenario(space(side('mentak', { 'cruiser-1': 1 }), side('hacan', { 'carrier-1': 2 })), 7);
    game.does('attacker', uses('ambush'));
    expect(game.state.rolls[0]).toMatchObject({ kind: 'effect', effect: 'ambush', by: 'attacker' });
    expect(game.state.hits).toMatchObject([{ on: 'defender', count: 1, source: 'effect' }]);
  });
  it('effect choice: the one who must choose is asked, the others wait', () => {
    const game = scenario(
      space(
        side('sol', { 'cruiser-1': 3 }, { technologies: ['assault-cannon'] }),
        side('hacan', { 'cruiser-1': 1, 'carrier-1': 1 }),
      ),
    );
    game.does('attacker', uses('assault-cannon'));
    expect(game.step).toBe('effect choice');
    expect(new Set(game.offers().map((one) => one.seat))).toEqual(new Set(['defender']));
    game.does('defender', { type: 'choose', target: ids(game.state, 'defender', 'carrier-1')[0] as string });
    expect(counts(game.state, 'defender')).toEqual({ 'cruiser-1': 1 });
  });
  it('dice: before a roll the roller may still name what changes it', () => {
    const game = scenario(
      space(side('sol', { 'destroyer-1': 1 }, { hand: ['waylay'] }), side('hacan', { 'carrier-1': 1, 'fighter-1': 1 })),
      1,
      1,
    );
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('dice');
    expect(game.offers().map((one) => one.action)).toEqual([uses('waylay'), { type: 'pass' }]);
  });
  it('dice roll: the event carries each die with its chance to hit', () => {
    const game = scenario(
      space(side('sardakk', { 'cruiser-1': 1, 'carrier-1': 1 }), side('hacan', { 'carrier-1': 1 })),
      1,
      1,
      1,
    );
    const roll = game.events.find((event) => event.type === 'rolled');
    expect(roll?.type === 'rolled' && roll.dice.map((die) => [die.value, die.mod, die.chance])).toEqual([
      [7, 1, 0.5],
      [9, 1, 0.3],
    ]);
  });
  it('dice result: each die may be rerolled separately, once by the same effect', () => {
    const letnev = side('letnev', { 'cruiser-1': 2 }, { counters: { tradeGoods: 2 } });
    const game = scenario(space(letnev, side('hacan', { 'cruiser-1': 1 })), ...[1, 2], 3, ...[1]);
    game.does('attacker', uses('munitions-reserves'));
    expect(game.step).toBe('dice result');
    game.does('attacker', { type: 'reroll', effect: 'munitions-reserves', die: 1 });
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([1, 3]);
    expect(game.refused('attacker', { type: 'reroll', effect: 'munitions-reserves', die: 1 })).toBe('rerolled');
    expect(game.offers('attacker').map((one) => one.action)).toEqual([
      { type: 'reroll', effect: 'munitions-reserves', die: 0 },
      { type: 'pass' },
    ]);
  });
  it('dice reroll: the host may reroll or set any die until hits are counted', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }),
      ...[1, 2],
      9,
    );
    until(game, 'dice');
    game.does('attacker', { type: 'continue' });
    game.does('host', { type: 'throw again', roll: 0, die: 0 });
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([9, 2]);
    game.does('host', { type: 'adjust', what: 'face', roll: 0, die: 1, face: 7 });
    expect(game.state.rolls[0]?.dice.map((die) => die.face)).toEqual([9, 7]);
  });
  it('dice tally: hits of unit abilities are counted at once, and a natural 1 or 10 means nothing special', () => {
    const setup = table(side('sol', { 'cruiser-1': 3 }), side('hacan', {}, { technologies: [] }), {
      start: 'P1.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] },
    });
    const game = scenario(setup, 6, 5);
    game.does('defender', { type: 'fire' });
    expect(game.state.rolls[0]?.hits).toBe(1);
  });
  it('assign: hits that an effect makes are assigned at once, before the window goes on', () => {
    const game = scenario(
      space(
        side('creuss', { 'cruiser-1': 1 }, { technologies: ['dimensional-splicer'] }),
        side('hacan', { 'carrier-1': 1, 'cruiser-1': 1 }),
        { system: { wormholes: ['alpha'] } },
      ),
    );
    const carrier = ids(game.state, 'defender', 'carrier-1')[0] as string;
    game.does('attacker', uses('dimensional-splicer', carrier));
    expect(game.step).toBe('assign');
    // The owner of the technology chose the ship.
    expect(game.offers().map((one) => [one.seat, one.action])).toEqual([['defender', lose(carrier)]]);
  });
  it('assigned: nothing of it is left over', () => {
    const game = scenario(space(side('mentak', { 'cruiser-1': 2 }), side('hacan', { 'carrier-1': 1 })), 10, 10);
    game.does('attacker', uses('ambush')).does('defender', lose(ids(game.state, 'defender')[0]));
    expect(game.state.hits).toEqual([]);
    expect(game.ended().space).toBe('attacker');
  });
  it('sustained: Reflective Shielding and Direct Hit answer in turn', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 3 }, { hand: ['direct-hit'] }),
      side('hacan', { 'dreadnought-1': 1 }, { hand: ['reflective-shielding'] }),
    );
    const game = scenario(setup, 10, 1, 1, 1);
    game.does('defender', sustain(ids(game.state, 'defender')[0]));
    expect([game.step, game.offers()[0]?.seat]).toEqual(['sustained', 'attacker']);
    game.does('attacker', { type: 'pass' }).does('defender', uses('reflective-shielding'));
    expect(game.state.hits).toMatchObject([{ on: 'attacker', count: 2 }]);
  });
  it('doomed: Divinity keeps a unit from being destroyed', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }, { hand: ['divinity'] })),
      10,
      1,
    );
    game.does('defender', lose(ids(game.state, 'defender')[0]));
    expect(game.step).toBe('doomed');
    game.does('defender', uses('divinity'));
    expect(counts(game.state, 'defender')).toEqual({ 'cruiser-1': 1 });
    const given = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }, { hand: ['divinity'] })),
      10,
      1,
    );
    given.does('defender', lose(ids(given.state, 'defender')[0])).does('defender', { type: 'pass' });
    expect(given.ended().space).toBe('attacker');
  });
  it('destroyed: Van Hauge takes every ship in the system with it', () => {
    const game = scenario(
      space(side('yin', { 'van-hauge': [1, 1], 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 2 })),
      1,
      1,
      1,
      ...[10, 1],
    );
    while (game.step !== 'P2.5') answer(game);
    game.does('attacker', lose(ids(game.state, 'attacker', 'van-hauge')[0]));
    while (game.outcome === undefined) answer(game);
    expect(game.ended().space).toBe('draw');
    expect(game.state.units).toEqual([]);
  });
  it('a unit sustains once in a step even if it is repaired in between', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 2 }),
      side('empyrean', { 'dreadnought-1': 1, dynamo: 1 }, { counters: { influence: 2 } }),
    );
    const game = scenario(setup, 10, 10, 1, 1, 1);
    const dread = ids(game.state, 'defender', 'dreadnought-1')[0] as string;
    game.does('defender', sustain(dread)).does('defender', uses('dynamo'));
    expect(game.state.units.find((unit) => unit.id === dread)?.damaged).toBe(false);
    expect(game.refused('defender', sustain(dread))).toBe('sustained-this-step');
  });
  it('two copies of a card are never played on the same hits, one per side is fine', () => {
    const hand = ['shields-holding', 'shields-holding'];
    const game = scenario(
      space(side('sol', { 'cruiser-1': 4 }, { hand }), side('hacan', { 'cruiser-1': 4 }, { hand })),
      ...[10, 10, 10, 10],
      ...[10, 10, 10, 10],
    );
    game.does('attacker', uses('shields-holding')).does('defender', uses('shields-holding'));
    expect(listedUse(game, 'attacker', 'shields-holding')?.not?.code).toBe('used-here');
    expect(game.state.hits.map((pool) => pool.count)).toEqual([2, 2]);
  });
  it('adjusts: units may be removed, damaged and repaired, hits added and taken, at any prompt', () => {
    const game = scenario(space(side('sol', { 'dreadnought-1': 2 }), side('hacan', { 'cruiser-1': 2 })), 10, 1, 1, 1);
    const [first, second] = ids(game.state, 'attacker') as [string, string];
    game.does('host', { type: 'adjust', what: 'damage', unit: first });
    expect(game.state.units[0]?.damaged).toBe(true);
    game
      .does('host', { type: 'adjust', what: 'repair', unit: first })
      .does('host', { type: 'adjust', what: 'remove', unit: second });
    expect(ids(game.state, 'attacker')).toEqual([first]);
    game.does('host', { type: 'adjust', what: 'hit', pool: 0 });
    expect(game.state.hits[0]?.count).toBe(2);
    game
      .does('host', { type: 'adjust', what: 'unhit', pool: 0 })
      .does('host', { type: 'adjust', what: 'unhit', pool: 0 });
    expect(game.state.hits).toEqual([]);
  });
  it('concede: a side may give up at any prompt', () => {
    const game = scenario(
      ground(side('sol', {}), { 'infantry-1': 1 }, side('hacan', {}), { 'infantry-1': 1 }, { pace: 'steps' }),
    );
    game.does('defender', { type: 'concede' });
    expect(game.ended()).toMatchObject({ how: 'conceded', winner: 'attacker' });
  });
  it('C.1 neutral units never pass on a unit ability: space cannon offense, barrage, space cannon defense', () => {
    const planets = [planet('Quann', 'defender', { defender: { 'pds-1': 1, 'infantry-1': 1 } })];
    const sol = side('sol', { 'carrier-1': 1, 'infantry-1': 1, 'fighter-1': 1 });
    const offense = scenario(
      table(sol, side('neutral', { 'destroyer-1': 1 }), { start: 'P1.1', system: { planets } }),
      1,
    );
    expect(offense.step).toBe('P1.2 fire');
    expect(offense.refused('defender', { type: 'hold' })).toBe('neutral-always-fires');
    offense.does('defender', { type: 'fire' });
    expect(offense.step).toBe('P2.2 fire');
    expect(offense.refused('defender', { type: 'hold' })).toBe('neutral-always-fires');
    const defense = until(
      scenario(table(sol, side('neutral', {}), { start: 'P3.1', system: { planets } })),
      'P3.9 fire',
    );
    expect(defense.refused('defender', { type: 'hold' })).toBe('neutral-always-fires');
  });
  it('neutral units lose their cheapest unit first and never retreat', () => {
    const setup = space(
      side('sol', { 'cruiser-1': 2 }),
      side('neutral', { 'carrier-1': 1, 'destroyer-1': 1, 'fighter-1': 1 }),
      { pace: 'steps' },
    );
    const game = until(scenario(setup, 1, 1, ...[10, 1], ...[1, 1, 1]), 'P2.3 defender');
    expect(game.refused('defender', { type: 'announce' })).toBe('neutral-never-retreats');
    until(game, 'P2.5');
    expect(game.offers('defender').map((one) => one.action)).toEqual([
      lose(ids(game.state, 'defender', 'fighter-1')[0]),
    ]);
  });
  it('C.1 neutral units use Sustain Damage with every unit before one is lost; resolved by hand they choose', () => {
    const fight = (neutral: 'generic' | 'manual') =>
      until(
        scenario(
          space(side('sol', { 'cruiser-1': 2 }), side('neutral', { 'dreadnought-1': 1, 'fighter-1': 1 }), {
            pace: 'steps',
            options: { neutral },
          }),
          ...[10, 10],
          ...[1, 1],
        ),
        'P2.5',
      );
    const game = fight('generic');
    const [dreadnought] = ids(game.state, 'defender', 'dreadnought-1');
    const [fighter] = ids(game.state, 'defender', 'fighter-1');
    expect(game.offers('defender').map((one) => one.action)).toEqual([{ type: 'sustain', unit: dreadnought }]);
    expect(game.refused('defender', lose(fighter))).toBe('neutral-always-sustains');
    game.does('defender', { type: 'sustain', unit: dreadnought as string });
    expect(game.offers('defender').map((one) => one.action)).toEqual([lose(fighter)]);
    const kinds = fight('manual')
      .offers('defender')
      .map((one) => one.action.type);
    expect(kinds).toEqual(['sustain', 'lose', 'lose']);
  });
});
