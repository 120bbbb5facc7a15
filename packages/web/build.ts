import { type AnyGame, GAMES } from '@fray/games';
import { build } from 'vite';
import { type FirstPresets, HERE, siteConfig } from './site.ts';
import { makeFolder } from './whole-folder.ts';

/** What Home says about a game in the languages that it has beside English. */
function saidOf(game: AnyGame, preset: string): FirstPresets[string]['said'] {
  const said: FirstPresets[string]['said'] = {};
  for (const [language, text] of Object.entries(game.text)) {
    const title = text.presets?.[preset]?.title;
    if (language !== 'en') said[language] = { about: text.about, ...(title === undefined ? {} : { title }) };
  }
  return said;
}

async function firstPresets(): Promise<FirstPresets> {
  const firsts: FirstPresets = {};
  for (const card of GAMES) {
    const game = await card.load();
    const preset = game.setup.presets[0];
    if (preset) firsts[card.id] = { id: preset.id, title: preset.title, said: saidOf(game, preset.id) };
  }
  return firsts;
}

/** Builds the static site, whole or not at all, and says where it is. */
export async function buildSite(outDir = `${HERE}dist`): Promise<string> {
  // A test run sets it otherwise, and would get another site than the one that is served.
  process.env.NODE_ENV = 'production';
  const presets = await firstPresets();
  await makeFolder(outDir, (draft) => build(siteConfig(presets, draft)));
  return outDir;
}
