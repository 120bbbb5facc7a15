/** What a form for set-ups asks of this game, beside what a screen does: a table never loads it. Re-exports only. */
export { parseForces } from './setup/forces-text.ts';
export { capacityOf, costOf, limitsOf, type Meter, supplyOf } from './setup/meters.ts';
