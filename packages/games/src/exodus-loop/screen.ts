/** What a screen needs of this game beside its view: figures, names and types. Re-exports only. */

export { SKILL_ROWS } from './content/admiral.ts';
export { ENCOUNTER_ROWS } from './content/encounters.ts';
export { HAZARD_ROWS } from './content/hazards.ts';
export { dieOf, SQUADRON_TYPES, SQUADRONS } from './content/squadrons.ts';
export { BEHAVIOUR_ROWS, TRAIT_ROWS } from './content/traits.ts';
export { UPGRADE_ROWS } from './content/upgrades.ts';
export type { Event, ShipRef } from './events.ts';
export { attackOf, carrierDefence, defenceOf } from './rules/effective.ts';
export { lastFights, lostIn } from './rules/fight-events.ts';
export {
  carrierMaxHull,
  maxAmmo,
  maxFuel,
  maxHull,
  moveOf,
  rowOfCarrier,
  speedOf,
} from './rules/figures.ts';
export { cellAt, cellNamed, columnOf, endOf, nameOf, pathTo, rowOf } from './rules/grid.ts';
export { idleShips, orderOf } from './rules/orders.ts';
export { attackForecast, fireForecast, type ShotForecast } from './rules/shot-forecast.ts';
export {
  attackSources,
  carrierDefenceSources,
  carrierHullSources,
  defenceSources,
  hullSources,
  moveSources,
  type Source,
  type Sourced,
  speedSources,
} from './rules/sources.ts';
export type { SetupInput } from './setup/schema.ts';
export type { Carrier, Exodus, Focus, Squadron, View } from './types.ts';
