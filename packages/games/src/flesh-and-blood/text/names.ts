import { CARDS } from '../content/index.ts';
import type { CardId } from '../content/row.ts';
import type { Seat, State, View } from '../types.ts';

type Any = State | View;

/** The name of a listed card, else the id. */
export const printedName = (id: unknown): string => CARDS[String(id)]?.name ?? String(id);

/** A card with its color: the red and the blue card of one name are different cards. */
export function cardName(state: Any | undefined, id: CardId): string {
  const row = CARDS[id] ?? state?.custom[id];
  if (!row) return id;
  return row.colour ? `${row.name} (${row.colour})` : row.name;
}

/** Seats are named by their heroes; in a mirror match with the letter of the seat. */
export function seatName(seat: Seat, state?: Any): string {
  if (seat === 'host') return 'the host';
  if (!state) return `player ${seat}`;
  const hero = (id: CardId) => (CARDS[id] ?? state.custom[id])?.name.split(',')[0] ?? id;
  // A copy of another hero is still who it was.
  const memory = ({ hero: id, copies }: Any['players']['A']) => hero(copies ?? id);
  const { A, B } = state.players;
  const name = memory(state.players[seat]);
  return memory(A) === memory(B) ? `${name} ${seat}` : name;
}

/** The name of a listed card, else the id. */
export const thing = (id: string, state: Any): string => (CARDS[id] || state.custom[id] ? cardName(state, id) : id);
