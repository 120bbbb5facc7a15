import type { SetupOf } from '../../game.ts';
import { ADVANCED } from '../content/advanced.ts';
import { ARTIFACTS } from '../content/artifacts.ts';
import { BASIC } from '../content/basic.ts';
import { CITIES, RUINS, SITES } from '../content/sites.ts';
import { SKILLS } from '../content/skills.ts';
import { SPELLS } from '../content/spells.ts';
import { TOKEN_LIST } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import type { MageKnight } from '../types.ts';
import { check } from './check.ts';
import { presets } from './presets.ts';
import { problem } from './problems.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

/** Checks, presets and random samples of setups. */
export const setup: SetupOf<MageKnight> = {
  check,
  schema: (write) => write(setupSchema),
  presets,
  sample,
  text: { en: { problem } },
  content: {
    tokens: TOKEN_LIST.length,
    'token copies': TOKEN_LIST.reduce((sum, row) => sum + row.count, 0),
    sites: Object.keys(SITES).length,
    'city levels': CITIES.length,
    ruins: Object.keys(RUINS).length,
    'basic actions': BASIC.length,
    'advanced actions': ADVANCED.length,
    spells: SPELLS.length,
    artifacts: ARTIFACTS.length,
    units: Object.keys(UNITS).length,
    skills: Object.keys(SKILLS).length,
  },
};
