/** Section B: where the flow's wording and the official rules differ, row by row. */
import { describe, expect, it } from 'vitest';
import type { PlayerSetup } from '../setup/types.ts';
import type { StepId } from '../types.ts';
import {
  answer,
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
const visited = (game: ReturnType<typeof scenario>): StepId[] =>
  game.events.flatMap((event) => (event.type === 'step' ? [event.step] : []));
const BASE = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4'] as const;

describe('section B, phases 3 and 4', () => {
  const invasion = (
    attacker: PlayerSetup,
    defender: PlayerSetup,
    planets: ReturnType<typeof planet>[],
    more: Parameters<typeof table>[2] = {},
  ) => table(attacker, defender, { start: 'P3.1', ...more, system: { planets } });
  const landing = side('sol', { 'carrier-1': 1, 'infantry-1': 3 });
  const commitAll = (game: ReturnType<typeof scenario>, name = 'Quann') => {
    for (const id of ids(game.state, 'attacker', 'infantry-1'))
      game.does('attacker', { type: 'commit', unit: id, planet: name });
    if (game.step === 'P3.7') game.does('attacker', { type: 'continue' });
  };
  it('B33 an undefended planet may be invaded', () => {
    const game = scenario(invasion(landing, side('hacan', {}), [planet('Quann', 'defender')]));
    expect(game.step).toBe('P3.7');
    commitAll(game);
    expect(game.ended().planets).toEqual([{ planet: 'Quann', winner: 'attacker' }]);
    expect(game.state.planets[0]?.owner).toBe('attacker');
  });
  it('B33 without ships the invasion goes on for those who may land without them', () => {
    const sardakk = side('sardakk', { 'cruiser-1': 1 }, { leaders: ['ghom-sekkus'] });
    const setup = table(sardakk, side('hacan', { 'cruiser-1': 1 }), {
      system: { planets: [planet('Quann', 'defender')] },
      adjacent: [nextDoor('Home', { control: ['attacker'], units: { attacker: units({ 'infantry-1': 2 }) } })],
    });
    const game = scenario(setup, 1, 10);
    until(game, 'P2.5').does('attacker', lose(ids(game.state, 'attacker', 'cruiser-1')[0]));
    expect(game.step).toBe('P3.7');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['commit', 'continue']);
  });
  it('B34 Bunker is asked at the start of the invasion, with P3.3 as the last call', () => {
    const setup = invasion(
      side('sol', { 'dreadnought-1': 1 }),
      side('hacan', {}, { hand: ['bunker'] }),
      [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })],
      { pace: 'steps' },
    );
    const game = scenario(setup, 8);
    expect(game.step).toBe('P3.1');
    expect(listedUse(game, 'defender', 'bunker')?.not).toBeUndefined();
    game.does('defender', { type: 'pass' });
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('P3.3');
    game.does('defender', uses('bunker'));
    until(game, 'P3.5');
    expect(game.state.rolls[0]?.dice.map((die) => die.mod)).toEqual([-4]);
    expect(game.state.hits).toEqual([]);
  });
  it('B35 with no ground forces left the landing still meets P3.8 and space cannon defense', () => {
    const game = scenario(
      invasion(landing, side('hacan', {}), [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })]),
      10,
    );
    commitAll(game);
    expect(game.step).toBe('P3.9 fire');
    game.does('defender', { type: 'fire' }).does('attacker', lose(ids(game.state, 'attacker', 'infantry-1')[0]));
    expect(game.ended().winner).toBe('attacker');
    expect(visited(game)).not.toContain('P4.1');
    expect(counts(game.state, 'defender')).toEqual({});
  });
  it('B36 any planet may be landed on: custodians cost 6 influence, Omniopiares 1, a demilitarized zone forbids', () => {
    const planets = [
      planet('Mecatol Rex', null, {}, { custodians: true }),
      planet('Quann', 'defender', { defender: { omniopiares: 1 } }),
      planet('Lodor', null, {}, { demilitarized: true }),
      planet('Saudor', null),
    ];
    const reasons = (influence: number) => {
      const game = scenario(
        invasion(
          side('sol', { 'carrier-1': 1, 'infantry-1': 1 }, { counters: { influence } }),
          side('keleres', {}),
          planets,
        ),
      );
      const list: Record<string, string | undefined> = {};
      for (const one of game.listed('attacker'))
        if (one.action.type === 'commit') list[one.action.planet] = one.not?.code;
      return list;
    };
    expect(reasons(6)).toEqual({
      'Mecatol Rex': undefined,
      Quann: undefined,
      Lodor: 'demilitarized',
      Saudor: undefined,
    });
    expect(reasons(5)['Mecatol Rex']).toBe('cannot-pay');
    expect(reasons(0).Quann).toBe('cannot-pay');
    const game = scenario(
      invasion(
        side('sol', { 'carrier-1': 1, 'infantry-1': 1 }, { counters: { influence: 7 } }),
        side('keleres', {}),
        planets,
      ),
    );
    game.does('attacker', {
      type: 'commit',
      unit: ids(game.state, 'attacker', 'infantry-1')[0] as string,
      planet: 'Mecatol Rex',
    });
    expect(game.state.parties.attacker?.counters.influence).toBe(1);
    expect(game.state.planets[0]?.custodians).toBe(false);
  });
  it("B37 Pax is only there with Twilight's Fall: grayed without it", () => {
    const setup = invasion(landing, side('hacan', {}, { hand: null }), [planet('Quann', 'defender')], {
      pace: 'steps',
    });
    const at = (sets: typeof setup.sets) => {
      const game = until(scenario({ ...setup, sets }), 'P3.7');
      commitAll(game);
      expect(game.step).toBe('P3.8');
      return game;
    };
    expect(listedUse(at(setup.sets), 'defender', 'pax')?.not).toBeUndefined();
    const without = at([...BASE]);
    expect(listedUse(without, 'defender', 'pax')?.not).toEqual({ code: 'set-off', effect: 'pax', set: 'TF' });
    expect(listedUse(without, 'defender', 'parley')).toBeDefined();
  });
  it('B38 Disable is too late in P3.9; played at the start it silences the PDS', () => {
    const guarded = [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })];
    const attacker = side('sol', { 'carrier-1': 1, 'infantry-1': 3 }, { hand: ['disable'] });
    const late = until(scenario(invasion(attacker, side('hacan', {}), guarded, { pace: 'steps' })), 'P3.7');
    commitAll(late);
    until(late, 'P3.9 fire');
    expect(listedUse(late, 'attacker', 'disable')?.not?.code).toBe('disable-too-late');
    const early = scenario(invasion(attacker, side('hacan', {}), guarded), 1, 1, 1, 1);
    early.does('attacker', uses('disable'));
    commitAll(early);
    expect(visited(early)).toContain('P4.1');
    expect(early.events.some((event) => event.type === 'rolled' && event.kind === 'cannon')).toBe(false);
  });
  it('B39 Crash Landing answers the loss of the last ship in space', () => {
    const setup = space(
      side('sol', { 'carrier-1': 1, 'infantry-1': 2 }, { hand: ['crash-landing'] }),
      side('hacan', { 'cruiser-1': 1 }),
      { extent: 'all', system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })] } },
    );
    const game = scenario(setup, 1, 10);
    game.does('attacker', lose(ids(game.state, 'attacker', 'carrier-1')[0]));
    expect(game.step).toBe('destroyed');
    game.does('attacker', uses('crash-landing', 'Quann'));
    game.does('attacker', { type: 'choose', target: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    expect(game.state.units.filter((unit) => unit.side === 'attacker' && unit.at === 'Quann').length).toBe(1);
    expect(game.state.planets[0]?.coexist).toBe(true);
  });
  it('B39 the prompt of P3.9 stays as a late reminder', () => {
    const setup = table(
      side('sol', { 'carrier-1': 1, 'infantry-1': 1 }, { hand: ['crash-landing'] }),
      side('hacan', {}),
      {
        start: 'P3.7',
        pace: 'steps',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      },
    );
    const game = until(scenario(setup, 1), 'P3.9 fire');
    expect(listedUse(game, 'attacker', 'crash-landing')?.not?.code).toBe('no-last-ship-lost');
  });
  it('B40 Indoctrination: once, at the start of the ground combat, 2 influence, 3 for a mech', () => {
    const yin = side('yin', {}, { counters: { influence: 9 } });
    const game = scenario(
      { ...ground(yin, { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 3 }), pace: 'steps' },
      ...Array.from({ length: 5 }, () => 1),
    );
    const target = ids(game.state, 'defender')[0] as string;
    game.does('attacker', uses('indoctrination', target, 0));
    expect(game.state.parties.attacker?.counters.influence).toBe(7);
    expect(counts(game.state, 'attacker')).toEqual({ 'infantry-1': 3 });
    expect(counts(game.state, 'defender')).toEqual({ 'infantry-1': 2 });
    expect(
      game
        .listed('attacker')
        .some((one) => one.action.type === 'use' && one.action.effect === 'indoctrination' && !one.not),
    ).toBe(false);
    untilRound(game, 'P4.1', 2);
    expect(game.state.planets[0]?.round).toBe(2);
    expect(listedUse(game, 'attacker', 'indoctrination')).toBeUndefined();
    const mech = scenario(ground(yin, { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 3 }));
    mech.does('attacker', uses('indoctrination', ids(mech.state, 'defender')[0], 1));
    expect(mech.state.parties.attacker?.counters.influence).toBe(6);
    expect(counts(mech.state, 'attacker')).toEqual({ 'infantry-1': 2, 'moyins-ashes': 1 });
  });
  it("B41 the deploy of each ground round is Letnev's Dunlain Reaper; the Arborec have none", () => {
    const letnev = side('letnev', {}, { counters: { resources: 4 } });
    const game = scenario(
      { ...ground(letnev, { 'infantry-1': 2 }, side('arborec', {}), { 'infantry-1': 2 }), pace: 'steps' },
      1,
      1,
      1,
      1,
    );
    game.does('attacker', uses('dunlain-reaper', ids(game.state, 'attacker')[0]));
    expect(counts(game.state, 'attacker')).toEqual({ 'infantry-1': 1, 'dunlain-reaper': 1 });
    expect(game.listed('defender').filter((one) => one.action.type === 'use')).toEqual([]);
    untilRound(game, 'P4.1', 2);
    expect(game.state.planets[0]?.round).toBe(2);
    expect(listedUse(game, 'attacker', 'dunlain-reaper')?.not).toBeUndefined();
  });
  it('B42 the attacker rolls and rerolls before the defender', () => {
    const game = scenario(
      { ...ground(side('sol', {}), { 'infantry-1': 1 }, side('hacan', {}), { 'infantry-1': 1 }), pace: 'steps' },
      1,
      1,
    );
    until(game, 'dice');
    expect(game.offers().map((one) => one.seat)).toEqual(['attacker']);
    game.does('attacker', { type: 'continue' }).does('attacker', { type: 'pass' });
    expect([game.step, game.offers()[0]?.seat]).toEqual(['dice', 'defender']);
  });
  it('B43 Harrow is asked of an attacking L1Z1X only', () => {
    const harrowed = scenario(
      ground(side('l1z1x', { 'super-dreadnought-1': 1 }), { 'infantry-1': 1 }, side('hacan', {}), { 'infantry-1': 1 }),
      1,
      1,
    );
    expect(harrowed.step).toBe('P4.4');
    expect(harrowed.offers().map((one) => [one.seat, one.action.type])).toEqual([
      ['attacker', 'fire'],
      ['attacker', 'hold'],
    ]);
    const defending = scenario(
      ground(side('hacan', {}), { 'infantry-1': 1 }, side('l1z1x', {}), { 'infantry-1': 1 }),
      1,
      1,
      10,
      10,
    );
    expect(defending.step).toBe('P4.3');
    expect(defending.state.planets[0]?.round).toBe(2);
  });
  it('B44 control needs a ground force that is left; a draw leaves the defender in control', () => {
    const game = scenario(ground(side('sol', {}), { 'infantry-1': 1 }, side('hacan', {}), { 'infantry-1': 1 }), 10, 10);
    game.does('defender', lose(ids(game.state, 'defender')[0])).does('attacker', lose(ids(game.state, 'attacker')[0]));
    expect(game.ended().planets).toEqual([{ planet: 'Quann', winner: 'draw' }]);
    expect(game.state.planets[0]?.owner).toBe('defender');
  });
  it('B45 Infiltrate and Assimilate come before the old structures are destroyed', () => {
    const guarded = [planet('Quann', 'defender', { defender: { 'pds-1': 1, 'space-dock-1': 1 } })];
    const card = scenario(
      invasion(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }, { hand: ['infiltrate'] }), side('hacan', {}), guarded),
      1,
    );
    commitAll(card);
    card.does('defender', { type: 'fire' });
    expect(card.step).toBe('P4.6 gain');
    card.does('attacker', uses('infiltrate'));
    expect(counts(card.state, 'attacker')).toMatchObject({ 'pds-1': 1, 'space-dock-1': 1 });
    expect(card.state.lost).toEqual([]);
    const l1 = scenario(invasion(side('l1z1x', { 'carrier-1': 1, 'infantry-1': 2 }), side('hacan', {}), guarded), 1);
    commitAll(l1);
    l1.does('defender', { type: 'fire' });
    expect(l1.offers().map((one) => one.action)).toEqual([uses('assimilate')]);
    const plain = scenario(invasion(landing, side('hacan', {}), guarded), 1);
    commitAll(plain);
    plain.does('defender', { type: 'fire' });
    expect(plain.state.lost.map((unit) => unit.kind).sort()).toEqual(['pds-1', 'space-dock-1']);
  });
});

