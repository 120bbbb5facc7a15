import type { Game } from '../game.ts';
import { SKILLS } from './content/admiral.ts';
import { CARRIER_ACTIONS, CARRIER_CLASSES } from './content/carriers.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { HAZARDS } from './content/hazards.ts';
import { ABILITIES, CALL_SIGNS, PERKS } from './content/pilots.ts';
import { SQUADRON_TYPES, WINGS } from './content/squadrons.ts';
import { BEHAVIOURS, FACTIONS, TRAITS } from './content/traits.ts';
import { SENSOR_TIERS, UPGRADES } from './content/upgrades.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import { PRESETS as GERMAN_PRESETS } from './setup/presets.de.ts';
import { problem as germanProblem } from './setup/problems.de.ts';
import { problem } from './setup/problems.ts';
import { german } from './text/de.ts';
import type { Exodus } from './types.ts';

/** Exodus Loop as every program sees it. */
export const game: Game<Exodus> = {
  ...playing,
  content: {
    squadrons: SQUADRON_TYPES.length,
    carriers: CARRIER_CLASSES.length,
    'carrier actions': CARRIER_ACTIONS.length,
    wings: WINGS.length,
    perks: PERKS.length,
    abilities: ABILITIES.length,
    'call signs': CALL_SIGNS.length,
    skills: SKILLS.length,
    traits: TRAITS.length,
    behaviours: BEHAVIOURS.length,
    factions: FACTIONS.length,
    hazards: HAZARDS.length,
    'sensor tiers': SENSOR_TIERS.length,
    encounters: ENCOUNTERS.length,
    upgrades: UPGRADES.length,
  },
  setup,
  text: {
    en: { ...playing.text.en, problem },
    de: { ...german, presets: GERMAN_PRESETS, problem: germanProblem },
  },
};
