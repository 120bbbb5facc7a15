import type { SetTag } from '../../vocabulary.ts';
import { EFFECT_ROWS } from '../effects/index.ts';
import type { EffectKind } from '../effects/types.ts';
import { UNIT_ROWS } from '../units.ts';
import { ACTION_CARDS } from './action-cards.ts';
import { DIRECTIVES, LAWS } from './agendas.ts';
import { AGENTS, COMMANDERS, HEROES } from './leaders.ts';
import { NOTES } from './notes.ts';
import { BREAKTHROUGHS, RELICS } from './relics.ts';
import { TECHNOLOGIES } from './technologies.ts';
import { ABILITIES, EDICTS, GENOMES, PARADIGMS } from './twilights-fall.ts';
import type { PrintedKind, PrintedNames } from './types.ts';

export { AT_TABLE, SPELLINGS } from './at-table.ts';

function add(others: PrintedNames, rows: readonly { set: SetTag; name: string }[]): PrintedNames {
  const names: Partial<Record<SetTag, readonly string[]>> = { ...others };
  for (const { set, name } of rows) names[set] = [...(names[set] ?? []), name];
  return names;
}
/** Rows whose name is our own, or printed as another kind. */
const OWN = new Set(['the-crown-of-thalnos-law', 'shard-of-the-throne-law', 'custodia-vigilia']);
/** With the names that rows play: the lists have only the others. */
const withRows = (others: PrintedNames, ...kinds: readonly EffectKind[]): PrintedNames =>
  add(
    others,
    EFFECT_ROWS.filter(({ id, kind }) => kinds.includes(kind) && !OWN.has(id)),
  );
/** Technologies that are units. A breakthrough brings the Corsair. */
const UPGRADES = UNIT_ROWS.filter(({ id, level }) => id === 'war-sun' || (level === 2 && id !== 'corsair'));

/**
 * Every printed name of the sets, played here or not, so that a typed card name is understood. Loaded only for setups and
 * forms: a table does not need it. The source is in docs/games/twilight-imperium.md.
 */
export const PRINTED: Readonly<Record<PrintedKind, PrintedNames>> = {
  action: withRows(ACTION_CARDS, 'action'),
  technology: withRows(TECHNOLOGIES, 'technology', 'faction-technology'),
  upgrade: add({}, UPGRADES),
  note: withRows(NOTES, 'note'),
  agent: withRows(AGENTS, 'agent'),
  commander: withRows(COMMANDERS, 'commander'),
  hero: withRows(HEROES, 'hero'),
  relic: withRows(RELICS, 'relic'),
  breakthrough: withRows(BREAKTHROUGHS, 'breakthrough'),
  law: withRows(LAWS, 'law'),
  directive: DIRECTIVES,
  ability: ABILITIES,
  genome: GENOMES,
  paradigm: PARADIGMS,
  edict: EDICTS,
};
