import type { Game } from '../game.ts';
import { bot } from './bot.ts';
import { ADVANCED } from './content/advanced.ts';
import { ARTIFACTS } from './content/artifacts.ts';
import { BASIC } from './content/basic.ts';
import { CITIES, RUINS, SITES } from './content/sites.ts';
import { SKILLS } from './content/skills.ts';
import { SPELLS } from './content/spells.ts';
import { TOKEN_LIST } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import { game as playing } from './playing.ts';
import { rules } from './ruleset.ts';
import { setup } from './setup/index.ts';
import { problem } from './setup/problems.ts';
import type { MageKnight } from './types.ts';

/** Mage Knight as every program sees it. */
export const game: Game<MageKnight> = {
  ...playing,
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
  rules,
  setup,
  text: { en: { ...playing.text.en, problem } },
};

export { groupReport } from './rules/report.ts';
export { bot, rules };
