import { siteOf } from '../content/sites.ts';
import { tokenOf } from '../content/tokens.ts';
import type { Enemy, RangedSiegeAttackDeclaration, State } from '../types.ts';
import { armorOf, hasAbility, resists, still } from './enemy.ts';
import { calculateEffectiveAttack, type FortificationLevel, type GroupMember, type GroupResistances } from './pool.ts';

/** The site gives its fortification, unless an effect took it away. */
export const isSiteFortified = (state: State): boolean => !state.siteOpen && siteOf(state.site).fortified;

export function memberOf(state: State, enemy: Enemy): GroupMember {
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
export function balanceOf(state: State, open: RangedSiegeAttackDeclaration): Readonly<Balance> {
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
  const { effectiveAttack, combinedArmor } = balanceOf(state, open);
  return Math.max(0, combinedArmor - effectiveAttack);
}
