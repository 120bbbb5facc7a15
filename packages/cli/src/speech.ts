import type { Reason, Types } from '@fray/engine';
import type { AnyGame, GameText } from '@fray/games';
import { ENGLISH, type Words, wordsIn } from './words/index.ts';

/** The language that a combat is shown in: the words of the game and those of the terminal. */
export interface Speech {
  text: GameText<Types>;
  words: Words;
  language: string;
}

export function speechOf(game: AnyGame, asked = ENGLISH): Speech {
  const language = game.text[asked] ? asked : ENGLISH;
  return { text: game.text[language] ?? game.text.en, words: wordsIn(language), language };
}

/** Why something is not allowed, as a sentence: the engine's own, else the game's. */
export const whyIn = ({ text, words }: Pick<Speech, 'text' | 'words'>, reason: Reason): string =>
  words.refusal(reason) ?? text.reason(reason);
