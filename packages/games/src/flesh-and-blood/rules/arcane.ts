import type { CardId } from '../content/row.ts';
import type { State } from '../types.ts';
import { rowOf } from './cards.ts';

/** A card with an effect that deals arcane damage, by its row or by its printed figure. */
export function dealsArcane(state: State, card: CardId): boolean {
  const { does } = rowOf(state, card);
  if (does) for (const parts of Object.values(does)) if (parts.some((part) => part.do === 'arcane')) return true;
  return state.realDeck?.facts[card]?.arcane !== undefined;
}

/** What was paid for one more arcane damage of a card. */
export const ONE_MORE_ARCANE = 'one more arcane';
