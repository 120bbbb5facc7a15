/**
 * The forms of the host: what is entered before P0.6, and what is mended later. They come when a combat begins so early, or when
 * something is mended: everything else calls them by `index.ts` beside it.
 */
export { forms } from '../steps/forms.ts';
export { offerHeld, onHeld } from '../steps/inventory-held.ts';
