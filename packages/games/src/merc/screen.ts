/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */

export { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
export type { Event } from './events.ts';
export { BETWEEN } from './notes.ts';
export { OPTIONS } from './options.ts';
export { wornArmor } from './rules/armor.ts';
export { fullHealth } from './rules/healing.ts';
export { controllerOf } from './rules/sectors.ts';
export type { Setup, SetupForce, SetupUnit } from './setup/schema.ts';
export type { Sector, Side, State, Unit } from './types.ts';
