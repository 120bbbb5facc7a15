import type { Reason, Types } from '@fray/engine';
import type { Game, GameId, Playing } from './game.ts';

/** A game whose types are not known here: what every program that serves all games works with. */
export type AnyGame = Game<Types>;

/** The same, as a table needs it. */
export type AnyPlaying = Playing<Types>;

/** What can be said of a game before it is loaded. */
export interface GameCard {
  /** What commands, links and saves call it. */
  id: GameId;
  /** Shorter words for the id. */
  aliases: readonly string[];
  /** In English, as on the box. */
  name: string;
  /** One line under the name, in English. */
  about: string;
  /** Loads the rules and content; its own chunk in the browser. */
  load(): Promise<AnyGame>;
  /** Loads what a table needs: all but the reading of set-ups. Left out: `load` brings it. */
  loadPlaying?(): Promise<AnyPlaying>;
  /** Loads it with what makes odds exact (`key`, `lump`, `leap`), where that is apart from the rest. Left out: `load` brings all. */
  loadCountable?(): Promise<AnyGame>;
}

const playing = (module: Promise<{ game: unknown }>): Promise<AnyPlaying> => module.then((m) => m.game as AnyPlaying);
const loaded = (module: Promise<{ game: unknown }>): Promise<AnyGame> => module.then((m) => m.game as AnyGame);

/** The games in the order that lists show them. None is loaded until somebody asks. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'twilight-imperium',
    aliases: ['ti4'],
    name: 'Twilight Imperium',
    about: 'Fleets, bombardment and invasion: the whole tactical action, step by step.',
    load: () => loaded(import('./twilight-imperium/index.ts')),
    loadPlaying: () => playing(import('./twilight-imperium/playing.ts')),
    loadCountable: () => loaded(import('./twilight-imperium/countable.ts')),
  },
  {
    id: 'merc',
    aliases: [],
    name: 'MERC',
    about: 'Squads and militia: initiative, aim, fire, armor before health, retreat.',
    load: () => loaded(import('./merc/index.ts')),
    loadPlaying: () => playing(import('./merc/playing.ts')),
  },
  {
    id: 'mage-knight',
    aliases: ['mk'],
    name: 'Mage Knight',
    about: 'Attacks on groups with one pool, all or none; blocks, wounds, sites and cities.',
    load: () => loaded(import('./mage-knight/index.ts')),
    loadPlaying: () => playing(import('./mage-knight/playing.ts')),
  },
  {
    id: 'flesh-and-blood',
    aliases: ['fab'],
    name: 'Flesh and Blood',
    about: 'The combat chain from Layer to Resolution, with priority, pitch and reactions.',
    load: () => loaded(import('./flesh-and-blood/index.ts')),
    loadPlaying: () => playing(import('./flesh-and-blood/playing.ts')),
  },
  {
    id: 'exodus-loop',
    aliases: ['exodus'],
    name: 'Exodus Loop',
    about: 'Carriers and squadrons on a grid: orders, interception, dice, jump.',
    load: () => loaded(import('./exodus-loop/index.ts')),
    loadPlaying: () => playing(import('./exodus-loop/playing.ts')),
  },
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
