import { BadInput } from '../context.ts';
import { didYouMean } from '../nearest.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

/** The languages of the terminal. A game that has no words in one speaks English. */
const LANGUAGES: Readonly<Record<string, Words>> = { en, de };
export const ENGLISH = 'en';

/** What stands after `--language`. */
export function languageOption(text: string): string {
  if (Object.hasOwn(LANGUAGES, text)) return text;
  const names = Object.keys(LANGUAGES);
  throw new BadInput(
    [`--language must be one of ${names.join(', ')}, not "${text}".`, didYouMean(text, names)].join(' ').trim(),
  );
}

export const wordsIn = (language: string): Words => LANGUAGES[language] ?? en;
