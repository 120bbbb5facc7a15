/**
 * What only a table of real cards and the host need, who mends by hand. It comes when such a combat begins, or when something is mended:
 * everything else calls it by `index.ts` beside it.
 */
export { ADJUSTS, adjustForm } from '../steps/adjust.ts';
export { ignoreDamage, ignoreWounds } from '../steps/changes/table.ts';
export { offerIgnoring, offerTable, offerUnitAttacks, offerUnitBlocks, TABLE_ON } from '../steps/table.ts';
export { tableForms, typedFields } from '../steps/table-forms.ts';
export { tableLabels, tableLines, tableReasons } from '../text/table.ts';
export { TABLE_NOTES } from '../text/table-notes.ts';
