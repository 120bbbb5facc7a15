import type { Reason, Types } from '@fray/engine';
import type { Called, Game, GameWords, Languages, Planning, Playing, Reckoning } from './game.ts';

/** What is said of a game, once for all: in lists, in every language and in `fray games`. */
export interface Named {
  /** What commands, links and saves call it. */
  id: string;
  /** Shorter words for the id. */
  aliases: readonly string[];
  /** As on the box. */
  name: string;
  /** One line under the name, in English. */
  about: string;
}
/** A game as its folder makes it, with what its row says of it. */
type Known<G extends Playing<Types>> = Omit<G, 'text'> & Named & { text: Languages<G['text']['en'] & Called> };

/** A game whose types are not known here: what every program that serves all games works with. */
export type AnyGame = Known<Game<Types>>;

/** The same, as a table needs it. */
export type AnyPlaying = Known<Playing<Types>>;

/** What can be said of a game before it is loaded. */
export interface GameCard extends Named {
  /** Loads the rules and content; its own chunk in the browser. */
  load(): Promise<AnyGame>;
  /** Loads what a table needs: all but the reading of set-ups, and English. Left out: `load` brings it. */
  loadPlaying?(): Promise<AnyPlaying>;
  /** Brings the words of another language to what `loadPlaying` gives; nothing where the game has none. Left out: all are there. */
  speak?(language: string): Promise<void>;
  /** Loads it with what makes odds exact (`key`, `lump`, `leap`), where that is apart from the rest. Left out: `load` brings all. */
  loadCountable?(): Promise<AnyGame>;
  /** The same without the reading of set-ups: for a worker beside a table. Left out: `loadPlaying` brings all that there is. */
  loadCounting?(): Promise<AnyPlaying>;
  /** Loads what a solver asks, where one seat decides and a best plan can be proven. */
  loadPlanning?(): Promise<Planning<Types>>;
  /** Loads what is worked out without chance for a seat that does not see all. */
  loadReckoning?(): Promise<Reckoning<Types>>;
}

/** A module of a game's folder. */
type Folder = () => Promise<{ game: unknown }>;

/** A row of the registry: what is said of a game, and where it is. */
export interface GameRow extends Named {
  /** `index.ts` of its folder. */
  index: Folder;
  /** `playing.ts`, where a table can do without the reading of set-ups. */
  playing?: Folder;
  /** The words of other languages, beside the English ones of `playing`. */
  languages?: Readonly<Record<string, () => Promise<unknown>>>;
  /** `countable.ts`, where what makes odds exact is apart from the rest. */
  countable?: Folder;
  /** `odds/counting.ts`: the same of what `playing.ts` makes. */
  counting?: Folder;
  /** `odds/plan.ts`, where a best plan can be proven. */
  planning?: () => Promise<{ planning: unknown }>;
  /** `odds/reckon.ts`, where something can be worked out without chance. */
  reckoning?: () => Promise<{ reckoning: unknown }>;
}

/** What the row says, in the words of a language. */
const called = <W extends { about?: string }>(words: W, language: string, { name, about }: Named): W & Called => ({
  ...words,
  name,
  about: language === 'en' ? about : (words.about ?? about),
});

/** What the row says, in a game that its folder made. */
function known<G extends Playing<Types>>(game: G, named: Named): Known<G> {
  const { id, aliases, name, about } = named;
  const told = Object.entries(game.text).map(([language, words]) => [language, called(words, language, named)]);
  const text = Object.fromEntries(told) as Known<G>['text'];
  return { ...game, id, aliases, name, about, text };
}

