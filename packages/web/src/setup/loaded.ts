import { type AnyGame, findGame, gameRefusal } from '@fray/games';

/** A game by its name in a link; a sentence if there is none. */
export async function loadGame(name: string): Promise<{ ok: true; game: AnyGame } | { ok: false; why: string }> {
  const found = findGame(name);
  return found.ok ? { ok: true, game: await found.card.load() } : { ok: false, why: gameRefusal(found.reason) };
}
