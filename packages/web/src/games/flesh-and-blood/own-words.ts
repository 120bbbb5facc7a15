import { words } from '../../text/words.svelte.ts';
import { ownDe } from './own-de.ts';
import { ownEn } from './own-en.ts';

/** The words of the screens for real cards, which come with them. */
export const ownWords = (): typeof ownEn => (words.language === 'de' ? ownDe : ownEn);
