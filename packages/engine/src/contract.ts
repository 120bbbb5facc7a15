import type { Place, Role, Subject, SubjectKind } from './roles.ts';

/**
 * The contract between the engine and a ruleset.
 *
 * A combat is plain data, moved through named steps by legal choices. Everything here is either that data,
 * or a pure question about it, or the one place (a handler) that may change it.
 */

/** The types of one game: a ruleset names them once, and everything else is derived. */
export interface Types {
  /** What a combat starts from. */
  setup: unknown;
  /** The whole combat at one moment, as plain data. */
  state: {
    /** The sequences that run; the last of them plays. */
    frames: readonly object[];
  };
  /** By step: what a sequence that stands there was called with and remembers. */
  memory: { [step: string]: object };
  /** By step: the value that a sequence hands back from there. Left out: none does. */
  gives?: { [step: string]: unknown };
  /** What a seat can do. */
  action: {
    /** Finds its handler and its row in `actions`. */
    type: string;
  };
  /** What the rules tell of what happens: for logs and screens. */
  event: {
    /** Finds its line in the text of the game. */
    type: string;
  };
  /** Who may have a choice: a side, a player, the host. */
  seat: string;
  /** The names of the steps. */
  step: string;
  /** What a seat is shown. */
  view: unknown;
  /** How a combat ends. */
  outcome: unknown;
  /** What a step is about, for screens: the roll that is next, the ship that gets orders, the price to pay. Left out: no step says. */
  focus?: unknown;
}

/** What a sequence that ends in this step hands back to its caller. */
export type Gives<T extends Types, S extends T['step']> = S extends keyof NonNullable<T['gives']>
  ? NonNullable<T['gives']>[S]
  : never;

/** One running sequence; the last of `state.frames` is active, and a window is on top of what it interrupts. */
export interface Frame<T extends Types, S extends T['step'] = T['step']> {
  /** Where it stands. */
  step: S;
  /** Where it goes once everything on top of it is back; null: it waits in `step`. */
  then: T['step'] | 'back' | null;
  /** What this sequence was called with and remembers. */
  memory: T['memory'][S];
  /** Can be canceled: history goes back to the move that opened it. */
  open?: true;
  /** Chance that is known already for the entry it waits for. */
  dice?: number[];
  /** What it hands back to its caller. */
  value?: unknown;
}

/** Why something is not allowed: a stable code and the facts for its sentence, which the text of the game makes. */
export interface Reason {
  /** Stable: programs compare it, and the sentence is found by it. */
  code: string;
  [fact: string]: string | number | boolean;
}

/** An action that a seat could take now; `not` says why it cannot, `form` that the action is a blank to be filled in. */
export interface Choice<T extends Types> {
  /** Who may take it. */
  seat: T['seat'];
  /** What `move` takes; of a form, the blank. */
  action: T['action'];
  /** Why it cannot be taken now. Left out: it can. */
  not?: Reason;
  /** To be filled in first; `ruleset.forms` knows how. */
  form?: true;
}

/** What is said of one type of action, beside the handlers: read by screens and programs, never by search. */
export interface ActionRow<T extends Types, A> {
  /** What it does to the prompt; a function where it takes the state to tell. */
  role: Role | ((state: T['state'], memory: T['memory'][T['step']], action: A) => Role);
  /** Which fields of the action name what; a function where it takes the state to tell. */
  about?:
    | { readonly [F in Exclude<keyof A, 'type'>]?: SubjectKind }
    | ((state: T['state'], memory: T['memory'][T['step']], action: A) => readonly Subject[]);
  /** A table that plays round by round takes it on the way to the next roll; a function if that depends on its role. */
  pace?: 'onTheWay' | ((role: Role) => 'onTheWay' | undefined);
  /** Screens and tables find it by this name. A group in `together` of the ruleset is one decision: hits to assign, orders to give. */
  group?: string;
}
/** Every type of action of the game has its row. */
export type ActionTable<T extends Types> = {
  readonly [K in T['action']['type']]: ActionRow<T, Extract<T['action'], { type: K }>>;
};

/** A choice with all that is said of it: what screens, terminals and other programs get. */
export interface PromptChoice<T extends Types> extends Choice<T> {
  /** Whether the flow asks for it. */
  place: Place;
  /** What it does to the prompt; Enter, R and auto-pass use it. */
  role: Role;
  /** What it names, so that a panel can offer it right there. */
  about: readonly Subject[];
  /** A table that plays round by round takes it on the way to the next roll. */
  pace?: 'onTheWay';
  /** What kind of decision it belongs to, by the name in the row of its action. */
  group?: string;
}

