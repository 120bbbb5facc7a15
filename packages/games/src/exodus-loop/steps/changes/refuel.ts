import type { Play } from '@fray/engine';
import { HANGAR_DISTANCE } from '../../content/house.ts';
import { maxFuel } from '../../rules/figures.ts';
import { distanceTo, isFlying } from '../../rules/ships.ts';
import type { Exodus, SideState, Squadron, State } from '../../types.ts';
import { shipRef } from './tell.ts';

/** Correction 1: fuel out of the store of a side, where the house lets squadrons draw on it (option `refuel`). */

/** Whether the store has fuel for one more full tank; where nobody draws on it, it always has. */
export const canSupply = ({ house }: State, side: SideState): boolean => house.refuel === 0 || side.fuelStore > 0;
/** A full tank takes 1. */
export function supply({ house }: State, side: SideState): void {
  if (house.refuel > 0) side.fuelStore--;
}

/** REARM; false where the store has nothing left for it. */
export function fill(state: State, unit: Squadron): boolean {
  const full = maxFuel(state, unit);
  const side = state.sides[unit.side];
  if (unit.fuel >= full) return true;
  if (!canSupply(state, side)) return false;
  supply(state, side);
  unit.fuel = full;
  return true;
}

/** UPKEEP: who is on or next to a carrier of its side takes fuel, first come first served. */
export function refuel(play: Play<Exodus>): void {
  const { state } = play;
  if (state.house.refuel <= 0) return;
  for (const unit of state.squadrons) {
    if (!isFlying(unit)) continue;
    const side = state.sides[unit.side];
    const taken = Math.min(state.house.refuel, maxFuel(state, unit) - unit.fuel, side.fuelStore);
    const isNear = () =>
      state.carriers.some(
        (ship) => ship.side === unit.side && ship.hull > 0 && distanceTo(ship, unit.cell) <= HANGAR_DISTANCE,
      );
    if (taken <= 0 || !isNear()) continue;
    unit.fuel += taken;
    side.fuelStore -= taken;
    // Fuel is read by good sensors only, so the other side gets no event.
    play.emit({ type: 'refuelled', unit: shipRef(unit), fuel: unit.fuel }, unit.side);
  }
}
