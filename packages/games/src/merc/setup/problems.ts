import type { Problem } from '../../game.ts';
import { type Facts, type Sentence, SHAPE_CODES } from '../../problem-codes.ts';

/** Every problem of a setup: first those of the schema, then those of cards and sections. Each language has a sentence for each code. */
export const PROBLEM_CODES = [
  ...SHAPE_CODES,
  'one-of',
  'militia-plain',
  'wrong-side',
  'base-squad',
  'dead',
  'own-card',
  'refused',
  'no-slot',
  'will-not-serve',
  'squad-limit',
  'one-vehicle',
  'no-driver',
  'no-seats',
  'taken-name',
  'twice',
  'too-many-copies',
  'one-dictator',
  'two-rulers',
  'no-chancellor',
  'militia-limit',
  'nobody',
  'own-mine',
  'no-bombardment',
  'no-gunner',
  'no-mortar',
  'plain-bombardment',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Makes the sentences of one language. */
export type Sentences = Readonly<Record<ProblemCode, Sentence>>;

export const problem = (path: string, code: ProblemCode, facts: Facts = {}): Problem => ({ path, code, ...facts });
