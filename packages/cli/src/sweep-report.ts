import { type Cell, cellValues, type Range } from '@fray/advisor';
import type { AnyGame } from '@fray/games';
import { type Line, toned } from './style.ts';
import { grouped, percent, table } from './table.ts';

interface Told {
  game: string;
  ranges: readonly Range[];
  cells: readonly Cell[];
  /** The result that the table is about. */
  of: string;
  combats: number;
  seed: number;
}

/** Rows downwards by the second thing, columns by the first. */
export function sweepReport(
  game: AnyGame,
  { ranges: [across, down], cells, of, combats, seed }: Told,
  window: number,
): Line[] {
  const columns = across?.values ?? [];
  const rows = (down?.values ?? ['']).map((value, y) => ({
    [`${down?.name ?? ''} \\ ${across?.name ?? ''}`]: value,
    ...Object.fromEntries(
      columns.map((column, x) => [`${column} `, percent(cells[y * columns.length + x]?.shares[of] ?? 0)]),
    ),
  }));
  const sampled = cells.filter(({ method }) => method === 'sampled');
  const how = sampled.length
    ? `${grouped(sampled.length)} of ${grouped(cells.length)} cells from ${grouped(combats)} combats each (seed ${seed}), give or take at most ${percent(Math.max(...sampled.map(({ give }) => give)))}`
    : `all ${grouped(cells.length)} cells exact`;
  return [toned('strong', `${game.text.en.name}: share of "${of}", ${how}`), '', ...table(rows, '', window)];
}

const quoted = (value: number | string): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** One line a cell, for a spreadsheet. */
export function sweepCsv({ ranges, cells }: Told): string {
  const results = [...new Set(cells.flatMap(({ shares }) => Object.keys(shares)))].sort();
  const costs = [...new Set(cells.flatMap(({ cost }) => Object.keys(cost)))].sort();
  const head = [
    ...ranges.map(({ name }) => name),
    ...results,
    ...costs.map((seat) => `cost ${seat}`),
    'method',
    'give',
  ];
  const lines = cells.map(({ shares, cost, method, give }, number) => [
    ...cellValues(ranges, number),
    ...results.map((result) => shares[result] ?? 0),
    ...costs.map((seat) => cost[seat] ?? 0),
    method,
    give,
  ]);
  return `${[head, ...lines].map((line) => line.map(quoted).join(',')).join('\n')}\n`;
}

export const sweepJson = ({ game, ranges, cells, of, combats, seed }: Told) => ({
  game,
  of,
  combats,
  seed,
  ranges,
  cells: cells.map((cell, number) => ({ values: cellValues(ranges, number), ...cell })),
});
