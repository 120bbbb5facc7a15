import type { Manifest, Picture } from './manifest.ts';

/** The row of a game: its manifest, loaded with the game, and its picture for Home. */
interface Row {
  manifest: () => Promise<{ manifest: Manifest }>;
  picture: () => Promise<{ picture: Picture }>;
}
const ROWS: Record<string, Row> = {
  merc: { manifest: () => import('./merc/manifest.ts'), picture: () => import('./merc/picture.ts') },
  'twilight-imperium': {
    manifest: () => import('./twilight-imperium/manifest.ts'),
    picture: () => import('./twilight-imperium/picture.ts'),
  },
  'mage-knight': {
    manifest: () => import('./mage-knight/manifest.ts'),
    picture: () => import('./mage-knight/picture.ts'),
  },
  'flesh-and-blood': {
    manifest: () => import('./flesh-and-blood/manifest.ts'),
    picture: () => import('./flesh-and-blood/picture.ts'),
  },
  'exodus-loop': {
    manifest: () => import('./exodus-loop/manifest.ts'),
    picture: () => import('./exodus-loop/picture.ts'),
  },
};
const known = new Map<string, Manifest>();

/** Loads what the screen has of its own for a game; nothing for a game that is drawn from its plain rows. */
export async function loadManifest(game: string): Promise<Manifest | undefined> {
  const loaded = known.get(game) ?? (await ROWS[game]?.manifest())?.manifest;
  if (loaded) known.set(game, loaded);
  return loaded;
}

/** The same with its words in the language in use: for a page that shows the game. */
export async function loadWorded(game: string): Promise<void> {
  await (await loadManifest(game))?.words();
}

/** The same for a game that is loaded already, as every page has it that shows one. */
export const manifestOf = (game: string): Manifest | undefined => known.get(game);

/** The picture of a game, where it has one. */
export const loadPicture = async (game: string): Promise<Picture | undefined> => (await ROWS[game]?.picture())?.picture;
