import type { Horizon } from '../../game.ts';
import { rowOf } from '../rules/cards.ts';
import { type Fab, foe, type State, type Who } from '../types.ts';

/**
 * How much the chance to win changes with each, as log-odds: fitted to games of `rules` against itself, at the start of every turn
 * (`npx tsx scripts/fab-evaluate.ts`). A card in hand is worth two or three points of life.
 */
const WORTH = { life: 0.19, hand: 0.49, arsenal: 0.28, defense: 0.3 } as const;

/** What a hero still has between two turns. */
export function figuresOf(state: State, who: Who): Record<keyof typeof WORTH, number> {
  const { life, hand, arsenal, equipment } = state.players[who];
  const defense = equipment.reduce(
    (sum, { card, worn }) => sum + Math.max(0, (rowOf(state, card).defense ?? 0) - worn),
    0,
  );
  return { life, hand: hand.length, arsenal: arsenal ? 1 : 0, defense };
}

function strength(state: State, who: Who): number {
  const { life, hand, arsenal, defense } = figuresOf(state, who);
  return WORTH.life * life + WORTH.hand * hand + WORTH.arsenal * arsenal + WORTH.defense * defense;
}

/**
 * This turn and the next: cards that block now are missed in the turn after; when that ends, the player who acted has a
 * full hand again, so that every decision has become life and cards.
 */
export const horizon: Horizon<Fab> = {
  turn: ({ number }) => number,
  turns: 2,
  evaluate: (state, seat) =>
    seat === 'host' ? 0.5 : 1 / (1 + Math.exp(strength(state, foe(seat)) - strength(state, seat))),
};
