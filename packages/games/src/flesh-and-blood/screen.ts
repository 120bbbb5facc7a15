/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { rowOf } from './rules/cards.ts';
export { forecast } from './rules/forecast.ts';
export { defense } from './rules/power.ts';
export { cardName } from './text.ts';
export type { Link, PlayerView, State, View, Who } from './types.ts';
