import type { SetupOf } from '../../game.ts';
import { SKILLS } from '../content/admiral.ts';
import { CARRIER_ACTIONS, CARRIER_CLASSES } from '../content/carriers.ts';
import { ENCOUNTERS } from '../content/encounters.ts';
import { HAZARDS } from '../content/hazards.ts';
import { ABILITIES, CALL_SIGNS, PERKS } from '../content/pilots.ts';
import { SQUADRON_TYPES, WINGS } from '../content/squadrons.ts';
import { BEHAVIOURS, FACTIONS, TRAITS } from '../content/traits.ts';
import { SENSOR_TIERS, UPGRADES } from '../content/upgrades.ts';
import type { Exodus } from '../types.ts';
import { check } from './check.ts';
import { PRESETS as GERMAN_PRESETS } from './presets.de.ts';
import { presets } from './presets.ts';
import { problem as germanProblem } from './problems.de.ts';
import { problem } from './problems.ts';
import { sample } from './sample.ts';
import { setupSchema } from './schema.ts';

export const setup: SetupOf<Exodus> = {
  check,
  schema: (write) => write(setupSchema, { io: 'input' }),
  presets,
  sample,
  text: {
    en: { problem },
    de: { presets: GERMAN_PRESETS, problem: germanProblem },
  },
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
    behaviors: BEHAVIOURS.length,
    factions: FACTIONS.length,
    hazards: HAZARDS.length,
    'sensor tiers': SENSOR_TIERS.length,
    encounters: ENCOUNTERS.length,
    upgrades: UPGRADES.length,
  },
};
