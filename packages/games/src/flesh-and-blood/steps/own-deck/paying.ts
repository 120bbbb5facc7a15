import type { Offer } from '@fray/engine';
import { COLOURS } from '../../content/row.ts';
import { settle } from '../../rules/own-deck/given.ts';
import { whyNotPitches } from '../../rules/own-deck/plays.ts';
import type { Stays } from '../../rules/payment.ts';
import type { Fab, State } from '../../types.ts';
import type { Payment } from '../own.ts';

/** Paying with real cards (5): one at a time, by colour or by name. */
export function listPitches(state: State, { who, cost }: Payment, stays: Stays, offer: Offer<Fab>): void {
  for (const colour of COLOURS) {
    offer(who, { type: 'colour', colour }, whyNotPitches(state, who, settle(state, { colour }), cost, stays));
  }
  offer.form(who, { type: 'pitches', card: '' });
}
