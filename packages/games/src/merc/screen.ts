/** What a screen needs of this game beside its view: figures, names and types. Re-exports only. */

export { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
export type { Event } from './events.ts';
export { wornArmor } from './rules/armor.ts';
export { fullHealth } from './rules/healing.ts';
export { gearRow, unitRow } from './rules/rows.ts';
export { controllerOf } from './rules/sectors.ts';
export { OPTIONS } from './setup/options.ts';
export type { Setup, SetupForce, SetupUnit } from './setup/schema.ts';
export { BETWEEN } from './text/notes.ts';
export type { Merc, Sector, Side, State, Unit } from './types.ts';
