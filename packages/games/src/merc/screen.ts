/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */

export { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
export { OPTIONS } from './options.ts';
export { wornArmor } from './rules/armor.ts';
export { fullHealth } from './rules/healing.ts';
export type { Setup, SetupForce, SetupUnit } from './setup/schema.ts';
export type { Sector, State, Unit } from './types.ts';
