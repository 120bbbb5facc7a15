import type { SetupOf } from '../../game.ts';
import type { Ti4 } from '../types.ts';
import { checkSetup } from './check.ts';
import { learnNames } from './known.ts';
import { presets } from './presets.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

/** What a combat starts from: a schema, problems by code, presets, random set-ups. */
export const setup: SetupOf<Ti4> = {
  async ready() {
    const { AT_TABLE, PRINTED, SPELLINGS } = await import('../content/names/index.ts');
    learnNames(PRINTED, AT_TABLE, SPELLINGS);
  },
  check: checkSetup,
  schema: (write) => write(setupSchema),
  presets,
  sample,
};
