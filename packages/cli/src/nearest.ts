import { nearest as nearestOf } from '@fray/games';

/** The known word that was most likely meant: a few letters differ, or it is a part of the word. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const found = nearestOf(word, known);
  return found?.likely ? found.name : undefined;
}

/** `Did you mean "merc"?`, or an empty text if no word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `Did you mean "${near}"?`;
}
