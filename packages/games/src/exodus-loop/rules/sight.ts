import { HAZARD_ROWS } from '../content/hazards.ts';
import type { Carrier, Seat, Side, Squadron, State } from '../types.ts';
import { carrierDetection, detectionOf } from './figures.ts';
import { CELL_NAMES, cellAt, distance } from './grid.ts';
import { cellsOf, distanceTo, foeOf } from './ships.ts';

/** Section 24: whether a side detects what is in a cell. Who hides in a nebula is seen only from next to it. */
export function detects(state: State, side: Side, cell: number): boolean {
  const hazard = state.hazards[CELL_NAMES[cell] as string];
  const most = hazard ? HAZARD_ROWS[hazard].seenFrom : null;
  for (const unit of state.squadrons) {
    if (unit.side !== side || unit.hull <= 0 || unit.cell < 0) continue;
    const far = distance(unit.cell, cell);
    if (far <= detectionOf(state, unit) && (most === null || far <= most)) return true;
  }
  for (const ship of state.carriers) {
    if (ship.side !== side || ship.hull <= 0) continue;
    const far = distanceTo(ship, cell);
    if (far <= carrierDetection(state, ship) && (most === null || far <= most)) return true;
  }
  return false;
}

/** Whether a seat sees a squadron. Docked ones of the other side stay in the hangar's dark unless the battle is played in the open. */
export function seesSquadron(state: State, seat: Seat, unit: Squadron): boolean {
  if (seat === 'host' || unit.side === seat || state.house.creative) return true;
  if (unit.cell < 0) return false;
  return !state.house.fog || detects(state, seat, unit.cell);
}
export function seesCarrier(state: State, seat: Seat, ship: Carrier): boolean {
  if (seat === 'host' || ship.side === seat || ship.hull <= 0 || !state.house.fog || state.house.creative) return true;
  return cellsOf(ship).some((cell) => detects(state, seat, cell));
}
/** Whether a seat would notice something in a cell. */
export const seesCell = (state: State, seat: Seat, cell: number): boolean =>
  seat === 'host' || !state.house.fog || state.house.creative || detects(state, seat, cell);

/** Every cell of the map that a side does not see into, in reading order. */
export function darkCells(state: State, side: Side): number[] {
  const dark: number[] = [];
  for (let y = 0; y < state.rows; y++)
    for (let x = 0; x < state.columns; x++) if (!detects(state, side, cellAt(x, y))) dark.push(cellAt(x, y));
  return dark;
}

/**
 * The state with those ships only that are seen by a ship of the other side which is itself among them: what both sides
 * see and both know that the other sees. Either side can compute it, even with ships hidden from it.
 */
export function commonSight(state: State): State {
  let known = state;
  for (;;) {
    const eyes = known;
    const squadrons = eyes.squadrons.filter((unit) => seesSquadron(eyes, foeOf(unit.side), unit));
    const carriers = eyes.carriers.filter((ship) => seesCarrier(eyes, foeOf(ship.side), ship));
    if (squadrons.length === eyes.squadrons.length && carriers.length === eyes.carriers.length) return eyes;
    known = { ...eyes, squadrons, carriers };
  }
}
