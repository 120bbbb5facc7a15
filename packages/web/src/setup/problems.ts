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
  return problems.map((problem) => ({ ...problem, why: text.problem?.(problem) ?? problem.why }));
}
