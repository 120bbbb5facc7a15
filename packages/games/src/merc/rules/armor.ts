import type { State, Unit, Vehicle } from '../types.ts';

/** The vehicle of a unit's squad, while it drives. */
export function vehicleOf(state: State, unit: Unit): Vehicle | undefined {
  for (const vehicle of state.vehicles) {
    if (
      vehicle.armor > 0 &&
      vehicle.owner === unit.owner &&
      vehicle.squad === unit.squad &&
      vehicle.place === unit.place
    )
      return vehicle;
  }
  return undefined;
}

/** Armor that the unit wears. */
export function wornArmor(unit: Unit): number {
  let armor = 0;
  const gear = unit.gear;
  for (let i = 0; i < gear.length; i++) armor += (gear[i] as { armor: number }).armor;
  return armor;
}

/** Hits that it takes to bring a unit down. */
export function toughness(state: State, unit: Unit, pierces: boolean): number {
  if (pierces || unit.kind === 'militia') return unit.health;
  return unit.health + wornArmor(unit) + (state.vehicles.length ? (vehicleOf(state, unit)?.armor ?? 0) : 0);
}
