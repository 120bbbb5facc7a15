/**
 * The contract between the engine and a ruleset.
 *
 * A combat is plain data, moved through named steps by legal choices. Everything here is either that data,
 * or a pure question about it, or the one place (a handler) that may change it.
 */

/** The vocabulary of one game. A ruleset names its own types once and everything else follows. */
export interface Types {
  setup: unknown;
  state: { frames: readonly object[] };
  own: object;
  action: { type: string };
  event: { type: string };
  seat: string;
  step: string;
  view: unknown;
  outcome: unknown;
}

/** One running sequence. The last of `state.frames` plays; a window lies on top of what it interrupts. */
export interface Frame<T extends Types> {
  step: T['step'];
  /** Where it goes once everything on top of it is back; null: it waits in `step`. */
  then: T['step'] | 'back' | null;
  /** What this sequence was called with and remembers. */
  own: T['own'];
  /** May be cancelled: history goes back to the move that opened it. */
  open?: true;
  /** Chance that is known already for the entry it waits for. */
  dice?: number[];
}

/** Why something is not allowed: a stable code and the facts that a sentence needs. The text is made elsewhere. */
export interface Reason {
  code: string;
  [fact: string]: string | number | boolean;
}

/** An action that a seat could take now. `not`: it cannot, and why. `form`: the action is a blank to be filled in. */
export interface Choice<T extends Types> {
  seat: T['seat'];
  action: T['action'];
  not?: Reason;
  form?: true;
}

/** Lists choices. A reason (or a list of conditions that came out false) blocks the choice but keeps it visible. */
export interface Offer<T extends Types> {
  (seat: T['seat'], action: T['action'], not?: Reason | false | undefined): void;
  /** An open choice: `blank` is the form before it is filled in; `ruleset.forms[blank.type]` checks and samples it. */
  form(seat: T['seat'], blank: T['action'], not?: Reason | false | undefined): void;
}

/** Where to go on: a step, back to the caller, or nowhere (wait here). */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return statement stays where it is
export type Goes<T extends Types> = T['step'] | 'back' | void;

/** Numbers of chance: `count` faces from 1 to `sides`. Given to `imagine`, samplers and bots. */
export type Chance = (count: number, sides: number) => number[];

/** What a handler may touch. */
export interface Play<T extends Types> {
  readonly state: T['state'];
  /** Of the frame that plays. */
  readonly own: T['own'];
  /** Dice that people can throw; faces from 1 to `sides`. Only while entering a step marked `rolls`. */
  roll(count: number, sides: number, why: string): number[];
  /** `count` different positions (from 0) out of `size` cards, in the order drawn. Only while entering a step marked `rolls`. */
  draw(count: number, size: number, why: string): number[];
  /** Hidden information came out: undo is fenced here. */
  reveal(): void;
  /** Somebody listens: where an event is dear to build, build it only then. */
  readonly heard: boolean;
  /** Says what happened. `only`: a secret of one seat. */
  emit(event: T['event'], only?: T['seat']): void;
  /** Runs that sequence before going on; several run in the order called. `open`: it may be cancelled. */
  call(step: T['step'], own: T['own'], open?: true): void;
}

export type Handler<T extends Types, A> = (play: Play<T>, action: A, seat: T['seat']) => Goes<T>;
export type Handlers<T extends Types> = {
  [K in T['action']['type']]?: Handler<T, Extract<T['action'], { type: K }>>;
};

/** One row of the table of contents. */
export interface Step<T extends Types> {
  title: string;
  /** Every step it may lead to: checked at play, drawn in the documents. */
  to: readonly (T['step'] | 'back')[];
  /** Every sequence it may call, likewise. */
  calls?: readonly T['step'][];
  /** Chance is pulled on entering. */
  rolls?: true;
  /** Once, on arrival. */
  enter?(play: Play<T>): Goes<T>;
  /** Pure: "is this step over?" Asked whenever it would wait: after enter, a move, a call that is back, an adjust. */
  next?(state: T['state'], own: T['own']): Goes<T>;
  /** Pure: who may do what, and with a reason what not. */
  choices?(state: T['state'], own: T['own'], offer: Offer<T>): void;
  /** One handler per action type; returns where to go on, or nothing. */
  on?: Handlers<T>;
}

