import { type AnyGame, findGame, type GameWithSetup, gameRefusal, loadWithSetup } from '@fray/games';
import { loadWords } from '../games/load-words.ts';
import { manifestOf } from '../games/manifests.ts';

/** Loads what a table needs of a game, by its name in a link. */
export async function loadToPlay(name: string): Promise<{ ok: true; game: AnyGame } | { ok: false; why: string }> {
  const found = findGame(name);
  if (!found.ok) return { ok: false, why: gameRefusal(found.reason) };
  const [game] = await Promise.all([found.card.load(), loadWords(found.card.id)]);
  return { ok: true, game };
}

/** Loads a game with its setup. */
export async function loadGame(name: string): Promise<{ ok: true; game: GameWithSetup } | { ok: false; why: string }> {
  const found = findGame(name);
  if (!found.ok) return { ok: false, why: gameRefusal(found.reason) };
  const [game] = await Promise.all([loadWithSetup(found.card), loadWords(found.card.id)]);
  return { ok: true, game };
}

/** The preset that a form starts with. */
export function beginsWith({ id, setup }: GameWithSetup): GameWithSetup['setup']['presets'][number] | undefined {
  const wanted = manifestOf(id)?.begins;
  return setup.presets.find((preset) => preset.id === wanted) ?? setup.presets[0];
}
