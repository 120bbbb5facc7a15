/** A preset as data of the built site: starting one does not load the code that reads setups. */
export interface ReadyMade {
  id: string;
  title: string;
  setup: unknown;
}

/** The preset of a game by its id; nothing where there is none, or where the site was not built with them. */
export async function readyMade(game: string, preset: string): Promise<ReadyMade | undefined> {
  try {
    const answer = await fetch(new URL(`presets/${encodeURIComponent(game)}.json`, document.baseURI));
    const list = answer.ok ? ((await answer.json()) as ReadyMade[]) : [];
    return list.find(({ id }) => id === preset);
  } catch {
    return undefined;
  }
}
