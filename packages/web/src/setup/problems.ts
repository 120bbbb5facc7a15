import type { Problem, SetupWords } from '@fray/games';
import { capitalize } from '@fray/games';
import { getContext, setContext } from 'svelte';

/** A problem of a setup with its sentence. */
export type ProblemWithText = Problem & { why: string };

type Problems = () => readonly ProblemWithText[];
const KEY = Symbol('problems');
/** A form tells its fields what is wrong with the setup; each shows what is wrong at its path. */
export const provideProblems = (problems: Problems): Problems => setContext(KEY, problems);
export const useProblems = (): Problems => getContext<Problems | undefined>(KEY) ?? (() => []);

/** The problems of exactly this field. */
export const problemsAt = (problems: readonly ProblemWithText[], path: string): ProblemWithText[] =>
  problems.filter((problem) => problem.path === path);

/** The problems of this field and of everything inside it. */
export const problemsIn = (problems: readonly ProblemWithText[], path: string): ProblemWithText[] =>
  problems.filter((problem) => isIn(problem.path, path));

const isIn = (path: string, outer: string): boolean =>
  outer === '' || path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)));

/** In the language of the screen. */
export const withText = (problems: readonly Problem[], text: Pick<SetupWords, 'problem'>): ProblemWithText[] =>
  problems.map((problem) => ({ ...problem, why: sentence(text.problem(problem)) }));

/** With a capital and a full stop, as a sentence has them; the path of a field keeps its letters. */
export const sentence = (text: string): string =>
  (/^[^\s.[_]+(\s|$)/.test(text) ? capitalize(text) : text).replace(/[^.?!:…]$/, '$&.');
