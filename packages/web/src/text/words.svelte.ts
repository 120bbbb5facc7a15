import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import type { pageEn } from './page-en.ts';

/** A language of the shell is a file with the same keys as the English one. */
export type Catalogue = typeof en;
const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  shell: Catalogue;
  /** English ones come with the first page. */
  pages: typeof pageEn | undefined;
}
const others: Record<Exclude<Language, 'en'>, () => Promise<Spoken>> = {
  de: () => import('./de.ts').then(({ de, pageDe }) => ({ shell: de, pages: pageDe })),
};

class Words {
  /** The words in use: `words.t.undo`. */
  t: Catalogue = $state.raw(en);
  /** Those of pages and sheets in a language other than English: see `paged.ts`. */
  pages: typeof pageEn | undefined = $state.raw();
  language: Language = $state('en');
}
export const words = new Words();

function wantedLanguage(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wanted = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.some((known) => known === tag));
  return (wanted as Language | undefined) ?? 'en';
}

/** Catalogues of the games that are loaded: they change together with that of the shell. */
const beside = new Set<(language: Language) => Promise<void>>();
/** Until the language that is wanted is in use. */
let shown: Promise<void> = Promise.resolve();

/** Fetches a catalogue beside that of the shell, now and before another language is shown; done when the page speaks it. */
export async function alongside(fetch: (language: Language) => Promise<void>): Promise<void> {
  await fetch(wantedLanguage());
  beside.add(fetch);
  await shown;
}

async function show(language: Language): Promise<void> {
  const [{ shell, pages }] = await Promise.all([
    language === 'en' ? { shell: en, pages: undefined } : others[language](),
    ...[...beside].map((fetch) => fetch(language)),
  ]);
  if (language !== wantedLanguage()) return;
  words.t = shell;
  words.pages = pages;
  words.language = language;
  document.documentElement.lang = language;
}

/** Loads and shows the wanted language whenever the setting changes. */
export function watchLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      shown = show(wantedLanguage());
    });
  });
}
