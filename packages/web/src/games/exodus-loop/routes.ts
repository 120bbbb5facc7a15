import type { Ship } from './model.ts';
import { middle } from './model.ts';

/** Distance from the middle of a cell at which an arrow ends, so that the ship there stays visible. */
const SHORT = 0.42;

/** The line of an order over the board, corner by corner; its last piece is never empty, as the arrow head points along it. */
export function lineOf({ route, fuzzy }: Pick<Ship, 'route' | 'fuzzy'>, taken: boolean): string {
  const cells = fuzzy ? route.filter((_, i) => i === 0 || i === route.length - 1) : route;
  const points = cells.filter((cell, i) => cell !== cells[i - 1]).map(middle);
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y];
  const length = Math.hypot(x - fromX, y - fromY);
  if (taken && length)
    points[points.length - 1] = [x - (SHORT * (x - fromX)) / length, y - (SHORT * (y - fromY)) / length];
  return points.map(([px, py], i) => `${i ? 'L' : 'M'}${round(px)} ${round(py)}`).join('');
}
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a ship is drawn in its cell: alone in the middle, else small, and after the third only the count tells. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}
const ALONE: Spot = { x: 0, y: 0, scale: 1 };
const SHARED: readonly Spot[] = [
  { x: -0.2, y: 0.2, scale: 0.62 },
  { x: 0.2, y: -0.2, scale: 0.62 },
  { x: -0.2, y: -0.2, scale: 0.62 },
];

/** A spot for every ship that is drawn, and the number of ships in shared cells. */
export function spotsOf(
  ships: readonly Ship[],
  open: string | undefined,
): { spots: Map<string, Spot>; crowds: Map<number, number> } {
  const spots = new Map<string, Spot>();
  const crowds = new Map<number, number>();
  const cells = new Map<number, Ship[]>();
  for (const ship of ships) cells.set(ship.cell, [...(cells.get(ship.cell) ?? []), ship]);
  for (const [cell, here] of cells) {
    if (here.length > 1) crowds.set(cell, here.length);
    // The open ship is always drawn; a ship of several cells keeps them.
    const sorted = [...here].sort((a, b) => Number(b.id === open) - Number(a.id === open));
    sorted.forEach((ship, i) => {
      const spot = here.length === 1 || ship.width + ship.height > 2 ? ALONE : SHARED[i];
      if (spot) spots.set(ship.id, spot);
    });
  }
  return { spots, crowds };
}
