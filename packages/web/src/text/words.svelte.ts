import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import type { pageEn } from './page-en.ts';

export type Catalog = typeof en;
const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  shell: Catalog;
  /** English ones come with the first page. */
  pages: typeof pageEn | undefined;
}
const others: Record<Exclude<Language, 'en'>, () => Promise<Spoken>> = {
  de: () => import('./de.ts').then(({ de, pageDe }) => ({ shell: de, pages: pageDe })),
};

class Words {
  /** The words in use: `words.t.undo`. */
  t: Catalog = $state.raw(en);
  /** Those of pages and sheets in a language other than English: see `paged.ts`. */
  pages: typeof pageEn | undefined = $state.raw();
  /** The language of the page: the chosen one, or English for a game that does not have it. */
  language: Language = $state('en');
}
export const words = new Words();

function chosenLanguage(): Language {
  if (settings.language !== 'auto') return settings.language;
  const found = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.some((language) => language === tag));
  return (found as Language | undefined) ?? 'en';
}

let page = '';
/** The languages of its game; `undefined` if it shows none. */
let offered: readonly string[] | undefined;

function pageLanguage(): Language {
  const chosen = chosenLanguage();
  return !offered || offered.includes(chosen) ? chosen : 'en';
}

/** Loads the catalogs of the games that are loaded: they change together with that of the shell. */
const loaders = new Set<(language: Language) => Promise<void>>();
/** Until the language of the page is in use. */
let applied: Promise<void> = Promise.resolve();

/** Loads a catalog beside that of the shell, now and before each change of the language; done when the page uses it. */
export async function alongside(load: (language: Language) => Promise<void>): Promise<void> {
  await load(chosenLanguage());
  loaders.add(load);
  await applied;
}

async function apply(language: Language): Promise<void> {
  const [{ shell, pages }] = await Promise.all([
    language === 'en' ? { shell: en, pages: undefined } : others[language](),
    ...[...loaders].map((load) => load(language)),
  ]);
  if (language === words.language || language !== pageLanguage()) return;
  words.t = shell;
  words.pages = pages;
  words.language = language;
  document.documentElement.lang = language;
}
const update = (): Promise<void> => {
  applied = apply(pageLanguage());
  return applied;
};

/** The shell opens a page. One that shows no game is in the chosen language. */
export function enterPage(key: string, hasGame: boolean): void {
  page = key;
  if (hasGame) return;
  offered = undefined;
  void update();
}

/** The page is in a language of its game from now on. Call it before the game is loaded, the result after that. */
export function languagesForPage(): (languages: readonly string[]) => Promise<void> {
  const caller = page;
  return async (languages) => {
    // Somebody has left the page meanwhile.
    if (caller !== page) return;
    offered = languages;
    await update();
  };
}

/** Applies each change of the setting. */
export function watchLanguage(): void {
  $effect.root(() => {
    $effect(() => void update());
  });
}
