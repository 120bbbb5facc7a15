import { readdirSync, readFileSync } from 'node:fs';
import { seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../simulate.ts';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import { problem } from '../../text/problems.ts';
import { LIST_CODES } from '../problems.ts';
import { LINES } from './lines.fixture.ts';
import { nameOf } from './name.ts';
import newer from './newer.json' with { type: 'json' };
import { problemOf } from './problem.ts';
import { readList } from './read.ts';
import { partsOf } from './report.ts';
import type { CardList, ListEntry, ListProblem } from './types.ts';

const catalogue = await loadCatalogue();
const read = (text: string): CardList => readList(text, catalogue);
const LONG = process.env.FRAY_ODDS !== undefined;
const folder = new URL('./fixtures/', import.meta.url);
const FILES = readdirSync(folder).sort();
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const entryWords = (it: ListEntry): string => `${it.count} ${nameOf(it)} ${it.place}`;
function problemWords(it: ListProblem): string {
  const near = 'near' in it && it.near.length ? ` near ${it.near.join(', ')}` : '';
  return `${it.code}${near}${'colours' in it ? ` colors ${it.colours.join(' ')}` : ''}`;
}
const wordsOf = ({ entries, problems }: CardList): string =>
  [...entries.map(entryWords), ...problems.map(problemWords)].join('; ') || 'no card';

it('every code of a list has a sentence with its line', () => {
  const problems = read(
    '3x Head Jab\n1x Anothos (red)\n3x Aftershock (red)\n1x Hed Jab (red)\nNo Such Thing\n0x Snatch (red)\nNew = b\n???',
  ).problems;
  const told = [...problems, ...read('b'.repeat(50_000)).problems].map((it) => problemOf(it));
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(LIST_CODES));
  expect(told.slice(0, 8).map(problem)).toEqual([
    'Line 1: Head Jab is printed in red, yellow, blue: say which, such as "Head Jab (red)".',
    'Line 2: Anothos has no color.',
    'Line 3: "3x Aftershock (red)" was printed after our data of July 2025. Add its figures: "3x Aftershock (red) = 0/4/3 attack red ninja, go again".',
    'Line 4: "1x Hed Jab (red)" is not a card that we know. Did you mean Head Jab (red)?',
    'Line 5: "No Such Thing" is not a card that we know. Add its figures: "No Such Thing = 0/4/3 attack red ninja, go again".',
    'Line 6: "0x Snatch (red)": a list has 1 to 60 copies of a card.',
    'Line 7: "b" is not known in the figures of a card: write cost, power and defense, then type, color and class, such as "0/4/3 attack red ninja, go again".',
    'Line 8: "???" names no card.',
  ]);
});

describe('single lines', () => {
  it.each(LINES)('%j', (line, reads) => {
    expect(wordsOf(read(line))).toBe(reads);
  });
  it('of a bad list: the line, its text, and everything else stays', () => {
    const list = read('3x Head Jab (red)\r\n\r\nBlaze of Nothing\n2 Snatch (blue)\n');
    expect(list.entries.map(entryWords)).toEqual(['3 Head Jab (red) deck', '2 Snatch (blue) deck']);
    expect(list.problems).toMatchObject([{ line: 3, text: 'Blaze of Nothing', code: 'list-unknown-card', near: [] }]);
  });
  it('no card printed after our data gets a suggestion: it is reported as such', () => {
    for (const name of newer) {
      expect(read(`3x ${name} (red)`).problems).toMatchObject([{ code: 'list-unknown-card', newer: true, near: [] }]);
      if (!catalogue.allByName(name).length) expect(read(name).problems).toMatchObject([{ newer: true, near: [] }]);
    }
  });
  it('newer names that hold a comma are not parted', () => {
    const { problems, entries } = read('Equipment: Volzar, Meteor Storm, Crater Fist');
    expect(problems).toMatchObject([{ text: 'Volzar, Meteor Storm', newer: true }]);
    expect(entries.map(nameOf)).toEqual(['Crater Fist']);
  });
  it('an unknown line with figures is a card, and stays with the list', () => {
    const { entries, problems } = read(
      '3x Ember Step (red) = 0/4/3 attack ninja red, go again\nSilver Hood = -/-/2 equipment head\nA = 1/2 attack',
    );
    expect(entries).toMatchObject([
      {
        count: 3,
        place: 'deck',
        card: {
          name: 'Ember Step',
          type: 'attack',
          cost: 0,
          power: 4,
          defense: 3,
          colour: 'red',
          cls: 'ninja',
          keywords: ['go again'],
        },
      },
      { count: 1, place: 'equipment', card: { name: 'Silver Hood', type: 'equipment', defense: 2, sub: 'head' } },
    ]);
    expect(problems).toMatchObject([{ line: 3, code: 'list-figures' }]);
  });
});

