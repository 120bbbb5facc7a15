import type { Fault } from './faults.ts';

/** What one part has noticed. */
export interface Measured {
  part: string;
  noticed: number;
  /** Faults that were planted, less those that change nothing. */
  counted: number;
  equivalent: number;
  low: number;
  high: number;
  seed: number;
  commit: string;
}
const [FROM, TO] = ['<!-- mutation -->', '<!-- /mutation -->'];
const HEAD = [
  '| part | noticed | 95 % interval | faults | equivalent | seed | commit |',
  '|---|---:|---:|---:|---:|---:|---|',
];
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
const rowOf = ({ part, noticed, counted, equivalent, low, high, seed, commit }: Measured): string =>
  `| ${part} | ${percent(noticed / counted)} | ${percent(low)} to ${percent(high)} | ${counted} | ${equivalent} | ${seed} | ${commit} |`;

const between = (page: string): [head: string, rows: string[], tail: string] => {
  const [from, to] = [page.indexOf(FROM) + FROM.length, page.indexOf(TO)];
  const rows = page.slice(from, to).trim().split('\n').slice(HEAD.length).filter(Boolean);
  return [page.slice(0, from), rows, page.slice(to)];
};

/** The page with the row of this part replaced or added. */
export function newTable(page: string, measured: Measured): string {
  const [head, rows, tail] = between(page);
  const others = rows.filter((row) => row.split('|')[1]?.trim() !== measured.part);
  const all = [...others, rowOf(measured)].sort();
  return `${head}\n\n${[...HEAD, ...all].join('\n')}\n\n${tail}`;
}

/** Parts whose code or tests have changed since they were measured, with the files. */
export function staleRows(
  page: string,
  changed: (part: string, commit: string) => readonly string[],
): [part: string, files: readonly string[]][] {
  return between(page)[1].flatMap((row): [string, readonly string[]][] => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [part = '', commit = ''] = [cells[1], cells[7]];
    const files = changed(part, commit);
    return files.length ? [[part, files]] : [];
  });
}

const EQUIVALENT = 'equivalent';
const cells = (line: string): string[] => line.split('\t');
const linesOf = (table: string): string[] => table.trim().split('\n');

/** Whether a fault is known to change nothing: by its part, file and words, as lines move. */
export function readEquivalent(table: string): (part: string, fault: Fault) => boolean {
  const known = new Set(
    linesOf(table)
      .map(cells)
      .filter((row) => row[4] === EQUIVALENT)
      .map(([part, file, , what]) => `${part} ${file} ${what}`),
  );
  return (part, { file, what }) => known.has(`${part} ${file} ${what}`);
}

/** The table with the faults of this part that went unnoticed; what is known of an equivalent one stays. */
export function newSurvivors(table: string, part: string, faults: readonly Fault[]): string {
  const [head = '', ...rows] = linesOf(table);
  const kept = rows.filter((row) => cells(row)[0] !== part || cells(row)[4] === EQUIVALENT);
  const isKnown = readEquivalent(table);
  const found = faults
    .filter((fault) => !isKnown(part, fault))
    .map(({ file, line, what }) => [part, file, line, what, 'unnoticed', ''].join('\t'));
  return `${[head, ...[...kept, ...found].sort()].join('\n')}\n`;
}
