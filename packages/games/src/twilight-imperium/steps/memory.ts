import type { WindowId } from '../content/effects/windows.ts';
import type { PartyId, Place, RollKind, StepId } from '../vocabulary.ts';

/** What running sequences remember, by step. */

/** Everything that any of them may keep. */
export interface Memory {
  /** Parties that have passed in this window since the last use. */
  passed: PartyId[];
  /** Whose turn it is in a window; none: it is closed. */
  turn: PartyId;
  /** An effect was used: the window is entered again. */
  again: boolean;
  /** Uses in this window: `party effect target`. */
  used: string[];
  /** Confirmed with the button. */
  confirmed: PartyId[];
  /** The effect that resolves, its owner and its target (unit id, planet id, die index as text, party id). */
  effect: string;
  /** Index of the offer in the row. */
  offer: number;
  by: PartyId;
  target: string;
  /** The window it was used in. */
  window: WindowId;
  cancelled: boolean;
  /** Context: the unit that sustained or was destroyed. */
  unit: string;
  /** Context: index into state.rolls. */
  roll: number;
  /** Context: the pool whose hit was sustained or made the loss, as facts. */
  pool: { by: PartyId | null; source: RollKind; place: Place };
  /** Context: planet. */
  planet: string;
  /** Ask of the effect row that runs, what it picked, what is left. In P3.2: units that are left out. */
  ask: string;
  picked: string[];
  /** System that ships leave for (Skilled Retreat, Foresight). */
  to: string;
  /** Dice to reroll. */
  dice: number[];
  /** Units that roll one more die each, chosen before the roll (section 0). */
  extra: string[];
  /** Final results of an effect's own dice, modifiers included. */
  faces: number[];
  /** A roll to be made. */
  spec: { kind: RollKind; by: PartyId; on: PartyId; place: Place; effect?: string };
  /** Party whose turn it is to fire or to fix capacity; who lost the planet (P4.6). */
  party: PartyId;
  /** Parties that still have to fire (P1.2). */
  queue: PartyId[];
  /** Declared: fires (P2.2). */
  fires: PartyId[];
  held: PartyId[];
}
export type RollSpec = Memory['spec'];
export type HitFacts = Memory['pool'];

/** All that a sequence may remember, for code that only reads: labels, policies, windows. */
export type StepMemory = Partial<Memory>;

/** May keep these, has those in any case, and nothing else. */
type Keeps<May extends keyof Memory, Must extends keyof Memory = never> = Partial<Pick<Memory, May>> &
  Pick<Memory, Must> & { [K in Exclude<keyof Memory, May | Must>]?: never };

type Window = 'passed' | 'turn' | 'again' | 'used';
/** The flow is one sequence from `start` to `end`: its windows, its confirmations, the planet that a window is about. */
type Flow = Window | 'confirmed' | 'planet';
/** An effect that was put to use, with what its window was about. */
type Using = Window | 'confirmed' | 'offer' | 'target' | 'cancelled' | 'unit' | 'roll' | 'pool' | 'planet' | 'spec';
type Effect = Keeps<Using | 'ask' | 'picked' | 'to' | 'faces' | 'party', 'effect' | 'by' | 'window'>;
/** A roll; of an effect's own dice also that effect. */
type Dice = Keeps<
  Exclude<Using, 'spec'> | 'effect' | 'by' | 'window' | 'ask' | 'picked' | 'to' | 'faces' | 'party' | 'extra',
  'spec'
>;
/** The window about one unit. */
type Hit = Keeps<Window | 'pool' | 'cancelled', 'unit'>;

interface Special {
  'P1.2': Keeps<Flow | 'queue' | 'party'>;
  'P1.2 fire': Keeps<Flow | 'queue', 'party'>;
  'P1.3': Keeps<Flow | 'queue', 'party'>;
  'P2.2 fire': Keeps<Flow | 'fires' | 'held'>;
  'P2.2 rolls': Keeps<Flow | 'fires' | 'held'>;
  'P2.2 assign': Keeps<Flow | 'fires' | 'held'>;
  'P2.2 done': Keeps<Flow | 'fires' | 'held'>;
  'P3.2': Keeps<Flow | 'picked'>;
  'P3.3': Keeps<Flow | 'picked'>;
  'P4.6 gain': Keeps<Flow | 'party'>;
  'P4.6 gained': Keeps<Flow | 'party'>;
  effect: Effect;
  'effect resolves': Effect;
  'effect rolled': Effect;
  'effect choice': Effect & Pick<Memory, 'ask' | 'picked'>;
  dice: Dice;
  'dice roll': Dice;
  'dice result': Dice & Pick<Memory, 'roll'>;
  'dice tally': Dice & Pick<Memory, 'roll'>;
  'dice reroll': Keeps<never, 'roll' | 'dice' | 'effect' | 'by'>;
  assign: Keeps<Window | 'confirmed'>;
  assigned: Keeps<Window | 'confirmed'>;
  sustained: Hit;
  doomed: Hit;
  destroyed: Hit;
  capacity: Keeps<Window, 'party'>;
  rift: Keeps<'unit', 'by' | 'to'>;
}
export type MemoryByStep = { [S in StepId]: S extends keyof Special ? Special[S] : Keeps<Flow> };

/** Steps in which hits are assigned: hits that appear meanwhile join them. */
export const ASSIGNMENTS = [
  'P1.3',
  'P2.2 assign',
  'P2.5',
  'P3.5',
  'P3.9 assign',
  'P4.3',
  'P4.4 assign',
  'assign',
] as const satisfies readonly StepId[];
export type AssignStep = (typeof ASSIGNMENTS)[number];

/** Steps in which a window may be open. */
export type WindowStep = Exclude<StepId, 'dice reroll' | 'rift'>;
/** The use of an effect while it is offered or resolves. */
export type Use = MemoryByStep['effect resolves'];
/** An effect runs in this sequence. */
export const isUse = (memory: StepMemory): memory is Use =>
  memory.effect !== undefined && memory.by !== undefined && memory.window !== undefined;
