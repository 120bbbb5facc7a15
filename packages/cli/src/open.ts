import { type Combat, openSave, readSave, refusal, type Told, type Types, verifySave } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { BadInput, type Context, loadGame } from './context.ts';
import { readText } from './files.ts';
import { why } from './story.ts';

/** A combat out of a file, with what happened before its first move. */
export interface Opened {
  game: AnyGame;
  combat: Combat<Types>;
  opening: readonly Told<Types>[];
  /** Why its log does not lead to its state; nothing: it does. */
  unverified?: string;
}

export async function openFile(context: Context, path: string): Promise<Opened> {
  const read = readSave(readText(path));
  if (!read.ok) throw new BadInput(`"${path}": ${refusal(read.reason) ?? read.reason.code}`);
  const { save } = read;
  const game = await loadGame(context, save.game);
  const opened = openSave(game.rules, save);
  if (!opened.ok) throw new BadInput(`"${path}": ${why(game, opened.reason)}`);
  const verified = verifySave(game.rules, save);
  return verified.ok
    ? { game, combat: opened.combat, opening: verified.openingEvents }
    : { game, combat: opened.combat, opening: [], unverified: why(game, verified.reason) };
}
