/** The table of printed names in the documents: how many of each kind a set brought, and what becomes of them here. */

import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectKind } from '../content/effects/types.ts';
import { FACTION_ROWS } from '../content/factions.ts';
import { AT_TABLE, PRINTED } from '../content/names/index.ts';
import type { PrintedKind, PrintedNames } from '../content/names/types.ts';
import { UNIT_ROWS } from '../content/units.ts';
import { FIELD, FIELD_NAMES } from '../setup/fields.ts';
import { effectByName } from '../setup/names.ts';
import { SETS, type SetTag } from '../vocabulary.ts';

const KINDS: readonly [PrintedKind, string][] = [
  ['action', 'action cards'],
  ['technology', 'technologies'],
  ['upgrade', 'unit upgrades'],
  ['note', 'promissory notes'],
  ['agent', 'agents'],
  ['commander', 'commanders'],
  ['hero', 'heroes'],
  ['relic', 'relics'],
  ['breakthrough', 'breakthroughs'],
  ['law', 'laws'],
  ['directive', 'directives'],
  ['ability', 'abilities'],
  ['genome', 'genomes'],
  ['paradigm', 'paradigms'],
  ['edict', 'edicts'],
];
const PARTS = ['played', 'reminder', 'none'] as const;
type Part = (typeof PARTS)[number];

/** Abilities, genomes, paradigms and edicts of Twilight's Fall are always reminders. */
const FALL: readonly PrintedKind[] = ['ability', 'genome', 'paradigm', 'edict'];

/** Kinds of rows that play a name of that kind. */
function kindsOf(kind: PrintedKind): readonly EffectKind[] {
  // A hero and a commander may be called alike.
  if (kind === 'agent' || kind === 'commander' || kind === 'hero') return [kind];
  const fields = FIELD_NAMES.filter((field) => FIELD[field].printed.includes(kind));
  // Custodia Vigilia comes with a technology or a breakthrough.
  return [...fields.flatMap((field) => FIELD[field].kinds), 'breakthrough'];
}

function partOf(kind: PrintedKind, name: string): Part {
  if (kind === 'upgrade') return 'played';
  const row = EFFECTS.get(effectByName(name, kindsOf(kind))?.id ?? '');
  if (row) return row.resolution === 'engine' ? 'played' : row.resolution === 'table' ? 'reminder' : 'none';
  return AT_TABLE.has(name) || FALL.includes(kind) ? 'reminder' : 'none';
}

export function namesTable(): string {
  const line = (name: string, count: (set: SetTag) => number, parts: readonly number[]): string => {
    const counts = SETS.map(count);
    const all = counts.reduce((sum, one) => sum + one, 0);
    return `| ${[name, ...counts.map((one) => one || ''), all, ...parts].join(' | ')} |`;
  };
  const printed = (name: string, kind: PrintedKind): string => {
    const names: PrintedNames = PRINTED[kind];
    const parts = Object.values(names)
      .flat()
      .map((one) => partOf(kind, one));
    return line(
      name,
      (set) => names[set]?.length ?? 0,
      PARTS.map((part) => parts.filter((one) => one === part).length),
    );
  };
  const of = (rows: readonly { set: SetTag }[]) => (set: SetTag) => rows.filter((row) => row.set === set).length;
  const factions = FACTION_ROWS.filter((row) => row.id !== 'neutral');
  return [
    `| kind | ${SETS.join(' | ')} | all | played | reminder | no part |`,
    `|---|${SETS.map(() => '---|').join('')}---|---|---|---|`,
    line('factions', of(factions), [factions.length, 0, 0]),
    line('units', of(UNIT_ROWS), [UNIT_ROWS.length, 0, 0]),
    ...KINDS.map(([kind, name]) => printed(name, kind)),
  ].join('\n');
}
