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

/** An easy opponent does anything legal in this many of ten decisions. */
const CARELESS = 4;

/** Plays by the game's own policy, but now and then does anything legal. */
export function easyBot<T extends Types>(game: Game<T>): Bot<T> {
  const careless = randomBot(game);
  return (view, seat, list, chance) => {
    // Pulled even if there is nothing to choose: the dice must not depend on the list.
    const lot = chance(1, 10)[0] as number;
    return (lot <= CARELESS ? careless : game.bot)(view, seat, list, chance);
  };
}

/** What search plays its combats out with: a sensible player in every seat that has one. */
export const bestPolicy = <T extends Types>(game: Game<T>): Bot<T> => opponentByName(game, 'sensible') ?? game.bot;

/** An opponent that the game has a name for; where it cannot sit, the game's own policy does. */
function opponentByName<T extends Types>(game: Game<T>, name: string): Bot<T> | undefined {
  const named = game.opponents && Object.hasOwn(game.opponents, name) ? game.opponents[name] : undefined;
  if (!named) return undefined;
  const { seats, bot } = named;
  if (game.players.every((seat) => seats.includes(seat))) return bot;
  return (view, seat, list, chance) => (seats.includes(seat) ? bot : game.bot)(view, seat, list, chance);
}

/** A player by its name, for any seat of a game; nothing where there is none of that name. */
export function playerByName<T extends Types>(game: Game<T>, name: string): Bot<T> | undefined {
  const [, kind, count] = /^([a-z]+)(?::(\d{1,6}))?$/.exec(name) ?? [];
  const defaultPlayouts = PLAYOUTS[kind as PlayerName];
  if (defaultPlayouts !== undefined) {
    const playouts = count === undefined ? defaultPlayouts : Number(count);
    return playouts >= 1 && playouts <= MOST_PLAYOUTS
      ? searchBot(game, { playouts, policy: bestPolicy(game) })
      : undefined;
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
      return kind === undefined ? undefined : opponentByName(game, kind);
  }
}
