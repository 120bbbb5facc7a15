import type { SetupOf } from '../../game.ts';
import type { Exodus } from '../types.ts';
import { check } from './check.ts';
import { presets } from './presets.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

export const setup: SetupOf<Exodus> = {
  check,
  schema: (write) => write(setupSchema, { io: 'input' }),
  presets,
  sample,
};
