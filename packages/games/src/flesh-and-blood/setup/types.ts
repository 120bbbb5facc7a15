import type { CardId, CardRow } from '../content/row.ts';
import type { DeckList, Given } from '../rules/real-deck/types.ts';
import type { Mode, Who } from '../vocabulary.ts';

export interface LinkSide {
  hero: CardId;
  life: number;
  hand: CardId[];
  arsenal: CardId | null;
  equipment: CardId[];
  weapons: CardId[];
  permanents: CardId[];
  resources: number;
  shield: number;
}

export interface PlayerSetup {
  hero: CardId;
  weapons: CardId[];
  equipment: CardId[];
  deck: CardId[];
  life?: number | undefined;
}

export interface Setup {
  mode: Mode;
  first: Who | 'random';
  /** Blocks per response in the simplified rules (2), and in the full rules if wanted; 0: no limit. */
  defend_max: number;
  idle_limit: number;
  custom: ({ id: CardId } & CardRow)[];
  players?: Record<Who, PlayerSetup> | undefined;
  /** Real decks instead of a game that Fray deals. */
  own?: RealDeckSetup | undefined;
  /** A single chain link instead of a game: A attacks B. */
  link?: { attack: CardId; attacker: LinkSide; defender: LinkSide } | undefined;
}

/** One side of a table that plays with its own deck. */
export interface RealDeckSide {
  hero: Given;
  life: number;
  /** After the first hand; null: nobody has counted it. */
  deck: number | null;
  hand: number;
  arsenal: number;
  weapons: Given[];
  equipment: Given[];
  permanents: Given[];
  list?: DeckList | undefined;
}
/** Real decks: hands are numbers, and the table names what is played. */
export interface RealDeckSetup {
  /** `lot`: drawn at the table. */
  first: Who | 'lot';
  /** The number of the turn that begins. */
  turn: number;
  lists?: 'open' | undefined;
  A: RealDeckSide;
  B: RealDeckSide;
}
