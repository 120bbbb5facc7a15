import type { Language } from '../../text/words.svelte.ts';

/** What a proposal of the advisor is worth against the order in which losses are usually taken. */
const SAID: Readonly<Record<Language, (points: string) => string>> = {
  en: (points) => `wins ${points} points more than the usual order`,
  de: (points) => `gewinnt ${points} Punkte mehr als die übliche Reihenfolge`,
};
/** The advisor could not be asked: then it is the order in which losses are usually taken, and the card says so. */
const ALONE: Readonly<Record<Language, string>> = {
  en: 'the usual order, as the advisor could not be loaded',
  de: 'die übliche Reihenfolge, der Berater war nicht zu laden',
};
export const aloneSaid = (language: Language): string => ALONE[language];
export const gainSaid = (points: number, language: Language): string =>
  SAID[language](points.toLocaleString(language, { maximumFractionDigits: points < 10 ? 1 : 0 }));
