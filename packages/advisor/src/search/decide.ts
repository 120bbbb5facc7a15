import { type Choice, seeded, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { playerNamed } from './named.ts';
import { searchBot } from './search.ts';

/** A decision that somebody is asked for, as plain data: it can be sent to a worker. */
export interface DecisionAsked<T extends Types> {
  /** One that `playerNamed` knows: `easy`, `hard`, `search:64`. */
  player: string;
  /** What the seat may see. */
  view: T['view'];
  /** Who decides. */
  seat: T['seat'];
  /** The seat's choices at this prompt. */
  list: readonly Choice<T>[];
  /** The same seed gives the same decision. */
  seed: number;
}

/** Combats for a decision of whoever is stopped by the listener and not by a number. */
const UNTIL_STOPPED = 100_000;

/**
 * What a player does at a prompt; nothing where there is no player of that name. With `stop` a player that looks ahead does so until it is
 * told that it is enough, and then does what seems best: always something that is offered.
 */
export function decide<T extends Types>(
  game: Game<T>,
  { player, view, seat, list, seed }: DecisionAsked<T>,
  stop?: () => boolean,
): T['action'] | undefined {
  const looksAhead = player === 'hard' || player === 'search';
  const bot = stop && looksAhead ? searchBot(game, { playouts: UNTIL_STOPPED, stop }) : playerNamed(game, player);
  return bot?.(view, seat, list, chanceFrom(seeded(seed, 0)));
}
