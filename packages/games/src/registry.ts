import type { Reason, Types } from '@fray/engine';
import type { Game, GameTitle, GameWords, Languages, OddsOf, SetupOf } from './game.ts';

/** The names of a game, in lists, in every language and in `fray games`. */
export interface GameNames {
  /** What commands, links and saves call it. */
  id: string;
  /** Shorter words for the id. */
  aliases: readonly string[];
  /** As on the box. */
  name: string;
  /** One line under the name, in English. */
  about: string;
}
/** A game whose types are not known here, with what its row says of it: what every program that serves all games works with. */
export type AnyGame = Omit<Game<Types>, 'text'> & GameNames & { text: Languages<GameWords<Types> & GameTitle> };
/** The same with what reads its setups. */
export type GameWithSetup = AnyGame & { setup: SetupOf<Types> };
/** The same with what makes its odds exact (`withOdds`): all of a game. */
export type WholeGame = GameWithSetup & { odds: OddsOf<Types> };

/** What is known of a game before it is loaded, and its three doors, each a chunk of its own in the browser. */
export interface GameCard extends GameNames {
  /** Loads everything that a table needs: rules, content, English words, bot. */
  load(): Promise<AnyGame>;
  /** Loads what reads setups: check, schema, presets, samples. */
  loadSetup(): Promise<SetupOf<Types>>;
  /** Loads what makes odds exact; empty if the game has nothing of the kind. */
  loadOdds(): Promise<OddsOf<Types>>;
}

/** A row of the registry: what is said of a game, and where it is. */
export interface GameRow extends GameNames {
  /** `index.ts` of its folder. */
  index: () => Promise<{ game: unknown }>;
  /** `setup/index.ts`, or `index.ts` again until the setup has grown. */
  setup: () => Promise<{ setup: unknown }>;
  /** `odds/index.ts`, if it has one. */
  odds?: () => Promise<{ odds: unknown }>;
}

/** What the row says, in the words of a language. */
const withTitle = (
  words: GameWords<Types>,
  language: string,
  { name, about }: GameNames,
): GameWords<Types> & GameTitle => ({
  ...words,
  name,
  about: language === 'en' ? about : (words.about ?? about),
});

/** Loads something once for all callers; a load that failed is tried again. */
function memoize<V>(load: () => Promise<V>): () => Promise<V> {
  let loaded: Promise<V> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** The card of a game out of its row. */
export const gameCard = ({ index, setup, odds, ...names }: GameRow): GameCard => ({
  ...names,
  load: memoize(async () => {
    const game = (await index()).game as Game<Types>;
    const words = Object.entries(game.text).map(([language, one]) => [language, withTitle(one, language, names)]);
    return { ...game, ...names, text: Object.fromEntries(words) as AnyGame['text'] };
  }),
  loadSetup: memoize(async () => (await setup()).setup as SetupOf<Types>),
  loadOdds: memoize(async () => ((await odds?.())?.odds ?? {}) as OddsOf<Types>),
});

/** Loads the words of another language into `text`; nothing if the game does not have it. */
export async function loadLanguage(game: AnyGame, language: string): Promise<void> {
  const words = await game.languages?.[language]?.();
  if (words) game.text[language] ??= withTitle(words, language, game);
}

/** A game with what reads its setups. */
export async function loadWithSetup(card: GameCard): Promise<GameWithSetup> {
  const [game, setup] = await Promise.all([card.load(), card.loadSetup()]);
  return { ...game, setup };
}

/** All of a game, in every language. */
export async function loadWhole(card: GameCard): Promise<WholeGame> {
  const [game, odds] = await Promise.all([loadWithSetup(card), card.loadOdds()]);
  await Promise.all(Object.keys(game.languages ?? {}).map((language) => loadLanguage(game, language)));
  return { ...game, odds };
}

/** One row a game, in the order of lists; a game is loaded on demand. */
export const GAMES: readonly GameCard[] = [
  gameCard({
    id: 'twilight-imperium',
    aliases: ['ti4'],
    name: 'Twilight Imperium 4',
    about: 'Fight a whole tactical action, from the first space cannon to the last planet.',
    index: () => import('./twilight-imperium/index.ts'),
    setup: () => import('./twilight-imperium/setup/index.ts'),
    odds: () => import('./twilight-imperium/odds/index.ts'),
  }),
  gameCard({
    id: 'merc',
    aliases: [],
    name: 'MERC',
    about: 'Lead your squad through a firefight, from the first shot to the retreat.',
    index: () => import('./merc/index.ts'),
    setup: () => import('./merc/setup/index.ts'),
    odds: () => import('./merc/odds/index.ts'),
  }),
  gameCard({
    id: 'mage-knight',
    aliases: ['mk', 'mage'],
    name: 'Mage Knight',
    about: 'Block, take the Wounds, and defeat whole groups of enemies at once.',
    index: () => import('./mage-knight/index.ts'),
    setup: () => import('./mage-knight/setup/index.ts'),
    odds: () => import('./mage-knight/odds/index.ts'),
  }),
  gameCard({
    id: 'flesh-and-blood',
    aliases: ['fab'],
    name: 'Flesh and Blood',
    about: 'The whole combat chain, step by step. Your cards or ours.',
    index: () => import('./flesh-and-blood/index.ts'),
    setup: () => import('./flesh-and-blood/setup/index.ts'),
    odds: () => import('./flesh-and-blood/odds/index.ts'),
  }),
  gameCard({
    id: 'exodus-loop',
    aliases: ['exodus'],
    name: 'Exodus Loop',
    about: 'Give secret orders, then watch them collide.',
    index: () => import('./exodus-loop/index.ts'),
    setup: () => import('./exodus-loop/setup/index.ts'),
    odds: () => import('./exodus-loop/odds/index.ts'),
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
