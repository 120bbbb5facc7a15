import { choices } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { commandProblems } from './rules/commands.ts';
import {
  calculateEffectiveAttack,
  canAttackGroup,
  getEnemyFortificationLevel,
  getGroupFortificationLevel,
  getGroupResistances,
  type Member,
  resolveAttack,
} from './rules/group.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { atTable, Fight, withCards } from './test/fight.ts';
import { text, warningText } from './text.ts';
import type { Action, Resistance } from './types.ts';

const member = (id: string, armor: number, more: Partial<Member> = {}): Member => ({
  id,
  armor,
  fame: 1,
  fortified: false,
  unfortified: false,
  resists: [],
  ...more,
});
const resisting = (id: string, armor: number, ...resists: Resistance[]): Member => member(id, armor, { resists });
const pool = (more: Partial<Record<'physical' | 'fire' | 'ice' | 'coldFire', number>>) => ({
  physical: 0,
  fire: 0,
  ice: 0,
  coldFire: 0,
  ...more,
});
/** Two plain enemies of armor 5, one of them fire-resistant where asked. */
const PLAIN = ['minotaur', 'swordsmen'] as const;
const FIRE = ['fire-mages', 'minotaur'] as const;

describe('acceptance criteria of 2.12', () => {
  test('A1 group chosen before attack cards: nothing can be added before a group is declared', () => {
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
  test('A2 all cards and abilities add to one pool', () => {
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
  test('A3 pool compared with combined armor', () => {
    const fight = atTable(['prowlers', 'wolf-riders'])
      .declare('ranged', 'prowlers', 'wolf-riders')
      .type('ranged', 'physical', 5);
    expect(rules.view(fight.state, 'hero').group).toMatchObject({
      combinedArmor: 7,
      effectiveAttack: 5,
      sufficient: false,
      shortfall: 2,
    });
  });
  test('A4 pool >= armor kills all', () => {
    expect(atTable(PLAIN).attack('ranged', PLAIN, ['ranged', 'physical', 10]).defeatedEnemies).toEqual(['e1', 'e2']);
  });
  test('A5 pool < armor kills none', () => {
    const fight = atTable(PLAIN);
    expect(fight.attack('ranged', PLAIN, ['ranged', 'physical', 9]).defeatedEnemies).toEqual([]);
    expect(fight.state.enemies.some((enemy) => enemy.defeated)).toBe(false);
  });
  test('A6 several separate attacks per phase', () => {
    const fight = atTable(['minotaur', 'prowlers', 'wolf-riders', 'golems', 'cursed-hags']);
    expect(fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]).isSuccessful).toBe(true);
    expect(fight.attack('ranged', ['prowlers', 'wolf-riders'], ['ranged', 'physical', 12]).isSuccessful).toBe(true);
    expect(fight.attack('ranged', ['cursed-hags'], ['ranged', 'physical', 7]).isSuccessful).toBe(true);
    expect(fight.state).toMatchObject({ phase: 1, completedAttacksThisPhase: 3 });
  });
  test('A7 each resolves on its own: no points are carried over', () => {
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
  test('A8 defeated enemies are no longer offered', () => {
    const fight = atTable(['minotaur', 'prowlers']);
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    const fields = rules.forms?.DECLARE_ATTACK_TARGET?.fields(fight.state, {}, 'hero');
    expect(fields?.find((field) => field.name === 'targetEnemyIds')?.options).toEqual(['e1']);
    expect(fight.refused(fight.declareAction('ranged', ['prowlers']))).toBe('ENEMY_ALREADY_DEFEATED');
  });
  test('A9 group level = maximum of members', () => {
    const levels = [
      member('a', 1),
      member('b', 1, { fortified: true, defender: false }),
      member('c', 1, { fortified: true }),
    ];
    expect(getGroupFortificationLevel(levels.slice(0, 2), false)).toBe(1);
    expect(getGroupFortificationLevel(levels, true)).toBe(2);
    expect(getGroupFortificationLevel(levels.slice(0, 1), false)).toBe(0);
  });
  test('A10 level 1 blocks ranged', () => {
    const group = [member('a', 1, { fortified: true })];
    expect([canAttackGroup(group, 'ranged', false), canAttackGroup(group, 'siege', false)]).toEqual([false, true]);
  });
  test('A11 level 2 blocks ranged and siege, not melee', () => {
    const group = [member('a', 1, { fortified: true })];
    expect(['ranged', 'siege', 'melee'].map((kind) => canAttackGroup(group, kind as 'ranged', true))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('A12 site + ability on one enemy = level 2', () => {
    expect(getEnemyFortificationLevel(member('a', 1, { fortified: true }), true)).toBe(2);
    expect(atTable(['guardsmen'], { site: 'keep' }).report('siege', 'guardsmen').level).toBe(2);
  });
  test('A13 site + ability on different enemies = level 1 each', () => {
    const site = member('a', 1);
    const ability = member('b', 1, { fortified: true, defender: false });
    expect([site, ability].map((one) => getEnemyFortificationLevel(one, true))).toEqual([1, 1]);
    expect(getGroupFortificationLevel([site, ability], true)).toBe(1);
  });
  test('A14 group resists what any member resists', () => {
    expect(getGroupResistances([resisting('a', 1, 'fire'), resisting('b', 1, 'physical')])).toEqual({
      physical: true,
      fire: true,
      ice: false,
      hasBothFireAndIce: false,
    });
  });
  test('A15 matching attacks are halved', () => {
    expect(calculateEffectiveAttack(pool({ fire: 7, ice: 3 }), getGroupResistances([resisting('a', 1, 'fire')]))).toBe(
      6,
    );
  });
  test('A16 cold fire halved only if one enemy has both', () => {
    const apart = getGroupResistances([resisting('a', 1, 'fire'), resisting('b', 1, 'ice')]);
    const one = getGroupResistances([resisting('a', 1, 'fire', 'ice')]);
    expect([
      calculateEffectiveAttack(pool({ coldFire: 10 }), apart),
      calculateEffectiveAttack(pool({ coldFire: 10 }), one),
    ]).toEqual([10, 5]);
  });
  test('A17 non-combat immunity is per enemy', () => {
    // Tremor as a red card: nothing to the fire-resistant one, all of it to the neighbour.
    const fight = withCards(FIRE, { hand: ['tremor'], mana: { red: 1 } }, { options: { tremorColour: 'red' } });
    expect(fight.offers('tremor', 'basic-one', { target: 'e1' })).toBe(false);
    fight.use('tremor', 'basic-all');
    expect([fight.armor('fire-mages'), fight.armor('minotaur')]).toEqual([5, 3]);
  });
  test('A18 cancel possible before resolution', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .type('ranged', 'fire', 3);
    expect(fight.s.listed().some((choice) => choice.action.type === 'CANCEL_ATTACK' && !choice.not)).toBe(true);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state.currentAttackDeclaration).toBeNull();
  });
  test('A19 cards return to hand or zone, units, skills and mana too', () => {
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
  test('A20 a new attack can follow a cancel', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]).isSuccessful).toBe(true);
  });
  test('A21 group selection is a form with the living enemies', () => {
    const fight = atTable(PLAIN);
    const form = fight.s.offers('hero').find((choice) => choice.action.type === 'DECLARE_ATTACK_TARGET');
    expect(form).toMatchObject({ form: true, action: { targetEnemyIds: [] } });
    expect(rules.forms?.DECLARE_ATTACK_TARGET?.fields(fight.state, {}, 'hero')).toEqual([
      { name: 'targetEnemyIds', kind: 'set', options: ['e1', 'e2'], min: 1 },
      { name: 'attackType', kind: 'choice', options: ['ranged', 'siege'] },
    ]);
  });
  test('A22 warnings about the whole group, before any card is played', () => {
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
  test('A23 running total per element and kind', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', ...PLAIN)
      .type('ranged', 'fire', 3)
      .type('siege', 'fire', 2)
      .type('siege', 'ice', 1);
    expect(rules.view(fight.state, 'hero').group).toMatchObject({
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
  test('A24 effective attack vs armor, with every cause', () => {
    const fight = atTable(FIRE)
      .declare('ranged', ...FIRE)
      .type('ranged', 'fire', 10);
    const view = rules.view(fight.state, 'hero');
    expect(view.group).toMatchObject({
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
    expect(standing(fight.state).focus).toBe('Fire 10 -> 5 = 5 against armor 10: Insufficient, 5 short');
    fight.type('ranged', 'ice', 5);
    expect(standing(fight.state).focus).toContain('Sufficient to defeat');
  });
});

describe('automated test cases of 2.13', () => {
  test('T1 10 points vs armor [5, 5]: both defeated', () => {
    expect(resolveAttack([member('a', 5), member('b', 5)], pool({ physical: 10 }))).toMatchObject({
      isSuccessful: true,
      defeatedEnemies: ['a', 'b'],
      fameAwarded: 2,
    });
  });
  test('T2 9 points vs armor [5, 5]: none defeated', () => {
    expect(resolveAttack([member('a', 5), member('b', 5)], pool({ physical: 9 }))).toMatchObject({
      isSuccessful: false,
      defeatedEnemies: [],
      fameAwarded: 0,
    });
  });
  test('T3 5 vs [5], resolve, then 5 vs [5]: both defeated, 2 attacks counted', () => {
    const fight = atTable([...PLAIN, 'prowlers']);
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]);
    fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]);
    expect(fight.state.enemies.map((enemy) => enemy.defeated)).toEqual([true, true, false]);
    expect(fight.state.completedAttacksThisPhase).toBe(2);
  });
  test('T4 ranged vs [fortified, unfortified]: refused', () => {
    const fight = atTable(['diggers', 'prowlers']);
    expect(fight.refused(fight.declareAction('ranged', ['diggers', 'prowlers']))).toBe('FORTIFICATION_BLOCKS_RANGED');
  });
  test('T5 siege vs [fortified, unfortified]: allowed', () => {
    expect(atTable(['diggers', 'prowlers']).declare('siege', 'diggers', 'prowlers').s.step).toBe('2.2 attack');
  });
  test('T6 ranged or siege vs [doubly fortified, unfortified]: refused', () => {
    const fight = atTable(['diggers', 'prowlers'], { wall: true });
    for (const kind of ['ranged', 'siege'] as const) {
      expect(fight.refused(fight.declareAction(kind, ['diggers', 'prowlers']))).toBe('GROUP_DOUBLE_FORTIFIED');
    }
  });
  test('T7 Fire 10 vs [fire-resistant 5, plain 5]: effective 5 of 10, both survive', () => {
    expect(atTable(FIRE).attack('ranged', FIRE, ['ranged', 'fire', 10])).toMatchObject({
      effectiveAttack: 5,
      combinedArmor: 10,
      defeatedEnemies: [],
    });
  });
  test('T8 Ice 10 vs the same: effective 10, both defeated', () => {
    expect(atTable(FIRE).attack('ranged', FIRE, ['ranged', 'ice', 10])).toMatchObject({
      effectiveAttack: 10,
      defeatedEnemies: ['e1', 'e2'],
    });
  });
  test('T9 Cold Fire vs [fire-resistant, ice-resistant]: not halved', () => {
    expect(
      resolveAttack([resisting('a', 5, 'fire'), resisting('b', 5, 'ice')], pool({ coldFire: 10 })).effectiveAttack,
    ).toBe(10);
  });
  test('T10 Cold Fire vs one enemy with both resistances: halved', () => {
    expect(
      resolveAttack([resisting('a', 5, 'fire', 'ice'), member('b', 5)], pool({ coldFire: 10 })).effectiveAttack,
    ).toBe(5);
  });
  test('T11 cancel after playing cards: cards back in hand, exactly as before', () => {
    const fight = withCards(['prowlers'], { hand: ['swift-bolt', 'swift-bolt', 'rage'], mana: { white: 2 } });
    const before = structuredClone(fight.state);
    fight
      .declare('ranged', 'prowlers')
      .use('swift-bolt', 'powered')
      .use('swift-bolt', 'powered')
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state).toEqual(before);
  });
  test('T12 cancel, then another group: allowed', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', 'minotaur')
      .type('ranged', 'fire', 2)
      .does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.declare('siege', ...PLAIN).state.currentAttackDeclaration?.targetGroup).toEqual(['e1', 'e2']);
  });
  test('T13 cancel, then other cards: allowed', () => {
    const fight = withCards(['prowlers'], { hand: ['swift-bolt', 'fire-bolt'], mana: { white: 1, red: 1 } });
    fight.declare('ranged', 'prowlers').use('swift-bolt', 'powered').does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    fight.declare('ranged', 'prowlers').use('fire-bolt', 'powered');
    expect(fight.hero.hand).toEqual(['swift-bolt']);
    expect(fight.resolve().isSuccessful).toBe(true);
  });
});

describe('codes of 2.8', () => {
  const declare = (ids: string[], attackType: 'ranged' | 'siege' | 'melee' = 'ranged'): Action => ({
    type: 'DECLARE_ATTACK_TARGET',
    playerId: 'hero',
    targetEnemyIds: ids,
    attackType,
  });
  const add = (more: Record<string, unknown> = {}): Action =>
    ({
      type: 'ADD_TO_ATTACK_POOL',
      playerId: 'hero',
      element: 'physical',
      amount: 1,
      kind: 'ranged',
      ...more,
    }) as Action;
  const code = (fight: Fight, action: Action) => commandProblems(fight.state, action)[0]?.code;

  test('every command outside a combat is NOT_IN_COMBAT', () => {
    const over = atTable(['prowlers']);
    over.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    expect(over.s.ended().result).toBe('defeated');
    for (const action of [declare(['e1']), add(), { type: 'RESOLVE_ATTACK', playerId: 'hero' } as const])
      expect(code(over, action)).toBe('NOT_IN_COMBAT');
  });
  test('another player is NOT_YOUR_TURN', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused({ ...declare(['e1']), playerId: 'hero2' } as Action)).toBe('NOT_YOUR_TURN');
    expect(code(fight, { type: 'RESOLVE_ATTACK', playerId: 'hero3' })).toBe('NOT_YOUR_TURN');
  });
  test('phases 2 and 3 are WRONG_PHASE, and so is melee in phase 1', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(declare(['e1'], 'melee'))).toBe('WRONG_PHASE');
    expect(fight.end().refused(declare(['e1']))).toBe('WRONG_PHASE');
    const later = atTable(PLAIN).end().end();
    expect(later.state.phase).toBe(4);
    expect(later.refused(declare(['e1'], 'ranged'))).toBe('WRONG_PHASE');
  });
  test('EMPTY_TARGET_GROUP, UNKNOWN_ENEMY, DUPLICATE_TARGET, all problems at once', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(declare([]))).toBe('EMPTY_TARGET_GROUP');
    expect(fight.refused(declare(['e9']))).toBe('UNKNOWN_ENEMY');
    expect(fight.refused(declare(['e1', 'e1']))).toBe('DUPLICATE_TARGET');
    expect(commandProblems(fight.state, declare(['e9', 'e1', 'e1'])).map((problem) => problem.code)).toEqual([
      'UNKNOWN_ENEMY',
      'DUPLICATE_TARGET',
    ]);
  });
  test('an enemy of another hero is ENEMY_NOT_TARGETABLE', () => {
    const fight = new Fight(
      {
        site: 'city',
        cities: [{ colour: 'red', level: 1 }],
        pool: 'table',
        heroes: [{ name: 'tovak' }, { name: 'krang' }],
        enemies: [{ token: 'swordsmen' }, { token: 'golems' }],
      },
      { draws: [0, 0] },
    );
    expect(fight.refused(declare(['e2'], 'siege'))).toBe('ENEMY_NOT_TARGETABLE');
  });
  test('a second declaration is ATTACK_ALREADY_OPEN, ending the phase ATTACK_STILL_OPEN', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    expect(fight.refused(declare(['e2']))).toBe('ATTACK_ALREADY_OPEN');
    expect(fight.refused({ type: 'END_COMBAT_PHASE', playerId: 'hero' })).toBe('ATTACK_STILL_OPEN');
    expect(fight.state.currentAttackDeclaration?.targetGroup).toEqual(['e1']);
  });
  test('add, resolve and cancel without an attack are NO_ATTACK_DECLARED', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(add())).toBe('NO_ATTACK_DECLARED');
    expect(fight.refused({ type: 'RESOLVE_ATTACK', playerId: 'hero' })).toBe('NO_ATTACK_DECLARED');
    expect(fight.refused({ type: 'CANCEL_ATTACK', playerId: 'hero' })).toBe('NO_ATTACK_DECLARED');
  });
  test('NO_ATTACK_RESOURCE: a card that is not in hand, a spent unit, mana that is not there, typing where cards are known', () => {
    const fight = withCards(PLAIN, {
      hand: ['swift-bolt', 'swiftness'],
      mana: { white: 1 },
      units: [{ unit: 'utem-crossbowmen' }, { unit: 'scouts', ready: false }],
    }).declare('ranged', 'minotaur');
    expect(fight.refused(add({ amount: 3, source: 'fire-bolt', mode: 'powered', element: 'fire' }))).toBe(
      'NO_ATTACK_RESOURCE',
    );
    expect(fight.refused(add({ amount: 1, kind: 'siege', source: 'u2', mode: 'siege' }))).toBe('NO_ATTACK_RESOURCE');
    expect(fight.refused(add({ amount: 5, source: 'swift-bolt', mode: 'powered' }))).toBe('NO_ATTACK_RESOURCE');
    expect(fight.refused(add({ amount: 4, source: 'swift-bolt', mode: 'powered', mana: ['crystal:white'] }))).toBe(
      'NO_ATTACK_RESOURCE',
    );
    expect(fight.refused(add())).toBe('NO_ATTACK_RESOURCE');
    fight.does(add({ amount: 4, source: 'swift-bolt', mode: 'powered', mana: ['token:white'] }));
    expect(fight.refused(add({ amount: 3, source: 'swiftness', mode: 'powered' }))).toBe('NO_ATTACK_RESOURCE');
  });
  test('ATTACK_KIND_NOT_ALLOWED: ranged points in a siege attack, melee points and sideways cards in phase 1 (P11)', () => {
    const fight = atTable(PLAIN).declare('siege', 'minotaur');
    expect(fight.refused(add())).toBe('ATTACK_KIND_NOT_ALLOWED');
    expect(fight.refused(add({ kind: 'melee' }))).toBe('ATTACK_KIND_NOT_ALLOWED');
    const cards = withCards(PLAIN, { hand: ['swift-bolt', 'rage'], mana: { white: 1 } }).declare('ranged', 'minotaur');
    expect(cards.offers('rage', 'sideways')).toBe(false);
    expect(cards.offers('rage', 'basic-attack')).toBe(false);
    expect(cards.refused(add({ kind: 'melee', source: 'rage', mode: 'sideways' }))).toBe('ATTACK_KIND_NOT_ALLOWED');
  });
  test('INVALID_AMOUNT: not a positive whole number', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    for (const amount of [0, -1, 1.5, Number.NaN, '3', null])
      expect(fight.refused(add({ amount }))).toBe('INVALID_AMOUNT');
    expect(fight.refused(add({ element: 'poison' }))).toBe('INVALID_ELEMENT');
    expect(fight.refused(add({ colour: 'red' }))).toBe('UNKNOWN_FIELD');
  });
  test('CANCEL_LOCKED: a die was rolled while building; the attack can still be completed', () => {
    const fight = withCards(['prowlers', 'minotaur'], { hand: ['horn-of-wrath'] }, {}, { dice: [2] })
      .declare('siege', 'prowlers')
      .use('horn-of-wrath', 'basic');
    expect(fight.s.listed().find((choice) => choice.action.type === 'CANCEL_ATTACK')?.not?.code).toBe('CANCEL_LOCKED');
    expect(fight.refused({ type: 'CANCEL_ATTACK', playerId: 'hero' })).toBe('CANCEL_LOCKED');
    expect(fight.resolve().isSuccessful).toBe(true);
  });
  test('every code has a sentence', () => {
    for (const row of [
      'NOT_IN_COMBAT',
      'NOT_YOUR_TURN',
      'WRONG_PHASE',
      'EMPTY_TARGET_GROUP',
      'UNKNOWN_ENEMY',
      'ENEMY_ALREADY_DEFEATED',
      'DUPLICATE_TARGET',
      'ENEMY_NOT_TARGETABLE',
      'FORTIFICATION_BLOCKS_RANGED',
      'GROUP_DOUBLE_FORTIFIED',
      'ATTACK_ALREADY_OPEN',
      'NO_ATTACK_DECLARED',
      'NO_ATTACK_RESOURCE',
      'ATTACK_KIND_NOT_ALLOWED',
      'INVALID_AMOUNT',
      'CANCEL_LOCKED',
      'ATTACK_STILL_OPEN',
    ]) {
      expect(text.reason({ code: row })).not.toContain(row);
    }
  });
});

