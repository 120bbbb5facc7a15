import { type Combat, parseSave, type Reason, readSave, type Types, type VisibleEvent, verifySave } from '@fray/engine';
import { findGame, type GameCard, gameRefusal, type WholeGame } from '@fray/games';
import { BadInput, type Context, loadCard } from './context.ts';
import { readText } from './files.ts';
import { why } from './story.ts';

/** A combat from a save, with the events before its first move. */
export interface LoadedCombat {
  game: WholeGame;
  combat: Combat<Types>;
  opening: readonly VisibleEvent<Types>[];
  /** Why the log could not be replayed: the rules have upgraded the state. `undefined` if it was replayed. */
  unverified?: string;
}
type Answer = ({ ok: true } & LoadedCombat) | { ok: false; code: string; why: string };

/**
 * Opens a save from a file or a program. Replays the log and refuses a state that the log does not lead to. A log of
 * older rules cannot be replayed: then the upgraded state is all there is.
 */
export async function openText(games: readonly GameCard[], text: string): Promise<Answer> {
  const refused = (reason: Reason, words: string): Answer => ({ ok: false, code: reason.code, why: words });
  const read = readSave(text);
  if (!read.ok) return refused(read.reason, gameRefusal(read.reason));
  const { save } = read;
  const found = findGame(save.game, games);
  if (!found.ok) return refused(found.reason, gameRefusal(found.reason));
  const game = await loadCard(found.card);
  const opened = parseSave(game.rules, text, { check: game.setup.check });
  if (!opened.ok) return refused(opened.reason, why(game, opened.reason));
  const { combat } = opened;
  const verified = verifySave(game.rules, save);
  if (verified.ok) return { ok: true, game, combat, opening: verified.openingEvents };
  const fault = whyNotDisplayable(game, combat);
  if (fault) return refused(fault, why(game, fault));
  return { ok: true, game, combat, opening: [], unverified: why(game, verified.reason) };
}

const LONGEST_WHY = 200;

/** Tries to show a state that no log confirms: it may contain something that the game's texts cannot name. */
function whyNotDisplayable(game: WholeGame, combat: Combat<Types>): Reason | undefined {
  const text = game.text.en;
  try {
    for (const seat of [undefined, ...game.players]) game.standing(combat.view(seat), text);
    for (const choice of combat.prompt()) text.label(choice, combat.state);
    return undefined;
  } catch (error) {
    return { code: 'save-broken', why: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY) };
  }
}

export async function openFile(context: Context, path: string): Promise<LoadedCombat> {
  const opened = await openText(context.games, readText(path));
  if (!opened.ok) throw new BadInput(`"${path}": ${opened.why}`);
  return opened;
}
