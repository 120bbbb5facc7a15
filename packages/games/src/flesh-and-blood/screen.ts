/** What a screen asks of this game beside its view: figures, names, types, and the lists that a set-up is picked from. Re-exports only. */

export type { Action } from './actions.ts';
export { CARDS } from './content/index.ts';
export { COLOURS, type Colour, TABLE_MOMENTS, TYPES } from './content/row.ts';
export type { Event } from './events.ts';
export { defendWith, endTurn, playNext, takeAttack, waitForAttack } from './orders.ts';
export { rowOf } from './rules/cards.ts';
export { forecast } from './rules/forecast.ts';
export { type MakeUp, makeUp, type Part, type PartCode } from './rules/make-up.ts';
export { isBlank } from './rules/own-deck/blanks.ts';
export { openLines } from './rules/own-deck/open.ts';
export type { Blank, Effects, Figures, Given, Reminder, Zone } from './rules/own-deck/types.ts';
export { defense } from './rules/power.ts';
export type { CustomInput, PlayerInput, SetupInput, SideInput } from './setup/schema.ts';
export { cardText } from './text/card-text.ts';
export { cardName } from './text/names.ts';
export type { Fab, Focus, Link, PlayerView, State, View, Who } from './types.ts';
