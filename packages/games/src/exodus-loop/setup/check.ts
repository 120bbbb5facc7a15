import { type Checked, type Problem, toChecked } from '../../game.ts';
import { readShape } from '../../problems.ts';
import { checkForces } from './check-forces.ts';
import { checkMap } from './check-map.ts';
import type { Report } from './report.ts';
import { type Setup, setupSchema } from './schema.ts';

/** Reads anything; never throws; tells every problem. */
export function check(input: unknown): Checked<Setup> {
  const read = readShape(setupSchema, input, ['player', 'enemy']);
  if (!read.ok) return read;
  const setup = read.value;
  const problems: Problem[] = [];
  const report: Report = (path, code, facts) => void problems.push({ path, code, ...facts });
  checkMap(setup, report);
  checkForces(setup, report);
  return toChecked(setup, problems);
}
