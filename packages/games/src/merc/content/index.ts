import { DICTATORS } from './dictators.ts';
import { ACCESSORIES, ARMOR, type GearRow, VEHICLES, type VehicleRow, WEAPONS } from './gear.ts';
import { MERCS } from './mercs.ts';
import { TACTICS, type TacticsRow } from './tactics.ts';
import { NO_TRAITS } from './traits.ts';
import type { UnitRow } from './units.ts';

const nameless = (name: string, kind: 'militia' | 'dog', figures: Partial<UnitRow>): UnitRow => ({
  name,
  kind,
  initiative: 0,
  combat: 0,
  targets: 0,
  training: 0,
  health: 1,
  woman: false,
  traits: NO_TRAITS,
  about: '',
  outside: false,
  expansion: false,
  ...figures,
});

/** Section 2: fixed figures. */
export const MILITIA = nameless('Militia', 'militia', { initiative: 2, combat: 1, targets: 1 });
/** Section 17: three health, no attack. */
export const DOG = nameless('Attack Dog', 'dog', { health: 3 });

function byName<R extends { name: string }>(...tables: (readonly R[])[]): ReadonlyMap<string, R> {
  return new Map(tables.flat().map((row) => [row.name, row]));
}

export const UNIT_ROWS = byName<UnitRow>(MERCS, DICTATORS, [MILITIA, DOG]);
export const GEAR_ROWS = byName<GearRow>(WEAPONS, ARMOR, ACCESSORIES);
export const VEHICLE_ROWS = byName<VehicleRow>(VEHICLES);
export const TACTICS_ROWS = byName<TacticsRow>(TACTICS);

export { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS };
