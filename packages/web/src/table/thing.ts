import type { Choice, Types } from '@fray/engine';

/** A figure of a unit or a card: what it is now, what is printed, and what makes the difference. */
export interface ThingFigure {
  name: string;
  now: string;
  printed?: string;
  /** Each change by its source; `good` for the owner. */
  changes?: readonly { source: string; by: string; good: boolean }[];
}

/** A correction of the table: what the host puts right, with what it leads to, or why it cannot be. */
export interface Fix {
  id: string;
  label: string;
  icon: 're' | 'burst' | 'plus' | 'trash';
  /** What comes of it. */
  leads?: string;
  why?: string;
  /** Nothing where it cannot be done. */
  choice?: Pick<Choice<Types>, 'seat' | 'action'>;
  /** It takes something away. */
  harms?: true;
}

/** A unit or a card, as its card on screen tells of it. */
export interface ThingCard {
  name: string;
  /** Whose it is. */
  seat?: string;
  /** In what state it is, and what happened to it. */
  now: readonly string[];
  /** A simple shape in a box of 40 by 24, or in one of its own. */
  shape?: string;
  box?: string;
  /** The figure that matters most, with its sources. */
  lead?: ThingFigure;
  figures: readonly ThingFigure[];
  /** What it does, in our words. */
  texts: readonly string[];
  /** Others that are alike, by id: a tap goes over to them. */
  alike: readonly { id: string; name: string }[];
  fixes: readonly Fix[];
}
