import type { Chance } from '@fray/engine';
import { clone } from '@fray/engine';
import { EFFECTS } from './effects/registry.ts';
import { PARTIES, type PartyId, type Seat, type State, type View } from './types.ts';

/**
 * Everything lies open on the table but the action cards in hand: others see how many. Whoever hosts the assistant
 * typed the hands in and sees all.
 */
const HIDDEN = '?';
const hides = (state: State, party: PartyId, seat: Seat): boolean =>
  party !== seat && (state.parties[party]?.hand?.length ?? 0) > 0;

export function view(state: State, seat: Seat): View {
  if (seat === 'host') return state;
  let parties: State['parties'] | undefined;
  for (const party of PARTIES) {
    const held = state.parties[party];
    if (!held?.hand || !hides(state, party, seat)) continue;
    parties ??= { ...state.parties };
    parties[party] = { ...held, hand: held.hand.map(() => HIDDEN) };
  }
  return parties ? { ...state, parties } : state;
}

/** Cards that may be behind the backs: any of the sets in play. */
export function imagine(seen: View, _seat: Seat, chance: Chance): State {
  const state = copyState(seen);
  let cards: string[] | undefined;
  for (const party of PARTIES) {
    const hand = state.parties[party]?.hand;
    if (!hand?.includes(HIDDEN)) continue;
    cards ??= [...EFFECTS.values()]
      .filter((row) => row.kind === 'action' && state.sets.includes(row.set))
      .map((row) => row.id);
    for (let i = 0; i < hand.length; i++)
      if (hand[i] === HIDDEN) hand[i] = cards[(chance(1, cards.length)[0] as number) - 1] as string;
  }
  return state;
}

/** A deep copy; what no handler changes (system facts, options, policies) still gets its own copy, so that nothing is shared. */
export function copyState(state: State): State {
  return clone(state);
}
