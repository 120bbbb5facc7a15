import type { Reason } from '@fray/engine';
import { EARLY_LAUNCH_DISTANCE } from '../content/house.ts';
import type { Seat, Side, Squadron, State } from '../types.ts';
import { cellNamed, columnOf, nameOf, onMap, rowOf } from './grid.ts';
import { launchCells } from './orders.ts';
import { carrier, cellsOf, coversCell, distanceTo, isSide, squadron } from './ships.ts';

/** Section 7: the bottom rows for the player, the top rows for the enemy. */
export const inZone = (map: Pick<State, 'rows' | 'zone'>, side: Side, cell: number): boolean =>
  side === 'player' ? rowOf(cell) >= map.rows - map.zone.player : rowOf(cell) < map.zone.enemy;

/** Launched in PREPARATION: it stays where it was put. */
export const isEarly = (unit: Squadron): boolean => unit.status === 'launched';

/** Section 7: cells of the zone within reach of the carrier. */
export function earlyLaunchCells(state: State, unit: Squadron): number[] {
  const ship = unit.home === null ? undefined : carrier(state, unit.home);
  if (!ship) return [];
  return launchCells(state, ship).filter(
    (cell) => inZone(state, unit.side, cell) && distanceTo(ship, cell) <= EARLY_LAUNCH_DISTANCE,
  );
}

/** Why a ship cannot be put there in PREPARATION. */
export function placementProblems(state: State, seat: Seat, id: string, name: string): Reason[] {
  const unit = squadron(state, id);
  const ship = carrier(state, id);
  const found = unit ?? ship;
  if (!found || !isSide(seat) || found.side !== seat) return [{ code: 'no-such-ship', ship: id }];
  if (unit && unit.home !== null) return [{ code: 'is-docked', ship: id }];
  if (unit && isEarly(unit)) return [{ code: 'launched-early', ship: id }];
  const cell = cellNamed(name);
  if (cell === undefined || !onMap(state, cell)) return [{ code: 'no-such-cell', cell: name }];
  const cells = ship ? cellsOf({ ...ship, cell }) : [cell];
  const columns = ship ? ship.width : 1;
  const off = cells.some((at) => !onMap(state, at)) || columnOf(cell) + columns > state.columns;
  if (off) return [{ code: 'off-grid', ship: id, cell: name }];
  const outside = cells.find((at) => !inZone(state, seat, at));
  if (outside !== undefined) return [{ code: 'outside-zone', ship: id, cell: nameOf(outside) }];
  const taken =
    ship &&
    state.carriers.some((other) => other !== ship && other.side !== seat && cells.some((at) => coversCell(other, at)));
  return taken ? [{ code: 'enemy-carrier-there', cell: name }] : [];
}
