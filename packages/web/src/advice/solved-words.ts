import { words } from '../text/words.svelte.ts';
import { type SolvedWords, solvedDe, solvedEn } from './solved-catalog.ts';

/** The words of plans and solutions. */
export const solvedWords = (): SolvedWords => (words.language === 'de' ? solvedDe : solvedEn);
