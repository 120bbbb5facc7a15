import type { AtTable, CardId, CardRow, CardType, Colour, Gain } from '../../content/row.ts';
import type { Who } from '../../vocabulary.ts';

/** What players with real decks enter, and what the state keeps of it. */

/** The most that a figure can be. */
export const MOST_FIGURE = 99;

/** How a keyword is on a card: Fray plays only `own` ones automatically. */
export type Standing = 'own' | 'label' | 'ability' | 'text' | 'doubtful';
export interface Word {
  keyword: string;
  number: number | null;
  standing: Standing;
  /** The element or the hero that goes with it. */
  of?: string | undefined;
}

/** A card by its figures: from the catalog, or typed at the table. */
export interface Figures {
  name: string;
  type: CardType;
  colour?: Colour | undefined;
  cost?: number | undefined;
  power?: number | undefined;
  defense?: number | undefined;
  arcane?: number | undefined;
  life?: number | undefined;
  intellect?: number | undefined;
  cls?: string | undefined;
  sub?: string | undefined;
  hands?: 1 | 2 | undefined;
  /** Classes, types and subtypes as they are printed. */
  kinds?: string[] | undefined;
  /** `"overpower"` and `"ward 2"` are keywords that it has outright. */
  keywords?: (string | Word)[] | undefined;
  /** At which moments its text speaks. */
  moments?: string[] | undefined;
  /** After which cards its combo is met. */
  combo?: string[] | undefined;
  /** Attacks of a weapon or ally each turn; null: no limit. */
  limit?: number | null | undefined;
  /** What is done at the table at a moment, in words of the table. */
  texts?: AtTable[] | undefined;
  /** It comes from the catalog. */
  printed?: true | undefined;
  /** What a row of ours plays of it. */
  row?: Partial<CardRow> | undefined;
}

/** Shown without being named, or by its color alone; `defense`: what an unknown card defends for. */
export interface Blank {
  colour?: Colour | undefined;
  defense?: number | undefined;
  /** An attack action card with 6 or more power that is not Illusionist. */
  big?: boolean | undefined;
}
/** A card as the players enter it: by id, by figures, or unknown. */
export type Given = CardId | Figures | Blank;

/** A list of a real deck as it was read: it stays with the game, and no rule reads it. */
export interface DeckList {
  cards: { card: CardId | Figures; count: number; place: 'hero' | 'weapon' | 'equipment' | 'deck' | 'side' }[];
  /** Lines that nobody knows. */
  unknown: { name: string; count: number }[];
}

/** Places a card may come from. */
export const ZONES = ['hand', 'arsenal', 'banished', 'graveyard', 'deck'] as const;
export type Zone = (typeof ZONES)[number];

/** What is known of a named card beside its row. */
export interface Facts {
  kinds: string[];
  /** Keywords that are only in its text: the players are asked. */
  asks: string[];
  /** Keywords that say something to people, or name a condition. */
  labels: string[];
  moments: string[];
  arcane?: number;
  combo?: string[];
  limit?: number | null;
  texts?: AtTable[];
  /** The hero whose card it is. */
  hero?: string;
  /** A row of ours plays it: the players are asked only what the row leaves open. */
  hasRow?: true;
}

/** Moments of reminders. */
const MOMENTS = [
  'attack',
  'defend',
  'hit',
  'crush',
  'surge',
  'resolves',
  'link',
  'close',
  'enter',
  'start',
  'end',
] as const;
export type Occasion = (typeof MOMENTS)[number];
export interface Reminder {
  id: number;
  who: Who;
  card: CardId;
  when: Occasion;
  words: string;
  /** How often it was done, where it can be done again. */
  times?: number;
}

/** The effect of a card that only the players know, in numbers, for the player of the card; `foe...`: for the other. */
export interface Effects {
  power?: number | undefined;
  /** Of the link that this player defends. */
  defense?: number | undefined;
  gains?: Gain[] | undefined;
  /** For the next attack of this turn instead of the one under way. */
  next?: boolean | undefined;
  shield?: number | undefined;
  /** All of the next damage event. */
  shieldAll?: boolean | undefined;
  life?: number | undefined;
  resources?: number | undefined;
  points?: number | undefined;
  draw?: number | undefined;
  discard?: number | undefined;
  damage?: number | undefined;
  arcane?: number | undefined;
  /** An ally of the other side that the damage is dealt to, instead of the hero. */
  ally?: CardId | undefined;
  amp?: number | undefined;
  foeLife?: number | undefined;
  foeDiscard?: number | undefined;
  mark?: boolean | undefined;
  intimidate?: boolean | undefined;
}

/** Zones whose counts are logged. */
export const COUNTED = ['hand', 'deck', 'arsenal', 'graveyard', 'banished', 'soul'] as const;
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** The part of the state that only games with real decks have. */
export interface RealDecks {
  /** Facts of named cards without a row of ours. */
  facts: Record<CardId, Facts>;
  /** Decks that nobody has counted. */
  uncounted: Record<Who, boolean>;
  reminders: Reminder[];
  /** The last number that a reminder or an object got. */
  lastId: number;
  /** Cards whose reminders are switched off for this game. */
  off: CardId[];
  /** What the host allows once, by its code. */
  allow: string | null;
  /** The warning about open reminders was shown: the next action goes on. */
  warned: boolean;
  /** Copies that were seen, by card, of either side. */
  seen: Record<Who, CardId[]>;
  /** Who takes the turn after this one, where it is not the other player. */
  extra?: Who;
  /** The host closes the combat chain: every step of it goes to the Close Step. */
  closing?: true;
  /** The counts as they were last logged. */
  loggedCounts?: Record<Who, Counts>;
  /** What was stolen until the end of the turn, and by whom. */
  lent?: readonly { card: CardId; by: Who }[];
  /** Turns in which a side played a Lightning card, or one of which nobody knows. */
  lightning?: Readonly<Partial<Record<Who, number>>>;
  /** Lists of the decks, where somebody has given one; null: none, or hidden from the viewer. */
  lists?: Record<Who, DeckList | null>;
  /** Everybody may see them. */
  openLists?: true;
  /** What the counters on an object are called. */
  counters?: Readonly<Record<CardId, string>>;
}

/** Meld (8.3.38): a card of two halves. One of them is played, or both for twice the cost. */
export const HALVES = ['first half', 'second half', 'both halves'] as const;
export type Half = (typeof HALVES)[number];
