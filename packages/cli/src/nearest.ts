import { nearest as nearestOf } from '@fray/games';

/** The known word that somebody most likely meant, if any is near: a slip of some letters, or a part of it. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const found = nearestOf(word, known);
  return found?.likely ? found.name : undefined;
}

/** `Did you mean "merc"?`, or nothing where no word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `Did you mean "${near}"?`;
}
