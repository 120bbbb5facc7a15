import type { Choice, DecidedMove, Field, Need, Note, PromptChoice, Reason, Types } from '@fray/engine';
import type { AnyGame, Force, GameText, Standing, StandingOrder, Stop, Summary } from '@fray/games';
import type { AutoMove, MissedOffer, Pace, PastDecision, PickNext, Proposal } from '@fray/table';
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

/** One past move as the viewer may know it, without state. */
export interface PastMove<T extends Types = Types> {
  /** How many moves stood after it. */
  readonly at: number;
  readonly seat: T['seat'];
  /** Left out where it may be another seat's secret. */
  readonly action?: T['action'];
  /** The events visible to the viewer. */
  readonly events: readonly T['event'][];
  readonly fence?: 'roll' | 'reveal';
  /** Dice of which only hits were entered: their faces say nothing. */
  readonly hits?: true;
}

/** The present moment, one value, replaced with every step. There is no state in it. */
export interface Moment<T extends Types = Types> {
  readonly at: number;
  readonly over: boolean;
  /** Set when `over`. */
  readonly outcome: T['outcome'] | undefined;
}

/** Chance that the table is asked for: whose, what for, in which groups, and the same in words. */
export interface Awaited extends Need {
  readonly words: string;
  /** No rule reads the faces: who entered hits alone would lose nothing. */
  readonly hitsAreEnough: boolean;
  /** Faces; or what was drawn, by its id. True: taken. */
  enter(values: readonly (number | string)[], hits?: true): boolean;
  /** Leaves it to Fray. */
  leave(): boolean;
}

/** An answer in which what was named by letters has become what it means. */
export type Completing = (action: Types['action']) => ReturnType<NonNullable<AnyGame['complete']>>;

/** A form as one seat may fill it in: made from what that seat sees, so that it is the same near and far. */
export interface OpenForm {
  readonly fields: readonly Field[];
  /** Every problem of an answer; none accepts it. */
  check(answer: Types['action']): Reason[];
  /** A legal answer at random. */
  sample(): Types['action'];
  /** Completes a name from a few letters, in a game with a catalog. */
  readonly complete?: Completing;
}

/** What could have been done at a window that was passed without a question, as a button. */
export interface MissedOfferItem<T extends Types = Types> extends MissedOffer {
  readonly item: Item<T>;
}

/** The route to the next roll: what one tap makes, and what else could be done before the dice are rolled. */
export interface RollRoute<T extends Types = Types> {
  readonly moves: readonly PromptChoice<T>[];
  readonly offers: readonly { before: readonly PromptChoice<T>[]; item: Item<T> }[];
  /** What may be seen of the moment at which they are rolled, and how many dice they are. */
  readonly view: T['view'];
  readonly dice: number;
}

/** The same, and what the tap is called. */
export interface NamedRoute<T extends Types = Types> extends RollRoute<T> {
  readonly label: string;
}

/** How it ended, and what each side had at first. */
export interface Ending {
  readonly summary: Summary;
  readonly before: Readonly<Record<string, Force>>;
  readonly after: Readonly<Record<string, Force>>;
}

/** A decision that waits for those who may answer it. */
export interface ReplyOnScreen<T extends Types = Types> {
  readonly line: readonly DecidedMove<T>[];
  /** Somebody could hold an answer as far as the others know. */
  readonly couldHold: boolean;
  /** What could be done, each with the moment at which it would be done, as its seat sees it. */
  readonly targets: readonly { readonly choice: PromptChoice<T>; readonly view: T['view'] }[];
  /** Everybody who was asked passes. */
  goOn(): void;
}

/** Orders that last: they are stored with the combat on this device, and are no part of it. */
export interface OrdersOnScreen {
  /** What they may be about; the same for every hand. */
  stops(seat: string): readonly Stop[];
  of(seat: string): readonly StandingOrder[];
  /** Takes an order; `undefined` ends the one about the same. */
  set(seat: string, stop: Stop, order: StandingOrder | undefined): void;
}

/** Who sits around the combat at this device, and who looks at it. */
export interface DeviceOnScreen<T extends Types = Types> {
  /** Whose view is shown; `undefined` if all at this device see the same. */
  readonly viewer: string | undefined;
  /** Seats that take part. */
  readonly seats: readonly string[];
  readonly sitters: Readonly<Record<string, Sitter>>;
  /** Seats that may do something now, bots included. */
  readonly acting: readonly string[];
  /** Who holds the device, if something is hidden. */
  holder: string | undefined;
  /** Who must take the device before anything is drawn. */
  readonly handOverTo: string | undefined;
  /** It lies open between several people with hidden hands: without a `viewer` it shows what everybody may see. */
  readonly liesOpen: boolean;
  /** The cards that the seat looks at, by id. */
  readonly hand: readonly string[];
  /** The seat has looked at its hand: the device lies open again. */
  putDown(): void;
  /** What seats have ordered for a round or the whole combat, and what they could. */
  readonly orders: OrdersOnScreen;
  /** Seats that can look at their hand there. */
  readonly seatsWithHand: readonly string[];
  /** Passes that `handOverTo` can as well say aloud: they betray nothing. */
  readonly publicAnswers: readonly Item<T>[];
  /** Bots wait until somebody lets them go on. */
  paused: boolean;
  /** One answer here may make these decisions of several seats: nobody could answer in between. */
  isOneAnswer(moves: readonly DecidedMove<T>[]): boolean;
}

