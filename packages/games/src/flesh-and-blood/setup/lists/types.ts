import type { CatalogueCard } from '../../content/catalogue/index.ts';
import type { Kind } from '../../content/kinds.ts';
import type { Colour } from '../../content/row.ts';
import type { Figures } from '../../rules/real-deck/types.ts';

/** A list of cards as it was read. */

/** Where a card of a list belongs; which equipment and weapons are worn is chosen before the game. */
export const PLACES = ['hero', 'weapon', 'equipment', 'deck', 'side'] as const;
export type Place = (typeof PLACES)[number];
export interface ListEntry {
  /** From 1. */
  line: number;
  count: number;
  place: Place;
  /** A printed card, or one by its figures. */
  card: CatalogueCard | Figures;
}
export type ListProblem = { line: number; text: string; count: number } & (
  | { code: 'list-unknown-card'; near: readonly string[]; newer: boolean }
  | { code: 'list-which-colour'; name: string; colours: readonly Colour[] }
  | { code: 'list-no-such-colour'; name: string; colours: readonly (Colour | 'none')[] }
  | { code: 'list-count'; most: number }
  | { code: 'list-figures'; word: string }
  | { code: 'list-not-a-line' }
  | { code: 'list-too-long'; most: number }
);
export interface CardList {
  name?: string;
  format?: string;
  entries: readonly ListEntry[];
  problems: readonly ListProblem[];
  /** Names on lines "Worn: ...": a choice among the cards of the list, and no further copies. */
  worn: readonly string[];
}

/** How a card of a list is played: whole, by its figures, at the table, or nobody knows it. */
export const STANDINGS = ['whole', 'figures', 'table', 'unknown'] as const;
export type Standing = (typeof STANDINGS)[number];
export const STANDING_OF = { played: 'whole', keywords: 'figures', table: 'table' } as const satisfies Record<
  Kind,
  Standing
>;
