import { describe, expect, it } from 'vitest';
import { whyNotCommand } from '../rules/commands.ts';
import { english as text } from '../text/en.ts';
import type { Action } from '../types.ts';
import { atTable, Fight, withCards } from './fixture.ts';

/** Two plain enemies of armor 5. */
const PLAIN = ['minotaur', 'swordsmen'] as const;

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
  const code = (fight: Fight, action: Action) => whyNotCommand(fight.state, action)[0]?.code;

  it('every command outside a combat is NOT_IN_COMBAT', () => {
    const over = atTable(['prowlers']);
    over.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    expect(over.s.ended().result).toBe('defeated');
    for (const action of [declare(['e1']), add(), { type: 'RESOLVE_ATTACK', playerId: 'hero' } as const])
      expect(code(over, action)).toBe('NOT_IN_COMBAT');
  });
  it('another player is NOT_YOUR_TURN', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused({ ...declare(['e1']), playerId: 'hero2' } as Action)).toBe('NOT_YOUR_TURN');
    expect(code(fight, { type: 'RESOLVE_ATTACK', playerId: 'hero3' })).toBe('NOT_YOUR_TURN');
  });
  it('phases 2 and 3 are WRONG_PHASE, and so is melee in phase 1', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(declare(['e1'], 'melee'))).toBe('WRONG_PHASE');
    expect(fight.end().refused(declare(['e1']))).toBe('WRONG_PHASE');
    const later = atTable(PLAIN).end().end();
    expect(later.state.phase).toBe(4);
    expect(later.refused(declare(['e1'], 'ranged'))).toBe('WRONG_PHASE');
  });
  it('EMPTY_TARGET_GROUP, UNKNOWN_ENEMY, DUPLICATE_TARGET, all problems at once', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(declare([]))).toBe('EMPTY_TARGET_GROUP');
    expect(fight.refused(declare(['e9']))).toBe('UNKNOWN_ENEMY');
    expect(fight.refused(declare(['e1', 'e1']))).toBe('DUPLICATE_TARGET');
    expect(whyNotCommand(fight.state, declare(['e9', 'e1', 'e1'])).map((problem) => problem.code)).toEqual([
      'UNKNOWN_ENEMY',
      'DUPLICATE_TARGET',
    ]);
  });
  it('an enemy of another hero is ENEMY_NOT_TARGETABLE', () => {
    const fight = new Fight(
      {
        site: 'city',
        cities: [{ colour: 'red', level: 1 }],
        pool: 'both',
        heroes: [{ name: 'tovak' }, { name: 'krang' }],
        enemies: [{ token: 'swordsmen' }, { token: 'golems' }],
      },
      { draws: [0, 0] },
    );
    expect(fight.refused(declare(['e2'], 'siege'))).toBe('ENEMY_NOT_TARGETABLE');
  });
  it('a second declaration is ATTACK_ALREADY_OPEN, ending the phase ATTACK_STILL_OPEN', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    expect(fight.refused(declare(['e2']))).toBe('ATTACK_ALREADY_OPEN');
    expect(fight.refused({ type: 'END_COMBAT_PHASE', playerId: 'hero' })).toBe('ATTACK_STILL_OPEN');
    expect(fight.state.currentAttackDeclaration?.targetGroup).toEqual(['e1']);
  });
  it('add, resolve and cancel without an attack are NO_ATTACK_DECLARED', () => {
    const fight = atTable(PLAIN);
    expect(fight.refused(add())).toBe('NO_ATTACK_DECLARED');
    expect(fight.refused({ type: 'RESOLVE_ATTACK', playerId: 'hero' })).toBe('NO_ATTACK_DECLARED');
    expect(fight.refused({ type: 'CANCEL_ATTACK', playerId: 'hero' })).toBe('NO_ATTACK_DECLARED');
  });
  it('NO_ATTACK_RESOURCE: a card that is not in hand, a spent unit, mana that is not there, typing where cards are known', () => {
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
  it('ATTACK_KIND_NOT_ALLOWED: ranged points in a siege attack, melee points and sideways cards in phase 1 (P11)', () => {
    const fight = atTable(PLAIN).declare('siege', 'minotaur');
    expect(fight.refused(add())).toBe('ATTACK_KIND_NOT_ALLOWED');
    expect(fight.refused(add({ kind: 'melee' }))).toBe('ATTACK_KIND_NOT_ALLOWED');
    const cards = withCards(PLAIN, { hand: ['swift-bolt', 'rage'], mana: { white: 1 } }).declare('ranged', 'minotaur');
    expect(cards.offers('rage', 'sideways')).toBe(false);
    expect(cards.offers('rage', 'basic-attack')).toBe(false);
    expect(cards.refused(add({ kind: 'melee', source: 'rage', mode: 'sideways' }))).toBe('ATTACK_KIND_NOT_ALLOWED');
  });
  it('2.6 without a kind the points are of the kind that was declared', () => {
    const bare = (more: object): Action =>
      ({ type: 'ADD_TO_ATTACK_POOL', playerId: 'hero', element: 'physical', amount: 5, ...more }) as Action;
    for (const kind of ['ranged', 'siege', 'melee'] as const) {
      const fight = kind === 'melee' ? atTable(PLAIN).toPhase(4) : atTable(PLAIN);
      fight.declare(kind, 'minotaur').does(bare({}));
      expect(fight.state.currentAttackDeclaration?.attackPool.entries).toMatchObject([{ kind, amount: 5 }]);
      const label = text.label({ seat: 'hero', action: bare({}) }, fight.state);
      expect(label).toMatch({ ranged: /^Ranged 5/, siege: /^Siege 5/, melee: /^Attack 5/ }[kind]);
      expect(fight.resolve().defeatedEnemies).toEqual(['e1']);
    }
    const cards = withCards(PLAIN, { hand: ['swift-bolt'], mana: { white: 1 } }).declare('ranged', 'minotaur');
    cards.does(bare({ amount: 4, source: 'swift-bolt', mode: 'powered' }));
    expect(cards.state.currentAttackDeclaration?.attackPool).toMatchObject({ physical: 4 });
    // Any other word is still refused, null too.
    for (const kind of [null, 'poison', 7])
      expect(atTable(PLAIN).declare('ranged', 'minotaur').refused(bare({ kind }))).toBe('ATTACK_KIND_NOT_ALLOWED');
  });
  it('INVALID_AMOUNT: not a positive whole number', () => {
    const fight = atTable(PLAIN).declare('ranged', 'minotaur');
    for (const amount of [0, -1, 1.5, Number.NaN, '3', null])
      expect(fight.refused(add({ amount }))).toBe('INVALID_AMOUNT');
    expect(fight.refused(add({ element: 'poison' }))).toBe('INVALID_ELEMENT');
    expect(fight.refused(add({ colour: 'red' }))).toBe('UNKNOWN_FIELD');
  });
  it('CANCEL_LOCKED: a die was rolled while building; the attack can still be completed', () => {
    const fight = withCards(['prowlers', 'minotaur'], { hand: ['horn-of-wrath'] }, {}, { dice: [2] })
      .declare('siege', 'prowlers')
      .use('horn-of-wrath', 'basic');
    expect(fight.s.listed().find((choice) => choice.action.type === 'CANCEL_ATTACK')?.not?.code).toBe('CANCEL_LOCKED');
    expect(fight.refused({ type: 'CANCEL_ATTACK', playerId: 'hero' })).toBe('CANCEL_LOCKED');
    expect(fight.resolve().isSuccessful).toBe(true);
  });
  it('every code has a sentence', () => {
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
