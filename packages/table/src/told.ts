import type { DecidedMove, Need, Note, Part, PromptChoice, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import type { Patch } from './patch.ts';
import type { Pace } from './types.ts';

/** How a combat ended, as its game tells it. */
export interface SentEnding {
  /** The summary of the game. */
  summary: unknown;
  /** The forces at first. */
  before: unknown;
  /** What is left of them. */
  after: unknown;
}
/** A sequence that can be canceled. */
export interface OpenSequence {
  /** How many moves had been made before it. */
  at: number;
  /** Who opened it. */
  seat: string;
  /** A roll or a reveal since then. */
  fence?: 'roll' | 'reveal';
  /** The choice that cancels it. */
  back?: PromptChoice<Types>;
}

/** What everybody at the table may know of the moment, beside what they see of the combat. */
export interface Around {
  /** The moment that an answer quotes. */
  seq: number;
  /** How many moves have been made. */
  at: number;
  /** Dice or cards that the table must enter. */
  need?: Need;
  /** The same with all dice that follow before anybody decides. */
  awaited?: Need;
  /** Hits alone are enough for them. */
  onlyHits?: true;
  /** Once it is over. */
  outcome?: Types['outcome'];
  /** Seats that are waited for, bots included. */
  acting: readonly string[];
  /** How many moves had been made before the last decision. */
  lastDecision?: number;
  /** Lines about the history itself, of the moves that are kept. */
  notes?: readonly Note[];
  /** A decision was taken back and nothing decided since. */
  canRedo: boolean;
  /** A decision of several moves that waits for replies. */
  line?: readonly DecidedMove<Types>[];
  /** How often people are asked. */
  pace: Pace;
  /** Who takes a seat: `person`, or the name of a bot. */
  sitters: Readonly<Record<string, string>>;
  /** Seats that take part. */
  seats: readonly string[];
  /** Hands lie open. */
  open: boolean;
  /** Dice that were typed last and not used. */
  voidDice: number;
  /** What is sent once it is over: of an imagined state it would be wrong. */
  ending?: SentEnding;
}

/** All that one viewer knows of a moment: by the seats that its device holds; with none, what everybody may see. */
export interface Document {
  /** By seat; of a device that holds none, under `''`. */
  views: Readonly<Record<string, Types['view']>>;
  /** What everybody may know. */
  around: Around;
  /** Its seats that are asked. */
  asked: readonly string[];
  /** What its seats have ordered for longer. */
  lasting: Readonly<Record<string, readonly StandingOrder[]>>;
  /** What a seat of its own may cancel, and how. */
  opened?: OpenSequence;
}

/** One past move as a viewer may know it. */
export interface SentMove {
  /** Whose move it was. */
  seat: string;
  /** Only of seats that the viewer holds: it may be a secret. */
  action?: Types['action'];
  /** How it belongs to the decision before it. */
  part?: Part;
  /** It threw dice or brought something to light. */
  fence?: 'roll' | 'reveal';
  /** What it made happen, as far as the viewer may know. */
  events: readonly Types['event'][];
  /** What it changed in the views; of a past move in a `whole`, how they were before it. */
  views?: Patch;
}

/** Everything that a viewer needs who has just come. */
export interface Whole {
  /** The moment. */
  whole: Document;
  /** The last moves, oldest first. */
  past: readonly SentMove[];
  /** What happened before the first move, if nothing older is left out. */
  opening?: readonly Types['event'][];
}
/** What changed since the last message. */
export interface Step {
  /** The moment that an answer quotes now. */
  step: number;
  /** How many moves stood still: those after it were taken back. */
  back?: number;
  /** The moves that were made since. */
  moves: readonly SentMove[];
  /** What is new in the document after these moves. */
  patch?: Patch;
}
