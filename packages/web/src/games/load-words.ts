import { GAMES } from '@fray/games';
import { languagesForPage } from '../text/words.svelte.ts';
import { loadManifest } from './manifests.ts';

/** Loads the words of a game and puts the page into a language that the game has: for a page that shows the game. */
export async function loadWords(game: string): Promise<void> {
  const useLanguages = languagesForPage();
  const card = GAMES.find(({ id }) => id === game);
  const [loaded] = await Promise.all([card?.load(), loadManifest(game).then((manifest) => manifest?.words())]);
  await useLanguages(['en', ...Object.keys(loaded?.languages ?? {})]);
}
