import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Info = Rolldown.ChunkingContext['getModuleInfo'];

const WEB = fileURLToPath(new URL('./src/', import.meta.url));
const GAMES = fileURLToPath(new URL('../games/src/', import.meta.url));

/**
 * Importers use a few of these names: the bundler knows better than the list of imports which. The
 * front doors of a game are such lists too.
 */
const LISTS = /\/packages\/(engine|games|table)\/src\/([^/]+\.ts|[^/]+\/(screen|form)\.ts)$/;

/** Modules that only define something: the engine, tables, what games share, and the front doors of a game with the questions behind them. */
export const isPassive = (id: string): boolean =>
  /\/packages\/((engine|table)\/src\/|games\/src\/([^/]+\.ts$|[^/]+\/((screen|form)\.ts$|rules\/)))/.test(id);

/** What lists name, by the file it goes to: what every table takes of the engine is one file, which packs better than six. */
const NAMED: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'engine',
    /\/(engine\/src\/(chance\/\w+|choices|combat|default-choice|define|history|json|plain|play|present|prompt|record|refusals|replay|save-made|usual)|table\/src\/device|games\/src\/(bots|game|notes|pick|refusals|registry|simulate|statistics|words))\.ts$/,
  ],
  // What makes odds exact comes at once: one file packs better than three.
  [
    'exact',
    /\/(advisor\/src\/odds\/(ahead|answer-need|asking|best-play|counted|exactly|faces|graph|hits|prepare|rungs|sampler|solve-rounds|value)|web\/src\/odds\/exact)\.ts$/,
  ],
  // The stops of a seat come with the open face, and a table elsewhere when there is one.
  ['table', /\/packages\/table\/src\/(?!(stops|far|ahead|replica|remote-table|patch|told)\.)\w/],
  ['saves', /\/engine\/src\/save(-shape)?\.ts$/],
];

/** Everything that comes along with a module, itself included; what is only loaded later does not. */
function along(root: string, info: Info, all = new Set<string>()): Set<string> {
  if (all.has(root) || LISTS.test(root)) return all;
  all.add(root);
  for (const id of info(root)?.importedIds ?? []) along(id, info, all);
  return all;
}

/** A file of the site that is made of modules which are always loaded together. */
interface Chunk {
  name: string;
  modules: ReadonlySet<string>;
}

const gameFolders = (): string[] =>
  readdirSync(`${WEB}games`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The files in the order in which a module is looked for. */
function chunksOf(info: Info): Chunk[] {
  const from = (name: string, roots: readonly string[], inside: (id: string) => boolean = () => true): Chunk => {
    const all = new Set<string>();
    for (const root of roots) if (existsSync(root)) along(root, info, all);
    return { name, modules: new Set([...all].filter(inside)) };
  };
  // A worker has no page: what it shares with one is kept apart.
  const inWorkers = new Set(
    ['odds/worker.ts', 'share/worker.ts', 'advice/worker.ts'].flatMap((file) => [...along(WEB + file, info)]),
  );
  const ofPage = (id: string) => !inWorkers.has(id) && !id.startsWith(GAMES);
  const games = gameFolders().flatMap((game) => {
    const panel = `${WEB}games/${game}/`;
    const ofPanel = (id: string) => id.startsWith(panel) || id.startsWith(`${GAMES}${game}/`);
    return [
      from(`${game}-rules`, [`${GAMES}${game}/index.ts`], (id) => id.startsWith(`${GAMES}${game}/`)),
      from(`${game}-words`, [`${panel}manifest.ts`, `${panel}words.ts`], ofPanel),
      from(`${game}-panel`, [`${panel}parts.ts`], ofPanel),
    ];
  });
  const home = from('home', [`${WEB}main.ts`], ofPage);
  const pictures = from(
    'pictures',
    gameFolders().map((game) => `${WEB}games/${game}/picture.ts`),
    ofPage,
  );
  const table = from(
    'table',
    [`${WEB}pages/play.ts`, `${WEB}games/pieces.svelte.ts`, `${WEB}table/per-screen.svelte.ts`],
    ofPage,
  );
  const shared = from('shared', [`${WEB}main.ts`, `${WEB}pages/play.ts`], (id) => inWorkers.has(id));
  return [...games, shared, home, pictures, table];
}

/**
 * Which file of the site a module goes to. A page that loads thirty small files packs worse than one that loads five: what
 * Home shows is one file, what a table adds is another, and a game has its rules, its panel and its words. All else is left
 * to the bundler.
 */
export function chunkNames(): (id: string, context: Rolldown.ChunkingContext) => string | undefined {
  let chunks: Chunk[] | undefined;
  return (id, context) => {
    const named = NAMED.find(([, modules]) => modules.test(id));
    if (named) return named[0];
    chunks ??= chunksOf((one) => context.getModuleInfo(one));
    return chunks.find(({ modules }) => modules.has(id))?.name;
  };
}
