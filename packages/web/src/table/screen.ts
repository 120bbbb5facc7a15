import type { Choice, Field, Frame, Need, Note, PromptChoice, Reason, Types } from '@fray/engine';
import type { AnyGame, Force, GameText, Standing, StandingOrder, Summary } from '@fray/games';
import type { AutoMove, MissedOffer, PastDecision, PickNext, Proposal } from '@fray/table';
import type { Sitter } from '../store/db.ts';
import type { Item } from './items.ts';

/** One line of the log. `at`: how many moves stood when it was said, so that a tap can show that moment. */
export interface Line {
  at: number;
  text: string;
  seat?: string;
  round?: number;
  /** About the history itself: an undo past a roll. */
  note?: Note;
}

/** One move of the past, as far as whoever looks may know it. There is no state in it. */
export interface PastMove<T extends Types = Types> {
  /** How many moves stood after it. */
  readonly at: number;
  readonly seat: string;
  /** Left out where it may be another seat's secret. */
  readonly action?: T['action'];
  /** What was told to whoever looks; secrets of other seats are not in it. */
  readonly events: readonly T['event'][];
  readonly fence?: 'roll' | 'reveal';
}

/** The present moment, one value, replaced with every step. There is no state in it. */
export interface Moment<T extends Types = Types> {
  readonly at: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: boolean;
  /** Set when `over`. */
  readonly outcome: T['outcome'] | undefined;
}

/** Chance that the table is asked for: whose, what for, in which groups, and the same in words. */
export interface Awaited extends Need {
  readonly words: string;
}

/** A form as one seat may fill it in: made from what that seat sees, so that it is the same near and far. */
export interface OpenForm {
  readonly fields: readonly Field[];
  /** Every problem of an answer; none accepts it. */
  check(answer: Types['action']): Reason[];
  /** A legal answer at random. */
  sample(): Types['action'];
}

/** What could have been done at a window that went by without a question, as a button. */
export interface LateItem<T extends Types = Types> extends MissedOffer {
  readonly item: Item<T>;
}

/** The way to the next throw: what one tap makes, and what else could be done before the dice fall. */
export interface WayAhead<T extends Types = Types> {
  readonly moves: readonly PromptChoice<T>[];
  readonly offers: readonly { before: readonly PromptChoice<T>[]; item: Item<T> }[];
  /** How it stands when they are thrown, and how many dice they are. */
  readonly view: T['view'];
  readonly dice: number;
}

/** The same, and what the tap is called. */
export interface NamedWay<T extends Types = Types> extends WayAhead<T> {
  readonly label: string;
}

/** How it ended, and what each side had at first. */
export interface Ending {
  readonly summary: Summary;
  readonly before: Readonly<Record<string, Force>>;
  readonly after: Readonly<Record<string, Force>>;
}

/** An answer in which what was named by letters has become what it means. */
export type Completing = (action: Types['action']) => ReturnType<NonNullable<AnyGame['complete']>>;

/**
 * What is on screen: all that the pages, the sheets and the panels read of a combat. A combat on this device makes it
 * (`Session`). Reading is reactive.
 */
export interface OnScreen<T extends Types = Types> {
  readonly id: string;
  name: string;
  readonly game: AnyGame;
  readonly text: GameText<Types>;

  // The moment that is shown: now, or the one looked back at.
  readonly now: Moment<T>;
  /** The number of moves of the moment that is looked back at. */
  lookAt: number | undefined;
  /** What may be seen of it. */
  readonly view: T['view'];
  /** What the step is about, as far as whoever looks may know: panels read this and never `frames`. */
  readonly focus: T['focus'];
  readonly standing: Standing;
  /** Where the flow stands, as far as whoever looks may know. */
  readonly frames: readonly Frame<Types>[];
  readonly frame: Frame<Types> | undefined;

  // Who.
  /** Whose view it is; nothing where all at this device see the same. */
  readonly eyes: string | undefined;
  readonly seats: readonly string[];
  readonly sitters: Readonly<Record<string, Sitter>>;
  /** Seats that are waited for. */
  readonly acting: readonly string[];

