import { printedUnitArmor, printedUnitResists, unitOf } from '../content/units.ts';
import type { Element, Enemy, Hero, MkPlay, State, UnitState } from '../types.ts';
import { attackElement, attackHas } from './enemy.ts';
import { discardHand, gainCard, takeWounds, WOUND } from './hero.ts';
import { mayUseUnits } from './points.ts';
import { mayIgnoreWound } from './unit.ts';

export const unitArmor = (state: State, hero: Hero, unit: UnitState): number =>
  printedUnitArmor(state, unit.unit) +
  (hero.turn.glory || unit.banner === 'banner-of-glory' ? 1 : 0) +
  (unit.banner === 'banner-of-protection' ? 1 : 0);

function unitResists(state: State, unit: UnitState, element: Element): boolean {
  if (element === 'coldFire') return unitResists(state, unit, 'fire') && unitResists(state, unit, 'ice');
  if (unit.resists.includes(element) || printedUnitResists(state, unit.unit).includes(element)) return true;
  return unit.banner === 'banner-of-protection' && element !== 'physical';
}

/** Section 5.2: unhurt, not in the way of damage before, and allowed here; spent units qualify. */
export function mayTakeDamage(state: State, hero: Hero, unit: UnitState): boolean {
  if (unit.wounds > 0 || unit.assigned || unit.lent || hero.turn.unitsSafe || !mayUseUnits(state, unit)) return false;
  return unitOf(unit.unit).influence !== 'damage' || unit.paid || hero.influence >= 2;
}

/** The damage that is being split right now, and the Wounds that it would mean for the hero. */
export function openDamage(state: State): { enemyId: string; damage: number; wounds: number } | undefined {
  const frame = state.frames.at(-1);
  const hero = state.heroes[state.turn];
  if (frame?.step !== '5.2 damage' || !hero) return undefined;
  const damage = frame.own.damage ?? 0;
  return { enemyId: frame.own.enemyId ?? '', damage, wounds: Math.ceil(damage / hero.armor) };
}

/** Section 5.2: resistance lets the armor take its part first; what is left then wounds, however little it is. */
export const isHurtBy = (
  state: State,
  hero: Hero,
  unit: UnitState,
  enemy: Enemy,
  index: number,
  damage: number,
): boolean =>
  damage > (unitResists(state, unit, attackElement(state, enemy, index)) ? unitArmor(state, hero, unit) : 0);

/** One unit steps in, with or without its Banner of Fortitude; returns the damage that is left. */
export function damageUnit(
  state: State,
  hero: Hero,
  unit: UnitState,
  enemy: Enemy,
  index: number,
  damage: number,
  banner: boolean,
  play: MkPlay | undefined,
): number {
  const armor = unitArmor(state, hero, unit);
  if (unitOf(unit.unit).influence === 'damage' && !unit.paid) {
    unit.paid = true;
    hero.influence -= 2;
  }
  unit.assigned = true;
  if (!isHurtBy(state, hero, unit, enemy, index, damage)) {
    if (play?.watched) {
      play.emit({ type: 'unitHit', seat: hero.seat, unit: unit.unit, wounds: 0, destroyed: false, left: 0 });
    }
    return 0;
  }
  const soaked = unitResists(state, unit, attackElement(state, enemy, index)) ? armor * 2 : armor;
  const left = Math.max(0, damage - soaked);
  // The wound is ignored with all that comes with it: Poison, Paralyze, Vampiric.
  const spared = banner && mayIgnoreWound(unit);
  const destroyed = !spared && attackHas(state, enemy, index, 'paralyze');
  const wounds = spared || destroyed ? 0 : attackHas(state, enemy, index, 'poison') ? 2 : 1;
  if (spared) unit.bannerUsed = true;
  unit.wounds += wounds;
  if (destroyed) hero.units.splice(hero.units.indexOf(unit), 1);
  const feeds = wounds > 0 || (destroyed && state.options.vampiricParalyze);
  if (feeds && attackHas(state, enemy, index, 'vampiric')) enemy.vampiric++;
  if (play?.watched) {
    const how = spared ? { banner: true as const } : {};
    play.emit({ type: 'unitHit', seat: hero.seat, unit: unit.unit, wounds, destroyed, left, ...how });
  }
  return left;
}

/** Section 5.3 to 5.5: the rest goes to the hero, with what the attack does to the hand. */
export function damageHero(
  state: State,
  hero: Hero,
  enemy: Enemy,
  index: number,
  damage: number,
  play: MkPlay | undefined,
): void {
  const wounds = Math.ceil(Math.max(0, damage) / hero.armor);
  const taken = takeWounds(hero, wounds, 'damage', play);
  const poison = attackHas(state, enemy, index, 'poison') ? taken : 0;
  for (let i = 0; i < poison; i++) gainCard(hero.discard, WOUND);
  hero.woundsToDiscard += poison;
  if (attackHas(state, enemy, index, 'vampiric')) enemy.vampiric += taken;
  if (play?.watched) play.emit({ type: 'heroHit', seat: hero.seat, wounds: taken, poison, left: damage });
  if (taken > 0 && attackHas(state, enemy, index, 'paralyze')) {
    const cards = discardHand(hero);
    play?.emit({ type: 'paralyzed', seat: hero.seat, cards });
  }
}
