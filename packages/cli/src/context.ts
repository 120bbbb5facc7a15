import type { Readable, Writable } from 'node:stream';
import { findGame, type GameCard, gameRefusal, loadWhole, type WholeGame, withOdds } from '@fray/games';
import { didYouMean } from './nearest.ts';

/** What a command works with, passed in so that tests need no process. */
export interface Context {
  games: readonly GameCard[];
  /** The module that exports `GAMES`: workers load the games for themselves. */
  registry: string;
  /** Packages with more games, named at the start and loaded by workers too. */
  packages?: readonly GamePackage[];
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  /** Calls `hear` on Ctrl-C instead of ending the process, until the returned function is called. */
  onInterrupt?: (hear: () => void) => () => void;
}

/** A package that exports `GAMES`, as `@fray/games` does. */
export interface GamePackage {
  /** Its name and version: parts of other versions are not added up. */
  name: string;
  url: string;
  games: readonly GameCard[];
}

/** The modules from which a worker loads the games of a context. */
export const registriesOf = ({ registry, packages = [] }: Context): string[] => [
  registry,
  ...packages.map(({ url }) => url),
];

/** Bad input: printed as a sentence, exit code 2, nothing is written. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** The sentence, and a line for each detail. */
  readonly lines: readonly string[];
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export const EXIT = { done: 0, broken: 1, badInput: 2, interrupted: 130 } as const;

/** Ended early; the reason has already been printed. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`ended with exit code ${exitCode}`);
    this.exitCode = exitCode;
  }
}

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

/** Loads a game with all names that a setup may contain. */
export async function loadCard(card: GameCard): Promise<WholeGame> {
  const game = await loadWhole(card);
  await game.setup.ready?.();
  return game;
}

export async function loadWithOdds(card: GameCard): Promise<WholeGame> {
  const game = await loadCard(card);
  return withOdds(game, game.odds);
}

export const loadGame = (context: Context, name: string): Promise<WholeGame> => loadCard(cardOf(context, name));
