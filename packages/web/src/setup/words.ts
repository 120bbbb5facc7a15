import { setupDe } from '../text/setup-de.ts';
import { setupEn } from '../text/setup-en.ts';
import { words } from '../text/words.svelte.ts';

export type SetupWords = typeof setupEn;
const german: SetupWords = { ...setupEn, ...setupDe };
/** The words of setup forms and the odds page. A catalog of its own: neither Home nor a table loads it. */
export const setupWords = (): SetupWords => (words.language === 'de' ? german : setupEn);
