import type { Throw, ThrowFor } from '@fray/engine';
import type { CardId } from './content/row.ts';
import { kinds, nameOf } from './rules/cards.ts';
import type { StepMemory } from './steps/memory.ts';
import type { Fab, Layer, Who } from './types.ts';

/**
 * What a die is thrown or a card is drawn for: whose it is, why, and the card that asks for it. The deck has no order
 * until somebody draws, so every card that comes off it is a draw of one.
 */

const one = (seat: Who, why: Throw<Fab>['why'], unit: CardId): Throw<Fab> => ({
  seat,
  why,
  groups: [{ units: [unit], count: 1 }],
});

/** The sequence does not know which card asked: the hero stands for the player. */
const byHero =
  (code: string): ThrowFor<Fab, Who> =>
  ({ players }, _memory, who) =>
    one(who, { code }, players[who].hero);

export const forDraw = byHero('draw-card');
export const forTop = byHero('draw-top');
export const forClash = byHero('draw-clash');
export const forLook = byHero('draw-look');
export const forDiscard = byHero('draw-discard');
export const forIntimidate = byHero('draw-intimidate');

function asking({ layer }: StepMemory): Layer {
  if (!layer) throw new Error('a cost without a card');
  return layer;
}

/** Boost and random discards are costs of the card that is being played. */
export const forBoost: ThrowFor<Fab, Who> = (state, memory, who) => {
  const { card } = asking(memory);
  return one(who, { code: 'draw-boost', card: nameOf(state, card) }, card);
};
export const forCost: ThrowFor<Fab, Who> = (state, memory, who) => {
  const { card } = asking(memory);
  return one(who, { code: 'draw-cost', card: nameOf(state, card) }, card);
};

/** A die of a card: what it decides is a code of its own. */
export const forRoll: ThrowFor<Fab, { who: Who; card: CardId; why?: string }> = (state, _memory, { who, card, why }) =>
  one(who, { code: `roll-${why || 'resources'}`, card: nameOf(state, card) }, card);

/** Neither player has a say in who of them decides. */
export const forFirst: ThrowFor<Fab> = ({ players }) => ({
  seat: 'host',
  why: { code: 'draw-first' },
  groups: [{ units: kinds([players.A.hero, players.B.hero]), count: 1 }],
});
