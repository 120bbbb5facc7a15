import type { Readable, Writable } from 'node:stream';
import { type AnyGame, findGame, type GameCard } from '@fray/games';

/** What a command works with. Given from outside, so that every command can be tried without a process. */
export interface Context {
  games: readonly GameCard[];
  /** The module that exports `GAMES`: workers load the games for themselves. */
  registry: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
}

/** What the person asked for cannot be done: said in a sentence, exit code 2, nothing written. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A game by its id or alias. */
export function cardOf(context: Context, name: string): GameCard {
  const found = findGame(name, context.games);
  if (!found.ok) throw new BadInput(found.why);
  return found.card;
}

export const loadGame = (context: Context, name: string): Promise<AnyGame> => cardOf(context, name).load();

export const print = (context: Context, text: string): void => void context.stdout.write(`${text}\n`);
export const remark = (context: Context, text: string): void => void context.stderr.write(`${text}\n`);
