import { words } from '../../text/words.svelte.ts';
import { realDe } from './real-de.ts';
import { realEn } from './real-en.ts';

/** The words for real cards in the language in use. */
export const real = {
  get t(): typeof realEn {
    return words.language === 'de' ? realDe : realEn;
  },
};
