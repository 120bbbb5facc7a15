import { readdirSync, readFileSync } from 'node:fs';
import data from '../packages/games/src/flesh-and-blood/content/catalogue/data.json' with { type: 'json' };
import { Catalogue } from '../packages/games/src/flesh-and-blood/content/catalogue/find.ts';
import type { CatalogueCard } from '../packages/games/src/flesh-and-blood/content/catalogue/index.ts';
import { parseCatalogue } from '../packages/games/src/flesh-and-blood/content/catalogue/parse.ts';
import { KINDS, type Kind, kindOf } from '../packages/games/src/flesh-and-blood/content/kinds.ts';
import { readList } from '../packages/games/src/flesh-and-blood/setup/lists/read.ts';
import { partsOf } from '../packages/games/src/flesh-and-blood/setup/lists/report.ts';
import { readTsv } from './fab-catalog.ts';
import type { Made } from './made.ts';

/** The table of what is played of the printed cards of Flesh and Blood: per set and class. */

/** Sets whose heroes, weapons, equipment and generic cards are rows of ours. */
const SETS = { WTR: 'Welcome to Rathe', ARC: 'Arcane Rising', CRU: 'Crucible of War' } as const;
const CLASSES = [
  'Generic',
  'Brute',
  'Guardian',
  'Ninja',
  'Warrior',
  'Mechanologist',
  'Ranger',
  'Runeblade',
  'Wizard',
  'Merchant',
  'Shapeshifter',
];

/** Names by the kinds that their cards have. */
type Tally = Map<string, Set<Kind>>;
const count = (tally: Tally, card: CatalogueCard): unknown =>
  tally.set(card.name, (tally.get(card.name) ?? new Set<Kind>()).add(kindOf(card)));

/** A name is at the table if one of its colors is. */
function figuresOf(tally: Tally): string {
  const as = (kind: Kind) =>
    [...tally.values()].filter((kinds) => KINDS.findLast((it) => kinds.has(it)) === kind).length;
  return [tally.size, ...KINDS.map(as)].join(' | ');
}

function tableText(): string {
  const catalogue = new Catalogue(parseCatalogue(data));
  const printings = new Map(
    readTsv('cards').map((row) => [`${row.name}\t${(row.colour ?? '').toLowerCase()}`, row.printings ?? '']),
  );
  const setsOf = (card: CatalogueCard): string[] => [
    ...new Set(
      (printings.get(`${card.name}\t${card.colour ?? ''}`) ?? '').split(' ').map((code) => code.replace(/\d.*$/, '')),
    ),
  ];
  const inSets = new Map<string, Tally>();
  const whole: Tally = new Map();
  for (const card of catalogue.cards) {
    if (card.types.includes('Token')) continue;
    count(whole, card);
    const cls = CLASSES.find((it) => card.types.includes(it)) ?? 'other';
    for (const set of setsOf(card)) {
      if (!(set in SETS)) continue;
      for (const key of [`${set} ${cls}`, `${set} all`, 'all all']) {
        const tally = inSets.get(key) ?? new Map<string, Set<Kind>>();
        inSets.set(key, tally);
        count(tally, card);
      }
    }
  }
  const lines = Object.entries(SETS).flatMap(([set, name]) =>
    [...CLASSES, 'all'].flatMap((cls) => {
      const tally = inSets.get(`${set} ${cls}`);
      return tally ? [`| ${name} | ${cls} | ${figuresOf(tally)} |`] : [];
    }),
  );
  const all = inSets.get('all all') ?? new Map<string, Set<Kind>>();
  return [
    '# Flesh and Blood: which cards are played',
    '',
    '**Covered**: figures and keywords of every printed card. *Played*: the engine also does what the card says. *Figures*: it says',
    'nothing more.',
    '',
    '**Not covered**: what cards *at the table* say, in part or wholly; it is a reminder at its moment. A name is at the table if one',
    'of its colors is. Tokens are not counted. `npm run make` makes this page from the catalog and the rows of the game.',
    '',
    '| set | class | names | played | figures | at the table |',
    '|---|---|---|---|---|---|',
    ...lines,
    `| the three sets | all | ${figuresOf(all)} |`,
    `| all printed cards | all | ${figuresOf(whole)} |`,
    '',
    ...listLines(catalogue),
  ].join('\n');
}

const LISTS = new URL('../packages/games/src/flesh-and-blood/setup/lists/fixtures/', import.meta.url);
const share = (part: number, of: number): string => `${Math.round((100 * part) / of)} %`;

/** How much of published lists is played, in their lines. */
function listLines(catalogue: Catalogue): string[] {
  const files = readdirSync(LISTS).sort();
  const rows = files.map((file) => partsOf(readList(readFileSync(new URL(file, LISTS), 'utf8'), catalogue)));
  const line = (name: string, parts: readonly number[]): string => {
    const all = parts.reduce((sum, part) => sum + part, 0);
    return `| ${[name, all, ...parts, share((parts[0] ?? 0) + (parts[1] ?? 0), all)].join(' | ')} |`;
  };
  const sums = (rows[0] ?? []).map((_, at) => rows.reduce((sum, parts) => sum + (parts[at]?.lines ?? 0), 0));
  return [
    '## Of published lists',
    '',
    `${files.length} lists of 2025 and 2026, in their lines: played wholly, by figures, at the table, unknown (printed after our data).`,
    '',
    '| list | lines | whole | figures | at the table | unknown | whole or figures |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((parts, at) =>
      line(
        (files[at] ?? '').replace('.txt', ''),
        parts.map(({ lines }) => lines),
      ),
    ),
    line('all', sums),
    '',
  ];
}

export const cardTableMade = (): Made => ({ path: 'docs/games/flesh-and-blood-cards.md', text: tableText() });