/** Lists choices; a reason (or a list of conditions that are false) blocks a choice but keeps it visible. */
export interface Offer<T extends Types> {
  (seat: T['seat'], action: T['action'], not?: Reason | false | undefined): void;
  /** An open choice: `blank` is the form before it is filled in; `ruleset.forms[blank.type]` checks and samples it. */
  form(seat: T['seat'], blank: T['action'], not?: Reason | false | undefined): void;
}

/** Where to go on: a step, back to the caller, or nowhere (wait here). */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return statement stays where it is
export type Goes<T extends Types> = T['step'] | 'back' | void;

/** Numbers of chance, `count` faces from 1 to `sides`, for `imagine`, samplers and bots. */
export type Chance = (count: number, sides: number) => number[];

/** Dice of one roll that belong together. */
export interface DiceGroup {
  /** Whose dice: ids of units, cards or effects, as choices name them. */
  units: readonly string[];
  /** How many of the dice are theirs. */
  count: number;
  /** This face or a higher one is a success. */
  from?: number;
  /** This face or a lower one is. */
  upTo?: number;
}

/** What chance is for: whose it is, why, and into which groups it falls, in the order of the dice. */
export interface Throw<T extends Types> {
  /** Who throws. */
  seat: T['seat'];
  /** What for. The text of the game makes the sentence. */
  why: Reason;
  /** Left out where there is nothing to tell apart. */
  groups?: readonly DiceGroup[];
  /** Of a draw: what lies at each place, by its id. People hold these cards or tokens and can say what they drew. */
  held?: readonly string[];
  /** Of one thing drawn: what the table says where there was nothing to draw. The draw is then the place behind the last. */
  none?: string;
}
/** Says what the dice are for; called only if somebody must roll them, so that search never pays for it. */
export type ThrowFor<T extends Types, A = undefined> = (
  state: T['state'],
  memory: T['memory'][T['step']],
  about: A,
) => Throw<T>;

/** What a handler may touch. */
export interface Play<T extends Types, S extends T['step'] = T['step']> {
  /** The combat, to be changed in place. */
  readonly state: T['state'];
  /** What the sequence that plays was called with and remembers, typed by its step. Not: what belongs to somebody. */
  readonly memory: T['memory'][S];
  /**
   * Dice that people can throw; faces from 1 to `sides`. Only while entering a step marked `rolls`. `what` is called with
   * `about` where the table must throw.
   */
  roll(count: number, sides: number, what: ThrowFor<T>): number[];
  /** A roll about something, which `what` is given: the unit that fires, the card that asks for it. */
  roll<A>(count: number, sides: number, what: ThrowFor<T, A>, about: A): number[];
  /** `count` different positions (from 0) out of `size` cards, in the order drawn. Only while entering a step marked `rolls`. */
  draw(count: number, size: number, what: ThrowFor<T>): number[];
  /** A draw about something, which `what` is given. */
  draw<A>(count: number, size: number, what: ThrowFor<T, A>, about: A): number[];
  /** Hidden information came out: undo is fenced here. */
  reveal(): void;
  /** Somebody listens: where an event is dear to build, build it only then. */
  readonly watched: boolean;
  /** Says what happened. `only`: a secret of one seat. */
  emit(event: T['event'], only?: T['seat']): void;
  /** Runs that sequence before going on; several run in the order called. `open`: it can be canceled. */
  call<C extends T['step']>(step: C, memory: T['memory'][C], open?: true): void;
  /** Back to the caller with a value: `return play.back(value)`. The caller's step gets it in `onReturn`. */
  back(value: Gives<T, S>): 'back';
}

/** Applies one action and returns where the flow continues. */
export type Handler<T extends Types, A, S extends T['step'] = T['step']> = (
  play: Play<T, S>,
  action: A,
  seat: T['seat'],
) => Goes<T>;
/** The handlers of a step, by the type of the action. */
export type Handlers<T extends Types, S extends T['step'] = T['step']> = {
  [K in T['action']['type']]?: Handler<T, Extract<T['action'], { type: K }>, S>;
};

