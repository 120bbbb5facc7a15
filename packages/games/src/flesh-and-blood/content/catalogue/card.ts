import type { Colour } from '../row.ts';

/** How a keyword stands on a card: only `own` ones it has outright, the rest is named somewhere in its text. */
export type Standing = 'own' | 'label' | 'ability' | 'text' | 'doubtful';

export interface CatalogueKeyword {
  /** In small letters, without figure, element or hero: `ward`, `fusion`, `specialization`. */
  readonly keyword: string;
  /** Null: it has none, or one that only the card knows (X). */
  readonly number: number | null;
  readonly standing: Standing;
  /** The element or the hero that goes with it. */
  readonly of?: string;
}

/** What an attack with a weapon or ally costs. */
export interface AttackCost {
  readonly resources: number;
  /** Times a turn; null: no limit of its own. */
  readonly limit: number | null;
  readonly goAgain: boolean;
  /** What else is paid, in words; empty: nothing. */
  readonly other: string;
}

/** One printed card: its figures, and nothing of its text. */
export interface CatalogueCard {
  readonly name: string;
  readonly colour: Colour | null;
  readonly cost: number | null | 'X';
  readonly power: number | null | '*';
  readonly defense: number | null | '*';
  readonly life: number | null | '*';
  readonly intellect: number | null;
  readonly arcane: number | null | 'X';
  /** Classes, types and subtypes as they are printed. */
  readonly types: readonly string[];
  readonly keywords: readonly CatalogueKeyword[];
  /** At which moments its text speaks; coarse, good for a reminder. */
  readonly moments: readonly string[];
  readonly attackCost?: AttackCost;
  /** The cards that its combo asks for (`combo.ts` says whether one of them is met). */
  readonly combo?: readonly string[];
}
