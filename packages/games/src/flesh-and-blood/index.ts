import type { Game } from '../game.ts';
import { BRUTE } from './content/brute.ts';
import { DECKS } from './content/decks.ts';
import { EQUIPMENT, HEROES, WEAPONS } from './content/gear.ts';
import { GENERIC } from './content/generic.ts';
import { GUARDIAN } from './content/guardian.ts';
import { NINJA } from './content/ninja.ts';
import { TOKENS } from './content/tokens.ts';
import { WARRIOR } from './content/warrior.ts';
import { game as playing } from './playing.ts';
import { rules } from './ruleset.ts';
import { setup } from './setup/index.ts';
import { problem } from './text/problems.ts';
import type { Fab } from './types.ts';

/** Flesh and Blood as every program sees it. */
export const game: Game<Fab> = {
  ...playing,
  content: {
    cards: WARRIOR.length + BRUTE.length + NINJA.length + GUARDIAN.length + GENERIC.length,
    heroes: HEROES.length,
    weapons: WEAPONS.length,
    equipment: EQUIPMENT.length,
    tokens: TOKENS.length,
    decks: Object.keys(DECKS).length,
  },
  rules,
  setup,
  text: { en: { ...playing.text.en, problem } },
};
export { type Forecast, forecast } from './rules/forecast.ts';
export type { Fab, State, View } from './types.ts';
