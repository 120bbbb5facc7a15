import type { Range } from './vary.ts';

/** What is drawn: the share of one result in every cell, the first range from left to right, the second downwards. */
export interface HeatMap {
  /** Stands above it. */
  title: string;
  /** One or two. */
  ranges: readonly Range[];
  /** Cell by cell, the first range fastest. */
  shares: readonly number[];
}

const CELL = { wide: 52, high: 30 };
const EDGE = { left: 96, top: 64 };
const escapeHtml = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** From blue (it fails) through white to orange (it works): told apart by people who see no red and green, and every cell has its figure. */
function color(share: number): string {
  const [from, to] =
    share < 0.5
      ? [
          [33, 102, 172],
          [247, 247, 247],
        ]
      : [
          [247, 247, 247],
          [230, 97, 1],
        ];
  const part = share < 0.5 ? share * 2 : share * 2 - 1;
  const mixed = (from as number[]).map((value, at) => Math.round(value + ((to as number[])[at]! - value) * part));
  return `rgb(${mixed.join(',')})`;
}

/** A picture of a sweep, as SVG without anything from elsewhere. */
export function heatMap({ title, ranges: [across, down], shares }: HeatMap): string {
  const columns = across?.values ?? [''];
  const rows = down?.values ?? [''];
  const wide = EDGE.left + columns.length * CELL.wide + 16;
  const high = EDGE.top + rows.length * CELL.high + 16;
  const text = (x: number, y: number, words: string | number, more = ''): string =>
    `<text x="${x}" y="${y}"${more}>${escapeHtml(words)}</text>`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${wide}" height="${high}" fill="white"/>`,
    text(8, 18, title, ' font-weight="bold"'),
    text(EDGE.left, 38, across?.name ?? ''),
    text(8, 56, down?.name ?? ''),
    ...columns.map((value, x) => text(EDGE.left + (x + 0.5) * CELL.wide, 56, value, ' text-anchor="middle"')),
  ];
  for (const [y, value] of rows.entries()) {
    const top = EDGE.top + y * CELL.high;
    lines.push(text(EDGE.left - 10, top + 19, value, ' text-anchor="end"'));
    for (const [x] of columns.entries()) {
      const share = shares[y * columns.length + x] ?? 0;
      const left = EDGE.left + x * CELL.wide;
      lines.push(
        `<rect x="${left}" y="${top}" width="${CELL.wide}" height="${CELL.high}" fill="${color(share)}" stroke="white"/>`,
      );
      const dark = share < 0.15 || share > 0.85 ? ' fill="white"' : '';
      lines.push(text(left + CELL.wide / 2, top + 19, `${(100 * share).toFixed(0)} %`, ` text-anchor="middle"${dark}`));
    }
  }
  return `${[...lines, '</svg>'].join('\n')}\n`;
}
