import type { SetupOf } from '../../game.ts';
import type { Fab } from '../types.ts';
import { check } from './check.ts';
import { PRESETS } from './presets.ts';
import { sample } from './sample.ts';
import { setupInput } from './schema.ts';

export const setup: SetupOf<Fab> = {
  check,
  schema: (write) => write(setupInput, { io: 'input' }),
  presets: PRESETS,
  sample,
};
