import type { Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import type { Layer, State, Who } from '../types.ts';
import { deckSize, kinds, nameOf, rowOf } from './cards.ts';
import { isInstead, paymentsInstead, whyNotInstead } from './instead.ts';
import { type Keep, keepOf, NOTHING_STAYS, type Stays } from './payment.ts';
import { isBlank } from './real-deck/blanks.ts';
import { isHalf, openHalves } from './real-deck/meld.ts';
import { whyNotPay } from './timing.ts';

/** What is declared while a card is announced (3.3): optional costs, ways to pay, choices, halves. */

/** A card that is being announced, and what it costs so far. */
interface Announced {
  who: Who;
  cost: number;
  layer: Layer;
}

/** Optional additional costs that this card offers and that were not chosen yet. */
const OPTIONS = ['boost', 'beat chest', 'fusion', 'charge', 'scrap', 'offering', 'extra'] as const;
/** What must still be chosen of it. */
function openChoices(row: CardRow, { paid }: Layer): string[] {
  const open = row.choices?.filter((one) => !paid.includes(one)) ?? [];
  return (row.choices?.length ?? 0) - open.length < (row.choose ?? 1) ? open : [];
}
export function optionsOf(state: State, layer: Layer): string[] {
  if (layer.kind !== 'card') return [];
  const row = rowOf(state, layer.card);
  const costs: string[] = OPTIONS.filter((option) => {
    if (option === 'extra') return row.optional !== undefined;
    if (option === 'offering') return row.offering !== undefined;
    // Charge is only in the text of its cards: with real decks the players are asked (K).
    if (option === 'charge' && state.realDeck?.facts[layer.card]?.asks.includes('charge')) return true;
    return row.keywords?.[option] !== undefined;
  });
  return [
    ...costs,
    ...paymentsInstead(row, layer.paid).filter((payment) => !whyNotInstead(state, layer.by, payment)),
    ...openChoices(row, layer),
    ...openHalves(state, layer.card, layer.paid),
  ];
}
const HAND_COSTS: readonly string[] = ['beat chest', 'fusion', 'charge'];

/** What must stay in hand for the effect costs that were chosen. */
export function staysFor(state: State, layer: Layer | undefined): Stays {
  if (!layer) return NOTHING_STAYS;
  const row = rowOf(state, layer.card);
  if (layer.kind === 'ability') return { keep: row.ability?.by === 'discard' ? 'any' : 'none' };
  if (layer.paid.includes('beat chest')) return { keep: 'big' };
  if (layer.paid.includes('charge')) return { keep: 'any' };
  if (layer.paid.includes('fusion')) return { keep: 'element', element: row.element ?? '' };
  return { keep: layer.kind === 'card' ? keepOf(row) : 'none' };
}

const scraps = (state: State, who: Who): CardId[] =>
  kinds(
    state.players[who].graveyard.filter(
      (card) => isBlank(card) || ['item', 'equipment'].includes(rowOf(state, card).type),
    ),
  );

/** Why an optional cost cannot be chosen now. */
export function whyNotOption(state: State, memory: Announced, option: string): Reason | false {
  const layer = memory.layer;
  const who = memory.who;
  const row = rowOf(state, layer.card);
  if (option === 'boost') return deckSize(state.players[who]) === 0 && { code: 'deck-empty' };
  if (option === 'scrap') return !scraps(state, who).length && { code: 'nothing-to-scrap' };
  if (row.choices?.some((one) => one === option)) return false;
  if (isInstead(option)) return whyNotInstead(state, who, option);
  if (isHalf(option)) {
    const twice = option === 'both halves' ? (row.cost ?? 0) : 0;
    return whyNotPay(state, who, memory.cost + twice, { keep: staysFor(state, layer).keep });
  }
  if (option === 'offering') {
    const there = state.players[who].graveyard.some((card) => nameOf(state, card) === row.offering);
    return !there && { code: 'nothing-to-banish', what: row.offering ?? '' };
  }
  if (option === 'extra')
    return whyNotPay(state, who, memory.cost + (row.optional ?? 0), { keep: staysFor(state, layer).keep });
  if (row.extra || layer.paid.some((paid) => HAND_COSTS.includes(paid))) return { code: 'one-hand-cost' };
  const keep: Keep = option === 'beat chest' ? 'big' : option === 'fusion' ? 'element' : 'any';
  return whyNotPay(state, who, memory.cost, { keep, element: row.element ?? '' });
}

/** Without the way that it offers instead, the cost itself must be paid. */
export const whyNotDone = (state: State, { who, cost, layer }: Announced): Reason | false =>
  paymentsInstead(rowOf(state, layer.card), layer.paid).length > 0 &&
  whyNotPay(state, who, cost, { keep: staysFor(state, layer).keep });

/** Something must be chosen before anything goes on. */
export const mustChoose = (state: State, layer: Layer): boolean =>
  openChoices(rowOf(state, layer.card), layer).length > 0 || openHalves(state, layer.card, layer.paid).length > 0;