describe('section B, after the combat', () => {
  it('B46 Devour captures at the moment of destruction, and only what was destroyed', () => {
    const game = scenario(
      space(side('cabal', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 2 })),
      10,
      1,
      1,
      1,
      1,
      1,
    );
    game.does('defender', lose(ids(game.state, 'defender')[0]));
    expect(game.state.captured).toEqual([{ by: 'attacker', kind: 'cruiser-1' }]);
    expect(game.state.phase).toBe('space');
    expect(counts(game.state, 'defender')).toEqual({ 'cruiser-1': 1 });
  });
  it('B47 Salvage Operations after a win or a loss, not after a draw; Salvage for any winner', () => {
    const fight = (attackerHits: number, defenderHits: number) => {
      const mentak = side(
        'mentak',
        { 'cruiser-1': 1 },
        { technologies: ['salvage-operations'], counters: { tradeGoods: 0 } },
      );
      const game = scenario(
        space(mentak, side('hacan', { 'carrier-1': 1 }, { hand: ['salvage'] })),
        attackerHits,
        defenderHits,
      );
      game.does('attacker', { type: 'pass' });
      if (attackerHits === 10) game.does('defender', lose(ids(game.state, 'defender')[0]));
      if (defenderHits === 10) game.does('attacker', lose(ids(game.state, 'attacker')[0]));
      return game;
    };
    const won = fight(10, 1);
    expect(won.step).toBe('P2.6 ended');
    won.does('attacker', uses('salvage-operations', 'carrier', 1));
    expect(won.state.parties.attacker?.counters.tradeGoods).toBe(1);
    expect(counts(won.state, 'attacker')).toEqual({ 'cruiser-1': 1, 'carrier-1': 1 });
    const lost = fight(1, 10);
    expect(listedUse(lost, 'attacker', 'salvage-operations')?.not).toBeUndefined();
    expect(listedUse(lost, 'defender', 'salvage')).toBeDefined();
    expect(fight(10, 10).ended().space).toBe('draw');
  });
  it('B48 capacity is checked right after the space combat, before the invasion, and again in PC.2', () => {
    const setup = table(
      side('sol', { 'carrier-1': 1, 'cruiser-1': 1, 'infantry-1': 2 }),
      side('hacan', { 'cruiser-1': 1 }),
      { system: { planets: [planet('Quann', 'defender')] } },
    );
    const game = scenario(setup, ...[10, 1], 10);
    game
      .does('defender', lose(ids(game.state, 'defender')[0]))
      .does('attacker', lose(ids(game.state, 'attacker', 'carrier-1')[0]));
    expect(game.step).toBe('capacity');
    expect(visited(game)).not.toContain('P3.1');
    for (let i = 0; i < 2; i++)
      game.does('attacker', { type: 'remove', unit: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    until(game, 'end');
    expect(visited(game)).toContain('PC.2');
    const late = scenario(
      table(side('sol', { 'carrier-1': 1, 'infantry-1': 4 }), side('hacan', {}), {
        start: 'P3.1',
        pace: 'steps',
        system: { planets: [planet('Quann', 'defender')] },
      }),
    );
    until(late, 'P3.7');
    late.does('host', { type: 'adjust', what: 'remove', unit: ids(late.state, 'attacker', 'carrier-1')[0] as string });
    late.does('attacker', { type: 'continue' });
    until(late, 'capacity');
    expect([late.step, late.state.phase]).toEqual(['capacity', 'post']);
  });
  it('B49 one invasion for the whole system: all bombardments, all landings, all cannons, then the ground combats, then control', () => {
    const setup = table(side('sol', { 'dreadnought-1': 2, 'carrier-1': 1, 'infantry-1': 4 }), side('hacan', {}), {
      start: 'P3.1',
      system: {
        planets: [
          planet('Quann', 'defender', { defender: { 'infantry-1': 2 } }),
          planet('Lodor', 'defender', { defender: { 'infantry-1': 2 } }),
        ],
      },
    });
    const game = scenario(setup, 1, 1, ...[10, 10], ...[1, 1], ...[10, 10], ...[1, 1]);
    game.does('attacker', { type: 'fire' });
    const [first, second] = ids(game.state, 'attacker', 'dreadnought-1') as [string, string];
    game
      .does('attacker', { type: 'aim', unit: first, planet: 'Quann' })
      .does('attacker', { type: 'aim', unit: second, planet: 'Lodor' });
    const troops = ids(game.state, 'attacker', 'infantry-1');
    for (const [index, unit] of troops.entries())
      game.does('attacker', { type: 'commit', unit, planet: index < 2 ? 'Quann' : 'Lodor' });
    // The attacker picks which planet is fought over first.
    expect(game.step).toBe('P3.10');
    game.does('attacker', { type: 'planet', planet: 'Lodor' });
    while (game.outcome === undefined) answer(game);
    expect(game.ended().planets.map((one) => one.winner)).toEqual(['attacker', 'attacker']);
    expect(visited(game)).toEqual([
      ...['P3.1', 'P3.2', 'P3.3', 'P3.4', 'P3.5', 'P3.6', 'P3.7', 'P3.8', 'P3.9', 'P3.10'],
      ...['P4.1', 'P4.2', 'P4.3', 'P4.5', 'P4.5 ended', 'P4.1', 'P4.2', 'P4.3', 'P4.5', 'P4.5 ended'],
      ...['P4.6', 'P4.6 gained', 'P4.6', 'P4.6 gained', 'P4.6', 'PC.1', 'PC.2', 'PC.3'],
    ]);
  });
});