/** Lines, and those of them that nobody knows; how many of the others are played the page of cards shows. */
const LISTS: readonly (readonly [list: string, lines: number, unknown: number])[] = [
  ['gravy', 41, 5],
  ['tuffnut', 36, 25],
  ['vynnset-1', 36, 4],
  ['jarl', 38, 5],
  ['fang', 35, 3],
  ['briar', 35, 8],
  ['oscilio-sa', 34, 18],
  ['blaze', 35, 7],
  ['fai', 33, 3],
  ['kassai', 39, 3],
  ['dorinthea', 40, 6],
  ['teklovossen', 37, 12],
  ['zyggy', 26, 8],
  ['vynnset-2', 38, 2],
  ['aurora-1', 29, 8],
  ['rhinar', 39, 10],
  ['oscilio-cc-1', 38, 9],
  ['arakni-slippy', 37, 0],
  ['arakni-huntsman', 37, 4],
  ['arakni-web', 35, 5],
  ['valda', 45, 9],
  ['aurora-2', 38, 13],
  ['dash', 36, 1],
  ['oscilio-cc-2', 35, 12],
  ['marlynn', 40, 7],
  ['viserai-1', 34, 12],
  ['viserai-sa', 33, 2],
  ['puffin', 35, 3],
  ['kano', 27, 0],
  ['cindra', 39, 0],
];
it.each(LISTS)('%s: every line is read, and what nobody knows is named', (id, lines, unknown) => {
  const list = read(textOf(`${id}.txt`));
  expect(list.entries.length + list.problems.length).toBe(lines);
  expect(partsOf(list).at(-1)?.lines).toBe(unknown);
});

/** The same list as five sites write it, JSON, and one line of identifiers; unknown lines are written as they stand. */
type Row = { count: number; name: string; colour: string | null };
const LETTER: Readonly<Record<string, number>> = { red: 1, yellow: 2, blue: 3 };
const slug = ({ name, colour }: Row): string =>
  [name, colour ?? '']
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '');
const coloured = ({ name, colour }: Row, as: (colour: string) => string): string =>
  colour ? `${name} (${as(colour)})` : name;
const STYLES: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  fabrary: (rows) =>
    [
      'Name: A list',
      'Format: Classic Constructed',
      '',
      'Arena cards',
      '',
      'Deck cards',
      ...rows.map((it) => `${it.count}x ${coloured(it, String)}`),
      '',
      'Made with ❤️ at the FaBrary',
      'See the full deck @ https://fabrary.net/decks/X',
    ].join('\n'),
  fabdb: (rows) =>
    ['Deck build - via https://fabdb.net :', '', ...rows.map((it) => `(${it.count}) ${coloured(it, String)}`)].join(
      '\r\n',
    ),
  brackets: (rows) =>
    rows.map((it) => `[${it.count}] ${coloured(it, (c) => c[0]?.toUpperCase() + c.slice(1))}`).join('\n'),
  pitch: (rows) => rows.map((it) => `${it.count} ${coloured(it, (c) => String(LETTER[c]))}`).join('\n'),
  identifiers: (rows) => rows.map((it) => `${it.count} ${slug(it)}`).join('\n'),
  json: (rows) =>
    JSON.stringify({ name: 'A list', cards: rows.map((it) => ({ identifier: slug(it), total: it.count })) }, null, 1),
  'one line': (rows) => rows.flatMap((it) => Array.from({ length: it.count }, () => slug(it))).join(' '),
};
const cardsOf = ({ entries }: CardList): string[] => entries.map((it) => `${nameOf(it)} ${it.place}`);
const sumsOf = ({ entries, problems }: CardList): number =>
  [...entries, ...problems].reduce((sum, { count }) => sum + count, 0);

