import { type Choice, type Move, seatToServe, type Types } from '@fray/engine';
import { lastMoves } from '@fray/games';

/** The seats of a list, each once, in the order listed. */
export const seatsOf = (list: readonly Choice<Types>[]): string[] => [...new Set(list.map((choice) => choice.seat))];

/**
 * Of the seats that these choices belong to, the one that had waited longest when `at` moves stood. It follows from the
 * log alone, so that a combat that was undone or loaded serves its seats alike.
 */
export function nextSeat(
  list: readonly Choice<Types>[],
  log: { readonly moves: readonly Move<Types>[] },
  at: number,
): string | undefined {
  const seats = seatsOf(list);
  if (seats.length < 2) return seats[0];
  return seatToServe(list, lastMoves(log.moves, at));
}
