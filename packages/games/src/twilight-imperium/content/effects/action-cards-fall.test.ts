import { describe, expect, it } from 'vitest';
import { DEFAULT_SETS } from '../../setup/types.ts';
import { basicSide, foe, testCombat } from '../../tests/combat.fixture.ts';
import { nextDoor, planet, space, table, units } from '../../tests/fixture.ts';
import { FALL_CARDS } from './action-cards-fall.ts';

const fight = (
  ours: Parameters<typeof basicSide>[0],
  hand: string[],
  theirs: Parameters<typeof basicSide>[0],
  against: string[] = [],
  more: Parameters<typeof space>[2] = {},
) => space(basicSide(ours, { hand }), foe(theirs, { hand: against }), more);
const shot = (
  hand: string[],
  against: string[],
  ours: Parameters<typeof basicSide>[0],
  more: Parameters<typeof table>[2] = {},
) =>
  table(basicSide(ours, { hand }), foe({}, { hand: against }), {
    start: 'P1.1',
    system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    ...more,
  });

describe("action cards of Twilight's Fall", () => {
  it('none is offered while the mode is off', () => {
    const hand = FALL_CARDS.map((row) => row.id);
    const game = testCombat(
      { ...fight({ 'cruiser-1': 2 }, hand, { 'dreadnought-1': 1 }, hand), sets: [...DEFAULT_SETS], start: 'P0.3' },
      [],
      10,
    );
    while (game.combat.outcome === undefined) {
      expect(
        game
          .choices()
          .filter((choice) => choice.action.type === 'use' && hand.includes(choice.action.effect) && !choice.not),
      ).toEqual([]);
      game.bot();
    }
  });
  it('cloak: no space cannon against the ships', () => {
    const game = testCombat({ ...shot(['cloak'], [], { 'cruiser-1': 1 }), start: 'P0.3' })
      .use('attacker', 'cloak')
      .to('P3.1');
    expect(game.hasEvent('rolled')).toBe(false);
  });
  it('trine: cannons two systems away fire', () => {
    const setup = table(basicSide({ 'cruiser-1': 1 }), foe({}, { hand: ['trine'] }), {
      start: 'P1.1',
      adjacent: [nextDoor('Far', { link: 'far', units: { defender: units({ 'pds-2': 1 }) } })],
    });
    expect(testCombat(setup).end().hasEvent('rolled')).toBe(false);
    expect(testCombat(setup).use('defender', 'trine').end().hasEvent('rolled')).toBe(true);
    // Plain cannons as well, next door too.
    for (const link of ['far', 'adjacent'] as const) {
      setup.adjacent = [nextDoor('Far', { link, units: { defender: units({ 'pds-1': 1 }) } })];
      expect(testCombat(setup).end().hasEvent('rolled')).toBe(false);
      expect(testCombat(setup).use('defender', 'trine').end().hasEvent('rolled')).toBe(true);
    }
  });
  it('converge: space cannon hits go to non-fighter ships, or to mechs', () => {
    const game = testCombat(shot([], ['converge'], { 'carrier-1': 1, 'fighter-1': 2 }), [10])
      .use('defender', 'converge')
      .to('P1.3');
    expect(game.state.hits[0]?.eligible).toBe('non-fighters-first');
    const landing = testCombat(
      { ...shot([], ['converge'], { 'carrier-1': 1, 'infantry-1': 1, mech: 1 }), start: 'P3.1' },
      [10],
    )
      .use('defender', 'converge')
      .to('P3.9 assign');
    expect(landing.state.hits[0]?.eligible).toBe('mechs-first');
  });
  it('hardlight: two hits of any assignment are canceled', () => {
    const game = testCombat(shot(['hardlight'], [], { 'cruiser-1': 2 }), [10]).reach('attacker', 'hardlight');
    expect(game.use('attacker', 'hardlight').hitsOn('attacker')).toBe(0);
  });
  it('spark: any unit that sustained is destroyed', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, ['spark'], { 'dreadnought-2': 2 }), [10]).use(
      'attacker',
      'spark',
    );
    expect(game.count('defender', 'dreadnought-2')).toBe(1);
  });
  it('feint: the announced retreat happens at once and places no token', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 2 }, ['feint'], { 'cruiser-1': 1 }, [], {
        adjacent: [nextDoor('Lodor', { control: ['attacker'] })],
      }),
    ).to('P2.3 attacker');
    game.does('attacker', { type: 'announce' }).use('attacker', 'feint').to('P2.6 retreat');
    game.does('attacker', { type: 'retreat', to: 'Lodor' }).end();
    expect(game.count('attacker', 'cruiser-1', 'next Lodor')).toBe(2);
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
    expect(game.events.some((event) => event.type === 'rolled' && event.kind === 'combat')).toBe(false);
  });
  it('pax: the landing goes back and one of it is destroyed', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 3 }), foe({}, { hand: ['pax'] }), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    const game = testCombat(setup).use('defender', 'pax', 'Quann');
    game.choose('defender');
    expect(game.count('attacker', 'infantry-1', 'space')).toBe(2);
    expect(game.of('attacker', 'infantry-1').every((unit) => unit.returned)).toBe(true);
  });
  it('meteor: ground forces without a ship land and fight', () => {
    const setup = table(basicSide({ 'carrier-1': 1, 'infantry-1': 3 }, { hand: ['meteor'] }), foe({ 'cruiser-1': 1 }), {
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] },
    });
    // The carrier dies together with the last cruiser: nothing carries the infantry any more.
    const game = testCombat(setup, [10, 10], 8).use('attacker', 'meteor', 'Quann');
    expect(game.count('attacker', 'infantry-1', 'Quann')).toBe(3);
    expect(game.end().events.some((event) => event.type === 'ground ended')).toBe(true);
  });
  it('meteor: only for the party that would remove ground forces now', () => {
    const setup = table(
      basicSide({ 'dreadnought-1': 1, 'carrier-1': 1, 'infantry-1': 5 }, { policy: { losses: ['carrier'] } }),
      foe({ 'dreadnought-1': 1, 'infantry-1': 1 }, { hand: ['meteor'] }),
      { system: { planets: [planet('Quann', 'defender')] } },
    );
    // Both sustain; then the carrier and the last ship of the defender are lost: the attacker removes first.
    const round = [...[10, 1], 10];
    const game = testCombat(setup, [...round, ...round]).to('capacity');
    expect(game.choices('attacker').some(({ action }) => action.type === 'remove')).toBe(true);
    expect(game.listed('defender', 'meteor')).toEqual([]);
    game.until(() => game.choices('defender').some(({ action }) => action.type === 'remove'));
    expect(game.offered('defender', 'meteor')).toHaveLength(1);
  });
  it('lash: a unit of equal or lower cost follows', () => {
    const game = testCombat(
      fight({ 'cruiser-1': 1, 'carrier-1': 1, 'fighter-1': 1 }, [], { 'cruiser-1': 2 }, ['lash']),
      [10],
    ).reach('defender', 'lash');
    const kinds = game
      .offered('defender', 'lash')
      .map((choice) => game.state.units.find((unit) => unit.id === choice.action.target)?.kind);
    expect(kinds.sort()).toEqual(['cruiser-1', 'fighter-1']);
    game.use('defender', 'lash', game.id('attacker', 'cruiser-1'));
    expect(game.count('attacker', 'cruiser-1')).toBe(0);
  });
  it('divinity: the unit is not destroyed', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, [], { 'cruiser-1': 1 }, ['divinity']), [10]).use(
      'defender',
      'divinity',
    );
    expect(game.count('defender', 'cruiser-1')).toBe(1);
  });
  it('meddle: a die goes up or down by 1', () => {
    const setup = fight({ 'cruiser-1': 1 }, ['meddle'], { 'cruiser-1': 1 }, ['meddle']);
    expect(testCombat(setup, [6]).use('attacker', 'meddle', '0', 0).state.rolls[0]?.dice[0]?.mod).toBe(1);
    expect(testCombat(setup, [7]).use('defender', 'meddle', '0', 1).state.rolls[0]?.dice[0]?.mod).toBe(-1);
  });
  it('meld: two dice are added, 10 at most', () => {
    const game = testCombat(fight({ 'cruiser-1': 1 }, ['meld'], { 'cruiser-1': 1 }), [1, 6, 7]).use(
      'attacker',
      'meld',
      '0',
    );
    expect(game.state.rolls[0]?.dice[0]?.face).toBe(10);
  });
  it('atomize: the flagship takes every unit in the system with it', () => {
    const game = testCombat(
      space(basicSide({ genesis: 1, 'carrier-1': 1 }, { hand: ['atomize'] }), foe({ 'dreadnought-1': 3 })),
      [1, 1, 1, 10, 10, 10],
      1,
    );
    game.until(() => game.offered('attacker', 'atomize').length > 0 || game.step === 'P2.5');
    // All losses come first (F1): the flagship, then the carrier for the last hit.
    game.does('attacker', { type: 'sustain', unit: game.id('attacker', 'genesis') });
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'genesis') });
    expect(game.offered('attacker', 'atomize')).toEqual([]);
    game.does('attacker', { type: 'lose', unit: game.id('attacker', 'carrier-1') });
    game.use('attacker', 'atomize');
    expect(game.state.units).toEqual([]);
  });
});
