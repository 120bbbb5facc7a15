/** What a screen needs beside the view: figures, names, types and lists for setups. Re-exports only. */

export type { Action } from './actions.ts';
export { CARDS } from './content/index.ts';
export { COLOURS, type Colour, TABLE_MOMENTS, TYPES } from './content/row.ts';
export type { Event } from './events.ts';
export { defendWith, endTurn, playNext, takeAttack, waitForAttack } from './orders.ts';
export { rowOf } from './rules/cards.ts';
export { forecast } from './rules/forecast.ts';
export { type MakeUp, makeUp, type Part, type PartCode } from './rules/make-up.ts';
export { defense } from './rules/power.ts';
export { isBlank } from './rules/real-deck/blanks.ts';
export { openLines } from './rules/real-deck/open.ts';
export type { Blank, DeckList, Effects, Figures, Given, Reminder, Zone } from './rules/real-deck/types.ts';
export type { CustomInput, PlayerInput, SetupInput, SideInput } from './setup/schema.ts';
export { cardText } from './text/card-text.ts';
export { cardName } from './text/names.ts';
export type { Fab, Focus, Link, PlayerView, State, View, Who } from './types.ts';
