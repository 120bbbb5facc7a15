/** The table of coverage in the documents, counted from the rows. */
import { EFFECT_ROWS } from '../content/effects/index.ts';
import type { EffectKind } from '../content/effects/types.ts';
import { UNIT_ROWS } from '../content/units.ts';

const KINDS: readonly [EffectKind, string][] = [
  ['action', 'action cards'],
  ['technology', 'technologies'],
  ['faction-technology', 'faction technologies'],
  ['ability', 'faction abilities'],
  ['note', 'promissory notes'],
  ['agent', 'agents'],
  ['commander', 'commanders'],
  ['hero', 'heroes'],
  ['relic', 'relics'],
  ['law', 'laws'],
  ['breakthrough', 'breakthroughs'],
  ['plot', 'plots'],
  ['anomaly', 'anomalies'],
  ['rule', 'general rules'],
  ['objective', 'secret objectives'],
  ['unit', 'texts of units'],
];

export function coverageTable(): string {
  const count = (kind: EffectKind | null, resolution: string): number =>
    EFFECT_ROWS.filter((row) => (kind === null || row.kind === kind) && row.resolution === resolution).length;
  const line = (name: string, kind: EffectKind | null): string =>
    `| ${name} | ${count(kind, 'engine')} | ${count(kind, 'table')} | ${count(kind, 'outside')} |`;
  return [
    '| kind | played by the engine | resolved at the table | never in a combat |',
    '|---|---|---|---|',
    ...KINDS.map(([kind, name]) => line(name, kind)),
    line('all', null),
    '',
    `Units: ${UNIT_ROWS.length}.`,
  ].join('\n');
}
