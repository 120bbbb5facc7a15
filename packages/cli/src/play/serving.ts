import { type Choice, type Move, seatToServe, type Types } from '@fray/engine';

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
  const moved: Record<string, number> = {};
  for (const [number, { seat }] of log.moves.slice(0, at).entries()) moved[seat] = number;
  return seatToServe(list, moved);
}
