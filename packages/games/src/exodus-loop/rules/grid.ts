import { GRID } from '../content/house.ts';

/** Cells are numbered as on the largest map, so that a number means the same name on every map. */
export const WIDTH = GRID.max;

export const cellAt = (x: number, y: number): number => y * WIDTH + x;
export const columnOf = (cell: number): number => cell % WIDTH;
export const rowOf = (cell: number): number => (cell / WIDTH) | 0;

/** Section 2: letter of the column from the left, number of the row from the top. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: WIDTH * WIDTH },
  (_, cell) => `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`,
);
const CELLS: ReadonlyMap<string, number> = new Map(CELL_NAMES.map((name, cell) => [name, cell]));
export const nameOf = (cell: number): string => CELL_NAMES[cell] as string;
/** The cell of a name, or nothing where no map has it. */
export const cellNamed = (name: string): number | undefined => CELLS.get(name);

/** Section 2: Manhattan. */
export function distance(a: number, b: number): number {
  const dx = (a % WIDTH) - (b % WIDTH);
  const dy = ((a / WIDTH) | 0) - ((b / WIDTH) | 0);
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

interface Size {
  columns: number;
  rows: number;
}
export const isOn = (map: Size, x: number, y: number): boolean => x >= 0 && y >= 0 && x < map.columns && y < map.rows;
export const onMap = (map: Size, cell: number): boolean => isOn(map, columnOf(cell), rowOf(cell));

/** A way to go from a cell: how far, and the shortest paths as letters, columns first in front. */
interface Route {
  dx: number;
  dy: number;
  offset: number;
  paths: readonly string[];
}

/** Every shortest path of a step (dx, dy), the one that changes columns first in front (section 11). */
function pathsOf(dx: number, dy: number): string[] {
  if (dx === 0 && dy === 0) return [''];
  const out: string[] = [];
  if (dx !== 0) for (const rest of pathsOf(dx - Math.sign(dx), dy)) out.push((dx < 0 ? 'L' : 'R') + rest);
  if (dy !== 0) for (const rest of pathsOf(dx, dy - Math.sign(dy))) out.push((dy < 0 ? 'U' : 'D') + rest);
  return out;
}

const LONGEST_REACH = 4;
/** Every cell within a range, its own left out, in reading order. */
const REACH: readonly (readonly Route[])[] = Array.from({ length: LONGEST_REACH + 1 }, (_, range) => {
  const routes: Route[] = [];
  for (let dy = -range; dy <= range; dy++) {
    for (let dx = -range; dx <= range; dx++) {
      const far = Math.abs(dx) + Math.abs(dy);
      if (far > 0 && far <= range) routes.push({ dx, dy, offset: cellAt(dx, dy), paths: pathsOf(dx, dy) });
    }
  }
  return routes;
});
export const reach = (range: number): readonly Route[] => REACH[Math.min(range, LONGEST_REACH)] as readonly Route[];

const STEPS: Record<string, number> = { L: -1, R: 1, U: -WIDTH, D: WIDTH };
/** One letter of a path further. */
export const stepFrom = (cell: number, letter: string): number => cell + (STEPS[letter] as number);
/** Where a path ends. */
export function endOf(cell: number, path: string): number {
  let at = cell;
  for (let i = 0; i < path.length; i++) at = stepFrom(at, path[i] as string);
  return at;
}
/** Every shortest path, columns first in front. */
export const pathsTo = (from: number, to: number): string[] =>
  pathsOf(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from));
/** The shortest path that changes columns first. */
export function pathTo(from: number, to: number): string {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  return (dx < 0 ? 'L' : 'R').repeat(Math.abs(dx)) + (dy < 0 ? 'U' : 'D').repeat(Math.abs(dy));
}
