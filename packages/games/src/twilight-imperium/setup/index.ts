import type { SetupOf } from '../../game.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { FACTION_ROWS } from '../content/factions.ts';
import { UNIT_ROWS } from '../content/units.ts';
import { problemText } from '../text/problems.ts';
import type { Ti4 } from '../types.ts';
import { checkSetup } from './check.ts';
import { presets } from './presets.ts';
import { learnNames } from './printed-names.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

const engine = EFFECT_ROWS.filter((row) => row.resolution === 'engine').length;
const table = EFFECT_ROWS.filter((row) => row.resolution === 'table').length;

/** What a combat starts from: a schema, problems by code, presets, random setups. */
export const setup: SetupOf<Ti4> = {
  async ready() {
    const { AT_TABLE, PRINTED, SPELLINGS } = await import('../content/names/index.ts');
    learnNames(PRINTED, AT_TABLE, SPELLINGS);
  },
  check: checkSetup,
  schema: (write) => write(setupSchema),
  presets,
  sample,
  text: { en: { problem: problemText } },
  content: {
    factions: FACTION_ROWS.length - 1,
    units: UNIT_ROWS.length,
    effects: EFFECT_ROWS.length,
    'effects played by the engine': engine,
    'effects resolved at the table': table,
  },
};
