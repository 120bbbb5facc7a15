import type { Types } from '@fray/engine';
import { type Bot, type Playing, randomBot } from '@fray/games';
import { searchBot } from './search.ts';

/** Players that can be asked for by name; a number behind `search` is its playouts (`search:64`). */
export const PLAYER_NAMES = ['random', 'rules', 'greedy', 'search'] as const;
/** One of `PLAYER_NAMES`. */
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Combats played out for one decision, where nothing else is said. */
const PLAYOUTS: Readonly<Record<'greedy' | 'search', number>> = { greedy: 8, search: 128 };
/** More than this for one decision is nobody's patience. */
export const MOST_PLAYOUTS = 100_000;

/** A player by its name, for any seat of a game; nothing where there is none of that name. */
export function playerNamed<T extends Types>(game: Playing<T>, name: string): Bot<T> | undefined {
  const [, kind, count] = /^([a-z]+)(?::(\d{1,6}))?$/.exec(name) ?? [];
  switch (kind as PlayerName | undefined) {
    case 'random':
      return count === undefined ? randomBot(game) : undefined;
    case 'rules':
      return count === undefined ? game.bot : undefined;
    case 'greedy':
    case 'search': {
      const playouts = count === undefined ? PLAYOUTS[kind as 'greedy' | 'search'] : Number(count);
      return playouts >= 1 && playouts <= MOST_PLAYOUTS ? searchBot(game, { playouts }) : undefined;
    }
    default:
      return undefined;
  }
}
