import * as z from 'zod/mini';
import { type Checked, checked, type Problem, type SchemaWriter } from '../../game.ts';
import { MOST_VALUES, tooLarge } from '../../sizes.ts';
import { checkForces } from './check-forces.ts';
import { checkMap } from './check-map.ts';
import { problemOf, type Report } from './report.ts';
import { type Setup, setupSchema } from './schema.ts';

const TOO_LARGE: Problem = { path: '', code: 'too-large', most: MOST_VALUES };

/** Reads anything; never throws; tells every problem. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (tooLarge(input)) return { ok: false, reason: TOO_LARGE, problems: [TOO_LARGE] };
  const read = z.safeParse(setupSchema, input);
  if (!read.success) {
    const found = read.error.issues.map(problemOf);
    return { ok: false, reason: found[0] as Problem, problems: found };
  }
  const problems: Problem[] = [];
  const report: Report = (path, code, facts) => void problems.push({ path, code, ...facts });
  checkMap(read.data, report);
  checkForces(read.data, report);
  return checked(read.data, problems);
}

export const setupJsonSchema = (write: SchemaWriter): object => write(setupSchema, { io: 'input' });
