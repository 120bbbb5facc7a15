import type { Types } from '@fray/engine';
import { type Bot, type Game, randomBot } from '@fray/games';
import { searchBot } from './search.ts';

/** How strong an opponent is: for people who choose one, from the weakest. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
/** One of `STRENGTHS`. */
export type Strength = (typeof STRENGTHS)[number];

/** Players that can be asked for by name; a number behind `greedy`, `search` or `hard` is its playouts (`search:64`). */
export const PLAYER_NAMES = ['random', 'rules', 'greedy', 'search', ...STRENGTHS] as const;
/** One of `PLAYER_NAMES`. */
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Combats played out for one decision, where nothing else is said. */
const PLAYOUTS: Readonly<Partial<Record<PlayerName, number>>> = { greedy: 8, search: 128, hard: 128 };
/** More than this for one decision is nobody's patience. */
export const MOST_PLAYOUTS = 100_000;

/** An easy opponent does anything legal in so many of ten decisions. */
const CARELESS = 4;

/** Plays by the game's own policy, but now and then does anything legal. */
export function easyBot<T extends Types>(game: Game<T>): Bot<T> {
  const careless = randomBot(game);
  return (view, seat, list, chance) => {
    // Asked for even where there is nothing to choose: the same dice whatever the list is.
    const lot = chance(1, 10)[0] as number;
    return (lot <= CARELESS ? careless : game.bot)(view, seat, list, chance);
  };
}

/** A player by its name, for any seat of a game; nothing where there is none of that name. */
export function playerNamed<T extends Types>(game: Game<T>, name: string): Bot<T> | undefined {
  const [, kind, count] = /^([a-z]+)(?::(\d{1,6}))?$/.exec(name) ?? [];
  const usual = PLAYOUTS[kind as PlayerName];
  if (usual !== undefined) {
    const playouts = count === undefined ? usual : Number(count);
    return playouts >= 1 && playouts <= MOST_PLAYOUTS ? searchBot(game, { playouts }) : undefined;
  }
  if (count !== undefined) return undefined;
  switch (kind as PlayerName | undefined) {
    case 'random':
      return randomBot(game);
    case 'easy':
      return easyBot(game);
    case 'rules':
    case 'normal':
      return game.bot;
    default:
      return undefined;
  }
}