/** Loads a module of a game once for all who ask; one that did not come is asked for again. */
function once<G extends Playing<Types>>(folder: Folder, named: Named): () => Promise<Known<G>> {
  let loaded: Promise<Known<G>> | undefined;
  return () => {
    loaded ??= folder().then(
      (module) => known(module.game as G, named),
      (error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

/** What brings the words of another language to a game that is loaded, once. */
function speaking(load: () => Promise<AnyPlaying>, languages: NonNullable<GameRow['languages']>, named: Named) {
  return async (language: string): Promise<void> => {
    const [{ text }, words] = await Promise.all([load(), languages[language]?.()]);
    if (words) text[language] ??= called(words as GameWords<Types>, language, named);
  };
}

/** The card of a game out of its row. */
export function gameCard({
  index,
  playing,
  languages,
  countable,
  counting,
  planning,
  reckoning,
  ...named
}: GameRow): GameCard {
  const loadPlaying = playing && once<Playing<Types>>(playing, named);
  return {
    ...named,
    load: once<Game<Types>>(index, named),
    ...(loadPlaying && { loadPlaying }),
    ...(loadPlaying && languages && { speak: speaking(loadPlaying, languages, named) }),
    ...(countable && { loadCountable: once<Game<Types>>(countable, named) }),
    ...(counting && { loadCounting: once<Playing<Types>>(counting, named) }),
    ...(planning && { loadPlanning: async () => (await planning()).planning as Planning<Types> }),
    ...(reckoning && { loadReckoning: async () => (await reckoning()).reckoning as Reckoning<Types> }),
  };
}

/** One row a game, in the order that lists show them. None is loaded until somebody asks. */
export const GAMES: readonly GameCard[] = [
  gameCard({
    id: 'twilight-imperium',
    aliases: ['ti4'],
    name: 'Twilight Imperium 4',
    about: 'Fleets, bombardment and invasion: the whole tactical action, step by step.',
    index: () => import('./twilight-imperium/index.ts'),
    playing: () => import('./twilight-imperium/playing.ts'),
    countable: () => import('./twilight-imperium/countable.ts'),
    counting: () => import('./twilight-imperium/odds/counting.ts'),
  }),
  gameCard({
    id: 'merc',
    aliases: [],
    name: 'MERC',
    about: 'Squads and militia: initiative, aim, fire, armor before health, retreat.',
    index: () => import('./merc/index.ts'),
    playing: () => import('./merc/playing.ts'),
    languages: { de: () => import('./merc/text/de.ts').then(({ german }) => german) },
  }),
  gameCard({
    id: 'mage-knight',
    aliases: ['mk', 'mage'],
    name: 'Mage Knight',
    about: 'Attacks on groups with one pool, all or none; blocks, wounds, sites and cities.',
    index: () => import('./mage-knight/index.ts'),
    playing: () => import('./mage-knight/playing.ts'),
    countable: () => import('./mage-knight/countable.ts'),
    counting: () => import('./mage-knight/odds/counting.ts'),
    planning: () => import('./mage-knight/odds/plan.ts'),
  }),
  gameCard({
    id: 'flesh-and-blood',
    aliases: ['fab'],
    name: 'Flesh and Blood',
    about: 'The combat chain from Layer to Resolution, with priority, pitch and reactions.',
    index: () => import('./flesh-and-blood/index.ts'),
    playing: () => import('./flesh-and-blood/playing.ts'),
    reckoning: () => import('./flesh-and-blood/odds/reckon.ts'),
  }),
  gameCard({
    id: 'exodus-loop',
    aliases: ['exodus'],
    name: 'Exodus Loop',
    about: 'Carriers and squadrons on a grid: orders, interception, dice, jump.',
    index: () => import('./exodus-loop/index.ts'),
    playing: () => import('./exodus-loop/playing.ts'),
    countable: () => import('./exodus-loop/countable.ts'),
    counting: () => import('./exodus-loop/odds/counting.ts'),
    languages: { de: () => import('./exodus-loop/text/de.ts').then(({ german }) => german) },
  }),
];

/** The game that was meant, or which ones there are. */
export type Found = { ok: true; card: GameCard } | { ok: false; reason: Reason };

/** A game by its id or alias. */
export function findGame(name: string, games: readonly GameCard[] = GAMES): Found {
  const wanted = name.trim().toLowerCase();
  const card = games.find((game) => game.id === wanted || game.aliases.includes(wanted));
  if (card) return { ok: true, card };
  return { ok: false, reason: { code: 'unknown-game', name, games: games.map((game) => game.id).join(', ') } };
}
