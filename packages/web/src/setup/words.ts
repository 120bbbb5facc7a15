import { setupDe } from '../text/setup-de.ts';
import { setupEn } from '../text/setup-en.ts';
import { words } from '../text/words.svelte.ts';

export type SetupWords = typeof setupEn;
/** The words of set-up forms and the Odds page. A catalogue of its own: neither Home nor a table loads it. */
export const setupWords = (): SetupWords => (words.language === 'de' ? setupDe : setupEn);
