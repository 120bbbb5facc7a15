import type { Reason, Types } from '@fray/engine';
import type { GameWords } from '@fray/games';
import type { BecauseCode } from './figures.ts';
import type { AdviceNames, Says } from './says.ts';
import { german } from './words.de.ts';
import { english } from './words.en.ts';

const LANGUAGES: Readonly<Record<string, Says>> = { en: english, de: german };

/** The sentence of a reason, in the language that is asked for, or in English. */
export function adviceSentence(reason: Reason, names: AdviceNames, language = 'en'): string {
  const says = LANGUAGES[language] ?? english;
  return says[reason.code as BecauseCode](reason, names);
}

/** The names that a game's words have for what advice tells of, in the state or view that is shown. */
export const adviceNames = <T extends Types>(text: GameWords<T>, seen: T['state'] | T['view']): AdviceNames => ({
  ending: (code) => text.ending?.(code) ?? code,
  thing: (id) => text.thing?.(id, seen) ?? text.note({ code: id }),
});
