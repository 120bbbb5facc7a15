import type { Choice, DecidedMove, Need, PromptChoice, Ruleset, Types } from '@fray/engine';
import type { Bot, OrderFacts, OrderRule, StandingOrder, Stop } from '@fray/games';

/** How often people are asked: once a round and wherever somebody has a choice, or at every step of the rules. */
export const PACES = ['round', 'step'] as const;
/** One of `PACES`. */
export type Pace = (typeof PACES)[number];

/** The part of a `Game` that a table needs. */
export interface TableGame {
  /** The game as the engine plays it. */
  rules: Ruleset<Types>;
  /** Seats that a person or a bot may take. */
  players: readonly string[];
  /** The game's own policy. */
  bot: Bot<Types>;
  /** Nobody is known to be able to do it: a card in a hand that nobody has entered. At pace `round` nobody is asked for it. */
  mayNotHold?(choice: Choice<Types>, state: Types['state'] | Types['view']): boolean;
  /** A state in which the seat holds everything that it could hold as far as the viewer knows; only read. */
  imagineMost?(view: Types['view'], seat: string): Types['state'];
  /** It costs nothing, gains something and closes nothing: taken at pace `round`. */
  isFreeGain?(choice: Choice<Types>): boolean;
  /** What a hidden hand is on a shared device: beside the board, or the main control. */
  hand?: 'aside' | 'control';
  /** What a lasting order may be about. */
  stops?(state: Types['state'] | Types['view']): readonly Stop[];
  /** What lasting orders look at in a choice. */
  orderFacts?(choice: Choice<Types>, state: Types['state']): OrderFacts | undefined;
  /** Which round of which phase it is. */
  roundOf?(state: Types['state'] | Types['view']): readonly [phase: string, round: number];
  /** How it ended, and with what: told once it is over. */
  summary?(state: Types['state'], outcome: Types['outcome']): unknown;
  /** What each side has: told at the end. */
  forces?(state: Types['state']): unknown;
  /** Standing orders by name. */
  orders?: Readonly<Record<string, OrderRule<Types>>>;
  /** The order that follows from a choice if its answer gives none. */
  defaultOrder?(
    view: Types['view'],
    choice: PromptChoice<Types>,
    mine: readonly PromptChoice<Types>[],
    current: StandingOrder | undefined,
  ): StandingOrder | undefined;
}

/** How people sit around a combat. */
export interface TableOptions {
  /** `round` if left out. */
  pace?: Pace;
  /** Who takes a seat: `person`, or the name of a bot. A seat that is left out is a person's. */
  sitters?: Readonly<Record<string, string>>;
  /** Seats that take part; all players if left out. */
  seats?: readonly string[];
  /** Hands lie open: nobody hides anything from the others. */
  open?: boolean;
  /** Who holds the device that several people share. */
  holder?: string | undefined;
  /** Several people look at one device: where hands lie beside the board (`hand` of the game) it lies open between them. */
  shared?: boolean;
  /** Everybody sees at once what happens: a pass that would tell what a hand holds waits for its moment (`Moments`). */
  watched?: boolean;
}

/** Something else that could be done before the dice are rolled. */
export interface OfferBefore<T extends Types = Types> {
  /** What it is. */
  choice: PromptChoice<T>;
  /** The moves of the route before it. */
  after: readonly PromptChoice<T>[];
  /** The state there, as far as the asked seat knows it: for labels. */
  state: T['state'];
}

/** Something that could be done in a window between the moves of a decision. */
export interface ReplyTarget<T extends Types = Types> {
  /** After how many moves of the decision: an answer quotes it. */
  after: number;
  /** What it is. */
  choice: PromptChoice<T>;
  /** The state there, if everybody passes before: for labels. */
  state: T['state'];
}

/** What a person decides now, as plain data. */
export type Question<T extends Types = Types> = {
  /** Who decides. */
  seat: T['seat'];
  /** The moment of the question (`combat.seq`): an answer quotes it. */
  seen: number;
  /** What the seat may do, one by one; a blocked choice says why not. */
  choices: readonly PromptChoice<T>[];
} & (
  | { kind: 'choose' }
  /** One answer rolls the dice: `moves` is the route there, `before` what else could be done on it. */
  | {
      kind: 'roll';
      moves: readonly PromptChoice<T>[];
      /** What is left of the route once people at other devices have had their turn: the answer carries it. */
      order?: StandingOrder;
      before: readonly OfferBefore<T>[];
      /** The state when the dice are rolled, as far as the asked seat knows it, and how many they are. */
      state: T['state'];
      dice: number;
    }
  /** Several moves are one decision: hits to assign, orders to give. `moves`: as the game's own policy would; `complete`: nothing is left. */
  | { kind: 'together'; group: string; readonly moves: readonly PromptChoice<T>[]; readonly complete: boolean }
  /** Somebody has decided several moves, and none is made yet: what this seat could do in the windows between them, asked once. */
  | {
      kind: 'reply';
      line: readonly DecidedMove<T>[];
      targets: readonly ReplyTarget<T>[];
      /** The seat could hold an answer as far as the others know: what it does hold, it sees when it looks at its hand. */
      couldHold: boolean;
    }
);

/** An answer: the moves of one decision, and how the seat continues from there. */
export interface Reply<T extends Types = Types> {
  /** In their order. */
  moves: readonly DecidedMove<T>[];
  /** The `seen` of the question. */
  seen?: number;
  /** The `after` of the target, in a reply to somebody's decision. Left out: the first that fits. */
  after?: number | undefined;
  /** Until it no longer holds, the seat is not asked. Left out, the game may have one that follows from the answer; `null`: none. */
  order?: StandingOrder | null | undefined;
}

/** Something that could have been done at a prompt that was passed automatically. */
export interface MissedOffer<T extends Types = Types> {
  /** How many moves had been made there. */
  at: number;
  /** The step there. */
  step: string;
  /** What could have been done. */
  choice: PromptChoice<T>;
  /** Dice have been rolled since: only what answers earlier dice may still come. */
  pastRoll: boolean;
}

/** A move that nobody decided. */
export interface AutoMove {
  /** How many moves had been made after it. */
  at: number;
  /** The step at which it was made. */
  step: string;
  /** Whose move it was. */
  seat: string;
  /** What was done. */
  action: Types['action'];
}

/** What one viewer sees. */
export interface Sight<T extends Types = Types> {
  /** As far as the viewer may know. */
  view: T['view'];
  /** Dice or cards that the table must enter. */
  need: Need<T> | undefined;
  /** `undefined` while the combat goes on. */
  outcome: T['outcome'] | undefined;
  /** What the step is about. */
  focus: T['focus'];
  /** Seats that are waited for; `undefined` if that would betray a hand. */
  waiting: readonly T['seat'][] | undefined;
}
