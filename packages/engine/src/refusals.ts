import type { Reason } from './contract.ts';

/** The engine's own refusals, in words. What a ruleset refuses has its words in the game's text. */
const SENTENCES: Record<string, (reason: Reason) => string> = {
  stale: (r) =>
    `Something happened since you looked: moment ${r.seen} of ${r.at}. Look at the new state and decide again.`,
  over: () => 'The combat is over.',
  'unknown-seat': (r) => `There is no seat called "${r.seat}" in this game.`,
  'not-offered': (r) => `"${r.type}" cannot be done by ${r.seat} now.`,
  'dice-needed': (r) => `The table must first throw ${r.count} d${r.sides}.`,
  'not-held': (r) => `"${r.name}" is none of what can be drawn now.`,
  'no-dice-asked': () => 'No dice are asked for now.',
  'wrong-dice': (r) =>
    r.count === undefined
      ? `${r.face} is no face of a d${r.sides}.`
      : `Give up to ${r.count} whole numbers from 1 to ${r.sides}.`,
  'too-many-dice': (r) => `${r.unused} of the dice given were not needed. Nothing was done.`,
  'nothing-decided': () => 'A decision needs at least one move.',
  'chance-inside': (r) =>
    r.fence === 'roll'
      ? `Dice are rolled in move ${r.move} of this decision: only the last move of a decision may roll. Nothing was done.`
      : `Move ${r.move} of this decision reveals something: only the last move of a decision may. Nothing was done.`,
  'cancel-inside': (r) => `Move ${r.move} of this decision cancels: that is a decision of its own. Nothing was done.`,
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to redo.',
  'nothing-open': () => 'There is nothing to cancel.',
  'not-yours': (r) => `The last move is not yours but that of ${r.seat}; the host can take it back.`,
  fence: (r) =>
    r.fence === 'roll'
      ? 'Dice have been thrown since: only the host, or everybody together, can go back past them.'
      : 'Something hidden has been shown since: only the host, or everybody together, can go back past it.',
  'save-too-large': () => 'The file is too large to be a saved combat (8 MiB at most).',
  'save-not-json': () => 'This is not a saved combat: the file is no JSON.',
  'save-cut': () => 'The file is damaged: it ends too early or is no valid JSON.',
  'save-foreign': () => 'This file is not a Fray combat.',
  'save-version': (r) => `The file has format ${r.found}; this version of Fray reads format ${r.known}.`,
  'save-incomplete': () => 'The file is damaged: parts of the saved combat are missing.',
  'save-edited': () => 'The file was changed after it was saved: its fingerprint does not fit.',
  'save-other-game': (r) => `The file holds a combat of "${r.found}", not of "${r.known}".`,
  'save-newer-rules': (r) =>
    `The combat was saved with version ${r.found} of the rules and this Fray knows version ${r.known}: a newer Fray opens it.`,
  'save-older-rules': (r) =>
    `The combat was saved with version ${r.found} of the rules and this Fray plays version ${r.known}: the Fray that saved it opens it.`,
  'save-too-deep': (r) => `The file is no saved combat: it is nested deeper than ${r.limit} levels.`,
  'save-loose-dice': () => 'The file was changed: dice wait in it that no undone move has given back.',
  'save-unknown-dice': (r) => `The file has dice of a kind that this Fray does not know: "${r.kind}".`,
  'save-broken': (r) => `The file cannot be opened: ${r.why}.`,
  'does-not-replay': (r) => `The log does not lead to the saved state (move ${r.at}: ${r.why}).`,
  'history-other-rules': (r) =>
    `The combat was saved with version ${r.found} of the rules and this is version ${r.known}: history begins where it was opened.`,
};

/** A sentence for a reason of the engine, or nothing if the code is not one of its own. */
export const refusal = (reason: Reason): string | undefined => SENTENCES[reason.code]?.(reason);
/** Every code that the engine itself refuses with, for programs that have their own sentences. */
export const REFUSALS: readonly string[] = Object.keys(SENTENCES);
