import type { Scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { counts, ids, listedUse, planet, scenario, side, table, units, until, uses } from '../tests/fixture.ts';
import type { Ti4 } from '../types.ts';

type Planets = ReturnType<typeof planet>[];
const invade = (
  attacker: ReturnType<typeof side>,
  planets: Planets,
  more: Parameters<typeof table>[2] = {},
  defender = side('hacan', {}),
) => table(attacker, defender, { start: 'P3.1', ...more, system: { planets, ...more.system } });
const troops = side('sol', { 'carrier-1': 1, 'infantry-1': 4 });
const quann = (
  forces: Parameters<typeof planet>[2] = { defender: { 'infantry-1': 2 } },
  more: Parameters<typeof planet>[3] = {},
) => planet('Quann', 'defender', forces, more);
const commit = (game: Scenario<Ti4>, unit: string | undefined, to: string) =>
  game.does('attacker', { type: 'commit', unit: unit as string, planet: to });

describe('phase 3', () => {
  it('P3.1 start of the invasion: no planets, no invasion', () => {
    expect(scenario(invade(troops, [])).ended().planets).toEqual([]);
    const game = scenario(
      invade(side('sol', { 'cruiser-1': 1, 'carrier-1': 1 }, { hand: ['blitz'] }), [quann()], { pace: 'steps' }),
    );
    expect(game.step).toBe('P3.1');
    expect(listedUse(game, 'attacker', 'blitz')?.not).toBeUndefined();
  });
  it('P3.1 bombard: declared or skipped; grayed where a Planetary Shield stands', () => {
    const dread = side('sol', { 'dreadnought-1': 1 });
    const open = scenario(invade(dread, [quann()]));
    expect(open.offers().map((one) => one.action.type)).toEqual(['fire', 'hold']);
    open.does('attacker', { type: 'hold' });
    expect(open.ended().planets).toEqual([]);
    const shut = scenario(invade(dread, [quann({ defender: { 'infantry-1': 1, 'pds-1': 1 } })], { pace: 'steps' }));
    until(shut, 'P3.1 bombard');
    expect(shut.refused('attacker', { type: 'fire' })).toBe('planetary-shield');
    const bare = scenario(invade(side('sol', { 'cruiser-1': 1 }), [quann()], { pace: 'steps' }));
    until(bare, 'P3.1 bombard');
    expect(bare.refused('attacker', { type: 'fire' })).toBe('no-bombardment');
    const empty = scenario(invade(dread, [quann({})], { pace: 'steps' }));
    until(empty, 'P3.1 bombard');
    expect(empty.refused('attacker', { type: 'fire' })).toBe('nobody-to-bombard');
  });
  it('P3.2 every bombarding unit aims at one legal planet', () => {
    const planets = [
      quann(),
      planet('Lodor', 'defender', { defender: { 'infantry-1': 1 } }),
      planet('Saudor', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } }),
    ];
    const game = scenario(invade(side('sol', { 'dreadnought-1': 2 }), planets), 1, 1);
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('P3.2');
    expect(game.offers().flatMap((one) => (one.action.type === 'aim' ? [one.action.planet] : []))).toEqual([
      'Quann',
      'Lodor',
    ]);
    for (const unit of ids(game.state, 'attacker')) game.does('attacker', { type: 'aim', unit, planet: 'Lodor' });
    expect(game.events.flatMap((event) => (event.type === 'rolled' ? [[event.place, event.dice.length]] : []))).toEqual(
      [['Lodor', 2]],
    );
  });
  it('P3.2 coexistence: where several players have units, each bombarding unit names the player it hits', () => {
    const shared = {
      ...planet('Quann', 'defender'),
      coexist: true,
      units: { defender: units({ 'infantry-1': 2 }), 'third-1': units({ 'infantry-1': 2 }) },
    };
    const setup = table(side('sol', { 'dreadnought-1': 2, 'carrier-1': 1 }), side('hacan', {}), {
      start: 'P3.1',
      thirds: [side('saar', {})],
      system: { planets: [shared] },
    });
    const game = scenario(setup, 10, 1);
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('P3.2');
    const [one, two] = ids(game.state, 'attacker', 'dreadnought-1') as [string, string];
    expect(game.offers().flatMap((offer) => (offer.action.type === 'aim' ? [offer.action.on] : []))).toEqual([
      'defender',
      'third-1',
    ]);
    game.does('attacker', { type: 'aim', unit: one, planet: 'Quann', on: 'third-1' });
    game.does('attacker', { type: 'aim', unit: two, planet: 'Quann', on: 'defender' });
    expect(game.events.flatMap((event) => (event.type === 'rolled' ? [[event.on, event.dice.length]] : []))).toEqual([
      ['defender', 1],
      ['third-1', 1],
    ]);
    expect(game.state.hits.map((pool) => [pool.on, pool.count])).toEqual([['defender', 1]]);
  });
  it('P3.2 a war sun takes the shield away for all, 2RAM ignores it', () => {
    const guarded = quann({ defender: { 'infantry-1': 3, 'pds-1': 1 } });
    const sun = scenario(invade(side('sol', { 'war-sun': 1, 'dreadnought-1': 1 }), [guarded]), 1, 1, 1, 1);
    sun.does('attacker', { type: 'fire' });
    expect(sun.events.flatMap((event) => (event.type === 'rolled' ? [event.dice.length] : []))).toEqual([4]);
    const ram = scenario(invade(side('sol', { 'dreadnought-1': 1 }, { leaders: ['2ram'] }), [guarded]));
    expect(ram.step).toBe('P3.1 bombard');
    // Conventions of War protects cultural planets.
    const law = scenario(
      invade(
        side('sol', { 'dreadnought-1': 1 }),
        [quann({ defender: { 'infantry-1': 1 } }, { traits: ['cultural'] })],
        { laws: [{ law: 'conventions-of-war', owner: null }] },
      ),
    );
    expect(law.ended().planets).toEqual([]);
  });
  it('P3.3 Bunker takes 4 from every bombardment die', () => {
    const setup = invade(side('sol', { 'dreadnought-1': 1 }), [quann()], {}, side('hacan', {}, { hand: ['bunker'] }));
    const game = scenario(setup, 8);
    game.does('defender', { type: 'pass' }).does('attacker', { type: 'fire' });
    expect(game.step).toBe('P3.3');
    game.does('defender', uses('bunker'));
    expect(game.events.some((event) => event.type === 'hits' && event.count === 0)).toBe(true);
  });
  it('P3.4 bombardment dice know no combat modifiers', () => {
    const game = scenario(invade(side('sardakk', { 'exotrireme-1': 1 }), [quann()]), 4, 3);
    game.does('attacker', { type: 'fire' });
    expect(game.state.rolls[0]?.dice.map((die) => [die.value, die.mod])).toEqual([
      [4, 0],
      [4, 0],
    ]);
    expect(game.state.hits[0]?.count).toBe(1);
  });
  it('P3.5 the defender assigns; mechs may sustain; excess hits vanish', () => {
    const game = scenario(
      invade(side('sol', { 'dreadnought-1': 3 }), [quann({ defender: { 'infantry-1': 1, mech: 1 } })]),
      10,
      10,
      10,
    );
    game.does('attacker', { type: 'fire' });
    expect(game.step).toBe('P3.5');
    const mech = ids(game.state, 'defender', 'mech')[0] as string;
    game.does('defender', { type: 'sustain', unit: mech });
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'infantry-1')[0] as string });
    game.does('defender', { type: 'lose', unit: mech });
    expect(game.ended().planets).toEqual([]);
    expect(counts(game.state, 'defender')).toEqual({});
  });
  it('P3.5 bombed: X-89 of Codex I is offered when infantry died', () => {
    const bombs = side('sol', { 'dreadnought-1': 1 }, { technologies: ['x-89-bacterial-weapon-omega'] });
    const hit = scenario(invade(bombs, [quann()]), 10);
    hit
      .does('attacker', { type: 'fire' })
      .does('defender', { type: 'lose', unit: ids(hit.state, 'defender')[0] as string });
    expect(hit.step).toBe('P3.5 bombed');
    hit.does('attacker', uses('x-89-bacterial-weapon-omega', 'Quann'));
    expect(counts(hit.state, 'defender')).toEqual({});
    const miss = scenario(invade(bombs, [quann()]), 1);
    miss.does('attacker', { type: 'fire' });
    expect(miss.ended().planets).toEqual([]);
  });
  it('P3.6 goes on to the landing, defenders or not', () => {
    const game = scenario(
      invade(side('sol', { 'dreadnought-1': 1, 'infantry-1': 1 }), [quann({ defender: { 'infantry-1': 1 } })]),
      10,
    );
    game
      .does('attacker', { type: 'fire' })
      .does('defender', { type: 'lose', unit: ids(game.state, 'defender')[0] as string });
    expect(game.events.some((event) => event.type === 'step' && event.step === 'P3.6')).toBe(true);
    expect(game.step).toBe('P3.7');
  });
  it('P3.7 one unit at a time to any planet, then the landings are confirmed', () => {
    const game = scenario(invade(troops, [quann(), planet('Lodor', null)]), ...[10, 10, 10, 1, 1]);
    const [first, second, third] = ids(game.state, 'attacker', 'infantry-1');
    expect(game.offers('attacker').map((one) => one.action.type)).toEqual(['commit', 'commit', 'continue']);
    commit(game, first, 'Quann');
    commit(game, second, 'Quann');
    commit(game, third, 'Lodor');
    expect(counts(game.state, 'attacker')).toEqual({ 'carrier-1': 1, 'infantry-1': 4 });
    game.does('attacker', { type: 'continue' });
    expect(game.state.planets.map((one) => one.stage)).toEqual(['fired', 'fought']);
  });
  it('P3.7 nothing committed: no ground combat', () => {
    const game = scenario(invade(troops, [quann()]));
    game.does('attacker', { type: 'continue' });
    expect(game.ended()).toMatchObject({ planets: [] });
  });
  it('P3.8 Parley returns what was committed to one planet; it may not land again', () => {
    const setup = invade(troops, [quann(), planet('Lodor', 'defender')], {}, side('hacan', {}, { hand: ['parley'] }));
    const game = scenario(setup);
    for (const unit of ids(game.state, 'attacker', 'infantry-1')) commit(game, unit, 'Quann');
    expect(game.step).toBe('P3.8');
    game.does('defender', uses('parley', 'Quann'));
    expect(game.ended().planets.some((one) => one.winner === 'attacker')).toBe(false);
    expect(game.state.units.filter((unit) => unit.kind === 'infantry-1' && unit.at === 'space').length).toBe(4);
    expect(game.state.planets[0]?.owner).toBe('defender');
  });
  it('P3.8 Pax returns them and one is destroyed', () => {
    const game = scenario(invade(troops, [quann()], {}, side('hacan', {}, { hand: ['pax'] })));
    for (const unit of ids(game.state, 'attacker', 'infantry-1')) commit(game, unit, 'Quann');
    game.does('defender', uses('pax', 'Quann'));
    game.does('defender', { type: 'choose', target: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    expect(game.ended() && counts(game.state, 'attacker')).toEqual({ 'carrier-1': 1, 'infantry-1': 3 });
  });
  it('P3.9 Disable is only a reminder here', () => {
    const setup = invade({ ...troops, hand: ['disable'] }, [quann({ defender: { 'infantry-1': 1, 'pds-1': 1 } })], {
      pace: 'steps',
    });
    const game = until(scenario(setup), 'P3.7');
    for (const unit of ids(game.state, 'attacker', 'infantry-1')) commit(game, unit, 'Quann');
    game.does('attacker', { type: 'continue' });
    until(game, 'P3.9 fire');
    expect(listedUse(game, 'attacker', 'disable')?.not?.code).toBe('disable-too-late');
  });
  it('P3.9 fire: only what stands on the planet fires; several planets in the order of the attacker', () => {
    const planets = [quann({ defender: { 'pds-1': 1 } }), planet('Lodor', 'defender', { defender: { 'pds-2': 2 } })];
    const game = scenario(invade(troops, planets), 1, 1);
    const [first, second] = ids(game.state, 'attacker', 'infantry-1');
    commit(game, first, 'Quann');
    commit(game, second, 'Lodor');
    game.does('attacker', { type: 'continue' });
    expect(game.offers().map((one) => one.action)).toEqual([
      { type: 'planet', planet: 'Quann' },
      { type: 'planet', planet: 'Lodor' },
    ]);
    game.does('attacker', { type: 'planet', planet: 'Lodor' }).does('defender', { type: 'fire' });
    expect(game.events.flatMap((event) => (event.type === 'rolled' ? [[event.place, event.dice.length]] : []))).toEqual(
      [['Lodor', 2]],
    );
    game.does('defender', { type: 'hold' });
    expect(game.ended().planets.map((one) => one.winner)).toEqual(['attacker', 'attacker']);
  });
  it('P3.9 assign: hits fall on what was committed there; L4 Disruptors stop them', () => {
    const guarded = [quann({ defender: { 'infantry-1': 1, 'pds-1': 1 } })];
    const game = scenario(invade(troops, guarded), 10);
    const [first, second] = ids(game.state, 'attacker', 'infantry-1');
    commit(game, first, 'Quann');
    commit(game, second, 'Quann');
    game.does('attacker', { type: 'continue' }).does('defender', { type: 'fire' });
    expect(game.step).toBe('P3.9 assign');
    expect(game.offers('attacker').map((one) => one.action)).toEqual([{ type: 'lose', unit: first }]);
    const letnev = scenario(
      invade(
        side(
          'letnev',
          { 'carrier-1': 1, 'infantry-1': 1 },
          { technologies: ['l4-disruptors'], counters: { resources: 0 } },
        ),
        guarded,
      ),
    );
    commit(letnev, ids(letnev.state, 'attacker', 'infantry-1')[0], 'Quann');
    expect(letnev.combat.need).toMatchObject({ seat: 'attacker', why: { code: 'roll-combat' } });
  });
  it('P3.9 done: the next planet follows', () => {
    const planets = [quann({ defender: { 'pds-1': 1 } }), planet('Lodor', 'defender', { defender: { 'pds-1': 1 } })];
    const game = scenario(invade(troops, planets), 10, 1);
    const [first, second] = ids(game.state, 'attacker', 'infantry-1');
    commit(game, first, 'Quann');
    commit(game, second, 'Lodor');
    game
      .does('attacker', { type: 'continue' })
      .does('attacker', { type: 'planet', planet: 'Quann' })
      .does('defender', { type: 'fire' });
    game.does('attacker', { type: 'lose', unit: first as string });
    expect([game.step, game.offers()[0]?.seat]).toEqual(['P3.9 fire', 'defender']);
  });
  it('P3.10 all landed forces lost: the invasion of that planet fails', () => {
    const game = scenario(
      invade(side('sol', { 'carrier-1': 1, 'infantry-1': 1 }), [quann({ defender: { 'infantry-1': 1, 'pds-1': 1 } })]),
      10,
    );
    commit(game, ids(game.state, 'attacker', 'infantry-1')[0], 'Quann');
    game
      .does('defender', { type: 'fire' })
      .does('attacker', { type: 'lose', unit: ids(game.state, 'attacker', 'infantry-1')[0] as string });
    expect(game.ended()).toMatchObject({ planets: [{ planet: 'Quann', winner: 'defender' }], winner: 'defender' });
  });
});
