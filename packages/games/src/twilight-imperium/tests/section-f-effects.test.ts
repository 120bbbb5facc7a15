/** F4 to F8: single effects. */
import { describe, expect, it } from 'vitest';
import { lineInUse } from '../content/effects/row.ts';
import { abilityDice } from '../rules/dice.ts';
import { bareRoll, cannons } from '../rules/reach.ts';
import { rules } from '../ruleset.ts';
import type { Setup } from '../setup/types.ts';
import { basicSide, foe, testCombat } from './combat.fixture.ts';
import { counts, ground, ids, planet, scenario, side, space, table, type units, uses } from './fixture.ts';

const ofUse = (game: ReturnType<typeof scenario>, effect: string) =>
  game
    .listed('attacker')
    .flatMap(({ action, not }) =>
      action.type === 'use' && action.effect === effect ? [[action.target, not ? not.code : 'free']] : [],
    );

describe('F4 Salvage Operations', () => {
  const mentak = (more: Parameters<typeof side>[2] = {}) =>
    side('mentak', { 'cruiser-1': 2 }, { technologies: ['salvage-operations'], ...more });
  /** The attacker wins in the first round; a fighter fell to space cannon offense before. */
  const won = (more: Parameters<typeof side>[2] = {}) => {
    const setup = table(mentak(more), side('hacan', { 'carrier-1': 1, 'fighter-1': 1 }), {
      start: 'P1.1',
      extent: 'space',
      system: { planets: [planet('Quann', 'attacker', { attacker: { 'pds-1': 1 } })] },
    });
    const game = scenario(setup, 10, 10, 10, 1);
    game.does('attacker', { type: 'fire' });
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'fighter-1')[0] as string });
    // No Ambush; the carrier falls in the first round.
    game.does('attacker', { type: 'pass' });
    game.does('defender', { type: 'lose', unit: ids(game.state, 'defender', 'carrier-1')[0] as string });
    return game;
  };
  it('F4 only types that fell in the space combat, not those lost to space cannon offense', () => {
    const game = won();
    expect(ofUse(game, 'salvage-operations')).toEqual([
      ['none', 'free'],
      ['carrier', 'free'],
    ]);
  });
  it('F4 the ship is paid for: from the counter where it is kept, else at the table', () => {
    const counted = won({ counters: { resources: 4 } });
    counted.does('attacker', uses('salvage-operations', 'carrier', 1));
    expect(counted.state.parties.attacker?.counters.resources).toBe(1);
    expect(counts(counted.state, 'attacker')['carrier-1']).toBe(1);
    const atTable = won();
    atTable.does('attacker', uses('salvage-operations', 'carrier', 1));
    expect(atTable.events).toContainEqual(
      expect.objectContaining({ type: 'paid', what: 'resources', amount: 3, table: true }),
    );
  });
  it('F4 who cannot pay does not produce', () => {
    expect(ofUse(won({ counters: { resources: 2 } }), 'salvage-operations')).toEqual([
      ['none', 'free'],
      ['carrier', 'cannot-pay'],
    ]);
  });
});

describe('F5 Ipswitch and the reinforcements', () => {
  /** The defender loses one ship of that kind in the first round. */
  const fought = (
    kind: 'war-sun' | 'flagship' | 'dreadnought',
    more: Parameters<typeof side>[2] = {},
    memory: Parameters<typeof units>[0] = {},
  ) => {
    const lost = kind === 'war-sun' ? 'war-sun' : kind === 'flagship' ? 'genesis' : 'dreadnought-1';
    const setup = space(
      side('mentak', { 'dreadnought-1': 3, ...memory }, { leaders: ['ipswitch-loose-cannon'], ...more }),
      side('sol', { [lost]: [1, 1], 'cruiser-1': 1 }),
    );
    const game = testCombat(
      setup,
      Array.from({ length: 3 }, () => 10),
      1,
    );
    game.use('attacker', 'ipswitch-loose-cannon');
    game.until(() => game.state.hits.length > 0);
    game.does('defender', { type: 'lose', unit: game.id('defender', lost) });
    game.until(() => !game.state.falling);
    return game;
  };
  it('F5 a war sun only with its technology', () => {
    expect(fought('war-sun').count('attacker', 'war-sun')).toBe(0);
    expect(fought('war-sun', { upgrades: ['war-sun'] }).count('attacker', 'war-sun')).toBe(1);
    expect(lineInUse(rules.begin(space(side('muaat', { 'cruiser-1': 1 }), foe())), 'attacker', 'war-sun')).toBe(
      'prototype-war-sun-1',
    );
  });
  it('F5 the plastic of the box is the limit of every placed ship', () => {
    expect(fought('dreadnought').count('attacker', 'dreadnought-1')).toBe(4);
    expect(fought('dreadnought', {}, { 'dreadnought-1': 5 }).count('attacker', 'dreadnought-1')).toBe(5);
    expect(fought('flagship').count('attacker', 'fourth-moon')).toBe(1);
    expect(fought('flagship', {}, { 'fourth-moon': 1 }).count('attacker', 'fourth-moon')).toBe(1);
  });
});

