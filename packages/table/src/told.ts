import type { DecidedMove, Need, Note, Part, PromptChoice, Reason, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import type { Patch } from './patch.ts';
import type { Pace } from './types.ts';

/** How pages and servers talk: raised when a message changes. */
export const WIRE = '1';

/** The seat of the rules for what no player decides. */
export const HOST = 'host';

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
  /** What was taken back, and by whom. */
  notes: readonly Note[];
  /** What is sent once it is over: of an imagined state it would be wrong. */
  ending?: SentEnding;
}

/** All that one viewer knows of a moment: by the seats that its device holds; with none, what everybody may see. */
export interface Document {
  /** By seat; of a device that holds none, under `''`. */
  views: Readonly<Record<string, Types['view']>>;
  /** What everybody may know. */
  around: Around;
  /** Its seats that are asked, and `host` where it may act for the rules. */
  asked: readonly string[];
  /** It may act for the seat `host` of the rules. */
  host?: true;
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

/** Somebody at the table, as everybody may know it. */
export interface Person {
  /** Never given twice at a table. */
  id: string;
  /** As everybody reads it. */
  name: string;
  /** In the order in which they were taken. */
  seats: readonly string[];
  /** Wants to start. */
  ready: boolean;
  /** Starts, locks, removes, ends, and acts for the seat `host` of the rules. */
  host: boolean;
  /** `away`: without a socket; `gone`: for two minutes and more. */
  presence: 'here' | 'away' | 'gone';
}
/** Something that others have to agree to. */
export interface Consent {
  /** An answer quotes it. */
  id: string;
  /** To take back, to play late, or to take a seat. */
  kind: 'undo' | 'late' | 'seat';
  /** The person who asks. */
  by: string;
  /** The seat that is wanted, or that plays late. */
  seat: string;
  /** What is played late. */
  late?: {
    /** The move. */
    action: Types['action'];
    /** How many moves had been made there. */
    at: number;
  };
  /** Who has agreed. */
  yes: readonly string[];
  /** Whose yes is needed. */
  of: readonly string[];
  /** When it is void, in milliseconds of the server's clock. */
  until: number;
}
/** Somebody who is waited for. */
export interface Awaited {
  /** Of whom. */
  seat: string;
  /** For a decision, or for dice. */
  what: 'decide' | 'dice';
  /** How many dice. */
  count?: number;
  /** A pass of this device's seat that the server makes at its moment: there is nothing to tap. */
  passing?: true;
}
/** The people around a table and what they have agreed on: for one device. */
export interface Room {
  /** Of the table. */
  code: string;
  /** The id of the game. */
  game: string;
  /** Where it stands. */
  stage: 'lobby' | 'play' | 'ended';
  /** Seats that somebody may take. */
  seats: readonly string[];
  /** In the order in which they came. */
  persons: readonly Person[];
  /** The person of this device; none: it only looks on. */
  you?: string;
  /** The opponent that plays a seat. */
  bots: Readonly<Record<string, string>>;
  /** People throw, and type what came up. */
  typed: boolean;
  /** Undo needs nobody's yes. */
  trusted: boolean;
  /** Nobody new may join. */
  locked: boolean;
  /** The SHA-256 of the seed, shown before the first move. */
  commitment: string;
  /** How many combats these people have begun, this one included. */
  starts: number;
  /** It goes on from a combat that was begun elsewhere. */
  continued?: true;
  /** The person who paused it. */
  paused?: string;
  /** One at a time. */
  request?: Consent;
  /** Who is waited for, and for what. */
  waiting: readonly Awaited[];
}
/** That a message was applied, and the last row of what it did. */
export interface Ack {
  /** Of the message. */
  id: string;
  /** The number of the row. */
  seq: number;
}
/** Why a table ends for a device. */
export type Bye =
  | 'no-table'
  | 'not-stored'
  | 'removed'
  | 'rules-failed'
  | 'other-rules'
  | 'other-version'
  | 'rows-differ'
  | 'again'
  | 'too-many'
  | 'stopping';
/** What a server says, one JSON text a message. */
export type ServerMessage =
  /** Everything. `since`: how many moves still stand of those that the device had seen. */
  | (Whole & { room: Room; since?: number; acks?: readonly Ack[] })
  | (Step & { roomPatch?: Patch; acks?: readonly Ack[] })
  /** Only people have changed, or nothing has. */
  | { room?: Room; acks?: readonly Ack[] }
  | { no: string | null; reason: Reason; problems?: readonly Reason[] }
  /** Nothing can be stored for now, or again: what is seen stays, and what was said is answered later. */
  | { away: boolean }
  /** `code`: where the same people go on; `seconds`: when to come back. */
  | { bye: Bye; code?: string; seconds?: number };
