import type { Pull } from './chance/source.ts';
import type { Frame, Need, Reason, Types } from './contract.ts';

/** The seat of typed dice in the log. */
export const TABLE = 'table';
/** Dice that the table threw, as a move in the log. */
export interface DiceAction {
  /** Says that these are dice and no choice of a seat. */
  type: 'dice';
  /** In the order they were asked for. */
  values: number[];
  /** Only hits were entered: each face stands for a hit or a miss, and says nothing else. */
  hits?: true;
}

/** Whether these numbers can be entered: faces, or places among what is left (one more if nothing was left). */
export function fitsNeed({ kind, count, sides, none }: Need, values: readonly number[]): boolean {
  const nothing = none !== undefined && count === 1;
  const isOne = (value: number, i: number): boolean =>
    kind === 'roll' ? value >= 1 && value <= sides : value >= 0 && value < (nothing ? sides + 1 : sides - i);
  return values.length <= count && values.every((value, i) => Number.isInteger(value) && isOne(value, i));
}

/** An action in the log, with the chance that it used. */
export interface Move<T extends Types> {
  /** Who made it. */
  seat: T['seat'] | typeof TABLE;
  /** What was done, or which dice were typed. */
  action: T['action'] | DiceAction;
  /** In the order it was asked for. A replay takes it from here and needs no generator. */
  dice?: number[];
  /** How it belongs to the decision before it. Left out: a decision begins here. */
  part?: Part;
}

/** A later move of the same decision, or a move that followed automatically; undo removes them with the decision. */
export type Part = 'chosen' | 'auto';

/** One move of a decision. */
export interface DecidedMove<T extends Types> {
  /** Who makes it. */
  seat: T['seat'];
  /** What is done. */
  action: T['action'];
}

/** What happened, and who may know. */
export interface VisibleEvent<T extends Types> {
  /** Told by a handler with `play.emit`. */
  event: T['event'];
  /** The one seat that may know. Left out: everybody. */
  only?: T['seat'];
}

/** One move as history keeps it. */
export interface Entry<T extends Types> {
  /** As it stands in the log. */
  move: Move<T>;
  /** The state before it, while history keeps it; `combat.moment` brings an older one back. */
  before: T['state'] | undefined;
  /** What it made happen, in order. */
  events: VisibleEvent<T>[];
  /** The chance that it used. Undo puts it back in front of the source. */
  pulls: Pull[];
  /** It threw dice or brought something to light: going back past it takes the host. */
  fence?: 'roll' | 'reveal';
  /** The dice that were awaited before it. */
  need?: Need<T>;
  /** Depths of the sequences that could be canceled before it, if there were any. */
  opens?: readonly number[];
}

/** Depths of the frames that can be canceled; `undefined` if there are none. */
export function openFrames(frames: readonly Frame<Types>[]): number[] | undefined {
  let found: number[] | undefined;
  for (let depth = 0; depth < frames.length; depth++) {
    if (!frames[depth]?.open) continue;
    found ??= [];
    found.push(depth);
  }
  return found;
}

/** A line about the history itself: an undo past a roll is never silent. */
export interface Note {
  /** Number of moves when it was written. */
  at: number;
  /** What was done to the history. */
  code: 'undone' | 'redone' | 'cancelled' | 'late';
  /** Who did it. */
  seat: string;
  /** What it went past. */
  fence?: 'roll' | 'reveal';
  /** Seats that agreed. */
  agreed?: readonly string[];
}

/** A refusal that changed nothing; `problems` has all of them if a form has several. */
export interface Refused {
  /** Tells it apart from success. */
  ok: false;
  /** The first that is wrong. `refusal`, or the text of the game, makes the sentence. */
  reason: Reason;
  /** All that is wrong, where a form has several faults. */
  problems?: Reason[];
}
/** A move that was made, with its events. */
export interface Moved<T extends Types> {
  /** Tells it apart from a refusal. */
  ok: true;
  /** What happened, in order, secrets included: `only` says whose. */
  events: VisibleEvent<T>[];
}
/** What a combat answers to every call that would change it. */
export type Answer<T extends Types> = Moved<T> | Refused;

/** What a mover may add to a move. */
export interface MoveOptions {
  /** How many moves the mover had seen. */
  at?: number;
  /** The moment that the mover had seen (`combat.seq`): what others did since at the same prompt does no harm. */
  seen?: number;
  /** Dice thrown at the table, used before the source. */
  dice?: readonly number[];
  /** The move continues the decision before it. */
  part?: Part;
}

/** What comes with dice that the table enters. */
export interface TypedOptions extends Pick<MoveOptions, 'at' | 'seen'> {
  /** More dice of the entry before them. */
  part?: 'chosen';
  /** Only hits were entered: the faces stand for them, and say nothing about luck. */
  hits?: true;
}

/** On whose word a move is taken back. */
export interface UndoOptions {
  /** Who asks; left out at a table where everybody shares the screen. */
  seat?: string;
  /** The host, or all players together, may go past rolls, reveals and other people's moves. */
  host?: boolean;
  /** Seats that agreed to it: the log says so, and that `seat` wanted it. */
  agreed?: readonly string[];
}

/** Refused, with the code of its reason and the facts that the sentence names. */
export const refuse = (code: string, facts: Omit<Reason, 'code'> = {}): Refused => ({
  ok: false,
  reason: { code, ...facts },
});

/** What the table says as places: names become the first place where that lies among what is left, none the one behind them. */
export function placesOf(need: Need, given: readonly (number | string)[]): { ok: true; values: number[] } | Refused {
  const left = [...(need.held ?? [])];
  const values: number[] = [];
  for (const one of given) {
    const place = typeof one !== 'string' ? one : one === need.none ? left.length : left.indexOf(one);
    if (typeof one === 'string' && place < 0) return refuse('not-held', { name: one });
    values.push(place);
    left.splice(place, 1);
  }
  return { ok: true, values };
}
