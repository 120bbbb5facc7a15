import type { Problem } from './game.ts';

/** What any shape of a setup can find wrong; `problems.en.ts` and `problems.de.ts` make the sentences. */
export const SHAPE_CODES = [
  'unknown-field',
  'missing',
  'wrong-type',
  'unknown-name',
  'too-small',
  'too-big',
  'too-large',
  'wrong-format',
  'wrong',
] as const;
export type ShapeCode = (typeof SHAPE_CODES)[number];
/** What a sentence names, beside the code. */
export type Facts = Readonly<Record<string, string | number>>;
/** Makes the words of a problem. */
export type Sentence = (problem: Problem) => string;

/** The sentence of a catalog; an unknown code is returned as it is. */
export const sentenceFrom =
  (sentences: Readonly<Record<string, Sentence>>): Sentence =>
  (problem) =>
    Object.hasOwn(sentences, problem.code) ? (sentences[problem.code] as Sentence)(problem) : problem.code;
