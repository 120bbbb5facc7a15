import type { Game } from '../game.ts';
import { EFFECT_ROWS } from './content/effects/index.ts';
import { FACTION_ROWS } from './content/factions.ts';
import { UNIT_ROWS } from './content/units.ts';
import { game as playing } from './playing.ts';
import { rules } from './ruleset.ts';
import { setup } from './setup/index.ts';
import { problemText } from './text/problems.ts';
import type { Ti4 } from './types.ts';

const engine = EFFECT_ROWS.filter((row) => row.resolution === 'engine').length;
const table = EFFECT_ROWS.filter((row) => row.resolution === 'table').length;

/** Twilight Imperium as every program sees it. */
export const game: Game<Ti4> = {
  ...playing,
  content: {
    factions: FACTION_ROWS.length - 1,
    units: UNIT_ROWS.length,
    effects: EFFECT_ROWS.length,
    'effects played by the engine': engine,
    'effects resolved at the table': table,
  },
  rules,
  setup,
  text: { en: { ...playing.text.en, problem: problemText } },
};
