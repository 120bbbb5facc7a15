/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { wornArmor } from './rules/armor.ts';
export { fullHealth } from './rules/healing.ts';
export type { Sector, State, Unit } from './types.ts';
