import { findGame } from '@fray/games';

/** Whether a game has something of the kind at all. */
export function isSolvable(game: string): boolean {
  const found = findGame(game);
  return found.ok && (found.card.loadPlanning ?? found.card.loadReckoning) !== undefined;
}