/** What was, as far as the viewer may know. */
export interface HistoryOnScreen<T extends Types = Types> {
  /** The first moment that can be shown again. */
  readonly first: number;
  /** Moves from `first` on, oldest first. */
  past(): readonly PastMove<T>[];
  /** What was reported before the first move. */
  readonly opening: readonly T['event'][];
  /** What may be seen of the moment after this many moves. */
  moment(at: number): T['view'];
  /** What people have decided; where none play, what the bots have. */
  decisions(): readonly PastDecision[];
  readonly log: readonly Line[];
  /** The choice that led to a moment, in words. */
  choiceText(at: number): string | undefined;
  /** Dice typed last that were not used: somebody had to decide before them. */
  readonly voidDice: number;
  /** What was made automatically since somebody last decided something, oldest first. */
  autoMoves(): readonly AutoMove[];
}

/** The way back. */
export interface WayBack {
  /** Somebody has decided something that can be taken back. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Something is open that history can take back, and the game has no word of its own for it. */
  readonly canCancel: boolean;
  /** An undo past a roll or a reveal waits for a yes. */
  asks: 'roll' | 'reveal' | undefined;
  undo(sure?: boolean): void;
  redo(): void;
  cancel(): void;
}

/** What somebody could do whose cards nobody knows: at pace `round` nobody is asked for it. */
export interface Unasked<T extends Types = Types> {
  /** At this prompt. */
  now(): Item<T>[];
  /** At windows that were passed since somebody last decided something: it can still be done. */
  missedOffers(): readonly MissedOfferItem<T>[];
  /** Goes back over what nobody decided, and does it there. */
  play(offer: MissedOfferItem<T>): boolean;
}

/** The way to a table elsewhere. What is asked and shown comes from the table; this is who sits around it, and how the line is. */
export interface Link {
  /** Seats that take part, and those of this device. */
  readonly seats: readonly string[];
  readonly mine: readonly string[];
  /** How often people are asked: one for the whole table. */
  readonly pace: Pace;
  /** Something was sent and is not answered yet. */
  readonly sending: boolean;
  /** What is only known where the combat is. */
  readonly ending: Ending | undefined;
  /** People throw, and type what came up. */
  readonly typed: boolean;
  /** Somebody asks this device for a yes. */
  readonly asks: boolean;
  /** Before the title of the page while this device is asked. */
  readonly turn: string;
  /** Where its file is, once it is over: what `fray verify` reads. */
  readonly record: string;
  /** Who is waited for, and for what, in words. */
  readonly waits: string | undefined;
  /** Dice that fall here while those of somebody else are awaited. */
  readonly ahead: Awaited | undefined;
  /** Dice of this seat are typed here. */
  owns(seat: string): boolean;
  /** The table passes for this seat in a moment: there is nothing to do. */
  passes(seat: string): boolean;
}

/**
 * What is on screen: all that the pages, the sheets and the panels read of a combat. A table on this device or one elsewhere makes it
 * (`Screen`). Reading is reactive.
 */
export interface OnScreen<T extends Types = Types> {
  readonly id: string;
  name: string;
  readonly game: AnyGame;
  readonly text: GameText<Types>;
  /** Another tab plays: here it is only shown. */
  readonly readOnly: boolean;
  readonly device: DeviceOnScreen<T>;
  readonly history: HistoryOnScreen<T>;
  readonly back: WayBack;
  /** Where the table is elsewhere. */
  readonly link: Link | undefined;

  // The moment that is shown: now, or the one looked back at.
  readonly now: Moment<T>;
  /** The number of moves of the moment that is looked back at. */
  lookAt: number | undefined;
  /** What may be seen of it. */
  readonly view: T['view'];
  /** What the step is about, as far as the viewer may know. */
  readonly focus: T['focus'];
  readonly standing: Standing;
  /** The steps that it is in, outermost first. */
  readonly steps: readonly string[];
  /** What a seat may see now, or after this many moves: for what is computed for that seat, never drawn. */
  seenBy(seat: string, at?: number): T['view'];
  readonly ending: Ending | undefined;

  // What may be done.
  readonly items: readonly Item<T>[];
  /** Somebody has decided several moves, and none is made yet: the seat that decided, whose moves `items` may answer. */
  readonly reply: ReplyOnScreen<T> | undefined;
  readonly unasked: Unasked<T>;
  /** The next thing to do, if one stands out: what is filled, and what Enter does. */
  readonly filled: Item<T> | undefined;
  /** People hold the cards: nobody but them knows what can be done, so there are no odds and no policy to follow. */
  readonly realCards: boolean;
  /** Outside the flow: adjust, concede, split. */
  outside(): Item<T>[];
  form(choice: Choice<T>): OpenForm | undefined;
  readonly awaited: Awaited | undefined;
  /** What one tap does that rolls the next dice, if nothing has to be decided before; nothing of it happens. */
  routeToRoll(): RollRoute<T> | undefined;
  /** What a seat would do at this step, move by move, as `pick` has it; nothing of it happens. */
  together(seat: string, belongs: (choice: PromptChoice<T>) => boolean, pick: PickNext<T>): Proposal<T>;
  /**
   * Makes one decision of one or several moves; they continue after a question to another seat that only passes. `order`: how the seat
   * continues from there; `null`: not even as the game has it. True: taken; a refusal comes as `problem`.
   */
  answer(moves: readonly DecidedMove<T>[], order?: StandingOrder | null): boolean;
  /** The last refusal, in words. */
  readonly problem: string | undefined;

  // Words.
  why(reason: Reason): string;
  /** A word of the game by its code: a field, a kind. Where the game has none, `otherwise` stands. */
  note(code: string, facts?: Record<string, string | number | boolean>, otherwise?: string): string;
  seatName(seat: string): string;
  /** Letters for the two sides of the screen; a third party has none. */
  sideOf(seat: string | undefined): 'a' | 'b' | undefined;
}
