/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { FACTION_ROWS } from './content/factions.ts';
export { lineOf, UNITS } from './content/units.ts';
export { fightRow } from './rules/figures.ts';
export type { Die, PartyId, Planet, Roll, State, Unit } from './types.ts';
