import type { SetupOf } from '../../game.ts';
import type { MageKnight } from '../types.ts';
import { check } from './check.ts';
import { presets } from './presets.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

/** Where fights come from: forms that are checked, presets, and anything at random. */
export const setup: SetupOf<MageKnight> = { check, schema: (write) => write(setupSchema), presets, sample };
