import { words } from '../text/words.svelte.ts';
import { type SolvedWords, solvedDe, solvedEn } from './solved-catalogue.ts';

/** The words of plans and of what was reckoned. */
export const solvedWords = (): SolvedWords => (words.language === 'de' ? solvedDe : solvedEn);
