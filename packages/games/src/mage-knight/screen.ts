/** What a screen asks of this game beside its view: figures, names and types. Re-exports only. */
export { CARDS, cardOf } from './content/cards.ts';
export { blockReport } from './rules/block.ts';
export { type GroupReport, groupReport, openReport } from './rules/report.ts';
export { warningText } from './text.ts';
export type { AttackType, State } from './types.ts';
