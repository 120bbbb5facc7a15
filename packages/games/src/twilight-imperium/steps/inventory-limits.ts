import type { Reason } from '@fray/engine';
import { MOST } from '../setup/most.ts';
import type { State } from '../types.ts';

/** Adjacent systems that were not entered (deep space cannons). */
export const ADJACENT = 'Adjacent';
export const tooManyPlanets = (state: State): boolean => state.planets.length >= MOST.planets;
/** Whether the table is full: more units than anybody places by hand. */
export const whyNotAddUnit = (state: State): Reason | false =>
  state.units.length >= MOST.onTable && { code: 'too-many-units', most: MOST.onTable };
