import type { Pull } from './chance/source.ts';
import type { Need, Reason, Types } from './contract.ts';

/** The seat of typed dice in the log. */
export const TABLE = 'table';
export interface DiceAction {
  type: 'dice';
  values: number[];
}

/** An action in the log, with the chance that came up while it was carried out. */
export interface Move<T extends Types> {
  seat: T['seat'] | typeof TABLE;
  action: T['action'] | DiceAction;
  dice?: number[];
}

/** What happened, and who may know. */
export interface Told<T extends Types> {
  event: T['event'];
  only?: T['seat'];
}

/** One move as history keeps it. */
export interface Entry<T extends Types> {
  move: Move<T>;
  before: T['state'];
  events: Told<T>[];
  pulls: Pull[];
  fence?: 'roll' | 'reveal';
  /** The dice that were awaited before it. */
  need?: Need;
}

/** A line about the history itself: an undo past a roll is never silent. */
export interface Note {
  /** Number of moves that stood when it was written. */
  at: number;
  code: 'undone' | 'redone' | 'cancelled';
  seat: string;
  fence?: 'roll' | 'reveal';
}

/** Refused, and nothing has changed. `problems`: all of them, where a form has several. */
export interface Refused {
  ok: false;
  reason: Reason;
  problems?: Reason[];
}
export interface Moved<T extends Types> {
  ok: true;
  events: Told<T>[];
}
export type Answer<T extends Types> = Moved<T> | Refused;

export interface MoveOptions {
  /** How many moves the mover had seen. */
  at?: number;
  /** Dice thrown at the table, used before the source. */
  dice?: readonly number[];
}

export interface UndoOptions {
  /** Who asks; left out at a table where everybody shares the screen. */
  seat?: string;
  /** The host, or all players together, may go past rolls, reveals and other people's moves. */
  host?: boolean;
}

export const refuse = (code: string, facts: Omit<Reason, 'code'> = {}): Refused => ({
  ok: false,
  reason: { code, ...facts },
});
