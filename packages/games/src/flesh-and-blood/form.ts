/** What naming a card asks of this game, beside what a screen does: every printed card. Loaded when one is named. Re-exports only. */
export { type CatalogueCard, loadCatalogue } from './content/catalogue/index.ts';
export { printedCard } from './setup/own-deck.ts';
