import { type Checked, checked, type Problem, type SetupOf } from '../game.ts';
import { MOST_VALUES, tooLarge } from '../sizes.ts';
import { checkRules } from './setup/check.ts';
import { presets } from './setup/presets.ts';
import { problem, problemsOf } from './setup/problems.ts';
import { sample } from './setup/sample.ts';
import { type Setup, setupSchema } from './setup/schema.ts';
import type { Merc } from './types.ts';

const NO_SETUP = problem('', 'wrong-type');

/** What the schema refuses is no set-up yet: there is nothing to go on with. */
function refused(problems: Problem[]): Checked<Setup> {
  const [reason = NO_SETUP, ...more] = problems;
  return { ok: false, reason, problems: [reason, ...more] };
}

/** Reads anything, never throws, names every problem. */
function check(input: unknown): Checked<Setup> {
  if (tooLarge(input)) return refused([problem('', 'too-large', { most: MOST_VALUES })]);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refused([NO_SETUP]);
  const parsed = setupSchema.safeParse(input);
  if (!parsed.success) return refused(problemsOf(parsed.error.issues, input));
  return checked(parsed.data, checkRules(parsed.data));
}

export const setup: SetupOf<Merc> = {
  check,
  schema: (write) => write(setupSchema),
  presets,
  sample,
};
