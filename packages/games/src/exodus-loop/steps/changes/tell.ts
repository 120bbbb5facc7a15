import type { Play } from '@fray/engine';
import type { Event, ShipRef } from '../../events.ts';
import { nameOf } from '../../rules/grid.ts';
import { seesCell } from '../../rules/sight.ts';
import { type Exodus, SIDES, type Side } from '../../types.ts';

export const shipRef = (ship: { id: string; side: Side }): ShipRef => ({ id: ship.id, side: ship.side });

/** Reports an event in a cell to its owner and to the side that sees the cell (section 24: fog hides events too). */
export function tell(play: Play<Exodus>, owner: Side, cell: number, event: Event): void {
  if (!play.watched) return;
  const { state } = play;
  if (!state.house.fog || state.house.creative) play.emit(event);
  else {
    const hears = SIDES.filter((side) => side === owner || seesCell(state, side, cell));
    if (hears.length === SIDES.length) play.emit(event);
    else for (const side of hears) play.emit(event, side);
  }
}

/** Fog: who sees only one end of the way hears only of that end. */
export function tellMove(
  play: Play<Exodus>,
  unit: { id: string; side: Side; cell: number },
  from: number,
  stopped: boolean,
): void {
  if (!play.watched) return;
  const { state } = play;
  const event = (start: boolean, end: boolean) => ({
    type: 'moved' as const,
    unit: shipRef(unit),
    from: start ? nameOf(from) : null,
    to: end ? nameOf(unit.cell) : null,
    stopped,
  });
  if (!state.house.fog || state.house.creative) {
    play.emit(event(true, true));
    return;
  }
  for (const side of SIDES) {
    const start = side === unit.side || seesCell(state, side, from);
    const end = side === unit.side || seesCell(state, side, unit.cell);
    if (start || end) play.emit(event(start, end), side);
  }
}
