/** What a screen needs of this game besides its view: figures, names, meters and types. Re-exports only. */
export { effectNamed } from './content/effects/registry.ts';
export { FACTION_ROWS } from './content/factions.ts';
export { countUnits, isGround, lineOf, UNIT_LIMITS, UNITS, upgradeOf } from './content/units.ts';
export { anyUnit, fightRow, fights } from './rules/figures.ts';
export { focusAt } from './rules/focus.ts';
export { type Hit, hitOf } from './rules/hits.ts';
export { isShielded } from './rules/reach.ts';
export { BEFORE_DICE } from './rules/stops.ts';
export { changesOf, type ToHit, type ToHitKind, toHit } from './rules/to-hit.ts';
export type { AdjacentSetup, PlanetSetup, PlayerSetup, Setup, UnitGroup } from './setup/types.ts';
export { blankPlanet, blankPlayer } from './setup/types.ts';
export type { Die, Focus, PartyId, Planet, Roll, State, Ti4, Unit } from './types.ts';
