import type { Offer } from '@fray/engine';
import { COLOURS } from '../../content/row.ts';
import type { Stays } from '../../rules/payment.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import { whyNotPitches } from '../../rules/real-deck/plays.ts';
import type { Fab, State } from '../../types.ts';
import type { Payment } from '../memory.ts';

/** Paying with real cards (5): one at a time, by color or by name. */
export function listPitches(state: State, { who, cost }: Payment, stays: Stays, offer: Offer<Fab>): void {
  for (const colour of COLOURS) {
    offer(who, { type: 'colour', colour }, whyNotPitches(state, who, resolveCard(state, { colour }), cost, stays));
  }
  offer.form(who, { type: 'pitches', card: '' });
}