describe('F6 Elysium', () => {
  const dice = (more: Parameters<typeof side>[2], options: Partial<Setup['options']> = {}, pds = 0) => {
    const setup = table(
      basicSide({ 'cruiser-1': 1 }),
      side('titans', {}, { leaders: ['ul-the-progenitor'], ...more }),
      {
        start: 'P1.1',
        options,
        system: { planets: [planet('Elysium', 'defender', { defender: { 'hel-titan-1': pds } })] },
      },
    );
    const state = rules.begin(setup);
    const roll = bareRoll('cannon', 'defender', 'attacker', 'space');
    return abilityDice(state, roll, cannons(state, 'defender', 'space')).map(
      (die) => `${die.unit.replace(/\d/, '')} ${die.value}`,
    );
  };
  const memory = Array.from({ length: 3 }, () => 'ul-the-progenitor 5');
  it('F6 fires as if it were a unit: Plasma Scoring may give its die to it', () => {
    expect(dice({})).toEqual(memory);
    expect(dice({ technologies: ['plasma-scoring'] })).toEqual([...memory, 'ul-the-progenitor 5']);
    expect(dice({ technologies: ['plasma-scoring'] }, {}, 1)).toEqual(['d 6', ...memory, 'ul-the-progenitor 5']);
  });
  it('F6 by the option it is no unit: the die is for a PDS, or for nobody', () => {
    expect(dice({ technologies: ['plasma-scoring'] }, { elysium: 'no-unit' })).toEqual(memory);
    expect(dice({ technologies: ['plasma-scoring'] }, { elysium: 'no-unit' }, 1)).toEqual(['d 6', 'd 6', ...memory]);
  });
  it('F6 where both could throw it, its owner is asked', () => {
    const setup = table(
      basicSide({ 'cruiser-1': 3 }),
      side('titans', {}, { leaders: ['ul-the-progenitor'], technologies: ['plasma-scoring'] }),
      {
        start: 'P1.1',
        system: { planets: [planet('Elysium', 'defender', { defender: { 'hel-titan-1': 1 } })] },
      },
    );
    const game = scenario(setup).does('defender', { type: 'fire' });
    expect(game.offers().map((one) => one.action)).toEqual([
      { type: 'choose', target: 'ul-the-progenitor' },
      { type: 'choose', target: ids(game.state, 'defender', 'hel-titan-1')[0] },
    ]);
  });
});

describe('F7 Magen Defense Grid', () => {
  const holds = (effect: string) => ({ technologies: [effect] });
  const landed = (attacker: ReturnType<typeof side>, effect: string, against: Parameters<typeof units>[0]) =>
    testCombat(ground(attacker, { 'infantry-1': 1, mech: 1 }, foe({}, holds(effect)), against));
  const SHIELDED = { 'infantry-1': 2, 'pds-1': 1 };
  it('F7 original: needs a unit that has Planetary Shield at that moment', () => {
    const why = (attacker: ReturnType<typeof side>) =>
      landed(attacker, 'magen-defense-grid', SHIELDED).why('defender', 'magen-defense-grid');
    expect(why(basicSide())).toBeUndefined();
    expect(why(basicSide({ 'war-sun': 1 }))).toBe('no-shield-here');
    expect(why(basicSide({}, { technologies: ['l4-disruptors'] }))).toBe('no-shield-here');
    expect(landed(basicSide(), 'magen-defense-grid', { 'infantry-1': 2 }).why('defender', 'magen-defense-grid')).toBe(
      'no-shield-here',
    );
  });
  it('F7 Ω: a may, so that its owner can pass', () => {
    const game = landed(basicSide(), 'magen-defense-grid-omega', SHIELDED);
    game.until(() => game.offered('defender', 'magen-defense-grid-omega').length > 0);
    expect(game.choices('defender').find((one) => one.action.type === 'pass')?.not).toBeFalsy();
  });
  it('F7 ΩΩ: happens automatically; its owner only chooses who takes the hit', () => {
    const game = landed(basicSide(), 'magen-defense-grid-omega-omega', SHIELDED);
    expect(game.step).toBe('effect choice');
    expect(game.choices('defender').filter((one) => one.action.type === 'choose')).toHaveLength(2);
    game.does('defender', { type: 'choose', target: game.id('attacker', 'infantry-1') });
    expect(game.hitsOn('attacker')).toBe(1);
    const single = testCombat(
      ground(basicSide(), { 'infantry-1': 2 }, foe({}, holds('magen-defense-grid-omega-omega')), SHIELDED),
    );
    expect([single.step, single.hitsOn('attacker')]).toEqual(['assign', 1]);
  });
});

describe('F8 Raid Formation', () => {
  const damaged = (options: Partial<Setup['options']>, laws: Setup['laws']) => {
    const setup = space(side('argent', { 'strike-wing-alpha-1': 2 }), foe({ 'war-sun': 1, 'dreadnought-1': 1 }), {
      options,
      laws,
    });
    const game = testCombat(setup, [10, 10, 10, 10], 1).to('P2.2 fire');
    game.does('attacker', { type: 'fire' });
    game.until(() => game.step === 'effect choice' || game.state.round > 1);
    return game
      .choices('attacker')
      .flatMap(({ action }) =>
        action.type === 'choose' ? [game.state.units.find((unit) => unit.id === action.target)?.kind] : [],
      );
  };
  const PUBLICIZED = [{ law: 'publicize-weapon-schematics', owner: null }];
  it('F8 damages only ships that have Sustain Damage now', () => {
    expect(damaged({}, [])).toEqual(['war-sun', 'dreadnought-1']);
    expect(damaged({}, PUBLICIZED)).toEqual(['dreadnought-1']);
  });
  it('F8 by the option also those on whose card it stands', () => {
    expect(damaged({ raidFormation: 'printed' }, PUBLICIZED)).toEqual(['war-sun', 'dreadnought-1']);
  });
});
