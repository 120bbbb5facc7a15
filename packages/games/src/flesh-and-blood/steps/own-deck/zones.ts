import type { CardId } from '../../content/row.ts';
import { UNNAMED } from '../../rules/own-deck/blanks.ts';
import type { Zone } from '../../rules/own-deck/types.ts';
import { placeIn } from '../../rules/own-deck/zones.ts';
import { type State, WHO, type Who } from '../../types.ts';

/** Cards of real decks on the move: as numbers, until somebody names one. */

/** One of the cards that lie there turns out to be this one. */
export function nameIn(s: State, who: Who, card: CardId, zone: Zone): void {
  const p = s.players[who];
  if (zone === 'arsenal') {
    if (p.arsenal) p.arsenal.card = card;
    return;
  }
  if (zone === 'deck' && s.real?.uncounted[who]) p.deck.push(UNNAMED);
  const at = placeIn(p[zone], card);
  if (at >= 0) p[zone][at] = card;
}

/** The top card of a deck that nobody shuffles but the table; null: there is none. */
export function offTop(s: State, who: Who): CardId | null {
  if (s.real?.uncounted[who]) return UNNAMED;
  return s.players[who].deck.pop() ?? null;
}

/** Cards go back into the deck, wherever they lie there now. */
export function intoDeck(s: State, who: Who, count: number): void {
  if (s.real?.uncounted[who]) return;
  for (let i = 0; i < count; i++) s.players[who].deck.push(UNNAMED);
}

/** A card that was shown and stays in hand is one of the hand again: which of them is played next nobody knows. */
export function forgetHands(s: State): void {
  for (const who of WHO) {
    const p = s.players[who];
    p.hand = p.hand.map(() => UNNAMED);
    p.aside = p.aside.map(() => UNNAMED);
  }
}
