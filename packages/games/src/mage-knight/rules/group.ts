import { siteOf } from '../content/sites.ts';
import { tokenOf } from '../content/tokens.ts';
import type {
  AttackPool,
  AttackType,
  Element,
  Enemy,
  Options,
  RangedSiegeAttackDeclaration,
  Resistance,
  State,
} from '../types.ts';
import { armorOf, hasAbility, resists, still } from './enemy.ts';

/** What the group rules of section 2 ask about one enemy. */
export interface Member {
  id: string;
  armor: number;
  fame: number;
  fortified: boolean;
  unfortified: boolean;
  resists: readonly Resistance[];
  /** Holds the site: rampagers that join an assault do not. Left out: it does. */
  defender?: boolean;
  /** All its fortifications were taken away (Expose and the like). */
  exposed?: boolean;
  /** Stands behind the wall that the attack crosses. */
  wall?: boolean;
}
export type FortificationLevel = 0 | 1 | 2;
export interface GroupResistances {
  physical: boolean;
  fire: boolean;
  ice: boolean;
  hasBothFireAndIce: boolean;
}

/** 2.3: the sources that apply to this one enemy, two at most. */
export function getEnemyFortificationLevel(enemy: Member, isAtFortifiedSite: boolean): FortificationLevel {
  if (enemy.exposed) return 0;
  let sources = enemy.fortified ? 1 : 0;
  if (!enemy.unfortified) {
    if (isAtFortifiedSite && enemy.defender !== false) sources++;
    if (enemy.wall) sources++;
  }
  return Math.min(2, sources) as FortificationLevel;
}

export function getGroupFortificationLevel(group: readonly Member[], isAtFortifiedSite: boolean): FortificationLevel {
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
  group: readonly Member[],
  attackType: AttackType,
  isAtFortifiedSite: boolean,
): AttackRefusal {
  if (!group.length) return 'EMPTY_TARGET_GROUP';
  if (attackType === 'melee') return '';
  const level = getGroupFortificationLevel(group, isAtFortifiedSite);
  if (level === 2) return 'GROUP_DOUBLE_FORTIFIED';
  return level === 1 && attackType === 'ranged' ? 'FORTIFICATION_BLOCKS_RANGED' : '';
}
export const canAttackGroup = (group: readonly Member[], attackType: AttackType, isAtFortifiedSite: boolean): boolean =>
  whyNotAttackGroup(group, attackType, isAtFortifiedSite) === '';

/** 2.4: what any member resists, the group resists; cold fire needs one member with both. */
export function getGroupResistances(group: readonly Pick<Member, 'resists'>[]): GroupResistances {
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

export type Points = Pick<AttackPool, Element>;

/** 2.4: halved once over all inefficient points, or element by element (section 9); bonuses come after. */
export function calculateEffectiveAttack(
  pool: Points,
  resistances: GroupResistances,
  halving: Options['halving'] = 'total',
  bonus = 0,
): number {
  // Unrolled by hand: search asks this at every prompt of an open attack.
  const { physical, fire, ice, coldFire } = pool;
  const r = resistances;
  const both = r.hasBothFireAndIce;
  let efficient = bonus;
  let inefficient = 0;
  let perElement = 0;
  if (r.physical) {
    inefficient += physical;
    perElement += physical >> 1;
  } else efficient += physical;
  if (r.fire) {
    inefficient += fire;
    perElement += fire >> 1;
  } else efficient += fire;
  if (r.ice) {
    inefficient += ice;
    perElement += ice >> 1;
  } else efficient += ice;
  if (both) {
    inefficient += coldFire;
    perElement += coldFire >> 1;
  } else efficient += coldFire;
  return efficient + (halving === 'total' ? inefficient >> 1 : perElement);
}

export interface Resolution {
  isSuccessful: boolean;
  defeatedEnemies: string[];
  fameAwarded: number;
  effectiveAttack: number;
  combinedArmor: number;
  shortfall: number;
}
/** P3 and P4: the pool against the sum of the armor; all fall, or none. */
export function resolveAttack(
  group: readonly Member[],
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

/** The site gives its fortification, unless an effect took it away. */
export const isSiteFortified = (state: State): boolean => !state.siteOpen && siteOf(state.site).fortified;

export function memberOf(state: State, enemy: Enemy): Member {
  const row = tokenOf(state, enemy);
  return {
    id: enemy.id,
    armor: armorOf(state, enemy),
    fame: enemy.role === 'summoned' ? 0 : row.fame,
    fortified: hasAbility(state, enemy, 'fortified'),
    unfortified: hasAbility(state, enemy, 'unfortified'),
    resists: enemy.lostResistances.length
      ? row.resists.filter((resistance) => resists(state, enemy, resistance))
      : row.resists,
    defender: enemy.role === 'defender',
    exposed: enemy.noFortification,
    wall: enemy.wall,
  };
}

/** The level of one enemy of a combat: the same as `getEnemyFortificationLevel`, without building a member. */
export function levelOf(state: State, enemy: Enemy): FortificationLevel {
  if (enemy.noFortification) return 0;
  const { is } = tokenOf(state, enemy);
  let sources = still(is.fortified, enemy, 'fortified') ? 1 : 0;
  if (!still(is.unfortified, enemy, 'unfortified')) {
    if (enemy.role === 'defender' && isSiteFortified(state)) sources++;
    if (enemy.wall) sources++;
  }
  return sources > 2 ? 2 : (sources as FortificationLevel);
}

const SUM: GroupResistances = { physical: false, fire: false, ice: false, hasBothFireAndIce: false };
export interface Balance {
  effectiveAttack: number;
  combinedArmor: number;
}
const BALANCE: Balance = { effectiveAttack: 0, combinedArmor: 0 };
/** The open attack against its group: the same as `resolveAttack`, without building members. Good until the next call. */
export function weigh(state: State, open: RangedSiegeAttackDeclaration): Readonly<Balance> {
  let armor = 0;
  SUM.physical = SUM.fire = SUM.ice = SUM.hasBothFireAndIce = false;
  for (const enemy of state.enemies) {
    if (!open.targetGroup.includes(enemy.id)) continue;
    const row = tokenOf(state, enemy);
    armor += armorOf(state, enemy, row);
    let { physical, fire, ice } = row.resistant;
    const lost = enemy.lostResistances;
    if (lost.length) {
      physical &&= !lost.includes('physical');
      fire &&= !lost.includes('fire');
      ice &&= !lost.includes('ice');
    }
    if (physical) SUM.physical = true;
    if (fire) SUM.fire = true;
    if (ice) SUM.ice = true;
    if (fire && ice) SUM.hasBothFireAndIce = true;
  }
  BALANCE.effectiveAttack = calculateEffectiveAttack(open.attackPool, SUM, state.options.halving);
  BALANCE.combinedArmor = armor;
  return BALANCE;
}
/** What is missing in the open attack. */
export function openShortfall(state: State): number {
  const open = state.currentAttackDeclaration;
  if (!open) return 0;
  const { effectiveAttack, combinedArmor } = weigh(state, open);
  return Math.max(0, combinedArmor - effectiveAttack);
}
