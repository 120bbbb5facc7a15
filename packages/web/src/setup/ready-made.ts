import { same } from '@fray/engine';

/** A preset as data of the built site: starting one does not load the code that reads setups. */
export interface ReadyMade {
  id: string;
  title: string;
  setup: unknown;
}

/** The presets of a game; none where the site was not built with them. */
async function readyMades(game: string): Promise<ReadyMade[]> {
  try {
    const answer = await fetch(new URL(`presets/${encodeURIComponent(game)}.json`, document.baseURI));
    return answer.ok ? ((await answer.json()) as ReadyMade[]) : [];
  } catch {
    return [];
  }
}
/** The preset of a game by its id. */
export const readyMade = async (game: string, preset: string): Promise<ReadyMade | undefined> =>
  (await readyMades(game)).find(({ id }) => id === preset);
/** The preset of a game that is this setup. */
export const presetWith = async (game: string, setup: unknown): Promise<ReadyMade | undefined> =>
  (await readyMades(game)).find((preset) => same(preset.setup, setup));
