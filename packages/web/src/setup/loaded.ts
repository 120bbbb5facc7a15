import { type AnyGame, type AnyPlaying, findGame, type GameCard, gameRefusal } from '@fray/games';

/** What a table needs of a game, and no more. */
export const loadPlaying = (card: GameCard): Promise<AnyPlaying> => (card.loadPlaying ?? card.load)();

/** The same by its name in a link; a sentence if there is none. */
export async function loadToPlay(name: string): Promise<{ ok: true; game: AnyPlaying } | { ok: false; why: string }> {
  const found = findGame(name);
  return found.ok ? { ok: true, game: await loadPlaying(found.card) } : { ok: false, why: gameRefusal(found.reason) };
}

/** A whole game, which reads set-ups too. */
export async function loadGame(name: string): Promise<{ ok: true; game: AnyGame } | { ok: false; why: string }> {
  const found = findGame(name);
  return found.ok ? { ok: true, game: await found.card.load() } : { ok: false, why: gameRefusal(found.reason) };
}
