import type { Readable, Writable } from 'node:stream';
import { findGame, type GameCard, gameRefusal, loadWhole, type WholeGame, withOdds } from '@fray/games';
import { didYouMean } from './nearest.ts';

/** What a command works with. Given from outside, so that every command can be tried without a process. */
export interface Context {
  games: readonly GameCard[];
  /** The module that exports `GAMES`: workers load the games for themselves. */
  registry: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  /** Hears Ctrl-C instead of ending at once, until the function that comes back is called. */
  onInterrupt?: (hear: () => void) => () => void;
}

/** What the person asked for cannot be done: said in a sentence, exit code 2, nothing written. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** The sentence, and a line for each detail. */
  readonly lines: readonly string[];
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** How a command ends: as asked, by a mistake of ours (or of the machine), by what was asked, by Ctrl-C. */
export const EXIT = { done: 0, broken: 1, badInput: 2, interrupted: 130 } as const;

/** Ended before its time; all about it is told already. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`ended with exit code ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/** A game by its id or alias. */
export function cardOf(context: Context, name: string): GameCard {
  const found = findGame(name, context.games);
  if (!found.ok) {
    const near = didYouMean(
      name,
      context.games.flatMap((card) => [card.id, ...card.aliases]),
    );
    throw new BadInput([gameRefusal(found.reason), near].join(' ').trim());
  }
  return found.card;
}

/** With every name that a set-up may hold: people type here. */
export async function loadCard(card: GameCard): Promise<WholeGame> {
  const game = await loadWhole(card);
  await game.setup.ready?.();
  return game;
}

/** With what makes its odds exact. */
export async function loadWithOdds(card: GameCard): Promise<WholeGame> {
  const game = await loadCard(card);
  return withOdds(game, game.odds);
}

export const loadGame = (context: Context, name: string): Promise<WholeGame> => loadCard(cardOf(context, name));
