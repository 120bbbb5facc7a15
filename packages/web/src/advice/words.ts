import { words } from '../text/words.svelte.ts';
import { adviceDe } from './words-de.ts';
import { type AdviceWords, adviceEn } from './words-en.ts';

/** The words of advice: a catalog that is loaded with the first sheet that needs it. */
export const adviceWords = (): AdviceWords => (words.language === 'de' ? adviceDe : adviceEn);
