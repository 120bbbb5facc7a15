import type { AnyGame, Problem } from '@fray/games';

/** The problems of exactly this field. */
export const problemsAt = (problems: readonly Problem[], path: string): Problem[] =>
  problems.filter((problem) => problem.path === path);

/** The problems of this field and of everything inside it. */
export const problemsIn = (problems: readonly Problem[], path: string): Problem[] =>
  problems.filter((problem) => isIn(problem.path, path));

const isIn = (path: string, outer: string): boolean =>
  outer === '' || path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)));

/** In the language of the screen, where the game has the sentence in it. */
export function inWords(problems: readonly Problem[], text: AnyGame['text']['en']): Problem[] {
  return problems.map((problem) => ({ ...problem, why: sentence(text.problem?.(problem) ?? problem.why) }));
}

/** With a capital and a full stop, as a sentence has them; the path of a field keeps its letters. */
export const sentence = (text: string): string =>
  (/^[^\s.[_]+(\s|$)/.test(text) ? capital(text) : text).replace(/[^.?!:…]$/, '$&.');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
