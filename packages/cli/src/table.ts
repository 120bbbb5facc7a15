import { padded, widthOf } from './width.ts';
import { packed, wrapped } from './wrap.ts';

export type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

interface Column {
  key: string;
  figures: boolean;
  texts: string[];
  wide: number;
}

const SPACE = 2;
/** A column of text is made narrower down to this, and no word in it is cut. */
const NARROWEST_TEXT = 16;
/** And to no more lines than about this. */
const MOST_LINES = 3;
/** From this width on a column of text may stand under its row instead, and so many of them. */
const HANGS_FROM = 8;
const MOST_HUNG = 2;

function columnsOf(rows: readonly Row[]): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return keys.map((key) => {
    const texts = rows.map((row) => String(row[key] ?? ''));
    const figures = texts.every((text) => /^[-+]?[\d.,?]*( %)?$/.test(text));
    return { key, figures, texts, wide: Math.max(widthOf(key), ...texts.map(widthOf)) };
  });
}

const totalOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { wide }) => sum + wide, 0) + SPACE * (columns.length - 1);
const longestWord = ({ key, texts }: Column): number =>
  Math.max(...[key, ...texts].flatMap((text) => text.split(/\s+/).map(widthOf)));

/** The last column, made so narrow that all fit, where that leaves it readable. */
function narrowed(columns: readonly Column[], room: number): Column[] | undefined {
  const last = columns.at(-1);
  if (!last || last.figures) return undefined;
  const wide = last.wide - (totalOf(columns) - room);
  const least = Math.max(NARROWEST_TEXT, longestWord(last), Math.ceil(last.wide / MOST_LINES));
  return wide >= least ? [...columns.slice(0, -1), { ...last, wide }] : undefined;
}

/** Columns of text, the last ones first, until the others fit. The first names the row and stays. */
function hung(columns: readonly Column[], room: number): { stay: Column[]; under: Column[] } | undefined {
  const texts = columns.slice(1).filter((column) => !column.figures && column.wide >= HANGS_FROM);
  for (let count = 1; count <= Math.min(MOST_HUNG, texts.length); count++) {
    const under = texts.slice(-count);
    const stay = columns.filter((column) => !under.includes(column));
    if (totalOf(stay) <= room) return { stay, under };
  }
  return undefined;
}

/** One row of a table; a text that is wider than its column goes on below. */
function cellLines(columns: readonly Column[], textOf: (column: Column) => string, indent: string): string[] {
  const cells = columns.map((column) => wrapped(textOf(column), column.wide, 0));
  const high = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: high }, (_, i) =>
    (
      indent + columns.map(({ wide, figures }, c) => padded(cells[c]?.[i] ?? '', wide, figures)).join(' '.repeat(SPACE))
    ).trimEnd(),
  );
}

const named = (columns: readonly Column[], row: number): string[] =>
  columns.flatMap(({ key, texts }) => (texts[row] ? [`${key} ${texts[row]}`] : []));

/** Every row as a sentence of its own, where no table fits. */
function listed([first, ...others]: readonly Column[], window: number, indent: string): string[] {
  if (!first) return [];
  const hang = indent.length + SPACE;
  return first.texts.flatMap((name, row) => {
    const facts = named(others, row);
    const lead = first.figures ? `${first.key} ${name}` : name;
    return facts.length ? packed(facts, ', ', window, `${indent}${lead}: `, hang) : wrapped(indent + lead, window);
  });
}

/** Long texts under their rows. Where the last column alone is too wide, what is short in it stays where it is. */
function hanging(stay: readonly Column[], under: readonly Column[], room: number, indent: string): string[] {
  const [last] = under;
  const spare = room - totalOf(stay) - SPACE;
  const partly = under.length === 1 && last && widthOf(last.key) <= spare ? { ...last, wide: spare } : undefined;
  const columns = partly ? [...stay, partly] : stay;
  const fits = (row: number) => partly !== undefined && widthOf(partly.texts[row] ?? '') <= partly.wide;
  const hang = indent.length + SPACE;
  const rows = stay[0]?.texts ?? [];
  return [
    ...cellLines(columns, ({ key }) => key, indent),
    ...rows.flatMap((_, row) => {
      if (fits(row)) return cellLines(columns, ({ texts }) => texts[row] ?? '', indent);
      const line = cellLines(stay, ({ texts }) => texts[row] ?? '', indent);
      const rest = named(under, row);
      return rest.length
        ? [...line, ...packed(rest, ', ', indent.length + room, ' '.repeat(hang), hang + SPACE)]
        : line;
    }),
  ];
}

/**
 * Rows under their headings, in columns. Figures stand at the right, and so do headings above figures. Where the window is
 * too narrow, the last column is, then long texts stand under their row, and at last every row becomes a list.
 */
export function table(rows: readonly Row[], indent = '', window = Number.POSITIVE_INFINITY): string[] {
  const all = columnsOf(rows);
  const room = window - indent.length;
  const fits = totalOf(all) <= room ? all : narrowed(all, room);
  if (fits)
    return [
      ...cellLines(fits, ({ key }) => key, indent),
      ...rows.flatMap((_, row) => cellLines(fits, ({ texts }) => texts[row] ?? '', indent)),
    ];
  const split = hung(all, room);
  return split ? hanging(split.stay, split.under, room, indent) : listed(all, window, indent);
}

/** `health 3, aim 2` */
export const facts = (record: Row): string =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** `10,000` whatever the machine's language. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
