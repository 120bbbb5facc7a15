import type { AnyGame } from '@fray/games';
import type { Sitter } from '../store/db.ts';

/** Who sits where, and whether hands lie open. */
export interface Seating {
  sitters: Record<string, Sitter>;
  open: boolean;
}

/** Before anybody chose: persons, but for a seat that is called the enemy, which the rules play. */
export function defaultSeating(game: AnyGame): Seating {
  const sitters: Record<string, Sitter> = {};
  if (game.players.includes('enemy')) sitters.enemy = 'rules';
  return { sitters, open: false };
}
