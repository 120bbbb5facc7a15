import type { AnyGame } from '@fray/games';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

const LANGUAGES: Readonly<Record<string, Words>> = { en, de };
export const ENGLISH = 'en';

export const wordsIn = (language: string): Words => LANGUAGES[language] ?? en;

/** The language after `--language`; English, with a sentence that says why, if Fray or the game does not have it. */
export function languageOption(game: AnyGame, asked = ENGLISH): { language: string; note?: string } {
  if (!Object.hasOwn(LANGUAGES, asked)) {
    return { language: ENGLISH, note: en.unknownLanguage(asked, Object.keys(LANGUAGES).join(', ')) };
  }
  if (!game.text[asked]) return { language: ENGLISH, note: en.gameHasNot(game.text.en.name, asked) };
  return { language: asked };
}
