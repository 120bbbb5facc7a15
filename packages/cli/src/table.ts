export type Cell = string | number;

const SPACE = 2;
const width = (text: string): number => [...text].length;
const pad = (text: string, to: number, right: boolean): string => {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return right ? space + text : text + space;
};

/** Rows under their headings, in columns. Figures stand at the right, and so do headings above figures. */
export function table(rows: readonly Readonly<Record<string, Cell>>[], indent = ''): string[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => {
    const cells = rows.map((row) => row[key]);
    const figures = cells.every((cell) => cell === undefined || /^[-+]?[\d.,?]*( %)?$/.test(String(cell)));
    const texts = cells.map((cell) => (cell === undefined ? '' : String(cell)));
    return { key, figures, texts, wide: Math.max(width(key), ...texts.map(width)) };
  });
  const line = (part: (column: (typeof columns)[number]) => string) =>
    (
      indent + columns.map((column) => pad(part(column), column.wide, column.figures)).join(' '.repeat(SPACE))
    ).trimEnd();
  return [line((column) => column.key), ...rows.map((_, i) => line((column) => column.texts[i] as string))];
}

/** `health 3, aim 2` */
export const facts = (record: Readonly<Record<string, Cell>>): string =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** `10,000` whatever the machine's language. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
