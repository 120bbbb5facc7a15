import type { Reason } from '@fray/engine';
import type { CardRow } from '../content/row.ts';
import type { State, Who } from '../types.ts';

/** What some cards take in the place of their cost (3.3). */

const COINS: Readonly<Record<string, readonly [token: string, need: number]>> = {
  'four coppers': ['copper', 4],
  'two silvers': ['silver', 2],
  'one gold': ['gold', 1],
};
export const CARD_ON_TOP = 'a card on top';

export const isInstead = (option: string): boolean => option === CARD_ON_TOP || COINS[option] !== undefined;
/** The tokens that are destroyed for it. */
export const coinsOf = (option: string): readonly [token: string, need: number] | undefined => COINS[option];

/** The ways that a card offers and that nobody has taken yet. */
export function paymentsInstead(row: CardRow, paid: readonly string[]): readonly string[] {
  if (row.instead === undefined || paid.some(isInstead)) return [];
  return row.instead === 'hand' ? [CARD_ON_TOP] : Object.keys(COINS);
}

/** `held`: how many cards of the hand are no answer, because they are being played. */
export function whyNotInstead(state: State, who: Who, option: string, held = 0): Reason | false {
  const { hand, permanents } = state.players[who];
  const coins = COINS[option];
  if (!coins) return hand.length <= held && { code: 'nothing-to-keep', keep: 'any' };
  const [token, need] = coins;
  let have = 0;
  for (const it of permanents) if (it.card === token) have++;
  return have < need && { code: 'no-tokens', token, need };
}
