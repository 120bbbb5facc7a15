/** What a table with bots takes: loaded only for such a one. */
export { Bots } from './bots.ts';
export { PauseTap } from './pause-tap.ts';
