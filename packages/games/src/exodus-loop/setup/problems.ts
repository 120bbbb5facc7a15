import type * as z from 'zod/mini';
import type { Problem } from '../../game.ts';

/** What can be wrong with a set-up: what the schema finds, then what the rules say. A language has a sentence for each. */
export type ProblemCode =
  | 'invalid_type'
  | 'too_small'
  | 'too_big'
  | 'invalid_value'
  | 'unrecognized_keys'
  | 'invalid_union'
  | 'invalid_format'
  | 'zones-meet'
  | 'too-many-hazards'
  | 'two-hazards'
  | 'hazard-in-zone'
  | 'no-find'
  | 'off-map'
  | 'outside-zone'
  | 'no-admiral'
  | 'skill-twice'
  | 'skill-too-early'
  | 'upgrade-twice'
  | 'upgrade-too-early'
  | 'too-many-perks'
  | 'perk-twice'
  | 'trait-twice'
  | 'wrong-code'
  | 'name-twice'
  | 'cannot-attack'
  | 'no-ammo'
  | 'no-fuel'
  | 'too-much-hull'
  | 'too-much-ammo'
  | 'too-much-fuel'
  | 'docked'
  | 'capital-ship'
  | 'no-such-carrier'
  | 'defend-stays'
  | 'out-of-reach'
  | 'hangar-full'
  | 'carriers-collide'
  | 'nobody'
  | 'charged'
  | 'backwards';

/** What a sentence names. */
export type Facts = NonNullable<Problem['facts']>;
/** Takes one problem: where, a stable code, a sentence that says what to do, and what that sentence names. */
export type Report = (path: string, code: ProblemCode, why: string, facts?: Facts) => void;

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** What the schema found, in words. */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  const path = pathOf(issue.path);
  const what = path || 'the set-up';
  const said = (why: string, facts: Facts = {}): Problem => ({
    path,
    code: issue.code ?? 'invalid_format',
    why: `${what}${why}`,
    facts: { what: path, ...facts },
  });
  switch (issue.code) {
    case 'invalid_type': {
      const expected = String(issue.expected);
      return said(` must be ${expected === 'int' ? 'a whole number' : `a value of the kind "${expected}"`}`, {
        expected,
      });
    }
    case 'too_small':
      return said(` must be at least ${String(issue.minimum)}`, { least: String(issue.minimum) });
    case 'too_big':
      return said(` must be at most ${String(issue.maximum)}`, { most: String(issue.maximum) });
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return said(` must be one of: ${values}`, { values });
    }
    case 'unrecognized_keys':
      return said(` has an unknown key: ${issue.keys.join(', ')}`, { keys: issue.keys.join(', ') });
    case 'invalid_union':
      return said(' is of no known kind');
    default:
      return said(`: ${issue.message}`, { message: issue.message });
  }
}