/** One row of the table of contents. */
export interface Step<T extends Types, S extends T['step'] = T['step']> {
  /** Its name in documents and in pictures of the flow. */
  title: string;
  /** Every step it may lead to: checked at play, drawn in the documents. */
  to: readonly (T['step'] | 'back')[];
  /** Every sequence it may call, likewise. */
  calls?: readonly T['step'][];
  /** Chance is pulled on entering. */
  rolls?: true;
  /** Once, on arrival. */
  enter?(play: Play<T, S>): Goes<T>;
  /** Pure: "is this step over?" Asked whenever it would wait: after enter, a move, a call that is back, an adjust. */
  next?(state: T['state'], memory: T['memory'][S]): Goes<T>;
  /** Pure: who may do what, and with a reason what not. */
  choices?(state: T['state'], memory: T['memory'][S], offer: Offer<T>): void;
  /** One handler per action type; returns where to go on, or nothing. */
  on?: Handlers<T, S>;
  /** What this step is about, as plain data for screens. It must give the same for the state and for a view that shows as much. */
  focus?(state: T['state'] | T['view'], memory: T['memory'][S]): NonNullable<T['focus']> | undefined;
  /** Where an action does something else here than elsewhere: `continue` that throws the dice. */
  roles?: { readonly [K in T['action']['type']]?: Role };
  /** Where an action belongs to another group here than elsewhere: `continue` that ends a landing. */
  groups?: { readonly [K in T['action']['type']]?: string };
  /** A sequence that was called from here has come back with a value: by the step that handed it. */
  onReturn?: { readonly [C in T['step']]?: (play: Play<T, S>, value: Gives<T, C>) => void };
}

/** What a screen needs to draw one field of a form, as plain data. */
export interface Field {
  /** The field of the action that it fills. */
  name: string;
  /** How it is asked for. `set`: several of the options, `counts`: a number for each of them, `json`: anything. */
  kind: 'number' | 'choice' | 'set' | 'counts' | 'text' | 'flag' | 'json';
  /** The least that it takes. */
  min?: number;
  /** The most that it takes. */
  max?: number;
  /** What can be picked, by code. */
  options?: readonly string[];
  /** May be left out. */
  optional?: true;
}

/** An open choice: a schema, a check that returns problems, a sampler for bots. */
export interface Form<T extends Types> {
  /** What a screen asks for at this moment. */
  fields(state: T['state'], memory: T['memory'][T['step']], seat: T['seat']): Field[];
  /** Every problem of an answer; an empty list accepts it. Must stand any JSON with the right `type`. */
  check(state: T['state'], memory: T['memory'][T['step']], seat: T['seat'], action: T['action']): Reason[];
  /** A legal answer at random. */
  sample(state: T['state'], memory: T['memory'][T['step']], seat: T['seat'], chance: Chance): T['action'];
}

