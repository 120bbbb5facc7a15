import type { Secret, Slot } from '@fray/engine';
import type { DeckList, RealDecks } from './rules/real-deck/types.ts';
import { type Player, type Seat, type State, WHO } from './types.ts';

/** What a seat may not know of the other, and nobody of either: hand, deck, face-down cards, what is looked at. */
export function secrets(state: State, seat: Seat | undefined): Secret[] {
  if (state.realDeck) return listSecrets(state.realDeck, seat);
  const ordering = state.frames.at(-1)?.step === 'pitch order';
  return WHO.filter((who) => who !== seat).flatMap((who) => secretsOf(state.players[who], ordering));
}

/** At a table with real decks only a list is known and hidden. */
function listSecrets({ lists, openLists }: RealDecks, seat: Seat | undefined): Secret[] {
  if (!lists || openLists) return [];
  const other: DeckList = { cards: [{ card: 'snatch-red', count: 3, place: 'deck' }], unknown: [] };
  return WHO.filter((who) => who !== seat && lists[who]).map((field) => ({ in: lists, field, could: [other] }));
}

/** Which cards there are is open: they could lie otherwise among the places that cannot be seen. */
function secretsOf(player: Player, ordering: boolean): Secret[] {
  const shuffled: (unknown[] | Slot)[] = [player.hand, player.deck, player.intimidated, player.looking];
  const found: Secret[] = [{ shuffled }];
  for (const pile of [...player.top, ...player.bottom]) {
    if (pile.how === 'secret') shuffled.push(pile.cards);
    // Everybody knows which cards these are, but not their order.
    if (pile.how === 'set') found.push({ shuffled: [pile.cards] });
  }
  if (player.arsenal && !player.arsenal.up) shuffled.push({ in: player.arsenal, field: 'card' });
  // What is set aside still lies where it came from: others from there could have been chosen.
  const chosen = player.aside.length;
  const from = ordering ? player.pitched : player.hand;
  if (chosen) found.push({ in: player, field: 'aside', could: [from.slice(0, chosen), from.slice(-chosen)] });
  return found;
}
