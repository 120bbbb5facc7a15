import type { Enemy, Hero, MkPlay, SkillState, UnitState } from '../types.ts';

export const WOUND = 'wound';

/** Hands and piles are kept in order, so that equal cards lie together and are listed once. */
export function gainCard(zone: string[], card: string): void {
  let at = zone.length;
  while (at > 0 && (zone[at - 1] as string) > card) at--;
  zone.splice(at, 0, card);
}
export function dropCard(zone: string[], card: string): boolean {
  const at = zone.indexOf(card);
  if (at < 0) return false;
  zone.splice(at, 1);
  return true;
}
export const woundsIn = (zone: readonly string[]): number => {
  let n = 0;
  for (const card of zone) if (card === WOUND) n++;
  return n;
};

export const dropArmor = (enemy: Enemy, n: number): void => {
  enemy.armor -= n;
};

export const unitIn = (hero: Hero, id: string): UnitState | undefined => {
  for (const unit of hero.units) if (unit.id === id) return unit;
  return undefined;
};
export const skillIn = (hero: Hero, id: string): SkillState | undefined => {
  for (const skill of hero.skills) if (skill.id === id) return skill;
  return undefined;
};

/** All cards but Wounds leave the hand. */
export function discardHand(hero: Hero): number {
  let n = 0;
  for (const card of hero.hand) {
    if (card === WOUND) continue;
    hero.discard.push(card);
    n++;
  }
  hero.hand = hero.hand.filter((card) => card === WOUND);
  hero.discard.sort();
  return n;
}

/** Wounds into the hand, from any source: Rush of Adrenaline answers them, and the knock-out counts them (5.4). */
export function takeWounds(hero: Hero, n: number, why: string, play: MkPlay | undefined): number {
  let taken = 0;
  let drawn = 0;
  for (let i = 0; i < n; i++) {
    if (hero.turn.ignoreWound) {
      hero.turn.ignoreWound = false;
      continue;
    }
    taken++;
    hero.woundsToHand++;
    if (hero.turn.adrenalineFirst) {
      hero.turn.adrenalineFirst = false;
      hero.removed.push(WOUND);
      drawn++;
    } else {
      gainCard(hero.hand, WOUND);
      if (hero.turn.adrenaline > 0) {
        hero.turn.adrenaline--;
        drawn++;
      }
    }
    if (play?.watched) play.emit({ type: 'wound', seat: hero.seat, why });
  }
  if (!hero.knockedOut && hero.woundsToHand >= hero.handLimit) {
    hero.knockedOut = true;
    const cards = discardHand(hero);
    play?.emit({ type: 'knockedOut', seat: hero.seat, cards });
  }
  const count = Math.min(drawn, hero.deck.length);
  if (count > 0) play?.call('2.9 chance', { chance: { kind: 'cards', count } });
  return taken;
}
