import type { GearRow, VehicleRow } from '../content/gear.ts';
import { GEAR_ROWS, MILITIA, UNIT_ROWS, VEHICLE_ROWS } from '../content/index.ts';
import type { Traits } from '../content/traits.ts';
import type { UnitRow } from '../content/units.ts';
import type { Gear, State, Unit, Vehicle } from '../types.ts';

/** The printed or custom row of a unit. A custom row bears the id of its unit. */
export function unitRow(state: State, unit: Unit): UnitRow {
  if (unit.kind === 'militia') return MILITIA;
  const printed = UNIT_ROWS.get(unit.card);
  if (printed) return printed;
  for (const row of state.custom.units) if (row.name === unit.card) return row;
  throw new Error(`merc: no row for the unit ${unit.card}; add it to content/ or to the custom rows of the setup`);
}

export const traitsOf = (state: State, unit: Unit): Traits => unitRow(state, unit).traits;

export function gearRow(state: State, card: string): GearRow {
  const printed = GEAR_ROWS.get(card);
  if (printed) return printed;
  for (const row of state.custom.gear) if (row.name === card) return row;
  throw new Error(
    `merc: no row for the equipment ${card}; add it to content/gear.ts or to the custom rows of the setup`,
  );
}

export const vehicleRow = (vehicle: Vehicle): VehicleRow => VEHICLE_ROWS.get(vehicle.card) as VehicleRow;

/** Used up by the attack in which it served (sections 15, 19): not what was taken over in mid-round and gave no dice yet. */
export const usedUpByAttack = (state: State, gear: Gear): boolean => {
  if (gear.late) return false;
  const row = gearRow(state, gear.card);
  return row.once || (row.type === 'smaw' && state.options.smaw === 'oneUse');
};
