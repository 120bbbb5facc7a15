/**
 * What only real decks and cards outside of the four decks need. It comes when such a combat begins: everything else calls it by
 * `index.ts` beside it.
 */
export { allyPrice, isAlly } from '../rules/own-deck/allies.ts';
export { knowing, settle } from '../rules/own-deck/given.ts';
export { HEAVER } from '../rules/own-deck/kit.ts';
export { sayings } from '../rules/own-deck/moments.ts';
export { whyNotHeave, whyNotPitches } from '../rules/own-deck/plays.ts';
export { asksAgain } from '../rules/own-deck/questions.ts';
export { LIBRARY } from '../steps/changes/library.ts';
export { forms } from '../steps/forms.ts';
export { LIBRARY_PICKS } from '../steps/library.ts';
export { askBack, channel, clashWon, REAL_MAYS, REAL_PICKS, retrieve, stands } from '../steps/own-deck/asks.ts';
export { askAboutAttack, defends, forgiveEquipment, listDefenders } from '../steps/own-deck/chain.ts';
export { ENTERED, listEntries } from '../steps/own-deck/entries.ts';
export { carryOut, decideWager } from '../steps/own-deck/keywords.ts';
export { listWindow, WINDOW } from '../steps/own-deck/window.ts';
export { FORM_NOTES } from '../text/form-notes.ts';
export * as LABELS from '../text/library-labels.ts';
export * as WORDS from '../text/library-parts.ts';
export { answerLabel, chosenLabel, realLabel } from '../text/real-labels.ts';
export { realLog } from '../text/real-log.ts';
export { REAL_REASONS } from '../text/real-reasons.ts';
