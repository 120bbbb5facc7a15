import type { Reason } from '@fray/engine';
import { CARDS } from '../content/cards.ts';
import { MOST } from '../setup/most.ts';
import type { Crystal, State } from '../types.ts';
import { heroOf } from './enemy.ts';

/** Mind Steal: the others put cards of a color away, and one of their Action cards may be taken. Only the table knows which. */

const ACTIONS: readonly string[] = ['basic', 'advanced'];
/** The color that was named, while somebody is asked which card is taken. */
export function stolenColour(state: State): Crystal | undefined {
  const frame = state.frames.at(-1);
  const [choice] = frame?.step === '7.5 choose' ? frame.memory.choices : [];
  return choice?.what === 'steal' ? choice.colour : undefined;
}
/** Action cards of the color; those of two colors have both. */
export const stealable = (colour: Crystal | undefined): string[] =>
  Object.values(CARDS)
    .filter(
      (card) =>
        ACTIONS.includes(card.kind) && (card.colour === colour || (card.second !== '' && card.second === colour)),
    )
    .map(({ id }) => id);

export function whyNotSteal(state: State, action: Record<string, unknown>): Reason[] {
  const { seat, hand } = heroOf(state);
  if (action.playerId !== seat) return [{ code: 'NOT_YOUR_TURN', seat }];
  const field = Object.keys(action).find((key) => !['type', 'playerId', 'card'].includes(key));
  if (field !== undefined) return [{ code: 'UNKNOWN_FIELD', field }];
  const colour = stolenColour(state);
  const { card } = action;
  if (typeof card !== 'string' || !Object.hasOwn(CARDS, card) || !stealable(colour).includes(card))
    return [{ code: 'NOT_TO_STEAL', colour: colour ?? '' }];
  return hand.length >= MOST.held ? [{ code: 'HAND_FULL', most: MOST.held }] : [];
}
