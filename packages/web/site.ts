import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { InlineConfig, Plugin } from 'vite';
import { chunkNames, isPassive } from './chunks.ts';

export const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The preset that Home offers of each game, known at build time: it names it without loading the game. */
export interface FirstPreset {
  id: string;
  title: string;
  /** What the game says in its other languages: about itself, and of the preset. */
  texts: Record<string, { about: string; title?: string }>;
}
export type FirstPresets = Record<string, FirstPreset>;

/** Data of the games for the build: the first preset of each for Home, and all presets to start from. */
export interface GameData {
  firsts: FirstPresets;
  presets: Readonly<Record<string, readonly { id: string; title: string; setup: unknown }[]>>;
}

/** Every preset as data: a table that starts with one loads no code that reads setups. */
const readyMade = (presets: GameData['presets']): Plugin => ({
  name: 'ready-made',
  generateBundle() {
    for (const [game, list] of Object.entries(presets))
      this.emitFile({ type: 'asset', fileName: `presets/${game}.json`, source: JSON.stringify(list) });
  },
});

/** A worker is an entry of its own with a fixed name, so that it shares the chunk of a game with the page. */
const WORKERS = {
  'odds-worker': `${HERE}src/odds/worker.ts`,
  'open-worker': `${HERE}src/share/worker.ts`,
  'advice-worker': `${HERE}src/advice/worker.ts`,
};

/**
 * Browsers that know the hint compile a whole file while it loads, beside the page; without it each function waits for its
 * first call, and the first taps of an evening would be the slow ones. To all others it is a comment.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * Before a part of the page comes its style sheet. Vite's own helper for that also looks ahead for scripts and knows nonces, which takes
 * three times as much of every page.
 */
const STYLES = `
const asked = new Map();
const isThere = (href) => [...document.getElementsByTagName('link')].some((link) => link.href === href);
const added = (href) => new Promise((done, fail) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    asked.delete(href);
    link.remove();
    fail(Error('Could not load ' + href));
  };
  document.head.append(link);
});
const styled = (href) => {
  if (!asked.has(href)) asked.set(href, isThere(href) ? undefined : added(href));
  return asked.get(href);
};
export const __vitePreload = async (load, sheets = [], from) => {
  await Promise.all(sheets.map((sheet) => styled(new URL(sheet, from).href)));
  return load();
};`;
const stylesFirst: Plugin = {
  name: 'styles-first',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? STYLES : undefined),
};

/** Why the key of a position leaves a field out is for documents and tests: no page shows it. */
const withoutReasons: Plugin = {
  name: 'without-reasons',
  enforce: 'pre',
  transform: (code, id) =>
    /\/games\/src\/[^/]+\/odds\/key\.ts$/.test(id)
      ? { code: code.replace(/\{ left: '[^']*' \}/g, "{ left: '' }"), map: null }
      : undefined,
};

export const siteConfig = ({ firsts, presets }: GameData, outDir: string): InlineConfig => ({
  root: HERE,
  configFile: false,
  mode: 'production',
  // Relative: the same files serve under any sub-path.
  base: './',
  logLevel: 'warn',
  define: { __FIRST_PRESETS__: JSON.stringify(firsts) },
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    stylesFirst,
    withoutReasons,
    compiledAhead,
    readyMade(presets),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // The preload helper touches the document, which a worker has not; and nothing is far away here.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // These modules have no side effects: an import of one name of a list need not load the rest.
      treeshake: { moduleSideEffects: (id) => !isPassive(id) },
      input: { main: `${HERE}index.html`, ...WORKERS },
      // The words of a game are asked for by name before its table, and lie in the same file as that on purpose.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: (chunk) => (chunk.name in WORKERS ? 'assets/[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(), debugName: 'chunks' }] },
      },
    },
  },
});
