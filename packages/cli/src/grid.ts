import { pad, widthOf } from './width.ts';
import { packItems, wrapText } from './wrap.ts';

export type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

interface Column {
  key: string;
  figures: boolean;
  texts: string[];
  wide: number;
}

const SPACE = 2;
/** A text column is not made narrower than this, and no word in it is cut. */
const NARROWEST_TEXT = 16;
/** And wraps to about this many lines at most. */
const MOST_LINES = 3;
/** A text column at least this wide may move below its row, and at most this many columns do. */
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

/** Makes the last column narrow enough for all to fit; `undefined` if it would be unreadable. */
function narrowLast(columns: readonly Column[], room: number): Column[] | undefined {
  const last = columns.at(-1);
  if (!last || last.figures) return undefined;
  const wide = last.wide - (totalOf(columns) - room);
  const least = Math.max(NARROWEST_TEXT, longestWord(last), Math.ceil(last.wide / MOST_LINES));
  return wide >= least ? [...columns.slice(0, -1), { ...last, wide }] : undefined;
}

/** Moves the last text columns below their rows until the others fit. The first column names the row and stays. */
function hangColumns(columns: readonly Column[], room: number): { stay: Column[]; under: Column[] } | undefined {
  const texts = columns.slice(1).filter((column) => !column.figures && column.wide >= HANGS_FROM);
  for (let count = 1; count <= Math.min(MOST_HUNG, texts.length); count++) {
    const under = texts.slice(-count);
    const stay = columns.filter((column) => !under.includes(column));
    if (totalOf(stay) <= room) return { stay, under };
  }
  return undefined;
}

/** One row of a table; a text that is wider than its column is wrapped. */
function cellLines(columns: readonly Column[], textOf: (column: Column) => string, indent: string): string[] {
  const cells = columns.map((column) => wrapText(textOf(column), column.wide, 0));
  const high = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: high }, (_, i) =>
    (
      indent + columns.map(({ wide, figures }, c) => pad(cells[c]?.[i] ?? '', wide, figures)).join(' '.repeat(SPACE))
    ).trimEnd(),
  );
}

const cellTexts = (columns: readonly Column[], row: number): string[] =>
  columns.flatMap(({ key, texts }) => (texts[row] ? [`${key} ${texts[row]}`] : []));

/** Every row as a list, if no table fits. */
function listRows([first, ...others]: readonly Column[], window: number, indent: string): string[] {
  if (!first) return [];
  const hang = indent.length + SPACE;
  return first.texts.flatMap((name, row) => {
    const facts = cellTexts(others, row);
    const lead = first.figures ? `${first.key} ${name}` : name;
    return facts.length ? packItems(facts, ', ', window, `${indent}${lead}: `, hang) : wrapText(indent + lead, window);
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
      const rest = cellTexts(under, row);
      return rest.length
        ? [...line, ...packItems(rest, ', ', indent.length + room, ' '.repeat(hang), hang + SPACE)]
        : line;
    }),
  ];
}

/**
 * Rows under their headings, in columns. Figures stand at the right, and so do headings above figures. Where the window is
 * too narrow, the last column is, then long texts stand under their row, and at last every row becomes a list.
 */
export function grid(rows: readonly Row[], indent = '', window = Number.POSITIVE_INFINITY): string[] {
  const all = columnsOf(rows);
  const room = window - indent.length;
  const fits = totalOf(all) <= room ? all : narrowLast(all, room);
  if (fits)
    return [
      ...cellLines(fits, ({ key }) => key, indent),
      ...rows.flatMap((_, row) => cellLines(fits, ({ texts }) => texts[row] ?? '', indent)),
    ];
  const split = hangColumns(all, room);
  return split ? hanging(split.stay, split.under, room, indent) : listRows(all, window, indent);
}

/** `health 3, aim 2` */
export const facts = (record: Row): string =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** `10,000`, independent of the locale. */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
/** Both ends of an interval, with as many digits as it takes to tell them apart. */
export function range(low: number, high: number): string {
  let digits = 1;
  const end = (part: number) => `${(part * 100).toFixed(digits)} %`;
  while (end(low) === end(high) && low < high && digits < 9) digits++;
  return `${end(low)} to ${end(high)}`;
}
/** Half of an interval in points of a hundred; a small one has more digits, so that no sampled figure looks certain. */
export const margin = (points: number): string => (points >= 0.05 ? points.toFixed(1) : points.toPrecision(1));
