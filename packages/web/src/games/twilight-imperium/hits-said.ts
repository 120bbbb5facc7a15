import type { Language } from '../../text/words.svelte.ts';

/** What a proposal of the advisor is worth against the order in which losses are usually taken. */
const SAID: Readonly<Record<Language, (points: string) => string>> = {
  en: (points) => `wins ${points} points more than the usual order`,
  de: (points) => `gewinnt ${points} Punkte mehr als die übliche Reihenfolge`,
};
export const gainSaid = (points: number, language: Language): string =>
  SAID[language](points.toLocaleString(language, { maximumFractionDigits: points < 10 ? 1 : 0 }));
