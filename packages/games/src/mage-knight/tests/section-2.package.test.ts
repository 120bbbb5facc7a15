import {
  calculateEffectiveAttack,
  canAttackGroup,
  getEnemyFortificationLevel,
  getGroupFortificationLevel,
  getGroupResistances,
  resolveAttack,
} from '@fray/games';
import { describe, expect, it } from 'vitest';
import { member, pool, resisting } from './group.ts';

/** 2.7: the pure helpers of the ticket, by their names, from the package: the examples of 2.3 to 2.5, 2.11 and 2.13. */

const plain = member('plain', 5);
const fortified = member('fortified', 5, { fortified: true });
const unfortified = member('unfortified', 5, { unfortified: true });
const rampager = member('rampager', 5, { defender: false });

describe('2.7: the helpers of the ticket come from the package by name', () => {
  it('2.3 getEnemyFortificationLevel(enemy, isAtFortifiedSite): the sources of this one enemy, two at most', () => {
    const levels = (site: boolean) =>
      [plain, fortified, unfortified, rampager].map((enemy) => getEnemyFortificationLevel(enemy, site));
    expect(levels(false)).toEqual([0, 1, 0, 0]);
    expect(levels(true)).toEqual([1, 2, 0, 0]);
    expect(getEnemyFortificationLevel(member('walled', 5, { wall: true }), true)).toBe(2);
    expect(getEnemyFortificationLevel(member('all three', 5, { wall: true, fortified: true }), true)).toBe(2);
    expect(getEnemyFortificationLevel(member('exposed', 5, { fortified: true, exposed: true }), true)).toBe(0);
  });
  it('2.3 getGroupFortificationLevel(group, isAtFortifiedSite): that of the most fortified member', () => {
    expect(getGroupFortificationLevel([fortified, plain], false)).toBe(1);
    // One by its site, the other by its ability alone: two of level 1, never 2.
    expect(getGroupFortificationLevel([plain, { ...fortified, defender: false }], true)).toBe(1);
    expect(getGroupFortificationLevel([fortified, rampager], true)).toBe(2);
    expect(getGroupFortificationLevel([unfortified, plain], true)).toBe(1);
  });
  it.each([
    ['T4', 'ranged', [fortified, plain], false, false],
    ['T5', 'siege', [fortified, plain], false, true],
    ['T6', 'ranged', [fortified, rampager], true, false],
    ['T6', 'siege', [fortified, rampager], true, false],
    ['2.6', 'melee', [fortified, rampager], true, true],
    ['2.11 an empty group', 'ranged', [], false, false],
  ] as const)('%s canAttackGroup(group, %s, isAtFortifiedSite)', (_, kind, group, site, can) => {
    expect(canAttackGroup(group, kind, site)).toBe(can);
  });
  it('2.4 getGroupResistances: what any member resists; cold fire needs one member with both', () => {
    const none = { physical: false, fire: false, ice: false, hasBothFireAndIce: false };
    const apart = [resisting('a', 5, 'fire'), resisting('b', 5, 'ice')];
    expect(getGroupResistances([plain])).toEqual(none);
    expect(getGroupResistances(apart)).toEqual({ ...none, fire: true, ice: true });
    expect(getGroupResistances([resisting('c', 5, 'fire', 'ice'), plain])).toMatchObject({ hasBothFireAndIce: true });
  });
  it('2.4 calculateEffectiveAttack(pool, resistances): halved once, rounded down', () => {
    const fire = getGroupResistances([resisting('a', 5, 'fire'), plain]);
    expect(calculateEffectiveAttack(pool({ fire: 10 }), fire)).toBe(5);
    expect(calculateEffectiveAttack(pool({ ice: 10 }), fire)).toBe(10);
    const both = getGroupResistances([resisting('c', 5, 'fire', 'ice')]);
    expect(calculateEffectiveAttack(pool({ fire: 3, ice: 3 }), both)).toBe(3);
    expect(calculateEffectiveAttack(pool({ coldFire: 10 }), both)).toBe(5);
  });
  it.each([
    ['T1', pool({ physical: 10 }), [plain, fortified], true],
    ['T2', pool({ physical: 9 }), [plain, fortified], false],
    ['T7', pool({ fire: 10 }), [resisting('a', 5, 'fire'), plain], false],
    ['T8', pool({ ice: 10 }), [resisting('a', 5, 'fire'), plain], true],
    ['T9', pool({ coldFire: 10 }), [resisting('a', 5, 'fire'), resisting('b', 5, 'ice')], true],
    ['T10', pool({ coldFire: 9 }), [resisting('c', 5, 'fire', 'ice')], false],
  ] as const)('%s resolveAttack: all of the group, or none', (_, points, group, falls) => {
    expect(resolveAttack(group, points)).toMatchObject({
      isSuccessful: falls,
      defeatedEnemies: falls ? group.map(({ id }) => id) : [],
      fameAwarded: falls ? group.length : 0,
      combinedArmor: 5 * group.length,
    });
  });
});
