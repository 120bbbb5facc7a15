import type { AttackType, Element, Options, Resistance } from '../vocabulary.ts';

/** Section 2 in bare figures: no combat and no content, so that any program may count with them. */

/** What the group rules of section 2 ask about one enemy. */
export interface GroupMember {
  /** How the caller tells it from the others. */
  id: string;
  /** What it adds to the combined armor, with everything that is its own: Elusive, Defend, a city. */
  armor: number;
  /** Gained when it falls. */
  fame: number;
  /** Has the ability Fortified. */
  fortified: boolean;
  /** Has the ability Unfortified: site and wall do nothing for it. */
  unfortified: boolean;
  /** What it resists; points of that element count half against its whole group. */
  resists: readonly Resistance[];
  /** Holds the site: rampagers that join an assault do not. Left out: it does. */
  defender?: boolean;
  /** All its fortifications were taken away, as by Expose. */
  exposed?: boolean;
  /** Stands behind the wall that the attack crosses. */
  wall?: boolean;
}
/** 0: ranged and siege, 1: siege alone, 2: neither before phase 4. */
export type FortificationLevel = 0 | 1 | 2;
/** What a group resists. */
export interface GroupResistances {
  /** Some member resists physical attacks. */
  physical: boolean;
  /** Some member resists fire. */
  fire: boolean;
  /** Some member resists ice. */
  ice: boolean;
  /** One member resists fire and ice, so that cold fire counts half too. */
  hasBothFireAndIce: boolean;
}

/** 2.3: how many fortifications apply to this one enemy, two at most. */
export function getEnemyFortificationLevel(enemy: GroupMember, isAtFortifiedSite: boolean): FortificationLevel {
  if (enemy.exposed) return 0;
  let sources = enemy.fortified ? 1 : 0;
  if (!enemy.unfortified) {
    if (isAtFortifiedSite && enemy.defender !== false) sources++;
    if (enemy.wall) sources++;
  }
  return Math.min(2, sources) as FortificationLevel;
}

/** 2.3: the level of a group is that of its most fortified member. */
export function getGroupFortificationLevel(
  group: readonly GroupMember[],
  isAtFortifiedSite: boolean,
): FortificationLevel {
  let level: FortificationLevel = 0;
  for (const enemy of group) {
    const own = getEnemyFortificationLevel(enemy, isAtFortifiedSite);
    if (own > level) level = own;
  }
  return level;
}

export type AttackRefusal = '' | 'EMPTY_TARGET_GROUP' | 'FORTIFICATION_BLOCKS_RANGED' | 'GROUP_DOUBLE_FORTIFIED';
/** 2.3 and 2.6: melee passes every wall; ranged needs level 0, siege level 1 at most. */
export function whyNotAttackGroup(
  group: readonly GroupMember[],
  attackType: AttackType,
  isAtFortifiedSite: boolean,
): AttackRefusal {
  if (!group.length) return 'EMPTY_TARGET_GROUP';
  if (attackType === 'melee') return '';
  const level = getGroupFortificationLevel(group, isAtFortifiedSite);
  if (level === 2) return 'GROUP_DOUBLE_FORTIFIED';
  return level === 1 && attackType === 'ranged' ? 'FORTIFICATION_BLOCKS_RANGED' : '';
}
/** 2.3 and 2.6: whether an attack of that kind may be declared on the group; nobody is no group. */
export const canAttackGroup = (
  group: readonly GroupMember[],
  attackType: AttackType,
  isAtFortifiedSite: boolean,
): boolean => whyNotAttackGroup(group, attackType, isAtFortifiedSite) === '';

/** 2.4: what any member resists, the group resists; cold fire needs one member with both. */
export function getGroupResistances(group: readonly Pick<GroupMember, 'resists'>[]): GroupResistances {
  const out: GroupResistances = { physical: false, fire: false, ice: false, hasBothFireAndIce: false };
  for (const enemy of group) {
    const fire = enemy.resists.includes('fire');
    const ice = enemy.resists.includes('ice');
    if (enemy.resists.includes('physical')) out.physical = true;
    if (fire) out.fire = true;
    if (ice) out.ice = true;
    if (fire && ice) out.hasBothFireAndIce = true;
  }
  return out;
}

export const isInefficient = (element: Element, resistances: GroupResistances): boolean =>
  element === 'coldFire' ? resistances.hasBothFireAndIce : resistances[element];

/** Points of a pool, by element. */
export type Points = Record<Element, number>;

/** 2.4: what a pool is worth; halved once over all inefficient points, or element by element (section 9); bonuses come after. */
export function calculateEffectiveAttack(
  pool: Points,
  resistances: GroupResistances,
  halving: Options['halving'] = 'total',
  bonus = 0,
): number {
  // Unrolled by hand: search asks this at every prompt of an open attack.
  const { physical, fire, ice, coldFire } = pool;
  const resists = resistances;
  const both = resists.hasBothFireAndIce;
  let efficient = bonus;
  let inefficient = 0;
  let perElement = 0;
  if (resists.physical) {
    inefficient += physical;
    perElement += physical >> 1;
  } else efficient += physical;
  if (resists.fire) {
    inefficient += fire;
    perElement += fire >> 1;
  } else efficient += fire;
  if (resists.ice) {
    inefficient += ice;
    perElement += ice >> 1;
  } else efficient += ice;
  if (both) {
    inefficient += coldFire;
    perElement += coldFire >> 1;
  } else efficient += coldFire;
  return efficient + (halving === 'total' ? inefficient >> 1 : perElement);
}

/** How an attack ends (2.6). */
export interface Resolution {
  /** The pool reached the combined armor. */
  isSuccessful: boolean;
  /** Ids of all members, or none. */
  defeatedEnemies: string[];
  /** The sum of their fame, or 0. */
  fameAwarded: number;
  /** What the pool was worth. */
  effectiveAttack: number;
  /** What it had to reach. */
  combinedArmor: number;
  /** What was missing. */
  shortfall: number;
}
/** P3 and P4: the pool against the sum of the armor; all fall, or none. */
export function resolveAttack(
  group: readonly GroupMember[],
  pool: Points,
  halving: Options['halving'] = 'total',
  bonus = 0,
): Resolution {
  const effectiveAttack = calculateEffectiveAttack(pool, getGroupResistances(group), halving, bonus);
  const combinedArmor = group.reduce((sum, enemy) => sum + enemy.armor, 0);
  const isSuccessful = group.length > 0 && effectiveAttack >= combinedArmor;
  return {
    isSuccessful,
    defeatedEnemies: isSuccessful ? group.map((enemy) => enemy.id) : [],
    fameAwarded: isSuccessful ? group.reduce((sum, enemy) => sum + enemy.fame, 0) : 0,
    effectiveAttack,
    combinedArmor,
    shortfall: Math.max(0, combinedArmor - effectiveAttack),
  };
}
