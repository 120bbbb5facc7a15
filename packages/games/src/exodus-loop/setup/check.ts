import * as z from 'zod/mini';
import type { Checked, Problem, SchemaWriter } from '../../game.ts';
import { checkForces } from './check-forces.ts';
import { checkMap } from './check-map.ts';
import { problemOf, type Report } from './problems.ts';
import { type Setup, setupSchema } from './schema.ts';

/** Reads anything; never throws; every problem in words. */
export function checkSetup(input: unknown): Checked<Setup> {
  const read = z.safeParse(setupSchema, input);
  if (!read.success) return { ok: false, problems: read.error.issues.map(problemOf) };
  const problems: Problem[] = [];
  const report: Report = (path, code, why, facts) =>
    void problems.push(facts ? { path, code, why, facts } : { path, code, why });
  checkMap(read.data, report);
  checkForces(read.data, report);
  return problems.length ? { ok: false, problems } : { ok: true, setup: read.data };
}

export const setupJsonSchema = (write: SchemaWriter): object => write(setupSchema, { io: 'input' });
