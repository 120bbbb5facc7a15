/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { CARRIERS } from './content/carriers.ts';
export { SQUADRONS } from './content/squadrons.ts';
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
export type { Carrier, Squadron, View } from './types.ts';