/** A game as the engine plays it: the table of its steps, its actions, and pure questions about its states. */
export interface Ruleset<T extends Types> {
  /** Names the game in saves and messages. */
  id: string;
  /** Raised whenever a saved log could lead elsewhere than before: rules fixed, choices renamed, the state reshaped. */
  version: number;
  /** A state that an older version saved, brought to today's shape: the combat goes on, its past stays closed. Left out: such a save is refused. */
  upgrade?(state: T['state'], from: number): T['state'];
  /**
   * People hold the dice, cards and tokens of this combat: its rolls, and the draws that say what is `held`, are asked of the
   * table, which may leave them to the source. Left out: the source gives all that it can. Search never asks.
   */
  asksTable?(state: T['state']): boolean;
  /** Where every combat begins. */
  first: T['step'];
  /** Every seat that may ever hold a choice, the host included. */
  seats: readonly T['seat'][];
  /** Pure; chance belongs to the first step. */
  begin(setup: T['setup']): T['state'];
  /** The table of contents. */
  steps: { readonly [S in T['step']]: Step<T, S> };
  /** What each type of action is: role and subject. A step may say otherwise for its own prompt (`roles`). */
  actions: ActionTable<T>;
  /** Groups of actions that one seat decides together at one step, several moves as one decision. */
  together?: readonly string[];
  /** Outside the flow, legal at any prompt: concede, adjust, split a squad. */
  always?: Pick<Step<T>, 'choices' | 'on' | 'calls'>;
  /** How open choices are filled in, by the type of the action. */
  forms?: Partial<Record<T['action']['type'], Form<T>>>;
  /**
   * The game's own actions to cancel an open sequence: listed and accepted like an action, applied by history,
   * never given to search. `locked` and `none` are its codes for "a roll or reveal since then" and "nothing to cancel".
   */
  cancel?: {
    /** Actions that mean cancel. */
    types: readonly T['action']['type'][];
    /** The one that is listed while something is open. */
    action(state: T['state'], seat: T['seat']): T['action'];
    /** The code if there was a roll or a reveal since then. */
    locked: string;
    /** The code if there is nothing to cancel. */
    none: string;
  };
  /** Defined: over at once, however deep the frames. */
  outcome(state: T['state']): T['outcome'] | undefined;
  /** From 0 (lost) to 1 (won). */
  score(outcome: T['outcome'], seat: T['seat']): number;
  /**
   * What a seat may see, or nobody (`undefined`: a spectator, a display in the middle of the table): plain data, never to
   * be changed. The state itself if nothing is hidden. Every seat sees all that a spectator sees.
   */
  view(state: T['state'], seat: T['seat'] | undefined): T['view'];
  /** A state that could be behind the view of a seat or of nobody. Laws: view(imagine(v)) equals v, and the seat's own choices are the same in both. */
  imagine(view: T['view'], seat: T['seat'] | undefined, chance: Chance): T['state'];
  /**
   * What a seat (or nobody) may not know, said apart from `view`, as places in this very state: the battery changes them
   * and nothing that the seat is shown may change with them. Left out where nothing is hidden: then the view shows the whole state.
   */
  secrets?(state: T['state'], seat: T['seat'] | undefined): readonly Secret[];
  /** A seat that the rules themselves play. `choices`: its own, unblocked. */
  automa?(view: T['view'], seat: T['seat'], choices: readonly Choice<T>[], chance: Chance): T['action'];
  /** A deep copy by hand, with object literals, for search; the battery proves it deep. */
  clone?(state: T['state']): T['state'];
  /**
   * Equal keys, equal futures: for odds and search. It forgets what no rule reads again (which of two equal units was hit, the
   * number of the round); a test of the game lists what it leaves out, with the reason.
   */
  futureKey?(state: T['state']): string;
  /**
   * The results of a pull that have different futures, so that not every face is tried: nine dice become ten numbers of hits.
   * `undefined`: every face. Law: the shares of the keys after the entry are those of all faces.
   */
  mergeRolls?(state: T['state'], need: Need<T>): readonly MergedRoll[] | undefined;
  /**
   * Many steps at once: later states with their shares, if the game can solve a whole fight without playing each step; the reason
   * why it cannot solve the one that begins here; `undefined` where none begins. Law: the same ends with the same shares as without
   * it. `policies`: who decides for each seat. `tried` runs for every call of the rules and may throw, so that a large fight can be
   * given up by count.
   */
  skipAhead?(
    state: T['state'],
    need: Need<T>,
    policies: Policies<T>,
    tried?: () => void,
  ): readonly Later<T>[] | Reason | undefined;
}

/** One result of a pull, for all results with the same future. */
export interface MergedRoll {
  /** As the source would give them. */
  values: readonly number[];
  /** How likely these results are; all merged rolls of a pull make 1. */
  share: number;
}
/** A state that `skipAhead` leads to. */
export interface Later<T extends Types> {
  /** The combat there, at a prompt or at a step that it enters next; its own copy. */
  state: T['state'];
  /** How likely it is; all of them make 1. */
  share: number;
}
/** Who decides for a seat. */
export type Policies<T extends Types> = (
  seat: T['seat'],
) => (view: T['view'], seat: T['seat'], choices: readonly Choice<T>[], chance: Chance) => T['action'];

/** One place of the state: a field of the object `in`. */
export interface Slot {
  /** What holds it. */
  in: object;
  /** The name of the field. */
  field: string;
}
/**
 * A secret: `shuffled` lists and fields whose contents could be swapped among them, `could` the other values that one field may
 * have.
 */
export type Secret = { shuffled: readonly (unknown[] | Slot)[] } | (Slot & { could: readonly unknown[] });

/** Chance that ran dry: the table is asked for it. */
export interface Need<T extends Types = Types> extends Throw<T> {
  /** Dice to throw or cards to draw. */
  kind: 'roll' | 'draw';
  /** How many are still missing; `groups` holds these and no others. */
  count: number;
  /** Of each die; of a draw, how many cards the next one lies among. */
  sides: number;
}
