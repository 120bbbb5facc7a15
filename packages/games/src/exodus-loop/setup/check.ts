import * as z from 'zod/mini';
import type { Checked, Problem } from '../../game.ts';
import { checkForces } from './check-forces.ts';
import { checkMap, type Report } from './check-map.ts';
import { type Setup, setupSchema } from './schema.ts';

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** Reads anything; never throws; every problem in words. */
export function checkSetup(input: unknown): Checked<Setup> {
  const read = z.safeParse(setupSchema, input);
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map((issue) => ({
        path: pathOf(issue.path),
        code: issue.code ?? 'invalid',
        why: sentence(issue),
      })),
    };
  }
  const problems: Problem[] = [];
  const report: Report = (path, code, why) => void problems.push({ path, code, why });
  checkMap(read.data, report);
  checkForces(read.data, report);
  return problems.length ? { ok: false, problems } : { ok: true, setup: read.data };
}

function sentence(issue: z.core.$ZodIssue): string {
  const what = pathOf(issue.path) || 'the set-up';
  switch (issue.code) {
    case 'invalid_type':
      return `${what} must be ${issue.expected === 'int' ? 'a whole number' : `a value of the kind "${issue.expected}"`}`;
    case 'too_small':
      return `${what} must be at least ${String(issue.minimum)}`;
    case 'too_big':
      return `${what} must be at most ${String(issue.maximum)}`;
    case 'invalid_value':
      return `${what} must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `${what} has an unknown key: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return `${what} is of no known kind`;
    default:
      return `${what}: ${issue.message}`;
  }
}

export const setupJsonSchema = (): object => z.toJSONSchema(setupSchema, { io: 'input' });
