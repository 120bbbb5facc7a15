import { ABILITIES } from './abilities.ts';
import { EDGE_ABILITIES } from './abilities-edge.ts';
import { ACTIVATION_CARDS } from './action-cards-activation.ts';
import { COMBAT_CARDS } from './action-cards-combat.ts';
import { FALL_CARDS } from './action-cards-fall.ts';
import { INVASION_CARDS } from './action-cards-invasion.ts';
import { FACTION_TECHNOLOGIES } from './faction-technologies.ts';
import { FLAGSHIP_TEXTS } from './flagship-texts.ts';
import { LATER_FLAGSHIP_TEXTS } from './flagship-texts-later.ts';
import { LINE_TEXTS } from './line-texts.ts';
import { MAP } from './map.ts';
import { MECH_TEXTS } from './mech-texts.ts';
import { LATER_MECH_TEXTS } from './mech-texts-later.ts';
import { OBJECTIVES } from './objectives.ts';
import { OUTSIDE } from './outside.ts';
import { register } from './registry.ts';
import { TECHNOLOGIES } from './technologies.ts';

/**
 * What a combat may have without anybody saying so, and technologies: what factions can, rules and places, texts of units, action cards.
 * Leaders, notes, relics, laws and breakthroughs come when somebody holds one (`index.ts`).
 */
register([
  ...ACTIVATION_CARDS,
  ...COMBAT_CARDS,
  ...INVASION_CARDS,
  ...FALL_CARDS,
  ...TECHNOLOGIES,
  ...ABILITIES,
  ...EDGE_ABILITIES,
  ...FACTION_TECHNOLOGIES,
  ...MAP,
  ...OBJECTIVES,
  ...OUTSIDE,
  ...FLAGSHIP_TEXTS,
  ...LATER_FLAGSHIP_TEXTS,
  ...MECH_TEXTS,
  ...LATER_MECH_TEXTS,
  ...LINE_TEXTS,
]);
