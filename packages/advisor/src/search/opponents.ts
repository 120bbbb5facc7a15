import type { Types } from '@fray/engine';
import type { Bot, Game } from '@fray/games';
import { PLAYER_NAMES, playerByName } from './players.ts';

/** The opponent that figures are against, and how every seat plays then. */
export interface ChosenOpponent<T extends Types> {
  /** `printed`, `sensible`, or a player that every game has. */
  name: string;
  /** The game's own policy, but for the seats that the opponent plays otherwise. */
  policy(seat: T['seat']): Bot<T>;
}

/** Names of opponents that can be asked for: those of the game, and the players that every game has. */
export const opponentNames = (game: Pick<Game<Types>, 'opponents'>): readonly string[] => [
  ...Object.keys(game.opponents ?? {}),
  ...PLAYER_NAMES,
];

/** The opponent of that name; without a name the one that the own policy of the game is. */
export function findOpponent<T extends Types>(
  game: Game<T>,
  state: T['state'] | T['view'],
  name?: string,
): ChosenOpponent<T> | undefined {
  const usual = game.usualOpponent?.(state) ?? 'rules';
  if (name === undefined || name === usual || name === 'rules' || name === 'normal')
    return { name: usual, policy: () => game.bot };
  const bot = playerByName<T>(game, name);
  if (!bot) return undefined;
  // Who sits where the printed opponent of a game does, else everybody but the first; an opponent of the game knows its own seats.
  const seats = game.opponents?.printed?.seats ?? game.players.slice(1);
  const isOwn = game.opponents !== undefined && Object.hasOwn(game.opponents, name);
  return { name, policy: (seat) => (isOwn || seats.includes(seat) ? bot : game.bot) };
}
