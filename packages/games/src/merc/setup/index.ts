import { type Checked, type SetupOf, toChecked } from '../../game.ts';
import { readShape } from '../../problems.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from '../content/index.ts';
import type { Merc } from '../types.ts';
import { checkRules } from './check.ts';
import { PRESETS as GERMAN_PRESETS } from './presets.de.ts';
import { presets } from './presets.ts';
import { problem as germanProblem } from './problems.de.ts';
import { problem } from './problems.en.ts';
import { sample } from './sample.ts';
import { type Setup, setupSchema } from './schema.ts';

/** Accepts any input, never throws, reports every problem. */
function check(input: unknown): Checked<Setup> {
  const read = readShape(setupSchema, input, ['attacker', 'forces']);
  // Rules are checked only if the schema accepts the input.
  return read.ok ? toChecked(read.value, checkRules(read.value)) : read;
}

export const setup: SetupOf<Merc> = {
  check,
  schema: (write) => write(setupSchema),
  presets,
  sample,
  text: {
    en: { problem },
    de: { presets: GERMAN_PRESETS, problem: germanProblem },
  },
  content: {
    mercs: MERCS.length,
    dictators: DICTATORS.length,
    weapons: WEAPONS.length,
    armor: ARMOR.length,
    accessories: ACCESSORIES.length,
    vehicles: VEHICLES.length,
    tactics: TACTICS.length,
  },
};
