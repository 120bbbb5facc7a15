import type { SetupOf } from '../game.ts';
import { checkSetup } from './setup/check.ts';
import { learnNames } from './setup/known.ts';
import { PRESETS } from './setup/presets.ts';
import { sampleSetup } from './setup/sample.ts';
import { SETUP_SCHEMA } from './setup/schema.ts';
import type { Ti4 } from './types.ts';

/** What a combat starts from: a schema, problems by code, presets, random set-ups. */
export const setup: SetupOf<Ti4> = {
  async ready() {
    const { AT_TABLE, PRINTED, SPELLINGS } = await import('./content/names/index.ts');
    learnNames(PRINTED, AT_TABLE, SPELLINGS);
  },
  check: checkSetup,
  schema: (write) => write(SETUP_SCHEMA),
  presets: PRESETS,
  sample: sampleSetup,
};
