import type { SetTag } from '../../vocabulary.ts';
import { EFFECT_ROWS } from '../effects/index.ts';
import type { EffectKind } from '../effects/types.ts';
import { UNIT_ROWS } from '../units.ts';
import NAMES from './names.json' with { type: 'json' };
import { PRINTED_KINDS, type PrintedKind, type PrintedNames } from './types.ts';

export { AT_TABLE, SPELLINGS } from './at-table.ts';

/** Rows whose name is our own, or printed as another kind. */
const OWN = new Set(['the-crown-of-thalnos-law', 'shard-of-the-throne-law', 'custodia-vigilia']);
/** Rows of content/effects by what their name is printed as; nobody plays the others, which Twilight's Fall has for itself. */
const PLAYED: Partial<Record<PrintedKind, readonly EffectKind[]>> = {
  action: ['action'],
  technology: ['technology', 'faction-technology'],
  note: ['note'],
  agent: ['agent'],
  commander: ['commander'],
  hero: ['hero'],
  relic: ['relic'],
  breakthrough: ['breakthrough'],
  law: ['law'],
};
/** Technologies that are units. A breakthrough brings the Corsair. */
const UPGRADES = UNIT_ROWS.filter(({ id, level }) => id === 'war-sun' || (level === 2 && id !== 'corsair'));

const rowsOf = (kind: PrintedKind): readonly { set: SetTag; name: string }[] =>
  kind === 'upgrade' ? UPGRADES : EFFECT_ROWS.filter((row) => PLAYED[kind]?.includes(row.kind) && !OWN.has(row.id));
/** Names of one kind: those that no row plays, and behind them those of the rows. */
function namesOf(kind: PrintedKind): PrintedNames {
  const others: Partial<Record<PrintedKind, PrintedNames>> = NAMES;
  const names: Partial<Record<SetTag, readonly string[]>> = { ...others[kind] };
  for (const { set, name } of rowsOf(kind)) names[set] = [...(names[set] ?? []), name];
  return names;
}

/**
 * Every printed name of the sets, played here or not, so that a typed card name is understood. Loaded only for setups and
 * forms: a table does not need it. The source is in docs/games/twilight-imperium.md.
 */
export const PRINTED = Object.fromEntries(PRINTED_KINDS.map((kind) => [kind, namesOf(kind)])) as Readonly<
  Record<PrintedKind, PrintedNames>
>;
