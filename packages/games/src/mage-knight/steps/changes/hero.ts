import { WOUND } from '../../rules/hero.ts';
import type { Crystal, Enemy, Hero, Mana, MkPlay, State } from '../../types.ts';

/** What happens to a hero's cards. */

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

/** 12.7: no more than three crystals of a color; the next one is a mana token instead (G1). */
const MOST_CRYSTALS = 3;
export function gainCrystal({ crystals, tokens }: Hero, colour: Crystal): void {
  if (crystals[colour] < MOST_CRYSTALS) crystals[colour]++;
  else tokens[colour]++;
}
/** The one die of the turn first, then those that others and cards add. */
export function takeDie(state: State, { turn }: Hero, colour: Mana): void {
  if (!turn.dieUsed) turn.dieUsed = true;
  else if (turn.basicDice > 0 && colour !== 'gold' && colour !== 'black') turn.basicDice--;
  else turn.moreDice--;
  if (colour === 'black' && turn.blackDice > 0) turn.blackDice--;
  dropCard(state.source, colour);
}

export const dropArmor = (enemy: Enemy, n: number): void => {
  enemy.armor -= n;
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
  const taken = gainWounds(hero, n, why, play);
  knockOut(hero, play);
  return taken;
}
/** The same before anybody is knocked out by it: damage first tells how many they are. */
export function gainWounds(hero: Hero, n: number, why: string, play: MkPlay | undefined): number {
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
  const count = Math.min(drawn, hero.deck.length);
  if (count > 0) play?.call('2.9 chance', { chance: { kind: 'cards', count } });
  return taken;
}

/** 5.4: as many Wounds in this combat as the hand may hold. */
export function knockOut(hero: Hero, play: MkPlay | undefined): void {
  if (hero.knockedOut || hero.woundsToHand < hero.handLimit) return;
  hero.knockedOut = true;
  const cards = discardHand(hero);
  play?.emit({ type: 'knockedOut', seat: hero.seat, cards });
}

/** One more use for Move or Influence; a use for the other of the two ends what went on. */
export function goStoutly({ turn }: Hero, what: 'move' | 'influence'): void {
  turn.stoutWound = turn.stout === what ? turn.stoutWound + 1 : 1;
  turn.stout = what;
}