it.each(FILES)('%s reads alike in every style, its unknown lines too', (file) => {
  const list = read(textOf(file));
  const rows = list.entries.map(
    ({ count, card }): Row => ({ count, name: card.name, colour: ('colour' in card && card.colour) || null }),
  );
  const unknown = list.problems.flatMap((it): Row[] => {
    const found = /^(?:[([]?\d+[)\]]?x? +)?(.*?)(?: \((red|yellow|blue|1|2|3)\)|_(red|yellow|blue))?$/i.exec(it.text);
    const colour = found?.[2] ?? found?.[3];
    const name = Object.entries(LETTER).find(([, n]) => String(n) === colour)?.[0] ?? colour?.toLowerCase() ?? null;
    return it.code === 'list-unknown-card' ? [{ count: it.count, name: found?.[1] ?? it.text, colour: name }] : [];
  });
  const codes = unknown.map(() => 'list-unknown-card');
  for (const [style, write] of Object.entries(STYLES)) {
    const again = read(write([...rows, ...unknown]));
    expect({ style, cards: cardsOf(again).toSorted() }).toEqual({ style, cards: cardsOf(list).toSorted() });
    expect({ style, codes: again.problems.map(({ code }) => code) }).toEqual({ style, codes });
    const all = list.problems.length === unknown.length ? sumsOf(list) : sumsOf(again);
    expect({ style, cards: sumsOf(again) }).toEqual({ style, cards: all });
  }
});

/** Pieces that hostile texts are made of. */
const PIECES = [
  '3x ',
  'Head Jab',
  ' (red)',
  '\n',
  '\r',
  '\u0000',
  '\u001b[2J',
  ', ',
  'Weapons: ',
  '[',
  '{',
  '"',
  '_',
  ' = 0/4/3 ',
  '\u202e',
  '💥',
  '(((((',
  '     ',
  '99999999999',
  'a_b ',
  'Equipment: ',
  '\\',
  'x3',
  ' - ',
];
it(`${LONG ? 1000 : 60} random and hostile texts neither throw nor hang, and no line goes without an answer`, {
  timeout: 600_000,
}, () => {
  const chance = chanceFrom(seededDice(4100, 0));
  const pick = <V>(list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
  const sizes = [3, 30, 300, 3000];
  for (let number = 0; number < (LONG ? 1000 : 60); number++) {
    const text = Array.from({ length: pick(sizes) }, () => pick(PIECES)).join('');
    const { entries, problems } = read(text);
    for (const { line } of [...entries, ...problems]) expect(line).toBeGreaterThan(0);
  }
  for (const text of [
    'a'.repeat(50_000),
    `${'a '.repeat(25_000)}`,
    ' '.repeat(50_000),
    '('.repeat(50_000),
    'x'.repeat(100_001),
    `Weapons: ${'a, '.repeat(600)}`,
    '[[[['.repeat(9000),
    'head_jab_red '.repeat(7000),
  ])
    expect(() => read(text)).not.toThrow();
  expect(read('x'.repeat(100_001)).problems).toMatchObject([{ code: 'list-too-long' }]);
  expect(read('b'.repeat(50_000)).problems).toMatchObject([{ code: 'list-too-long' }]);
});
