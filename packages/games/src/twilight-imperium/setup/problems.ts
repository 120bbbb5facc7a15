/** What can be wrong with a set-up, by code and facts. The sentences are the text's. */
import type { $ZodIssue } from 'zod/v4/core';
import type { Problem } from '../../game.ts';

export const PROBLEM_CODES = [
  // What the schema finds, by its own names.
  'unrecognized_keys',
  'invalid_value',
  'too_big',
  'too_small',
  'invalid_type',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'invalid_format',
  'not_multiple_of',
  'custom',
  // Words that nobody knows.
  'unknown-word',
  'unknown-place',
  'too-many',
  // The whole of it.
  'missing-side',
  'neutral-attacker',
  'order-twice',
  'unknown-seat',
  'missing-seat',
  'same-name',
  'bad-name',
  'nobody-landed',
  'chaos-mapping',
  'set-off',
  // Fleets, planets, groups of units.
  'over-capacity',
  'over-supply',
  'over-limit',
  'structure-in-space',
  'too-many-pds',
  'too-many-docks',
  'ship-ashore',
  'floats',
  'too-many-damaged',
  'cannot-be-damaged',
  'too-many-galvanized',
  'other-faction',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

type Facts = Readonly<Record<string, string | number>>;
export const problem = (path: string, code: ProblemCode, facts: Facts = {}): Problem => ({ path, code, ...facts });

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** What sets one finding of the schema apart from others of its code. */
function factsOf(issue: $ZodIssue): Facts {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { count: issue.keys.length, keys: issue.keys.join(', ') };
    case 'invalid_value':
      return { values: issue.values.map(String).join(', ') };
    case 'too_big':
      return { most: String(issue.maximum) };
    case 'too_small':
      return { least: String(issue.minimum) };
    case 'invalid_type':
      return { expected: issue.expected };
    default:
      return {};
  }
}

/** Of a union that failed, the branch that was meant: the one that is not just of another type. */
export function schemaProblems(issue: $ZodIssue, under: readonly PropertyKey[] = []): Problem[] {
  const here = [...under, ...issue.path];
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find(
      (branch) => !branch.some((inner) => inner.code === 'invalid_type' && inner.path.length === 0),
    );
    if (meant) return meant.flatMap((inner) => schemaProblems(inner, here));
  }
  return [problem(pathOf(here), issue.code, factsOf(issue))];
}
