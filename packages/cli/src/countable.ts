import { type AnyGame, findGame } from '@fray/games';

/** The same game with what makes its odds exact, where that is loaded apart; a game that is not of our registry as it is. */
export async function countableOf(game: AnyGame): Promise<AnyGame> {
  const found = findGame(game.id);
  if (!found.ok || !found.card.loadCountable || (await found.card.load()) !== game) return game;
  return found.card.loadCountable();
}
