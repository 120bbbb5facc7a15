import { type Cell, cellValues, opponentWords, type Range } from '@fray/advisor';
import type { AnyGame } from '@fray/games';
import { grid, groupDigits, margin, percent } from './grid.ts';
import { safe } from './safe.ts';
import { type Line, withTone } from './style.ts';

interface SweepReport {
  game: string;
  ranges: readonly Range[];
  cells: readonly Cell[];
  of: string;
  combats: number;
  seed: number;
}

/** Rows downwards by the second thing, columns by the first. */
export function sweepReport(
  game: AnyGame,
  { ranges: [across, down], cells, of, combats, seed }: SweepReport,
  window: number,
): Line[] {
  const columns = across?.values ?? [];
  const shareIn = (cell: Cell | undefined): string => (cell ? percent(cell.shares[of] ?? 0) : '');
  const rows = (down?.values ?? ['']).map((value, y) => ({
    [`${down?.name ?? ''} \\ ${across?.name ?? ''}`]: value,
    ...Object.fromEntries(columns.map((column, x) => [`${column} `, shareIn(cells[y * columns.length + x])])),
  }));
  const sampled = cells.filter(({ method }) => method === 'sampled');
  const how = sampled.length
    ? `${groupDigits(sampled.length)} of ${groupDigits(cells.length)} cells from ${groupDigits(combats)} combats each (seed ${seed}), give or take at most ${margin(100 * Math.max(...sampled.map(({ give }) => give)))} %`
    : `all ${groupDigits(cells.length)} cells exact`;
  const against = opponentWords(cells[0]?.opponent ?? 'rules');
  return [
    withTone('strong', `${game.text.en.name}: share of "${of}" ${against}, ${how}`),
    '',
    ...grid(rows, '', window),
  ];
}

/** What a spreadsheet would take for a formula gets an apostrophe before it; a number is none. */
const isFormula = (text: string): boolean => /^[=+\-@]/.test(text) && !Number.isFinite(Number(text));
export function quoteCell(value: number | string): string {
  const text = safe(String(value));
  const cell = isFormula(text) ? `'${text}` : text;
  return /[",]/.test(cell) || cell !== text ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function sweepCsv({ ranges, cells }: SweepReport): string {
  const results = [...new Set(cells.flatMap(({ shares }) => Object.keys(shares)))].sort();
  const costs = [...new Set(cells.flatMap(({ cost }) => Object.keys(cost)))].sort();
  const head = [
    ...ranges.map(({ name }) => name),
    ...results,
    ...costs.map((seat) => `cost ${seat}`),
    'opponent',
    'method',
    'give',
  ];
  const lines = cells.map(({ shares, cost, opponent, method, give }, number) => [
    ...cellValues(ranges, number),
    ...results.map((result) => shares[result] ?? 0),
    ...costs.map((seat) => cost[seat] ?? 0),
    opponent,
    method,
    give,
  ]);
  return `${[head, ...lines].map((line) => line.map(quoteCell).join(',')).join('\n')}\n`;
}

export const sweepJson = ({ game, ranges, cells, of, combats, seed }: SweepReport) => ({
  game,
  of,
  combats,
  seed,
  ranges,
  cells: cells.map((cell, number) => ({ values: cellValues(ranges, number), ...cell })),
});