/** What a screen needs to draw one field of a form. Plain data. */
export interface Field {
  name: string;
  kind: 'number' | 'choice' | 'set' | 'counts' | 'text' | 'flag' | 'json';
  min?: number;
  max?: number;
  options?: readonly string[];
  optional?: true;
}

/** An open choice: a schema, a check that returns problems, a sampler for bots. */
export interface Form<T extends Types> {
  fields(state: T['state'], own: T['own'], seat: T['seat']): Field[];
  /** Every problem of an answer; an empty list accepts it. Must stand any JSON with the right `type`. */
  check(state: T['state'], own: T['own'], seat: T['seat'], action: T['action']): Reason[];
  /** A legal answer at random. */
  sample(state: T['state'], own: T['own'], seat: T['seat'], chance: Chance): T['action'];
}

export interface Ruleset<T extends Types> {
  id: string;
  /** Raised whenever a saved log could lead elsewhere than before: rules mended, choices renamed, the state reshaped. */
  version: number;
  /** A state that an older version saved, brought to today's shape. Needed as soon as the shape changes: the combat goes on, its past stays closed. */
  upgrade?(state: T['state'], from: number): T['state'];
  first: T['step'];
  /** Every seat that may ever hold a choice, the host included. */
  seats: readonly T['seat'][];
  /** Pure; chance belongs to the first step. */
  begin(setup: T['setup']): T['state'];
  steps: Record<T['step'], Step<T>>;
  /** Outside the flow, legal at any prompt: concede, adjust, split a squad. */
  always?: Pick<Step<T>, 'choices' | 'on' | 'calls'>;
  forms?: Partial<Record<T['action']['type'], Form<T>>>;
  /**
   * The game's own words for cancelling an open sequence: listed and accepted like an action, carried out by history,
   * never given to search. `locked` and `none` are its codes for "a roll or reveal stands between" and "nothing is open".
   */
  cancel?: {
    types: readonly T['action']['type'][];
    action(state: T['state'], seat: T['seat']): T['action'];
    locked: string;
    none: string;
  };
  /** Defined: over at once, however deep the frames. */
  outcome(state: T['state']): T['outcome'] | undefined;
  /** From 0 (lost) to 1 (won). */
  score(outcome: T['outcome'], seat: T['seat']): number;
  /** What a seat may see: plain data, never to be changed. The state itself where nothing is hidden. */
  view(state: T['state'], seat: T['seat']): T['view'];
  /** A state that could be behind the view. Laws: view(imagine(v)) equals v, and the seat's own choices are the same in both. */
  imagine(view: T['view'], seat: T['seat'], chance: Chance): T['state'];
  /** A seat that the rules themselves play. `choices`: its own, unblocked. */
  automa?(view: T['view'], seat: T['seat'], choices: readonly Choice<T>[], chance: Chance): T['action'];
  /** A deep copy by hand, with object literals, for search; the battery proves it deep. */
  clone?(state: T['state']): T['state'];
  /** Equal keys, equal futures: for odds and search. */
  key?(state: T['state']): string;
}

/** Chance that ran dry: the table is asked for it. */
export interface Need {
  kind: 'roll' | 'draw';
  count: number;
  sides: number;
  why: string;
}

/** A value, or the reason why there is none. Errors at the boundary are values; `throw` is for our own mistakes. */
export type Result<V> = { ok: true; value: V } | { ok: false; reason: Reason };
export const good = <V>(value: V): Result<V> => ({ ok: true, value });
export const bad = (code: string, facts: Omit<Reason, 'code'> = {}): { ok: false; reason: Reason } => ({
  ok: false,
  reason: { code, ...facts },
});
