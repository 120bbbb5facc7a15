import { type AnyGame, findGame, type GameWithSetup, gameRefusal, loadWithSetup } from '@fray/games';
import { loadWorded, manifestOf } from '../games/manifests.ts';

/** What a table needs of a game, by its name in a link; a sentence if there is none. */
export async function loadToPlay(name: string): Promise<{ ok: true; game: AnyGame } | { ok: false; why: string }> {
  const found = findGame(name);
  if (!found.ok) return { ok: false, why: gameRefusal(found.reason) };
  const [game] = await Promise.all([found.card.load(), loadWorded(found.card.id)]);
  return { ok: true, game };
}

/** The same with what reads its setups. */
export async function loadGame(name: string): Promise<{ ok: true; game: GameWithSetup } | { ok: false; why: string }> {
  const found = findGame(name);
  if (!found.ok) return { ok: false, why: gameRefusal(found.reason) };
  const [game] = await Promise.all([loadWithSetup(found.card), loadWorded(found.card.id)]);
  return { ok: true, game };
}

/** What a form begins with before anybody chose. */
export function beginsWith({ id, setup }: GameWithSetup): GameWithSetup['setup']['presets'][number] | undefined {
  const wanted = manifestOf(id)?.begins;
  return setup.presets.find((preset) => preset.id === wanted) ?? setup.presets[0];
}
