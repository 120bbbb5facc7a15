import { GAMES, loadLanguage } from '@fray/games';
import { alongside, type Language, words } from './words.svelte.ts';

type Others<T> = Partial<Record<Exclude<Language, 'en'>, () => Promise<T>>>;

/** The words of one game's panel and of the game: another language than English is loaded when it is in use. */
class PanelWords<T> {
  readonly #game: string;
  readonly #en: T;
  readonly #others: Others<T>;
  readonly #fetched = new Map<Language, T>();
  #joined: Promise<void> | undefined;

  constructor(game: string, en: T, others: Others<T>) {
    this.#game = game;
    this.#en = en;
    this.#others = others;
  }

  /** The words in use, as `words.t` are those of the shell. */
  get t(): T {
    return this.#fetched.get(words.language) ?? this.#en;
  }

  /** Await it before the panel is shown: a German table never shows English for a moment. */
  ready(): Promise<void> {
    this.#joined ??= alongside((language) => this.#fetch(language)).catch((error) => {
      this.#joined = undefined;
      throw error;
    });
    return this.#joined;
  }

  async #fetch(language: Language): Promise<void> {
    const load = language === 'en' ? undefined : this.#others[language];
    if (!load || this.#fetched.has(language)) return;
    const card = GAMES.find(({ id }) => id === this.#game);
    const [panel] = await Promise.all([load(), card?.load().then((game) => loadLanguage(game, language))]);
    this.#fetched.set(language, panel);
  }
}

interface Railed {
  /** The names of the phases, by their id. */
  rail: Record<string, string>;
}
const rails = new Map<string, () => Railed['rail']>();

export function panelWords<T extends Railed>(game: string, en: T, others: Others<T> = {}): PanelWords<T> {
  const panel = new PanelWords(game, en, others);
  rails.set(game, () => panel.t.rail);
  return panel;
}

/** How the rail of a game that is loaded names its phases. */
export const railNames = (game: string): Railed['rail'] => rails.get(game)?.() ?? {};
