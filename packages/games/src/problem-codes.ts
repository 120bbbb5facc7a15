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

/** Says `int|string` in words, each of them once. */
export const kindsIn =
  (names: Readonly<Partial<Record<string, string>>>, or: string) =>
  (expected: unknown): string =>
    [
      ...new Set(
        String(expected)
          .split('|')
          .map((kind) => names[kind] ?? kind),
      ),
    ].join(or);
/** Says `a, b|c` in words: a and one of b and c. */
export const fieldsIn =
  (quote: (field: string) => string, or: string, and: string) =>
  (list: unknown): string =>
    String(list)
      .split(', ')
      .map((one) => one.split('|').map(quote).join(or))
      .join(and);
