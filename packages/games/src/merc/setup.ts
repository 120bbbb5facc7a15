import type { Checked, SetupOf } from '../game.ts';
import { checkRules } from './setup/check.ts';
import { presets } from './setup/presets.ts';
import { problem, problemsOf } from './setup/problems.ts';
import { sample } from './setup/sample.ts';
import { type Setup, setupSchema } from './setup/schema.ts';
import type { Merc } from './types.ts';

/** Reads anything, never throws, names every problem. */
function check(input: unknown): Checked<Setup> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, problems: [problem('', 'wrong-type', 'A set-up is an object with "attacker" and "forces".')] };
  }
  const parsed = setupSchema.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error.issues, input) };
  const problems = checkRules(parsed.data);
  return problems.length ? { ok: false, problems } : { ok: true, setup: parsed.data };
}

export const setup: SetupOf<Merc> = {
  check,
  schema: (write) => write(setupSchema),
  presets,
  sample,
};
