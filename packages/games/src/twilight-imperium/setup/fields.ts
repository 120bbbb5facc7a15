/** What each field of a setup takes: kinds of effects that are played, and kinds of printed names. */

import type { EffectKind } from '../content/effects/types.ts';
import type { PrintedKind } from '../content/names/types.ts';

export interface Field {
  kinds: readonly EffectKind[];
  printed: readonly PrintedKind[];
}

const LEADERS = ['agent', 'commander', 'hero'] as const;
const FIELDS = {
  technologies: { kinds: ['technology', 'faction-technology'], printed: ['technology', 'upgrade', 'ability'] },
  hand: { kinds: ['action'], printed: ['action'] },
  notes: { kinds: ['note'], printed: ['note'] },
  leaders: { kinds: LEADERS, printed: [...LEADERS, 'genome', 'paradigm'] },
  relics: { kinds: ['relic'], printed: ['relic'] },
  breakthroughs: { kinds: ['breakthrough', 'plot'], printed: ['breakthrough'] },
  laws: { kinds: ['law'], printed: ['law', 'directive', 'edict'] },
} as const satisfies Record<string, Field>;
export type FieldName = keyof typeof FIELDS;
export const FIELD: Readonly<Record<FieldName, Field>> = FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

const HELD_LISTS = ['technologies', 'notes', 'leaders', 'relics', 'breakthroughs'] as const;
/** In which list of a player an effect of a kind is kept; cards and laws are in none. */
export const listFor = (kind: EffectKind): (typeof HELD_LISTS)[number] | undefined =>
  HELD_LISTS.find((name) => FIELD[name].kinds.includes(kind));

/** What a side's text may name: everything that a player holds. Laws belong to nobody. */
const held = FIELD_NAMES.filter((name) => name !== 'laws').map((name) => FIELD[name]);
export const HELD_FIELD: Field = {
  kinds: held.flatMap(({ kinds }) => kinds),
  printed: held.flatMap(({ printed }) => printed),
};
/** What can be exhausted. */
export const TURNED: Field = {
  kinds: ['technology', 'faction-technology', ...LEADERS, 'relic', 'breakthrough', 'ability'],
  printed: HELD_FIELD.printed,
};
/** What a policy may name. */
export const PLAYED: Field = { kinds: [...HELD_FIELD.kinds, 'ability', 'law', 'unit'], printed: HELD_FIELD.printed };
