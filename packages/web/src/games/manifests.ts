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
const loadedManifests = new Map<string, Manifest>();

/** Loads the manifest of a game; `undefined` if it has none. */
export async function loadManifest(game: string): Promise<Manifest | undefined> {
  const loaded = loadedManifests.get(game) ?? (await ROWS[game]?.manifest())?.manifest;
  if (loaded) loadedManifests.set(game, loaded);
  return loaded;
}

/** The manifest of a game whose page is open: it is loaded already. */
export const manifestOf = (game: string): Manifest | undefined => loadedManifests.get(game);

/** The picture of a game, if it has one. */
export const loadPicture = async (game: string): Promise<Picture | undefined> => (await ROWS[game]?.picture())?.picture;
