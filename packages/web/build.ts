import { GAMES, kindOfPreset, loadWhole, type WholeGame } from '@fray/games';
import { build, type Plugin } from 'vite';
import { packFiles } from './packed.ts';
import { addWorker } from './service-worker.ts';
import { type FirstPresets, type GameData, siteConfig } from './site.ts';
import { findUnkeyed, ROOT } from './up-to-date.ts';
import { makeFolder } from './whole-folder.ts';

/** What Home says about a game in the languages that it has beside English. */
function textsOf(game: WholeGame, preset: string): FirstPresets[string]['texts'] {
  const said: FirstPresets[string]['texts'] = {};
  for (const [language, text] of Object.entries(game.text)) {
    const title = game.setup.text[language]?.presets?.[preset]?.title;
    if (language !== 'en') said[language] = { about: text.about, ...(title === undefined ? {} : { title }) };
  }
  return said;
}

/** What Home offers: the first preset that either side may win, else the first of all. */
export const firstOpen = ({ setup: { presets } }: WholeGame) =>
  presets.find((preset) => kindOfPreset(preset) === 'open') ?? presets[0];

async function loadGameData(): Promise<GameData> {
  const firsts: GameData['firsts'] = {};
  const presets: Record<string, GameData['presets'][string]> = {};
  for (const card of GAMES) {
    const game = await loadWhole(card);
    const first = firstOpen(game);
    if (first) firsts[card.id] = { id: first.id, title: first.title, texts: textsOf(game, first.id) };
    presets[card.id] = game.setup.presets.map(({ id, title, setup }) => ({
      id,
      title,
      setup: checkedSetup(game, setup),
    }));
  }
  return { firsts, presets };
}

/** As a form would begin with it: every default written out. */
function checkedSetup(game: WholeGame, setup: unknown): unknown {
  const read = game.setup.check(setup);
  if (!read.ok) throw new Error(`A preset of ${game.id} is not valid: ${game.setup.text.en.problem(read.reason)}`);
  return read.setup;
}

/** What enters the site and not its key could change without a new build. */
const allInKey: Plugin = {
  name: 'all-in-key',
  buildEnd() {
    const missing = findUnkeyed(this.getModuleIds(), ROOT);
    if (missing.length) this.error(`These enter the site and not the key of its build: ${missing.join(', ')}`);
  },
};

/** Builds the static site, whole or not at all, and says where it is. */
export async function buildSite(outDir: string): Promise<string> {
  // A test run sets it otherwise, and would get another site than the one that is served.
  process.env.NODE_ENV = 'production';
  const games = await loadGameData();
  await makeFolder(outDir, async (draft) => {
    const config = siteConfig(games, draft);
    await build({ ...config, plugins: [...(config.plugins ?? []), allInKey] });
    await addWorker(draft);
    packFiles(draft);
  });
  return outDir;
}
