import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { capitalize } from '@fray/games';
import { words } from '../text/words.svelte.ts';

/** What a seat is called before there is a combat: by its side, and its role where that says more. */
export function seatNames(game: AnyGame | undefined, seat: string, view?: unknown): { name: string; role: string } {
  if (!game) return { name: capitalize(seat), role: '' };
  const text = game.text[words.language] ?? game.text.en;
  const role = capitalize(text.seat(seat));
  const side = view === undefined ? undefined : text.seat(seat, view as Types['view']);
  return side === undefined || side === role ? { name: role, role: '' } : { name: side, role };
}
/** A code as people type it. */
export const cleanCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
/** A code as people read it. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
