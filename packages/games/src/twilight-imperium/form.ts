/** What setup forms and unit cards need besides `screen.ts`; no table loads it at the start. Re-exports only. */
export { EFFECT_ROWS } from './content/effects/index.ts';
export { UNIT_TEXTS } from './content/unit-texts.ts';
export { standAshore, THE_PLANET } from './setup/ashore.ts';
export { parseForces } from './setup/forces-text.ts';
export { capacityOf, costOf, limitsOf, type Meter, supplyOf } from './setup/meters.ts';
export { does } from './text/does.ts';
