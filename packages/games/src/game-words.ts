import type { Choice, PromptChoice, Reason, Types } from '@fray/engine';

/** What a game says and shows, in every language. */

/** Texts for everything that the rules name by code, apart from the rules, so that each language is a file. */
export interface GameWords<T extends Types> {
  /** One line under the name, where this language has its own; in English it stands in the row of the registry. */
  about?: string;
  /** Who that is, with the name of the faction or hero where the state tells it. */
  seat(seat: T['seat'], state?: T['state'] | T['view']): string;
  /** Where the flow stands, in the words of the rules. */
  step(step: T['step']): string;
  /** The words on the button. */
  label(choice: Choice<T>, state: T['state'] | T['view']): string;
  /** A whole sentence: why it is not allowed. */
  reason(reason: Reason): string;
  /** A line of the log, or nothing where the event is only for the screen. */
  log(event: T['event'], state: T['state'] | T['view']): string | undefined;
  /** How it ended, as a sentence. */
  outcome(outcome: T['outcome']): string;
  /** Who won or what came of it, in at most 40 characters, as the heading of an end screen. */
  verdict?(outcome: T['outcome']): string;
  /** A way to end (`summary.ending`) in a few words, for tables. */
  ending?(ending: string): string;
  /**
   * Every other word of the game that a screen or a terminal shows: column heads, marks, phases, reminders, the focus,
   * what dice are rolled for, fields of a form. By code and facts, like a reason; a code nobody wrote down comes back as it is.
   */
  note(note: Reason): string;
  /** The name of a unit, card or effect that a choice or a group of dice names by its id; without it the id is asked as a note. */
  thing?(id: string, state: T['state'] | T['view']): string;
}

/** What the row of the registry says of a game. */
export interface GameTitle {
  /** What the game is called. */
  name: string;
  /** One line under the name. */
  about: string;
}
/** The words as programs see them. */
export type GameText<T extends Types> = GameWords<T> & GameTitle;

/** English is always there, and stands in wherever another language has no words; another language is another file. */
export interface Languages<W> {
  /** What stands in wherever another language has no words. */
  en: W;
  [language: string]: W;
}

/** How it stands, as plain rows: what the terminal draws as tables and a screen may fall back on. */
export interface Standing {
  /** Phase name in the words of the rules, where the game has phases. */
  phase?: string;
  /** Where the game counts rounds or turns. */
  round?: number;
  /** In the order they are shown. */
  sides: {
    /** Whose rows these are. */
    seat: string;
    /** Who that is, in words. */
    name: string;
    /** One row a unit or group; the same keys in each row of a side. */
    rows: Record<string, string | number>[];
    /** Figures of the side as a whole: hits to take, life, resources. */
    facts?: Record<string, string | number>;
  }[];
  /** Reminders that stay until they end. */
  reminders?: string[];
  /** What people watch right now: hits, power against block, pool against armor. */
  focus?: string;
}

/** Where a choice stands in a long list: choices that say the same stand together. */
export interface Listing {
  /** The heading: the ship that is ordered. */
  over: string;
  /** What the line begins with that all choices of it share: a cell, and who is there. */
  beside?: string;
}

/** What a terminal shows of a game beside its standing: what only the game can draw, or tell in a line. */
export interface TextScreen<T extends Types> {
  /** A map in letters, at most 60 columns wide, and what each letter or mark on it means. */
  map?(state: T['state'] | T['view'], text: GameWords<T>): { lines: readonly string[]; key: readonly string[] };
  /** What people look for at this prompt, a sentence each: who is next, what is distributed so far. */
  prompt?(state: T['state'] | T['view'], text: GameWords<T>): readonly string[];
  /** How choices are grouped, where there are many of a kind. */
  listing?(choice: PromptChoice<T>, state: T['state'] | T['view'], text: GameWords<T>): Listing | undefined;
}
