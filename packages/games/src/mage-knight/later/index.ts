import type { Reason } from '@fray/engine';
import { later, laterForms } from '../../later.ts';
import type { Notes } from '../../notes.ts';
import { isTable } from '../rules/table.ts';
import type { Adjust } from '../steps/adjust.ts';
import type { Action, MageKnight, State } from '../types.ts';
import type * as Table from './part.ts';

/** A table of real cards and what the host mends, as the rest of the rules calls them: a combat with known cards never loads them. */

type Part = typeof Table;
const { bring, now, here } = later<Part>();
export const bringTable = bring;

export const ignoreDamage: Part['ignoreDamage'] = (...it) => now().ignoreDamage(...it);
export const ignoreWounds: Part['ignoreWounds'] = (...it) => now().ignoreWounds(...it);
export const typedFields: Part['typedFields'] = (...it) => now().typedFields(...it);

/** Offers that only such a table has. */
export const offerIgnoring: Part['offerIgnoring'] = (state, ...it) => {
  if (isTable(state)) now().offerIgnoring(state, ...it);
};
export const offerTable: Part['offerTable'] = (state, ...it) => {
  if (isTable(state)) now().offerTable(state, ...it);
};
export const offerUnitAttacks: Part['offerUnitAttacks'] = (state, ...it) => {
  if (isTable(state)) now().offerUnitAttacks(state, ...it);
};
export const offerUnitBlocks: Part['offerUnitBlocks'] = (state, ...it) => {
  if (isTable(state)) now().offerUnitBlocks(state, ...it);
};

export const TABLE_ON: Part['TABLE_ON'] = {
  CHANGE_ENEMY: (...it) => now().TABLE_ON.CHANGE_ENEMY(...it),
  OPEN_WALLS: (...it) => now().TABLE_ON.OPEN_WALLS(...it),
  NAME_MONSTER: (...it) => now().TABLE_ON.NAME_MONSTER(...it),
  TAKE_WOUNDS: (...it) => now().TABLE_ON.TAKE_WOUNDS(...it),
  CHANGE_UNIT: (...it) => now().TABLE_ON.CHANGE_UNIT(...it),
  ADD_UNIT: (...it) => now().TABLE_ON.ADD_UNIT(...it),
  CHANGE_FAME: (...it) => now().TABLE_ON.CHANGE_FAME(...it),
};
export const tableLabels: Part['tableLabels'] = {
  CHANGE_ENEMY: (...it) => now().tableLabels.CHANGE_ENEMY(...it),
  OPEN_WALLS: (...it) => now().tableLabels.OPEN_WALLS(...it),
  NAME_MONSTER: (...it) => now().tableLabels.NAME_MONSTER(...it),
  IGNORE_DAMAGE: (...it) => now().tableLabels.IGNORE_DAMAGE(...it),
  IGNORE_WOUNDS: (...it) => now().tableLabels.IGNORE_WOUNDS(...it),
  TAKE_WOUNDS: (...it) => now().tableLabels.TAKE_WOUNDS(...it),
  CHANGE_UNIT: (...it) => now().tableLabels.CHANGE_UNIT(...it),
  ADD_UNIT: (...it) => now().tableLabels.ADD_UNIT(...it),
  CHANGE_FAME: (...it) => now().tableLabels.CHANGE_FAME(...it),
};
export const tableLines: Part['tableLines'] = {
  changed: (...it) => now().tableLines.changed(...it),
  wallsOpened: (...it) => now().tableLines.wallsOpened(...it),
  renamed: (...it) => now().tableLines.renamed(...it),
  ignored: (...it) => now().tableLines.ignored(...it),
  woundsTaken: (...it) => now().tableLines.woundsTaken(...it),
  unitChanged: (...it) => now().tableLines.unitChanged(...it),
  fameChanged: (...it) => now().tableLines.fameChanged(...it),
  putBack: (...it) => now().tableLines.putBack(...it),
  tally: (...it) => now().tableLines.tally(...it),
};

export function tableNote(asked: Reason): string | undefined {
  const notes: Notes | undefined = here()?.TABLE_NOTES;
  return notes && Object.hasOwn(notes, asked.code) ? notes[asked.code]?.(asked) : undefined;
}
export const tableReason = (code: string): Part['tableReasons'][string] | undefined => here()?.tableReasons[code];
export const applyAdjust = (state: State, { what, target, amount }: Adjust): void =>
  now().ADJUSTS[what].apply(state, target, amount);

const FORMS = [
  'CHANGE_ENEMY',
  'OPEN_WALLS',
  'NAME_MONSTER',
  'IGNORE_DAMAGE',
  'IGNORE_WOUNDS',
  'TAKE_WOUNDS',
  'CHANGE_UNIT',
  'ADD_UNIT',
  'CHANGE_FAME',
  'adjust',
] as const satisfies readonly Action['type'][];
export const laterSheets = laterForms<MageKnight, (typeof FORMS)[number]>(FORMS, () => ({
  ...now().tableForms,
  adjust: now().adjustForm,
}));
