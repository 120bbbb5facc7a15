import { printedUnitArmor, printedUnitResists, rowOf } from '../content/units.ts';
import type { DamageJob, DamageSplit, Element, Enemy, Hero, State, UnitState } from '../types.ts';
import { attackElement, damageOf, enemyOf, heroOf } from './enemy.ts';
import { mayUseUnits } from './points.ts';

export const unitArmor = (state: State, hero: Hero, unit: UnitState): number =>
  printedUnitArmor(state, unit) +
  (hero.turn.glory || unit.banner === 'banner-of-glory' ? 1 : 0) +
  (unit.banner === 'banner-of-protection' ? 1 : 0);

export function unitResists(state: State, unit: UnitState, element: Element): boolean {
  if (element === 'coldFire') return unitResists(state, unit, 'fire') && unitResists(state, unit, 'ice');
  if (unit.resists.includes(element) || printedUnitResists(state, unit).includes(element)) return true;
  return unit.banner === 'banner-of-protection' && element !== 'physical';
}

/** Section 5.2: unhurt, not in the way of damage before, and allowed here; spent units qualify. */
export function mayTakeDamage(state: State, hero: Hero, unit: UnitState): boolean {
  if (unit.wounds > 0 || unit.assigned || unit.lent || hero.turn.unitsSafe || !mayUseUnits(state, unit)) return false;
  return rowOf(unit).influence !== 'damage' || unit.paid || hero.influence >= 2;
}

export const damageSplit = (state: State, { enemyId, damage }: DamageJob): DamageSplit => ({
  enemyId,
  damage,
  wounds: Math.ceil(damage / heroOf(state).armor),
});
/** The damage that is being split right now. */
export function openDamage(state: State): DamageSplit | undefined {
  const frame = state.frames.at(-1);
  return frame?.step === '5.2 damage' ? damageSplit(state, frame.memory) : undefined;
}

/** No part of the damage that is being split was assigned yet. */
export function isDamageUnsplit(state: State): boolean {
  const frame = state.frames.at(-1);
  if (frame?.step !== '5.2 damage') return false;
  const enemy = enemyOf(state, frame.memory.enemyId);
  return enemy !== undefined && frame.memory.damage === damageOf(state, enemy, frame.memory.attackIndex);
}

/** Damage of one attack of an enemy, or what is left of it. */
export interface Blow {
  enemy: Enemy;
  index: number;
  damage: number;
}
/** Section 5.2: resistance lets the armor take its part first; what is left then wounds, however little it is. */
export const isHurtBy = (state: State, hero: Hero, unit: UnitState, { enemy, index, damage }: Blow): boolean =>
  damage > (unitResists(state, unit, attackElement(state, enemy, index)) ? unitArmor(state, hero, unit) : 0);
