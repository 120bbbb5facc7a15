import { ABILITIES } from './abilities.ts';
import { EDGE_ABILITIES } from './abilities-edge.ts';
import { ACTIVATION_CARDS } from './action-cards-activation.ts';
import { COMBAT_CARDS } from './action-cards-combat.ts';
import { FALL_CARDS } from './action-cards-fall.ts';
import { INVASION_CARDS } from './action-cards-invasion.ts';
import { AGENTS } from './agents.ts';
import { BREAKTHROUGHS } from './breakthroughs.ts';
import { COMMANDERS } from './commanders.ts';
import { FACTION_TECHNOLOGIES } from './faction-technologies.ts';
import { FLAGSHIP_TEXTS } from './flagship-texts.ts';
import { LATER_FLAGSHIP_TEXTS } from './flagship-texts-later.ts';
import { HEROES } from './heroes.ts';
import { LAWS } from './laws.ts';
import { LINE_TEXTS } from './line-texts.ts';
import { MAP } from './map.ts';
import { MECH_TEXTS } from './mech-texts.ts';
import { LATER_MECH_TEXTS } from './mech-texts-later.ts';
import { OBJECTIVES } from './objectives.ts';
import { OUTSIDE } from './outside.ts';
import { NOTES } from './promissory.ts';
import { register } from './registry.ts';
import { RELICS } from './relics.ts';
import { TECHNOLOGIES } from './technologies.ts';
import type { EffectRow } from './types.ts';

/** Every effect of section D, in its order, then the texts of units (section C). */
export const EFFECT_ROWS: readonly EffectRow[] = [
  ...ACTIVATION_CARDS,
  ...COMBAT_CARDS,
  ...INVASION_CARDS,
  ...FALL_CARDS,
  ...TECHNOLOGIES,
  ...ABILITIES,
  ...EDGE_ABILITIES,
  ...FACTION_TECHNOLOGIES,
  ...NOTES,
  ...AGENTS,
  ...COMMANDERS,
  ...HEROES,
  ...RELICS,
  ...LAWS,
  ...BREAKTHROUGHS,
  ...MAP,
  ...OBJECTIVES,
  ...OUTSIDE,
  ...FLAGSHIP_TEXTS,
  ...LATER_FLAGSHIP_TEXTS,
  ...MECH_TEXTS,
  ...LATER_MECH_TEXTS,
  ...LINE_TEXTS,
];

register(EFFECT_ROWS);
