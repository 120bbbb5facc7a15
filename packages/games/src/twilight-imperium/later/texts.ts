/** Words that come with the first effect that somebody may use, and with the forms. */
export { printedNamed } from '../setup/known.ts';
export { AT_TABLE } from '../text/at-table.ts';
export { askedOf, does } from '../text/does.ts';
export { FORM_REASONS } from '../text/form-reasons.ts';