describe('the rest of section 2', () => {
  test('2.2 ending a phase never resolves an open attack, and the count starts anew', () => {
    const fight = atTable(PLAIN);
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 1]);
    expect(fight.state.completedAttacksThisPhase).toBe(1);
    expect(fight.end().state.completedAttacksThisPhase).toBe(0);
  });
  test('2.3 an Unfortified token in a keep is level 0 alone and level 1 with a neighbour', () => {
    const fight = atTable(['shocktroops', 'swordsmen'], { site: 'keep' });
    expect(fight.report('ranged', 'shocktroops').level).toBe(0);
    expect(fight.report('siege', 'shocktroops', 'swordsmen').level).toBe(1);
  });
  test('2.4 one rounding over all inefficient points, per element as an option', () => {
    const resistances = { physical: true, fire: true, ice: true, hasBothFireAndIce: true };
    const points = pool({ physical: 1, fire: 1, ice: 1, coldFire: 1 });
    expect([
      calculateEffectiveAttack(points, resistances),
      calculateEffectiveAttack(points, resistances, 'perElement'),
    ]).toEqual([2, 0]);
    expect(calculateEffectiveAttack(points, resistances, 'total', 3)).toBe(5);
  });
  test('2.6 ranged accepts both kinds, siege only siege, melee all', () => {
    const fight = atTable(PLAIN)
      .declare('ranged', 'minotaur')
      .type('ranged', 'physical', 1)
      .type('siege', 'physical', 1);
    expect(fight.state.currentAttackDeclaration?.attackPool.entries.map((entry) => entry.kind)).toEqual([
      'ranged',
      'siege',
    ]);
    const last = atTable(PLAIN)
      .end()
      .end()
      .declare('melee', 'minotaur')
      .type('melee', 'fire', 1)
      .type('ranged', 'ice', 1)
      .type('siege', 'coldFire', 1);
    expect(last.state.currentAttackDeclaration?.attackPool).toMatchObject({ fire: 1, ice: 1, coldFire: 1 });
  });
  test('2.7 the declaration, before and after the first resource', () => {
    const fight = atTable(PLAIN).declare('siege', 'swordsmen');
    expect(fight.state.currentAttackDeclaration).toEqual({
      targetGroup: ['e2'],
      attackType: 'siege',
      isCommitted: false,
      attackPool: { physical: 0, fire: 0, ice: 0, coldFire: 0, entries: [] },
    });
    fight.type('siege', 'ice', 2);
    expect(fight.state.currentAttackDeclaration).toMatchObject({ isCommitted: true, attackPool: { ice: 2 } });
  });
  test('2.9 history: cancel is never given to search, and is listed for people', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    expect(choices(rules, fight.state, { always: true }).some((choice) => choice.action.type === 'CANCEL_ATTACK')).toBe(
      false,
    );
    expect(fight.s.listed('hero').filter((choice) => choice.action.type === 'CANCEL_ATTACK')).toEqual([
      { seat: 'hero', action: { type: 'CANCEL_ATTACK', playerId: 'hero' } },
    ]);
  });
  test('2.9 a Wound taken as the cost of a card goes back too', () => {
    const fight = withCards(
      ['prowlers', 'minotaur'],
      { hand: ['fireball'], mana: { red: 1, black: 1 } },
      { night: true },
    )
      .declare('siege', 'prowlers')
      .use('fireball', 'strong');
    expect(fight.hero.hand).toEqual(['wound']);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.hero.hand).toEqual(['fireball']);
    expect(fight.hero.woundsToHand).toBe(0);
  });
  test('2.9 a die of the Source goes back to the Source', () => {
    const fight = withCards(['prowlers', 'minotaur'], { hand: ['swift-bolt'] }, { source: ['white', 'red'] })
      .declare('ranged', 'prowlers')
      .use('swift-bolt', 'powered');
    expect(fight.state.source).toEqual(['red']);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.state.source).toEqual(['red', 'white']);
    expect(fight.hero.turn.dieUsed).toBe(false);
  });
  test('2.11 a pool of 0 never succeeds, for armor never drops below 1', () => {
    const fight = atTable(['crystal-sprites', 'prowlers'], { options: { defendChoice: 'first' } });
    fight.s.does('host', { type: 'adjust', what: 'armor', target: 'e1', amount: -20 });
    fight.declare('ranged', 'crystal-sprites');
    expect(fight.armor('crystal-sprites')).toBe(1);
    expect(fight.resolve()).toMatchObject({ isSuccessful: false, effectiveAttack: 0, combinedArmor: 1 });
  });
  test('2.11 overkill is allowed and lost; a group of one is a normal group', () => {
    expect(atTable(PLAIN).attack('siege', ['minotaur'], ['siege', 'coldFire', 99])).toMatchObject({
      isSuccessful: true,
      shortfall: 0,
    });
  });
  test('2.11 all enemies defeated in phase 1: the combat ends by itself', () => {
    const fight = atTable(PLAIN);
    fight.attack('ranged', PLAIN, ['ranged', 'physical', 10]);
    expect(fight.s.ended()).toMatchObject({ result: 'defeated', defeated: 2 });
  });
  test('2.14 an insufficient attack asks once and names what is missing; a setting switches it off', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur').type('ranged', 'physical', 3);
    expect(fight.refused({ type: 'RESOLVE_ATTACK', playerId: 'hero' })).toBe('INSUFFICIENT_NOT_CONFIRMED');
    const listed = fight.s.listed().find((choice) => choice.action.type === 'RESOLVE_ATTACK' && choice.not);
    expect(listed?.not).toEqual({ code: 'INSUFFICIENT_NOT_CONFIRMED', shortfall: 2 });
    const sure = fight.s.offers('hero').find((choice) => choice.action.type === 'RESOLVE_ATTACK');
    expect(sure && text.label(sure, fight.state)).toBe('Resolve anyway: 2 short, the points are lost');
    fight.type('ranged', 'physical', 2);
    expect(fight.s.offers('hero').filter((choice) => choice.action.type === 'RESOLVE_ATTACK')).toHaveLength(1);
    const off = atTable(PLAIN, { options: { confirmInsufficient: false } }).declare('ranged', 'minotaur');
    off.does({ type: 'RESOLVE_ATTACK', playerId: 'hero' });
    expect(off.state.lastResolution?.isSuccessful).toBe(false);
  });
  test('P12 Fame at once, the token leaves the fight, level-ups wait for the end', () => {
    const fight = atTable(PLAIN, {}, { fame: 0 });
    fight.attack('ranged', ['minotaur'], ['ranged', 'physical', 5]);
    expect(fight.hero.fame).toBe(4);
    fight.attack('ranged', ['swordsmen'], ['ranged', 'physical', 5]);
    expect(fight.s.ended().heroes[0]).toMatchObject({ fame: 8, levelBefore: 1, levelAfter: 3 });
  });
});
