/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */

export { SKILL_ROWS } from './content/admiral.ts';
export { CARRIERS } from './content/carriers.ts';
export { ENCOUNTER_ROWS } from './content/encounters.ts';
export { HAZARD_ROWS } from './content/hazards.ts';
export { SQUADRONS } from './content/squadrons.ts';
export { BEHAVIOUR_ROWS, TRAIT_ROWS } from './content/traits.ts';
export { UPGRADE_ROWS } from './content/upgrades.ts';
export { attackOf, carrierDefence, defenceOf } from './rules/effective.ts';
export {
  carrierMaxHull,
  maxAmmo,
  maxFuel,
  maxHull,
  moveOf,
  rowOfCarrier,
  speedOf,
} from './rules/figures.ts';
export { cellAt, columnOf, endOf, nameOf, rowOf } from './rules/grid.ts';
export type { SetupInput } from './setup/schema.ts';
export type { Carrier, Squadron, View } from './types.ts';
