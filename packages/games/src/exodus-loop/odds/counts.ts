import type { Holding } from '../../game.ts';
import { foeOf, isSide } from '../rules/ships.ts';
import type { Seat, State } from '../types.ts';

/** What a seat does not see of the other side: every combat that is played guesses it again. */
export function counts({ open, house }: State, seat?: Seat): Holding[] {
  if (seat === undefined || !isSide(seat)) return [];
  const hidden = [...(open ? [] : ['secret-orders']), ...(house.fog ? ['unseen-ships'] : [])];
  return hidden.map((what) => ({ by: foeOf(seat), what, how: 'not-counted', why: 'hidden' }));
}
