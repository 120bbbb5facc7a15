/** What setup forms and card names need: decks and every printed card. Loaded on demand. Re-exports only. */
export { type CatalogueCard, loadCatalogue } from './content/catalogue/index.ts';
export { DECKS } from './content/decks.ts';
export { findListed } from './setup/complete.ts';
export { printedCard } from './setup/real-deck.ts';
