/** What can be wrong with a set-up, by code and facts. The sentences are the text's. */
import type { $ZodIssue } from 'zod/v4/core';
import type { Problem } from '../../game.ts';
import { fewKeys } from '../../sizes.ts';

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
  'not_multiple_of',
  'custom',
  // Words that nobody knows.
  'unknown-word',
  'unknown-place',
  'too-many',
  // More than is looked at; a name that is no line of text.
  'too-large',
  'too-many-units',
  'plain-text',
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
  'set-twice',
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

/** Lists and texts are counted, figures are compared. */
const counted = (origin: string): Facts =>
  origin === 'array' ? { of: 'entries' } : origin === 'string' ? { of: 'letters' } : {};

/** What sets one finding of the schema apart from others of its code. */
function factsOf(issue: $ZodIssue): Facts {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { count: issue.keys.length, keys: fewKeys(issue.keys) };
    case 'invalid_value':
      return { values: issue.values.map(String).join(', ') };
    case 'too_big':
      return { most: String(issue.maximum), ...counted(issue.origin) };
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
  // The only format that is asked for.
  const code = issue.code === 'invalid_format' ? 'plain-text' : issue.code;
  return [problem(pathOf(here), code, factsOf(issue))];
}
