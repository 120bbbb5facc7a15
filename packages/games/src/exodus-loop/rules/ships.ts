import type { Carrier, Seat, Side, Squadron, State } from '../types.ts';
import { hangarOf } from './figures.ts';
import { distance, WIDTH } from './grid.ts';

export const foeOf = (side: Side): Side => (side === 'player' ? 'enemy' : 'player');
export const isSide = (seat: Seat): seat is Side => seat !== 'host';

export function squadron(state: State, id: string): Squadron | undefined {
  for (const unit of state.squadrons) if (unit.id === id) return unit;
  return undefined;
}
export function carrier(state: State, id: string): Carrier | undefined {
  for (const ship of state.carriers) if (ship.id === id) return ship;
  return undefined;
}

export const isAlive = (ship: { hull: number }): boolean => ship.hull > 0;
/** On the grid and not destroyed. */
export const isFlying = (unit: Squadron): boolean => unit.hull > 0 && unit.cell >= 0;
export const isDocked = (unit: Squadron): boolean => unit.hull > 0 && unit.home !== null;

/** Section 5: a carrier may cover several cells. */
export function coversCell(ship: Carrier, cell: number): boolean {
  const dx = (cell % WIDTH) - (ship.cell % WIDTH);
  const dy = ((cell / WIDTH) | 0) - ((ship.cell / WIDTH) | 0);
  return dx >= 0 && dy >= 0 && dx < ship.width && dy < ship.height;
}
export function cellsOf(ship: Pick<Carrier, 'cell' | 'width' | 'height'>): number[] {
  const out: number[] = [];
  for (let dy = 0; dy < ship.height; dy++)
    for (let dx = 0; dx < ship.width; dx++) out.push(ship.cell + dx + dy * WIDTH);
  return out;
}
/** To the nearest of its cells. */
export function distanceTo(ship: Carrier, cell: number): number {
  if (ship.width === 1 && ship.height === 1) return distance(ship.cell, cell);
  const x = cell % WIDTH;
  const y = (cell / WIDTH) | 0;
  const left = ship.cell % WIDTH;
  const top = (ship.cell / WIDTH) | 0;
  return Math.max(0, left - x, x - left - ship.width + 1) + Math.max(0, top - y, y - top - ship.height + 1);
}
/** Between two carriers, from the nearest cells of both. */
export const carriersApart = (a: Carrier, b: Carrier): number =>
  cellsOf(b).reduce((least, cell) => Math.min(least, distanceTo(a, cell)), Number.MAX_SAFE_INTEGER);

export function dockedIn(state: State, ship: Carrier): number {
  let n = 0;
  for (const unit of state.squadrons) if (unit.home === ship.id && unit.hull > 0) n++;
  return n;
}
/** Free places once what is queued to launch has left and what is ordered to land is in. */
export function roomIn(state: State, ship: Carrier): number {
  let n = hangarOf(state.sides[ship.side], ship);
  for (const unit of state.squadrons) {
    if (unit.hull <= 0) continue;
    if (unit.home === ship.id) {
      if (unit.target < 0) n--;
    } else if (unit.order === 'LAND' && unit.dock === ship.id) n--;
  }
  return n;
}

/** Section 2: living squadrons of both sides in one cell. */
export function isContested(state: State, cell: number): boolean {
  let player = false;
  let enemy = false;
  for (const unit of state.squadrons) {
    if (unit.cell !== cell || unit.hull <= 0) continue;
    if (unit.side === 'player') player = true;
    else enemy = true;
  }
  return player && enemy;
}
export const livingSquadrons = (state: State, side: Side): number => {
  let n = 0;
  for (const unit of state.squadrons) if (unit.side === side && unit.hull > 0) n++;
  return n;
};
export const livingCarriers = (state: State, side: Side): number => {
  let n = 0;
  for (const ship of state.carriers) if (ship.side === side && ship.hull > 0) n++;
  return n;
};

/** By id, the same on every machine. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
