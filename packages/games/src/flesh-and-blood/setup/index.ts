import type { SetupOf } from '../../game.ts';
import type { Fab } from '../types.ts';
import { check } from './check.ts';
import { ready } from './own-deck.ts';
import { presets } from './presets.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

export const setup: SetupOf<Fab> = {
  check,
  ready,
  schema: (write) => write(setupSchema, { io: 'input' }),
  presets: presets,
  sample,
};
