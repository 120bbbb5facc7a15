import { describe, expect, it } from 'vitest';
import {
  calculateEffectiveAttack,
  canAttackGroup,
  getEnemyFortificationLevel,
  getGroupFortificationLevel,
  getGroupResistances,
} from '../rules/pool.ts';
import { openReport } from '../rules/report.ts';
import { rules } from '../ruleset.ts';
import { standing } from '../standing.ts';
import { english as text, warningText } from '../text/en.ts';
import { atTable, withCards } from './fixture.ts';
import { FIRE, member, PLAIN, pool, resisting } from './group.ts';

describe('acceptance criteria of 2.12', () => {
  it('A1 group chosen before attack cards: nothing can be added before a group is declared', () => {
    const fight = withCards(['prowlers'], { hand: ['swift-bolt'], mana: { white: 1 } });
    expect(fight.offers('swift-bolt', 'powered')).toBe(false);
    expect(
      fight.refused({
        type: 'ADD_TO_ATTACK_POOL',
        playerId: 'hero',
        element: 'physical',
        amount: 4,
        kind: 'ranged',
        source: 'swift-bolt',
        mode: 'powered',
      }),
    ).toBe('NO_ATTACK_DECLARED');
    expect(fight.declare('ranged', 'prowlers').offers('swift-bolt', 'powered')).toBe(true);
  });
  it('A2 all cards and abilities add to one pool', () => {
    const fight = withCards(['prowlers', 'wolf-riders'], {
      hand: ['swift-bolt'],
      mana: { white: 1 },
      units: [{ unit: 'utem-crossbowmen' }],
      skills: ['night-sharpshooting'],
    });
    fight
      .declare('ranged', 'prowlers', 'wolf-riders')
      .use('swift-bolt', 'powered')
      .use('utem-crossbowmen', 'ranged')
      .use('night-sharpshooting', 'ranged');
    expect(fight.state.currentAttackDeclaration?.attackPool).toMatchObject({ physical: 7 });
    expect(fight.state.currentAttackDeclaration?.attackPool.entries).toHaveLength(3);
  });
  it('A3 pool compared with combined armor', () => {
    const fight = atTable(['prowlers', 'wolf-riders'])
      .declare('ranged', 'prowlers', 'wolf-riders')
      .type('ranged', 'physical', 5);
    expect(openReport(rules.view(fight.state, 'hero'))).toMatchObject({
      combinedArmor: 7,
      effectiveAttack: 5,
      sufficient: false,
      shortfall: 2,
    });
  });
  it('A4 pool >= armor kills all', () => {
    expect(atTable(PLAIN).attack('ranged', PLAIN, ['ranged', 'physical', 10]).defeatedEnemies).toEqual(['e1', 'e2']);
  });
  it('A5 pool < armor kills none', () => {
    const fight = atTable(PLAIN);
    expect(fight.attack('ranged', PLAIN, ['ranged', 'physical', 9]).defeatedEnemies).toEqual([]);
    expect(fight.state.enemies.some((enemy) => enemy.defeated)).toBe(false);
  });
  it('A6 several separate attacks per phase', () => {
    const fight = atTable(['minotaur', 'prowlers', 'wolf-riders', 'golems', 'cursed-hags']);
    expect(fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]).isSuccessful).toBe(true);
    expect(fight.attack('ranged', ['prowlers', 'wolf-riders'], ['ranged', 'physical', 12]).isSuccessful).toBe(true);
    expect(fight.attack('ranged', ['cursed-hags'], ['ranged', 'physical', 7]).isSuccessful).toBe(true);
    expect(fight.state).toMatchObject({ phase: 1, completedAttacksThisPhase: 3 });
  });
  it('A7 each resolves on its own: no points are carried over', () => {
    const fight = atTable(['minotaur', 'prowlers']);
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 30]);
    expect(fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 4])).toMatchObject({
      isSuccessful: false,
      effectiveAttack: 4,
    });
    expect(fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 4])).toMatchObject({
      isSuccessful: false,
      effectiveAttack: 4,
    });
  });
  it('A8 defeated enemies are no longer offered', () => {
    const fight = atTable(['minotaur', 'prowlers']);
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    const fields = rules.forms?.DECLARE_ATTACK_TARGET?.fields(fight.state, {}, 'hero');
    expect(fields?.find((field) => field.name === 'targetEnemyIds')?.options).toEqual(['e1']);
    expect(fight.refused(fight.declareAction('ranged', ['prowlers']))).toBe('ENEMY_ALREADY_DEFEATED');
  });
  it('A9 group level = maximum of members', () => {
    const levels = [
      member('a', 1),
      member('b', 1, { fortified: true, defender: false }),
      member('c', 1, { fortified: true }),
    ];
    expect(getGroupFortificationLevel(levels.slice(0, 2), false)).toBe(1);
    expect(getGroupFortificationLevel(levels, true)).toBe(2);
    expect(getGroupFortificationLevel(levels.slice(0, 1), false)).toBe(0);
  });
  it('A10 level 1 blocks ranged', () => {
    const group = [member('a', 1, { fortified: true })];
    expect([canAttackGroup(group, 'ranged', false), canAttackGroup(group, 'siege', false)]).toEqual([false, true]);
  });
  it('A11 level 2 blocks ranged and siege, not melee', () => {
    const group = [member('a', 1, { fortified: true })];
    expect(['ranged', 'siege', 'melee'].map((kind) => canAttackGroup(group, kind as 'ranged', true))).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('A12 site + ability on one enemy = level 2', () => {
    expect(getEnemyFortificationLevel(member('a', 1, { fortified: true }), true)).toBe(2);
    expect(atTable(['guardsmen'], { site: 'keep' }).report('siege', 'guardsmen').level).toBe(2);
  });
  it('A13 site + ability on different enemies = level 1 each', () => {
    const site = member('a', 1);
    const ability = member('b', 1, { fortified: true, defender: false });
    expect([site, ability].map((one) => getEnemyFortificationLevel(one, true))).toEqual([1, 1]);
    expect(getGroupFortificationLevel([site, ability], true)).toBe(1);
  });
  it('A14 group resists what any member resists', () => {
    expect(getGroupResistances([resisting('a', 1, 'fire'), resisting('b', 1, 'physical')])).toEqual({
      physical: true,
      fire: true,
      ice: false,
      hasBothFireAndIce: false,
    });
  });
  it('A15 matching attacks are halved', () => {
    expect(calculateEffectiveAttack(pool({ fire: 7, ice: 3 }), getGroupResistances([resisting('a', 1, 'fire')]))).toBe(
      6,
    );
  });
  it('A16 cold fire halved only if one enemy has both', () => {
    const apart = getGroupResistances([resisting('a', 1, 'fire'), resisting('b', 1, 'ice')]);
    const one = getGroupResistances([resisting('a', 1, 'fire', 'ice')]);
    expect([
      calculateEffectiveAttack(pool({ coldFire: 10 }), apart),
      calculateEffectiveAttack(pool({ coldFire: 10 }), one),
    ]).toEqual([10, 5]);
  });
  it('A17 non-combat immunity is per enemy', () => {
    // Tremor as a red card: nothing to the fire-resistant one, all of it to the neighbor.
    const fight = withCards(FIRE, { hand: ['tremor'], mana: { red: 1 } }, { options: { tremorColour: 'red' } });
    expect(fight.offers('tremor', 'basic-one', { target: 'e1' })).toBe(false);
    fight.use('tremor', 'basic-all');
    expect([fight.armor('fire-mages'), fight.armor('minotaur')]).toEqual([5, 3]);
  });
  it('A18 cancel possible before resolution', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .type('ranged', 'fire', 3);
    expect(fight.s.listed().some((choice) => choice.action.type === 'CANCEL_ATTACK' && !choice.not)).toBe(true);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state.currentAttackDeclaration).toBeNull();
  });
  it('A19 cards return to hand or zone, units, skills and mana too', () => {
    const fight = withCards(
      ['prowlers', 'minotaur'],
      {
        hand: ['swift-bolt', 'swiftness'],
        mana: { white: 1 },
        crystals: { white: 1 },
        units: [{ unit: 'utem-crossbowmen' }],
        skills: ['night-sharpshooting'],
      },
      { source: ['red'] },
    );
    const before = JSON.stringify(fight.state);
    fight
      .declare('ranged', 'prowlers')
      .use('swift-bolt', 'powered')
      .use('utem-crossbowmen', 'ranged')
      .use('swiftness', 'powered')
      .use('night-sharpshooting', 'ranged');
    expect(fight.hero.hand).toEqual([]);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(JSON.stringify(fight.state)).toBe(before);
  });
  it('A20 a new attack can follow a cancel', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]).isSuccessful).toBe(true);
  });
  it('A21 group selection is a form with the living enemies', () => {
    const fight = atTable(PLAIN);
    const form = fight.s.offers('hero').find((choice) => choice.action.type === 'DECLARE_ATTACK_TARGET');
    expect(form).toMatchObject({ form: true, action: { targetEnemyIds: [] } });
    expect(rules.forms?.DECLARE_ATTACK_TARGET?.fields(fight.state, {}, 'hero')).toEqual([
      { name: 'targetEnemyIds', kind: 'set', options: ['e1', 'e2'], min: 1 },
      { name: 'attackType', kind: 'choice', options: ['ranged', 'siege'] },
    ]);
  });
  it('A22 warnings about the whole group, before any card is played', () => {
    const fight = atTable(['diggers', 'high-dragon', 'ironclads']);
    const report = fight.report('siege', 'diggers', 'high-dragon', 'ironclads');
    const lines = report.warnings.map((warning) => warningText(warning, fight.state));
    expect(report.warnings.map((warning) => [warning.code, warning.enemies])).toEqual([
      ['FORTIFIED', ['e1']],
      ['RESISTS_PHYSICAL', ['e3']],
      ['RESISTS_FIRE', ['e2']],
      ['RESISTS_ICE', ['e2']],
      ['RESISTS_COLD_FIRE', ['e2']],
    ]);
    expect(lines[0]).toBe(
      'Group contains fortified enemy - only Siege attacks allowed (Diggers); without them High Dragon and Ironclads could be attacked with Ranged too',
    );
    expect(lines[2]).toContain('Group contains Fire Resistant enemy - Fire attacks halved (High Dragon)');
    const walled = atTable(['guardsmen'], { site: 'keep' });
    const [warning] = walled.report('siege', 'guardsmen').warnings;
    expect(warning && warningText(warning, walled.state)).toBe(
      'Group contains doubly fortified enemy - cannot attack in this phase (Guardsmen)',
    );
  });
  it('A23 running total per element and kind', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .type('ranged', 'fire', 3)
      .type('siege', 'fire', 2)
      .type('siege', 'ice', 1);
    expect(openReport(rules.view(fight.state, 'hero'))).toMatchObject({
      base: 6,
      ranged: 3,
      siege: 3,
      melee: 0,
      elements: [
        { element: 'physical', base: 0 },
        { element: 'fire', base: 5 },
        { element: 'ice', base: 1 },
        { element: 'coldFire', base: 0 },
      ],
    });
  });
  it('A24 effective attack vs armor, with every cause', () => {
    const fight = atTable(FIRE)
      .declare('ranged', ...FIRE)
      .type('ranged', 'fire', 10);
    expect(openReport(rules.view(fight.state, 'hero'))).toMatchObject({
      halved: [{ element: 'fire', because: ['e1'] }],
      inefficient: 10,
      effectiveAttack: 5,
      combinedArmor: 10,
      allowedKinds: ['ranged', 'siege'],
      members: [
        { enemyId: 'e1', original: 5, effective: 5, causes: [{ cause: 'printed', value: 5 }] },
        { enemyId: 'e2', original: 5, effective: 5 },
      ],
    });
    const pool = () => standing(fight.state, text).sides[0]?.facts?.pool;
    expect(pool()).toBe('Fire 10 -> 5 = 5 against armor 10: Insufficient, 5 short');
    fight.type('ranged', 'ice', 5);
    expect(pool()).toContain('Sufficient to defeat');
  });
});
