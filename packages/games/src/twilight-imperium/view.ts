import type { Chance, Secret } from '@fray/engine';
import { pickOne } from '../pick.ts';
import { clone } from './clone.ts';
import { EFFECTS } from './content/effects/registry.ts';
import { PARTIES, type Party, type PartyId, type Seat, type State, type View } from './types.ts';

/**
 * Only action cards in hand are hidden: other seats, and a viewer without a seat, see how many there are. The host typed the hands in
 * and sees all. An unknown hand is no secret of the state.
 */
export const HIDDEN = '?';

/** The hand of a party, where this seat may not see it. */
function hiddenHand(state: State, party: PartyId, seat: Seat | undefined): string[] | undefined {
  if (party === seat || seat === 'host') return undefined;
  const hand = state.parties[party]?.hand;
  return hand?.length ? hand : undefined;
}

export function view(state: State, seat: Seat | undefined): View {
  let parties: State['parties'] | undefined;
  for (const party of state.order) {
    const hand = hiddenHand(state, party, seat);
    if (!hand) continue;
    parties ??= { ...state.parties };
    parties[party] = { ...(state.parties[party] as Party), hand: hand.map(() => HIDDEN) };
  }
  return parties ? { ...state, parties } : state;
}

/** Every action card of the sets in play. */
const cardsOf = (state: State): string[] =>
  [...EFFECTS.values()].filter((row) => row.kind === 'action' && state.sets.includes(row.set)).map((row) => row.id);

/** The hands could be dealt otherwise among their players, and each card could as well be any other of the box. */
export function secrets(state: State, seat: Seat | undefined): readonly Secret[] {
  const hands = PARTIES.map((party) => hiddenHand(state, party, seat)).filter((hand) => hand !== undefined);
  if (hands.length === 0) return [];
  const could = cardsOf(state);
  return [{ shuffled: hands }, ...hands.flatMap((hand) => hand.map((_, at) => ({ in: hand, field: `${at}`, could })))];
}

/** Cards that may be behind the backs: any of the sets in play. */
export function imagine(seen: View, _seat: Seat | undefined, chance: Chance): State {
  const state = clone(seen);
  let cards: string[] | undefined;
  for (const party of PARTIES) {
    const hand = state.parties[party]?.hand;
    if (!hand?.includes(HIDDEN)) continue;
    cards ??= cardsOf(state);
    for (let i = 0; i < hand.length; i++) if (hand[i] === HIDDEN) hand[i] = pickOne(cards, chance);
  }
  return state;
}

/** Every card of the sets in play is in the hand of the seat, if that is hidden. Other hands stay hidden: nothing of them is offered. */
export function imagineMost(seen: View, seat: Seat): State {
  const party = seen.parties[seat as PartyId];
  if (!party?.hand?.includes(HIDDEN)) return seen;
  return { ...seen, parties: { ...seen.parties, [seat]: { ...party, hand: cardsOf(seen) } } };
}
