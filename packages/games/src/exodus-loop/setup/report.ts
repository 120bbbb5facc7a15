import type { Reason } from '@fray/engine';
import type * as z from 'zod/mini';
import type { Problem } from '../../game.ts';
import { fewKeys } from '../../sizes.ts';
import type { ProblemCode } from './problems.ts';

/** What a sentence names. */
type Facts = Readonly<Record<string, Reason[string]>>;
/** Takes one problem: where, a stable code, and what its sentence names. */
export type Report = (path: string, code: ProblemCode, facts?: Facts) => void;

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** Lists and texts are counted, figures are compared. */
const counted = (origin: string): Facts =>
  origin === 'array' ? { of: 'entries' } : origin === 'string' ? { of: 'letters' } : {};

/** What the schema found. */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  const said = (code: ProblemCode, facts: Facts = {}): Problem => ({ path: pathOf(issue.path), code, ...facts });
  switch (issue.code) {
    case 'invalid_type':
      return said('invalid_type', { expected: String(issue.expected) });
    case 'too_small':
      return said('too_small', { least: String(issue.minimum) });
    case 'too_big':
      return said('too_big', { most: String(issue.maximum), ...counted(issue.origin) });
    case 'invalid_value':
      return said('invalid_value', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return said('unrecognized_keys', { keys: fewKeys(issue.keys) });
    case 'invalid_union':
      return said('invalid_union');
    default:
      return said('invalid_format', { message: issue.message });
  }
}
