import { words } from './words.svelte.ts';

/** A figure with one place after the point, or after the comma where the language has one. */
export const figure = (value: number): string =>
  value.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
