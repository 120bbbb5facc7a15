import type { $ZodIssue } from 'zod/v4/core';
import type { Problem } from '../../game.ts';
import { fewKeys } from '../../sizes.ts';
import { ID } from './schema.ts';

/** Everything that can be wrong with a set-up, by code. The sentences are made by the text. */

export const PROBLEM_CODES = [
  // The shape.
  'unknown-field',
  'unknown-value',
  'too-small',
  'too-big',
  'too-large',
  'plain-text',
  'wrong-type',
  'invalid_format',
  'invalid_union',
  // What the shape cannot say.
  'both',
  'missing',
  'unknown-keyword',
  'taken',
  'no-effect',
  'unknown-deck',
  'unknown-card',
  'wrong-kind',
  'twice',
  'zone-full',
  'hands',
  'empty-deck',
  'mentor',
  'specialization',
  'legendary',
  'plain-shield',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What `missing` misses. */
export const MISSING = ['players', 'hero', 'power', 'defense', 'zone'] as const;
export type Missing = (typeof MISSING)[number];

/** What is said of a card that would never happen. */
export const NO_EFFECTS = [
  'keyword',
  'effect-keyword',
  'moment',
  'part',
  'token',
  'what',
  'which-what',
  'defense-bonus',
  'attack-bonus',
  'defending-ability',
  'defending-destroyed',
  'ability',
  'tapped',
  'hero-destroyed',
] as const;
export type NoEffect = (typeof NO_EFFECTS)[number];

/** What a card was asked to be. */
export const KINDS = ['hero', 'weapon', 'equipment', 'attack', 'permanent', 'card', 'deck', 'hand'] as const;
export type Kind = (typeof KINDS)[number];

export type Facts = Readonly<Record<string, string | number>>;
export type Report = (path: string, code: ProblemCode, facts?: Facts) => void;

/** Lists and texts are counted, figures are compared. */
const counted = (origin: string): Facts =>
  origin === 'array' ? { of: 'entries' } : origin === 'string' ? { of: 'letters' } : {};

/** Faults of the shape. Of a union that failed, those of the branch that was meant: the one that is not just of another type. */
export function shapeProblems(issue: $ZodIssue, under: readonly PropertyKey[] = []): Problem[] {
  const here = [...under, ...issue.path];
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find(
      (branch) => !branch.some((inner) => inner.code === 'invalid_type' && inner.path.length === 0),
    );
    if (meant) return meant.flatMap((inner) => shapeProblems(inner, here));
  }
  let path = '';
  for (const key of here) path += typeof key === 'number' ? `[${key}]` : path ? `.${String(key)}` : String(key);
  const problem = (code: ProblemCode, facts: Facts = {}): Problem[] => [{ path, code, ...facts }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return problem('unknown-field', { fields: fewKeys(issue.keys) });
    case 'invalid_value':
      return problem('unknown-value', { values: issue.values.join(', ') });
    case 'too_small':
      return problem('too-small', { least: Number(issue.minimum) });
    case 'too_big':
      return problem('too-big', { most: Number(issue.maximum), ...counted(issue.origin) });
    case 'invalid_type':
      return problem('wrong-type', { expected: issue.expected });
    case 'invalid_format':
      return problem(issue.message === ID ? 'invalid_format' : 'plain-text');
    case 'invalid_key':
      // A card of a deck that is named too long.
      return issue.issues.flatMap((inner) => shapeProblems(inner, here.slice(0, -1)));
    default:
      return problem('invalid_union');
  }
}
