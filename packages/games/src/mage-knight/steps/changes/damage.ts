import { rowOf } from '../../content/units.ts';
import { type Blow, isHurtBy, unitArmor, unitResists } from '../../rules/damage.ts';
import { attackElement, attackHas, heroOf } from '../../rules/enemy.ts';
import { WOUND } from '../../rules/hero.ts';
import { mayIgnoreWound } from '../../rules/unit.ts';
import type { MkPlay, UnitState } from '../../types.ts';
import { discardHand, gainCard, gainWounds, knockOut } from './hero.ts';

/** One unit steps in, with or without its Banner of Fortitude; returns the damage that is left. */
export function damageUnit(play: MkPlay, unit: UnitState, blow: Blow, banner: boolean): number {
  const { state } = play;
  const { enemy, index, damage } = blow;
  const hero = heroOf(state);
  const armor = unitArmor(state, hero, unit);
  if (rowOf(unit).influence === 'damage' && !unit.paid) {
    unit.paid = true;
    hero.influence -= 2;
  }
  unit.assigned = true;
  if (!isHurtBy(state, hero, unit, blow)) {
    if (play.watched) {
      play.emit({ type: 'unitHit', seat: hero.seat, unit: unit.unit, wounds: 0, destroyed: false, left: 0 });
    }
    return 0;
  }
  const absorbed = unitResists(state, unit, attackElement(state, enemy, index)) ? armor * 2 : armor;
  const left = Math.max(0, damage - absorbed);
  // The wound is ignored with all that comes with it: Poison, Paralyze, Vampiric.
  const spared = banner && mayIgnoreWound(unit);
  const destroyed = !spared && attackHas(state, enemy, index, 'paralyze');
  const wounds = spared || destroyed ? 0 : attackHas(state, enemy, index, 'poison') ? 2 : 1;
  if (spared) unit.bannerUsed = true;
  unit.wounds += wounds;
  if (destroyed) {
    hero.units.splice(hero.units.indexOf(unit), 1);
    hero.lostUnits = [...(hero.lostUnits ?? []), unit.unit];
  }
  const feeds = wounds > 0 || (destroyed && state.options.vampiricParalyze);
  if (feeds && attackHas(state, enemy, index, 'vampiric')) enemy.vampiric++;
  if (play.watched) {
    const how = spared ? { banner: true as const } : {};
    play.emit({ type: 'unitHit', seat: hero.seat, unit: unit.unit, wounds, destroyed, left, ...how });
  }
  return left;
}

/** Section 5.3 to 5.5: the rest goes to the hero, with what the attack does to the hand. */
export function damageHero(play: MkPlay, { enemy, index, damage }: Blow, spared = 0): void {
  const { state } = play;
  const hero = heroOf(state);
  const wounds = Math.max(0, Math.ceil(Math.max(0, damage) / hero.armor) - spared);
  const taken = gainWounds(hero, wounds, 'damage', play);
  const poison = attackHas(state, enemy, index, 'poison') ? taken : 0;
  for (let i = 0; i < poison; i++) gainCard(hero.discard, WOUND);
  hero.woundsToDiscard += poison;
  if (attackHas(state, enemy, index, 'vampiric')) enemy.vampiric += taken;
  if (play.watched) play.emit({ type: 'heroHit', seat: hero.seat, wounds: taken, poison, left: damage });
  knockOut(hero, play);
  if (taken > 0 && attackHas(state, enemy, index, 'paralyze')) {
    const cards = discardHand(hero);
    play.emit({ type: 'paralyzed', seat: hero.seat, cards });
  }
}
