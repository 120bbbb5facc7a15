import { CARDS, cardId } from '../../content/index.ts';
import type { CardId } from '../../content/row.ts';
import type { State, View, Who } from '../../types.ts';
import { rowOf } from '../cards.ts';
import { isBlank } from './blanks.ts';
import type { DeckList, Given } from './types.ts';

/** Cards of a list: how many copies of one there are, and how many nobody has seen yet. */

type Any = State | View;

/** Name and color, however the card is written. */
function listedId(given: Given): CardId | undefined {
  if (typeof given === 'string') return given;
  return 'name' in given ? cardId(given.name, given.colour) : undefined;
}
/** Of two cards of one name with other figures too. */
const identity = (state: Any, card: CardId): CardId => {
  const row = CARDS[card] ?? state.custom[card];
  return row ? cardId(row.name, row.colour) : card;
};

/** Copies of a card in a list, wherever they stand. */
const copiesIn = ({ cards }: DeckList, id: CardId): number =>
  cards.reduce((sum, { card, count }) => (listedId(card) === id ? sum + count : sum), 0);

/** Copies that nobody has seen. */
export function copiesLeft(state: Any, who: Who, list: DeckList, given: Given): number {
  const id = listedId(given);
  const seen = (state.realDeck?.seen[who] ?? []).filter((card) => identity(state, card) === id).length;
  return id === undefined ? 0 : copiesIn(list, id) - seen;
}

/** The card that comes now is one more than the list has. Lines that nobody knows may be any card. */
export function isBeyondList(state: State, who: Who, card: CardId): boolean {
  const list = state.realDeck?.lists?.[who];
  if (!list || isBlank(card) || rowOf(state, card).name === 'a card') return false;
  const id = identity(state, card);
  const copies = copiesIn(list, id);
  if (!copies && list.unknown.length) return false;
  const seen = (state.realDeck?.seen[who] ?? []).filter((it) => identity(state, it) === id).length;
  return seen >= copies;
}
