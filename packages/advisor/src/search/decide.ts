import { type Choice, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { bestPolicy, playerByName } from './players.ts';
import { searchBot } from './search.ts';

/** A decision that somebody is asked for, as plain data: it can be sent to a worker. */
export interface DecisionQuestion<T extends Types> {
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

/** Combats for a decision that the listener stops, not a number. */
const UNTIL_STOPPED = 100_000;

/** What a player of that name does at a prompt; `stop` ends a search early with the best choice so far. */
export function decide<T extends Types>(
  game: Game<T>,
  { player, view, seat, list, seed }: DecisionQuestion<T>,
  stop?: () => boolean,
): T['action'] | undefined {
  const looksAhead = player === 'hard' || player === 'search';
  const bot =
    stop && looksAhead
      ? searchBot(game, { playouts: UNTIL_STOPPED, policy: bestPolicy(game), stop })
      : playerByName(game, player);
  return bot?.(view, seat, list, chanceFrom(seededDice(seed, 0)));
}
