import { CARDS } from '../content/index.ts';
import type { CardId } from '../content/row.ts';
import type { Seat, State, View } from '../types.ts';

type Any = State | View;

/** The name of a card of ours, else the id. */
export const printedName = (id: unknown): string => CARDS[String(id)]?.name ?? String(id);

/** A card with its colour: the red and the blue one of a name are different cards. */
export function cardName(state: Any | undefined, id: CardId): string {
  const row = CARDS[id] ?? state?.custom[id];
  if (!row) return id;
  return row.colour ? `${row.name} (${row.colour})` : row.name;
}

/** Seats are named by their heroes; in a mirror with the letter of the seat. */
export function seatName(seat: Seat, state?: Any): string {
  if (seat === 'host') return 'the host';
  if (!state) return `player ${seat}`;
  const hero = (id: CardId) => (CARDS[id] ?? state.custom[id])?.name.split(',')[0] ?? id;
  // A copy of another hero is still who it was.
  const own = ({ hero: id, copies }: Any['players']['A']) => hero(copies ?? id);
  const { A, B } = state.players;
  const name = own(state.players[seat]);
  return own(A) === own(B) ? `${name} ${seat}` : name;
}

/** A card of ours by its id, else the words themselves. */
export const thing = (id: string, state: Any): string => (CARDS[id] || state.custom[id] ? cardName(state, id) : id);
