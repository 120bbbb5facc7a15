import { type Combat, parseSave, type Reason, readSave, type Told, type Types, verifySave } from '@fray/engine';
import { findGame, type GameCard, gameRefusal, type WholeGame } from '@fray/games';
import { BadInput, type Context, loadCard } from './context.ts';
import { readText } from './files.ts';
import { why } from './story.ts';

/** A combat out of a save, with what happened before its first move. */
export interface Opened {
  game: WholeGame;
  combat: Combat<Types>;
  opening: readonly Told<Types>[];
  /** Why its log could not be played again: today's rules have upgraded its state. Nothing: it was, and leads to the saved state. */
  unverified?: string;
}
type Answer = ({ ok: true } & Opened) | { ok: false; code: string; why: string };

/**
 * The one door for saves, from a file or from a program. It plays the log again and refuses a state that the log does not
 * lead to. The log of older rules cannot be played: where today's rules upgrade its state, that is all there is.
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
  const fault = whyNotShown(game, combat);
  if (fault) return refused(fault, why(game, fault));
  return { ok: true, game, combat, opening: [], unverified: why(game, verified.reason) };
}

/** What stands in a file may be long; a sentence is not. */
const LONGEST_WHY = 200;

/** A state that no log vouches for may hold what nobody has a word for. It is found here, and not in the middle of a screen. */
function whyNotShown(game: WholeGame, combat: Combat<Types>): Reason | undefined {
  const text = game.text.en;
  try {
    for (const seat of [undefined, ...game.players]) game.standing(combat.view(seat), text);
    for (const choice of combat.prompt()) text.label(choice, combat.state);
    return undefined;
  } catch (error) {
    return { code: 'save-broken', why: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY) };
  }
}

export async function openFile(context: Context, path: string): Promise<Opened> {
  const opened = await openText(context.games, readText(path));
  if (!opened.ok) throw new BadInput(`"${path}": ${opened.why}`);
  return opened;
}
