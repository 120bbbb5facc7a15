import type { Play } from '@fray/engine';
import { nameOf } from '../../rules/grid.ts';
import type { Exodus, Side, Squadron, State } from '../../types.ts';
import { NOWHERE } from '../../types.ts';
import { shipRef, tell } from './tell.ts';

/** Section 10.1: what was queued appears where it was queued to; it is LAUNCHED and has no order this turn. */
export function launchQueued(play: Play<Exodus>, side: Side): void {
  for (const unit of play.state.squadrons) {
    if (unit.side !== side || unit.home === null || unit.target < 0 || unit.hull <= 0) continue;
    unit.cell = unit.target;
    unit.target = NOWHERE;
    unit.home = null;
    unit.status = 'launched';
    rally(play.state, unit);
    tell(play, side, unit.cell, { type: 'launched', unit: shipRef(unit), cell: nameOf(unit.cell) });
  }
}

/** Section 21, Rally Cry: the first squadron launched or deployed has one more AP for the whole battle. */
export function rally(state: State, unit: Squadron): void {
  const side = state.sides[unit.side];
  if (side.rallied || !side.skills.includes('RALLY_CRY')) return;
  side.rallied = true;
  unit.rallied = true;
  unit.ap++;
}

/** Orders, queued launches and carrier actions of a side, gone. */
export function clearOrders(state: State, side: Side): void {
  for (const unit of state.squadrons) {
    if (unit.side !== side) continue;
    unit.order = null;
    unit.target = NOWHERE;
    unit.dock = null;
    unit.route = '';
    unit.moved = false;
  }
  for (const ship of state.carriers) {
    if (ship.side !== side) continue;
    ship.order = null;
    ship.acted = false;
  }
}
/** Whether "clear all" would change anything. */
export const hasOrders = (state: State, side: Side): boolean =>
  state.squadrons.some((unit) => unit.side === side && (unit.order !== null || unit.target >= 0)) ||
  state.carriers.some((ship) => ship.side === side && ship.order !== null);
