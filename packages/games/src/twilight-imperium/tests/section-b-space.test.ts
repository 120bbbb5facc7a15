/** Section B: where the flow's wording and the official rules differ, row by row. */
import { describe, expect, it } from 'vitest';
import { effectRow } from '../content/effects/registry.ts';
import type { PlayerSetup } from '../setup/types.ts';
import type { StepId } from '../types.ts';
import {
  counts,
  ground,
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
  untilRound,
  uses,
} from './fixture.ts';

const lose = (unit: string | undefined) => ({ type: 'lose', unit: unit as string }) as const;
const sustain = (unit: string | undefined) => ({ type: 'sustain', unit: unit as string }) as const;
const visited = (game: ReturnType<typeof scenario>): StepId[] =>
  game.events.flatMap((event) => (event.type === 'step' ? [event.step] : []));

describe('section B, phase 2', () => {
  it('B15 start of combat effects only in round 1, start of round effects in every round', () => {
    const mentak = side(
      'mentak',
      { 'cruiser-1': 2 },
      { hand: ['morale-boost', 'emergency-repairs', 'skilled-retreat'] },
    );
    const game = scenario(
      {
        ...space(mentak, side('hacan', { 'dreadnought-1': [2, 1] }, { technologies: ['assault-cannon'] })),
        pace: 'steps',
      },
      1,
      1,
      1,
      1,
    );
    const shown = () =>
      new Set(game.listed('attacker').flatMap((one) => (one.action.type === 'use' ? [one.action.effect] : [])));
    // Skilled Retreat is grayed: there is nowhere to go.
    expect(shown()).toEqual(new Set(['ambush', 'morale-boost', 'emergency-repairs', 'skilled-retreat']));
    game.does('attacker', { type: 'pass' });
    untilRound(game, 'P2.1', 2);
    expect([game.step, game.state.round]).toEqual(['P2.1', 2]);
    expect(shown()).toEqual(new Set(['morale-boost', 'emergency-repairs', 'skilled-retreat']));
  });
  it('B16 Reveal Prototype is a general card for both sides in round 1 of any combat', () => {
    expect(effectRow('reveal-prototype').faction).toBeUndefined();
    const hand = ['reveal-prototype'];
    const game = scenario({
      ...space(side('sol', { 'cruiser-1': 1 }, { hand }), side('hacan', { 'cruiser-1': 1 }, { hand })),
      pace: 'steps',
    });
    expect(listedUse(game, 'attacker', 'reveal-prototype')).toBeDefined();
    expect(listedUse(game, 'defender', 'reveal-prototype')).toBeDefined();
    game.does('attacker', uses('reveal-prototype', 'cruiser-2'));
    expect(counts(game.state, 'attacker')).toEqual({ 'cruiser-2': 1 });
    const land = scenario({
      ...ground(side('arborec', {}, { hand }), { 'infantry-1': 1 }, side('hacan', {}, { hand }), { 'infantry-1': 1 }),
      pace: 'steps',
    });
    expect(land.step).toBe('P4.1');
    expect(listedUse(land, 'defender', 'reveal-prototype')).toBeDefined();
  });
  it('B17 Fighter Prototype belongs to the start of round 1, P2.2 keeps it as an alias, and it never touches the barrage', () => {
    const fleet = side(
      'argent',
      { 'carrier-1': 1, 'fighter-1': 2, 'strike-wing-alpha-1': 1 },
      { hand: ['fighter-prototype'] },
    );
    const setup = space(fleet, side('hacan', { 'carrier-1': 2, 'fighter-1': 2 }));
    const early = scenario({ ...setup, pace: 'steps' });
    expect(early.step).toBe('P2.1');
    expect(listedUse(early, 'attacker', 'fighter-prototype')?.not).toBeUndefined();
    early.does('attacker', { type: 'pass' });
    expect(early.step).toBe('P2.2');
    early.does('attacker', uses('fighter-prototype'));
    const game = scenario(setup, ...[1, 1], ...[7, 7, 1, 1], ...[1, 1, 1, 1]);
    game.does('attacker', uses('fighter-prototype'));
    game.does('attacker', { type: 'fire' });
    const dice = game.events.flatMap((event) =>
      event.type === 'rolled' && event.by === 'attacker' ? [event.dice.map((die) => [die.kind, die.mod])] : [],
    );
    expect(dice[0]).toEqual([
      ['strike-wing-alpha-1', 0],
      ['strike-wing-alpha-1', 0],
    ]);
    expect(dice[1]?.filter(([kind]) => kind === 'fighter-1')).toEqual([
      ['fighter-1', 2],
      ['fighter-1', 2],
    ]);
  });
  it('B18 barrage hits go to fighters, with Waylay to all ships', () => {
    for (const waylay of [false, true]) {
      const setup = space(
        side('sol', { 'destroyer-1': 1 }, { hand: ['waylay'] }),
        side('hacan', { 'carrier-1': 1, 'fighter-1': 1 }),
      );
      const game = scenario(setup, 10, 1);
      game.does('attacker', { type: 'fire' });
      if (waylay) game.does('attacker', uses('waylay'));
      else game.does('attacker', { type: 'pass' });
      expect(game.step).toBe('P2.2 assign');
      const kinds = game
        .offers('defender')
        .map((one) =>
          one.action.type === 'lose'
            ? game.state.units.find((unit) => unit.id === (one.action as { unit: string }).unit)?.kind
            : '',
        );
      expect(kinds).toEqual(waylay ? ['fighter-1', 'carrier-1'] : ['fighter-1']);
    }
  });
  it('B19 a side without ships after the barrage ends the combat at once', () => {
    const game = scenario(
      space(side('sol', { 'destroyer-1': 1 }), side('naalu', { 'hybrid-crystal-fighter-2': 1 })),
      10,
      1,
    );
    game.does('attacker', { type: 'fire' }).does('defender', lose(ids(game.state, 'defender')[0]));
    expect(game.ended()).toMatchObject({ space: 'attacker', rounds: 1 });
    expect(visited(game)).not.toContain('P2.4');
  });
  const retreating = (
    attacker: Partial<PlayerSetup>,
    defender: Partial<PlayerSetup>,
    control: ('attacker' | 'defender')[] = ['attacker', 'defender'],
  ) =>
    space(side('sol', { 'cruiser-1': 2 }, attacker), side('hacan', { 'cruiser-1': 2 }, defender), {
      adjacent: [nextDoor('Home', { control })],
    });
  it('B20 Rout is asked before the declarations, of the defender only, and forces the attacker to announce', () => {
    const game = scenario(retreating({ hand: ['rout'] }, { hand: ['rout'] }));
    expect(game.step).toBe('P2.3');
    expect(listedUse(game, 'attacker', 'rout')).toBeUndefined();
    game.does('defender', uses('rout'));
    game.does('defender', { type: 'stay' });
    expect(game.refused('attacker', { type: 'stay' })).toBe('must-announce');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['announce']);
  });
  it("B21 Feint (Twilight's Fall; found as Faint) retreats at once and places no token", () => {
    expect(effectRow('feint')).toMatchObject({ set: 'TF' });
    expect(effectRow('feint').aliases).toContain('Faint');
    const game = scenario(retreating({ hand: ['feint'] }, {}));
    game.does('defender', { type: 'stay' }).does('attacker', { type: 'announce' }).does('attacker', uses('feint'));
    expect(game.step).toBe('P2.6 retreat');
    game.does('attacker', { type: 'retreat', to: 'Home' });
    expect(game.ended()).toMatchObject({ how: 'retreat', space: 'defender' });
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
    expect(visited(game)).not.toContain('P2.4');
  });
  it('B22 without an eligible system nobody may announce', () => {
    const game = scenario({ ...retreating({}, {}, []), pace: 'steps' });
    until(game, 'P2.3 defender');
    expect(game.refused('defender', { type: 'announce' })).toBe('no-exit');
    expect(game.offers('defender').map((one) => one.action.type)).toEqual(['stay']);
  });
  it('B23 Intercept stops a retreat, but not Skilled Retreat', () => {
    const game = scenario(retreating({ hand: ['intercept'] }, { hand: ['skilled-retreat'] }), 1, 1, 1, 1);
    game.does('defender', { type: 'pass' });
    game.does('defender', { type: 'announce' }).does('attacker', uses('intercept'));
    // The round is fought and nobody leaves.
    expect([game.step, game.state.round]).toEqual(['P2.1', 2]);
    expect(game.state.units.every((unit) => unit.at === 'space')).toBe(true);
    game.does('defender', uses('skilled-retreat', 'Home'));
    expect(game.ended()).toMatchObject({ space: 'draw' });
  });
  it('B24 Scramble Frequency is grayed on combat rolls; real effects reroll there', () => {
    const letnev = side('letnev', { 'cruiser-1': 1 }, { hand: ['scramble-frequency'], counters: { tradeGoods: 2 } });
    const game = scenario({ ...space(letnev, side('hacan', { 'cruiser-1': 1 })), pace: 'steps' }, 1, 1);
    game.does('attacker', uses('munitions-reserves'));
    until(game, 'dice');
    game.does('attacker', { type: 'continue' });
    expect(game.offers('attacker').map((one) => one.action)).toEqual([
      { type: 'reroll', effect: 'munitions-reserves', die: 0 },
      { type: 'pass' },
    ]);
    game.does('attacker', { type: 'pass' });
    game.does('defender', { type: 'continue' });
    expect(listedUse(game, 'attacker', 'scramble-frequency')?.not?.code).toBe('only-ability-rolls');
  });
  it('B25 Wrath of Kenara: 1 trade good, +1, once per die, space combat only', () => {
    const hacan = side('hacan', { 'wrath-of-kenara': 1 }, { counters: { tradeGoods: 2 } });
    const game = scenario(space(hacan, side('sol', { 'cruiser-1': 3 })), ...[6, 5], ...[1, 1, 1]);
    expect(game.step).toBe('dice result');
    game.does('attacker', uses('wrath-of-kenara', '0'));
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([1, 0]);
    expect(game.offers('attacker').map((one) => one.action)).toEqual([uses('wrath-of-kenara', '1'), { type: 'pass' }]);
    game.does('attacker', { type: 'pass' });
    expect(game.state.hits.map((pool) => pool.count)).toEqual([1]);
    expect(game.state.parties.attacker?.counters.tradeGoods).toBe(1);
    expect(effectRow('wrath-of-kenara').aliases).toContain('Kenaran Maw');
    // The flagship floats above, but ground dice are not for sale.
    const land = scenario(
      ground(
        side('hacan', { 'wrath-of-kenara': 1 }, { counters: { tradeGoods: 2 } }),
        { 'infantry-1': 1 },
        side('sol', {}),
        { 'infantry-1': 1 },
      ),
      1,
      1,
      10,
      10,
    );
    expect(land.events.some((event) => event.type === 'used')).toBe(false);
    expect(land.step).toBe('P4.3');
  });
  it('B26 owners choose losses among their own ships', () => {
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1, 'destroyer-1': 1 }), side('hacan', { 'cruiser-1': 1, 'carrier-1': 1 }), {}),
      1,
      1,
      ...[10, 1],
      ...[10, 1],
    );
    game.does('attacker', { type: 'fire' });
    for (const choice of game.offers()) {
      if (choice.action.type !== 'lose') continue;
      const { unit } = choice.action;
      expect(game.state.units.find((one) => one.id === unit)?.side).toBe(choice.seat);
    }
    // In any order, the two sides alternating as they like.
    game.does('defender', lose(ids(game.state, 'defender', 'carrier-1')[0]));
    game.does('attacker', lose(ids(game.state, 'attacker', 'destroyer-1')[0]));
    expect(game.state.round).toBe(2);
  });
  it('B27 Shields Holding cancels up to two hits, barrage and Ambush included, never space cannon, never on the ground', () => {
    const hand = ['shields-holding'];
    const fight = scenario(
      space(side('sol', { 'cruiser-1': 3 }), side('hacan', { 'carrier-1': 3 }, { hand })),
      ...[10, 10, 10],
      ...[1, 1, 1],
    );
    fight.does('defender', uses('shields-holding'));
    expect(fight.state.hits.map((pool) => pool.count)).toEqual([1]);
    const barrage = scenario(
      space(side('sol', { 'destroyer-1': 1 }), side('hacan', { 'carrier-1': 1, 'fighter-1': 2 }, { hand })),
      10,
      10,
    );
    barrage.does('attacker', { type: 'fire' });
    expect(listedUse(barrage, 'defender', 'shields-holding')?.not).toBeUndefined();
    const ambush = scenario(space(side('mentak', { 'cruiser-1': 1 }), side('hacan', { 'carrier-1': 1 }, { hand })), 10);
    ambush.does('attacker', uses('ambush'));
    expect(listedUse(ambush, 'defender', 'shields-holding')?.not).toBeUndefined();
    const cannon = scenario(
      table(side('sol', { 'cruiser-1': 2 }, { hand }), side('hacan', {}), {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      }),
      10,
    );
    cannon.does('defender', { type: 'fire' });
    expect(cannon.step).toBe('P1.3');
    expect(listedUse(cannon, 'attacker', 'shields-holding')).toBeUndefined();
    const land = scenario(
      ground(side('sol', {}, { hand }), { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 1 }),
      1,
      1,
      10,
    );
    expect(land.step).toBe('P4.3');
    expect(listedUse(land, 'attacker', 'shields-holding')).toBeUndefined();
  });
  it('B28 Emergency Repairs repairs everything, at the start or the end of a round, in space and on the ground', () => {
    const hand = ['emergency-repairs'];
    const offered = (setup: Parameters<typeof scenario>[0], step: StepId, ...dice: number[]) =>
      listedUse(until(scenario(setup, ...dice), step), 'attacker', 'emergency-repairs');
    const fleet = {
      ...space(side('sol', { 'dreadnought-1': [3, 2] }, { hand }), side('hacan', { 'dreadnought-1': 3 })),
      pace: 'steps' as const,
    };
    expect(offered(fleet, 'P2.1')?.not).toBeUndefined();
    expect(offered(fleet, 'P2.5 end', 1, 1, 1, 1, 1, 1)?.not).toBeUndefined();
    const army = {
      ...ground(side('arborec', {}, { hand }), { mech: [2, 1] }, side('hacan', {}), { mech: 1 }),
      pace: 'steps' as const,
    };
    expect(offered(army, 'P4.1')?.not).toBeUndefined();
    expect(offered(army, 'P4.3 end', 1, 1, 1)?.not).toBeUndefined();
    const game = scenario(fleet);
    game.does('attacker', uses('emergency-repairs'));
    expect(game.state.units.some((unit) => unit.damaged)).toBe(false);
  });
  it('B29 Direct Hit answers space cannon hits too; not Dreadnought II, Super Dreadnought II, Exotrireme II, nor mechs', () => {
    const hand = ['direct-hit'];
    const cannon = scenario(
      table(side('sol', { 'dreadnought-1': 1 }), side('hacan', {}, { hand }), {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      }),
      10,
    );
    cannon
      .does('defender', { type: 'fire' })
      .does('attacker', sustain(ids(cannon.state, 'attacker')[0]))
      .does('defender', uses('direct-hit'));
    expect(counts(cannon.state, 'attacker')).toEqual({});
    for (const [faction, unit] of [
      ['sol', 'dreadnought-2'],
      ['l1z1x', 'super-dreadnought-2'],
      ['sardakk', 'exotrireme-2'],
    ] as const) {
      const game = scenario(
        { ...space(side(faction, { [unit]: 1 }), side('hacan', { 'cruiser-1': 1 }, { hand })), pace: 'decisions' },
        1,
        10,
      );
      game.does('attacker', sustain(ids(game.state, 'attacker')[0]));
      expect(counts(game.state, 'attacker')).toEqual({ [unit]: 1 });
      expect(game.step).not.toBe('sustained');
    }
    const land = scenario(
      ground(side('arborec', {}), { mech: 1 }, side('hacan', {}, { hand }), { 'infantry-1': 1 }),
      1,
      10,
      ...[1, 1],
    );
    land.does('attacker', sustain(ids(land.state, 'attacker')[0]));
    expect(land.events.some((event) => event.type === 'used')).toBe(false);
    expect(counts(land.state, 'attacker')).toEqual({ mech: 1 });
  });
  it('B30 an announced retreat needs a living opponent and a system that is still eligible', () => {
    const game = scenario(retreating({}, {}), ...[1, 1], ...[10, 10]);
    game.does('defender', { type: 'announce' });
    game.does('attacker', lose(ids(game.state, 'attacker')[0])).does('attacker', lose(ids(game.state, 'attacker')[0]));
    expect(game.ended()).toMatchObject({ space: 'defender', how: 'played' });
    // The planet next door was lost in the meantime: the fight goes on.
    const held = scenario(
      space(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 2 }), {
        adjacent: [nextDoor('Home', { units: { defender: units({ 'infantry-1': 1 }) } })],
      }),
      ...[1, 1],
    );
    held.does('defender', { type: 'announce' });
    const scout = held.state.units.find((unit) => unit.at === 'next Home')?.id as string;
    held.does('host', { type: 'adjust', what: 'remove', unit: scout }).throws(1, 1);
    expect(held.state.round).toBe(2);
    expect(held.state.units.filter((unit) => unit.side === 'defender' && unit.at === 'space').length).toBe(2);
  });
  it('B31 ships decide; none on both sides is a draw', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 10, 10);
    game.does('defender', lose(ids(game.state, 'defender')[0])).does('attacker', lose(ids(game.state, 'attacker')[0]));
    expect(game.ended().space).toBe('draw');
    const cargo = scenario(
      space(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }), side('hacan', { 'cruiser-1': 1 })),
      1,
      10,
    );
    cargo.does('attacker', lose(ids(cargo.state, 'attacker', 'carrier-1')[0]));
    until(cargo, 'end');
    expect(cargo.outcome?.space).toBe('defender');
  });
  it('B32 the next round opens with the round window, then announcements, never a barrage', () => {
    const game = scenario(
      { ...space(side('sol', { 'destroyer-1': 1 }), side('hacan', { 'destroyer-1': 1 })), pace: 'steps' },
      ...[1, 1, 1, 1],
      1,
      1,
    );
    untilRound(game, 'P2.3', 2);
    const steps = visited(game);
    expect(steps.slice(steps.lastIndexOf('P2.1'))).toEqual(['P2.1', 'P2.3']);
    expect(game.state.round).toBe(2);
  });
});