  // What may be done.
  readonly items: readonly Item<T>[];
  /** What somebody could do whose cards nobody knows; led round by round nobody is stopped for it. */
  maybe(): Item<T>[];
  /** The same of windows that went by since somebody last decided something: it can still be done. */
  late(): readonly LateItem<T>[];
  /** The next thing to do, if one stands out: what is filled, and what Enter does. */
  readonly filled: Item<T> | undefined;
  /** People hold the cards: nobody but them knows what can be done, so there are no odds and no policy to follow. */
  readonly realCards: boolean;
  /** What whoever must take the device can as well say aloud: to let it go by tells nothing that is hidden. */
  readonly aloud: readonly Item<T>[];
  /** Outside the flow: adjust, concede, split. */
  outside(): Item<T>[];
  form(choice: Choice<T>): OpenForm | undefined;
  readonly awaited: Awaited | undefined;
  /** Somebody has decided something that can be taken back. */
  readonly canUndo: boolean;
  /** Something is open that history can take back, and the game has no word of its own for it. */
  readonly canCancel: boolean;
  readonly readOnly: boolean;
  /** Bots wait until somebody lets them go on. */
  paused: boolean;
  /** Who must take the device before anything is drawn. */
  readonly passTo: string | undefined;
  /** Who holds the device, where something is hidden. */
  holder: string | undefined;
  /** The last refusal, in words. */
  readonly problem: string | undefined;
  /** An undo past a roll or a reveal waits for a yes. */
  asksUndo: 'roll' | 'reveal' | undefined;

  // What was.
  /** What was carried out by itself since somebody last decided something, oldest first. */
  carried(): readonly AutoMove[];
  /** The first moment that can be shown again. */
  readonly first: number;
  /** Moves from `first` on, oldest first. */
  past(): readonly PastMove<T>[];
  /** What was told before the first move. */
  readonly opening: readonly T['event'][];
  /** What may be seen of the moment after so many moves. */
  moment(at: number): T['view'];
  /** What a seat may see of the present moment, or of the one after so many moves: for what is worked out for that seat, never drawn. */
  seenBy(seat: string, at?: number): T['view'];
  /** What people have decided, as far as whoever looks may know it; where none play, what the bots have. */
  decisions(): readonly PastDecision[];
  readonly log: readonly Line[];
  /** The choice that led to a moment, in words, as far as whoever looks may know it. */
  chosen(at: number): string | undefined;
  readonly ending: Ending | undefined;

  /** What one tap does that throws the next dice, if nothing has to be decided before; nothing of it happens. */
  ahead(): WayAhead<T> | undefined;
  /** What a seat would do at this step, move by move, as `pick` has it; nothing of it happens. */
  foresee(seat: string, asks: (choice: PromptChoice<T>) => boolean, pick: PickNext<T>): Proposal<T>;

  // Doing. True: taken; a refusal comes as `problem`, what it led to as a new `now`.
  /** `order`: how that seat continues from there, as part of the same decision; `null`: not even as the game has it. */
  act(choice: Choice<T>, order?: StandingOrder | null): boolean;
  /** Several moves as one decision; they continue after a question to another seat that only passes. */
  actAll(choices: readonly Choice<T>[]): boolean;
  /** Goes back over what nobody decided, and does it there. */
  playLate(one: LateItem<T>): boolean;
  submit(seat: string, action: T['action']): boolean;
  /** Looks up what somebody named in a form by a few letters, where the game has a catalogue; nothing: there is nothing to look up. */
  readonly complete: Completing | undefined;
  /** Faces; or what was drawn, by its id. */
  typeDice(values: readonly (number | string)[]): boolean;
  /** The table leaves what is asked for to Fray. */
  leaveDice(): boolean;
  undo(sure?: boolean): void;
  redo(): void;
  cancel(): void;

  // Words.
  why(reason: Reason): string;
  /** A word of the game by its code: a field, a kind. Where the game has none, `otherwise` stands. */
  note(code: string, facts?: Record<string, string | number | boolean>, otherwise?: string): string;
  seatName(seat: string): string;
  /** Letters for the two sides of the screen; a third party has none. */
  sideOf(seat: string | undefined): 'a' | 'b' | undefined;
}
