/** What set-ups and naming a card ask of this game, beside what a screen does: decks, every printed card. No table begins with it. Re-exports only. */
export { type CatalogueCard, loadCatalogue } from './content/catalogue/index.ts';
export { DECKS } from './content/decks.ts';
export { printedCard } from './setup/own-deck.ts';
