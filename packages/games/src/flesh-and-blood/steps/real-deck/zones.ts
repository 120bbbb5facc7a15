import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf } from '../../rules/cards.ts';
import { isBlank, UNNAMED } from '../../rules/real-deck/blanks.ts';
import { COUNTED, type Zone } from '../../rules/real-deck/types.ts';
import { countsOf, placeIn, withFirst } from '../../rules/real-deck/zones.ts';
import { type Arsenal, type Fab, type Player, type State, WHO, type Who } from '../../types.ts';

/** Cards of real decks on the move: as numbers, until somebody names one. */

/** One of the cards that lie there turns out to be this one. */
export function nameIn(play: Play<Fab>, who: Who, card: CardId, zone: Zone): void {
  const { state } = play;
  const player = state.players[who];
  if (state.realDeck && !isBlank(card)) {
    play.emit({ type: 'named', player: who, card: nameOf(state, card), id: card, zone });
  }
  if (zone === 'arsenal') {
    const { arsenal, spare } = withFirst(player, card);
    player.arsenal = arsenal;
    if (spare !== undefined) player.spare = spare;
    if (player.arsenal) player.arsenal.card = card;
    return;
  }
  if (zone === 'deck' && state.realDeck?.uncounted[who]) player.deck.push(UNNAMED);
  const at = placeIn(player[zone], card);
  if (at >= 0) player[zone][at] = card;
}

/** A card goes where the arsenal has room: the first zone, then the second. */
export function intoArsenal(player: Player, it: Arsenal): void {
  if (player.arsenal) player.spare = it;
  else player.arsenal = it;
}
/** What lies in the second zone takes the place of what has left the first. */
export function closeUp(player: Player): void {
  if (player.arsenal || !player.spare) return;
  player.arsenal = player.spare;
  player.spare = null;
}

/** Logs the counts that have changed, so that everybody can see whether the table and Fray agree. */
export function logCounts(play: Play<Fab>, why: 'host' | 'table'): void {
  const { realDeck, players } = play.state;
  if (!realDeck) return;
  const now = { A: countsOf(players.A), B: countsOf(players.B) };
  for (const player of WHO) {
    const before = realDeck.loggedCounts?.[player];
    for (const zone of before ? COUNTED : []) {
      const from = before?.[zone] ?? 0;
      const to = now[player][zone];
      if (from !== to) play.emit({ type: 'counted', player, zone, from, to, why });
    }
  }
  realDeck.loggedCounts = now;
}

/** Before the next priority: cards are in their zones, and the counts are logged. */
export function updateZones(play: Play<Fab>): void {
  for (const who of WHO) closeUp(play.state.players[who]);
  logCounts(play, 'table');
}

/** The top card of a deck that nobody shuffles but the table; null: there is none. */
export function offTop(state: State, who: Who): CardId | null {
  if (state.realDeck?.uncounted[who]) return UNNAMED;
  return state.players[who].deck.pop() ?? null;
}

/** Cards go back into the deck, wherever they lie there now. */
export function intoDeck(state: State, who: Who, count: number): void {
  if (state.realDeck?.uncounted[who]) return;
  for (let i = 0; i < count; i++) state.players[who].deck.push(UNNAMED);
}

/** A card that was shown and stays in hand is one of the hand again: which of them is played next nobody knows. */
export function forgetHands(state: State): void {
  for (const who of WHO) {
    const player = state.players[who];
    player.hand = player.hand.map(() => UNNAMED);
    player.aside = player.aside.map(() => UNNAMED);
  }
}
