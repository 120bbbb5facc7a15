import type { Game } from '../game.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import { PRESETS as GERMAN_PRESETS } from './setup/presets.de.ts';
import { problem as germanProblem } from './setup/problems.de.ts';
import { problem } from './setup/problems.en.ts';
import { german } from './text/de.ts';
import type { Merc } from './types.ts';

/** MERC as every program sees it. */
export const game: Game<Merc> = {
  ...playing,
  content: {
    mercs: MERCS.length,
    dictators: DICTATORS.length,
    weapons: WEAPONS.length,
    armor: ARMOR.length,
    accessories: ACCESSORIES.length,
    vehicles: VEHICLES.length,
    tactics: TACTICS.length,
  },
  setup,
  text: {
    en: { ...playing.text.en, problem },
    de: { ...german, presets: GERMAN_PRESETS, problem: germanProblem },
  },
};
