import type { CardId } from '../../content/row.ts';
import { rowOf } from '../../rules/cards.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import type { Given } from '../../rules/real-deck/types.ts';
import type { State, Who } from '../../types.ts';
import { registerCard } from './tell.ts';

/** Objects on the table have ids of their own: two of the same card are two things (2). */

const isThere = (state: State, who: Who, card: CardId): boolean =>
  [...state.players[who].equipment, ...state.players[who].permanents].some((it) => it.card === card);

/** Tokens without anything of their own are alike, and rows of ours count them by their card. */
const isAlike = (state: State, card: CardId): boolean =>
  rowOf(state, card).type === 'token' && rowOf(state, card).sub !== 'ally';

/** The id of one more object of this card; what a second one is stands under an id beside it. */
export const makeObject = (state: State, who: Who, given: Given): CardId =>
  idFor(state, who, registerCard(state, resolveCard(state, given)));

/** The id under which a card lies on that side as a thing of its own. */
export function idFor(state: State, who: Who, card: CardId): CardId {
  if (!state.realDeck || isAlike(state, card) || !isThere(state, who, card)) return card;
  let n = 2;
  while (isThere(state, who, `${card}-${n}`) || state.custom[`${card}-${n}`]) n++;
  const id = `${card}-${n}`;
  state.custom = { ...state.custom, [id]: rowOf(state, card) };
  const facts = state.realDeck.facts[card];
  if (facts) state.realDeck.facts = { ...state.realDeck.facts, [id]: facts };
  return id;
}
