import type { CardId } from '../../content/row.ts';
import { rowOf } from '../../rules/cards.ts';
import { settle } from '../../rules/own-deck/given.ts';
import type { Given } from '../../rules/own-deck/types.ts';
import type { State, Who } from '../../types.ts';
import { adopt } from './tell.ts';

/** Objects on the table have ids of their own: two of the same card are two things (2). */

const isThere = (s: State, who: Who, card: CardId): boolean =>
  [...s.players[who].equipment, ...s.players[who].permanents].some((it) => it.card === card);

/** Tokens without anything of their own are alike, and rows of ours count them by their card. */
const isAlike = (s: State, card: CardId): boolean => rowOf(s, card).type === 'token' && rowOf(s, card).sub !== 'ally';

/** The id of one more object of this card; what a second one is stands under an id beside it. */
export const makeObject = (s: State, who: Who, given: Given): CardId => idFor(s, who, adopt(s, settle(s, given)));

/** The id under which a card lies on that side as a thing of its own. */
export function idFor(s: State, who: Who, card: CardId): CardId {
  if (!s.real || isAlike(s, card) || !isThere(s, who, card)) return card;
  let n = 2;
  while (isThere(s, who, `${card}-${n}`) || s.custom[`${card}-${n}`]) n++;
  const id = `${card}-${n}`;
  s.custom = { ...s.custom, [id]: rowOf(s, card) };
  const facts = s.real.facts[card];
  if (facts) s.real.facts = { ...s.real.facts, [id]: facts };
  return id;
}
