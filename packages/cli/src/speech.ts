import type { Reason, Types } from '@fray/engine';
import type { AnyGame, GameText } from '@fray/games';
import { ENGLISH, type Words, wordsIn } from './words/index.ts';

/** The language that a combat is shown in: the words of the game and those of the terminal. */
export interface Speech {
  text: GameText<Types>;
  words: Words;
}

export const speechOf = (game: AnyGame, language = ENGLISH): Speech => ({
  text: game.text[language] ?? game.text.en,
  words: wordsIn(game.text[language] ? language : ENGLISH),
});

/** Why something is not allowed, as a sentence: the engine's own, else the game's. */
export const whyIn = ({ text, words }: Speech, reason: Reason): string => words.refusal(reason) ?? text.reason(reason);
