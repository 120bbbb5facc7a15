import { ACTION_CARDS } from './action-cards.ts';
import { DIRECTIVES, LAWS } from './agendas.ts';
import { AGENTS, COMMANDERS, HEROES } from './leaders.ts';
import { NOTES } from './notes.ts';
import { BREAKTHROUGHS, RELICS } from './relics.ts';
import { TECHNOLOGIES, UPGRADES } from './technologies.ts';
import { ABILITIES, EDICTS, GENOMES, PARADIGMS } from './twilights-fall.ts';
import type { PrintedKind, PrintedNames } from './types.ts';

export { AT_TABLE, SPELLINGS } from './at-table.ts';

/**
 * Every printed name of the sets, played here or not, so that a typed card name is understood. Loaded only for setups and
 * forms: a table does not need it. The source is in docs/games/twilight-imperium.md.
 */
export const PRINTED: Readonly<Record<PrintedKind, PrintedNames>> = {
  action: ACTION_CARDS,
  technology: TECHNOLOGIES,
  upgrade: UPGRADES,
  note: NOTES,
  agent: AGENTS,
  commander: COMMANDERS,
  hero: HEROES,
  relic: RELICS,
  breakthrough: BREAKTHROUGHS,
  law: LAWS,
  directive: DIRECTIVES,
  ability: ABILITIES,
  genome: GENOMES,
  paradigm: PARADIGMS,
  edict: EDICTS,
};
