import type { Chance, Choice, PromptChoice, Reason, Ruleset, Types } from '@fray/engine';

/** Something wrong in a setup: its place (`forces.rebel[0].armor`), a stable code, and the facts for its sentence. */
export interface Problem extends Reason {
  /** Where in the setup. */
  path: string;
}
/** Read, or everything that is wrong; `reason` is the first of it. */
export type Checked<V> = { ok: true; setup: V } | { ok: false; reason: Problem; problems: Problem[] };

/** The result of a check; the setup is copied as a save restores it, since JSON has no -0. */
export function toChecked<V>(setup: V, problems: readonly Problem[]): Checked<V> {
  const [reason] = problems;
  return reason
    ? { ok: false, reason, problems: [...problems] }
    : { ok: true, setup: JSON.parse(JSON.stringify(setup)) };
}

/** A ready-made situation. */
export interface Preset<T extends Types> {
  /** What commands, links and tests call it. */
  id: string;
  /** In English; `setup.text` may have other words. */
  title: string;
  /** One sentence: who meets whom, and what is interesting about it. */
  about: string;
  /** Legal as it is. */
  setup: T['setup'];
  /** Of a lesson, which one side wins anyway: what it teaches and what a good player gets, in a sentence. Left out: the result is open. */
  teaches?: string;
  /** Bots cannot play it, or nobody wins. */
  noContest?: true;
}

/** Whether either side may win a preset, whether it is there to learn from, or whether nobody wins it. */
export type PresetKind = 'open' | 'lesson' | 'no-contest';
/** What kind of a preset it is. */
export const kindOfPreset = ({ teaches, noContest }: Pick<Preset<Types>, 'teaches' | 'noContest'>): PresetKind =>
  noContest ? 'no-contest' : teaches === undefined ? 'open' : 'lesson';

/** Makes a JSON Schema from the shape that describes the setups of a game. */
export type SchemaWriter = (shape: unknown, options?: { io: 'input' | 'output' }) => object;

/** What is said of a preset. */
export type PresetWords = Pick<Preset<Types>, 'title' | 'about' | 'teaches'>;
/** What is said of setups, in one language. */
export interface SetupWords {
  /** Titles and sentences of the presets by id, if this language has its own; else those of the presets themselves. */
  presets?: Readonly<Record<string, PresetWords>>;
  /** The sentence of a problem: what is wrong and what to do. */
  problem(problem: Problem): string;
}

/** What a combat starts from (`loadSetup`); a table with a running combat does not need it. */
export interface SetupOf<T extends Types> {
  /** Loads long lists of names for people who type a setup. Until then a check knows fewer names. */
  ready?(): Promise<void>;
  /** Reads anything: an edited file, a form, a short text. Never throws; reports every problem. */
  check(input: unknown): Checked<T['setup']>;
  /** Reads a pasted list of cards, in games that have such lists; what it needs is loaded then. Never throws. */
  readList?(text: string): Promise<ListReport>;
  /** A setup in which seats play with pasted lists, by seat, and with everything else as it is; in games that have such lists. */
  withLists?(base: unknown, lists: Readonly<Record<string, string>>): unknown;
  /**
   * A typed line as moves of the seat that is asked, for games whose moves are named: `snatch r`, `no`. `free`: what it may do now. Nothing:
   * the line says nothing here. `complete` comes after it.
   */
  readLine?(
    text: string,
    free: readonly PromptChoice<T>[],
    state: T['state'] | T['view'],
  ): readonly T['action'][] | undefined;
  /** The JSON Schema of a setup, for editors; `write` makes it from a shape of zod (`jsonSchema`). */
  schema(write: SchemaWriter): object;
  /** Situations to start from or to change; the first is the usual one. */
  presets: readonly Preset<T>[];
  /** A legal setup at random, steered to rare content: feeds the battery. */
  sample(chance: Chance): T['setup'];
  /** In every language of the game. */
  text: Languages<SetupWords>;
  /** Rows of content, by kind, for the coverage tests and `fray games`. */
  content: Readonly<Record<string, number>>;
}

/** A pasted list of cards as it was read, and how much of it the game plays. */
export interface ListReport {
  /** The name of the deck, if the list has one. */
  name?: string;
  /** The format that the list names. */
  format?: string;
  /** By how the cards are played; what is unknown comes last. */
  parts: readonly {
    /** How the cards are played, by a code of the game. */
    standing: string;
    /** Lines of the list. */
    lines: number;
    /** Cards on these lines. */
    cards: number;
    /** Their names, each once. */
    names: readonly string[];
  }[];
  /** Every line that is a card, in order. */
  entries: readonly {
    /** The number of the line, from 1. */
    line: number;
    /** How many cards it stands for. */
    count: number;
    /** The name as it is printed. */
    name: string;
    /** Where the cards go: into the deck, worn. */
    place: string;
    /** How the card is played, by a code of the game. */
    standing: string;
  }[];
  /** One for each line that is no card; everything else was read. */
  problems: readonly Problem[];
}

/** Texts for everything that the rules name by code, apart from the rules, so that each language is a file. */
export interface GameWords<T extends Types> {
  /** One line under the name, where this language has its own; in English it stands in the row of the registry. */
  about?: string;
  /** Who that is, with the name of the faction or hero where the state tells it. */
  seat(seat: T['seat'], state?: T['state'] | T['view']): string;
  /** Where the flow stands, in the words of the rules. */
  step(step: T['step']): string;
  /** The words on the button. */
  label(choice: Choice<T>, state: T['state'] | T['view']): string;
  /** A whole sentence: why it is not allowed. */
  reason(reason: Reason): string;
  /** A line of the log, or nothing where the event is only for the screen. */
  log(event: T['event'], state: T['state'] | T['view']): string | undefined;
  /** How it ended, as a sentence. */
  outcome(outcome: T['outcome']): string;
  /** Who won or what came of it, in at most 40 characters, as the heading of an end screen. */
  verdict?(outcome: T['outcome']): string;
  /** A way to end (`summary.ending`) in a few words, for tables. */
  ending?(ending: string): string;
  /**
   * Every other word of the game that a screen or a terminal shows: column heads, marks, phases, reminders, the focus,
   * what dice are rolled for, fields of a form. By code and facts, like a reason; a code nobody wrote down comes back as it is.
   */
  note(note: Reason): string;
  /** The name of a unit, card or effect that a choice or a group of dice names by its id; without it the id is asked as a note. */
  thing?(id: string, state: T['state'] | T['view']): string;
}

/** What the row of the registry says of a game. */
export interface GameTitle {
  /** What the game is called. */
  name: string;
  /** One line under the name. */
  about: string;
}
/** The words as programs see them. */
export type GameText<T extends Types> = GameWords<T> & GameTitle;

/** English is always there, and stands in wherever another language has no words; another language is another file. */
export interface Languages<W> {
  /** What stands in wherever another language has no words. */
  en: W;
  [language: string]: W;
}

/** How it stands, as plain rows: what the terminal draws as tables and a screen may fall back on. */
export interface Standing {
  /** Phase name in the words of the rules, where the game has phases. */
  phase?: string;
  /** Where the game counts rounds or turns. */
  round?: number;
  /** In the order they are shown. */
  sides: {
    /** Whose rows these are. */
    seat: string;
    /** Who that is, in words. */
    name: string;
    /** One row a unit or group; the same keys in each row of a side. */
    rows: Record<string, string | number>[];
    /** Figures of the side as a whole: hits to take, life, resources. */
    facts?: Record<string, string | number>;
  }[];
  /** Reminders that stay until they end. */
  reminders?: string[];
  /** What people watch right now: hits, power against block, pool against armor. */
  focus?: string;
}

/** Where a choice stands in a long list: choices that say the same stand together. */
export interface Listing {
  /** The heading: the ship that is ordered. */
  over: string;
  /** What the line begins with that all choices of it share: a cell, and who is there. */
  beside?: string;
}

/** What a terminal shows of a game beside its standing: what only the game can draw, or tell in a line. */
export interface TextScreen<T extends Types> {
  /** A map in letters, at most 60 columns wide, and what each letter or mark on it means. */
  map?(state: T['state'] | T['view'], text: GameWords<T>): { lines: readonly string[]; key: readonly string[] };
  /** What people look for at this prompt, a sentence each: who is next, what is distributed so far. */
  prompt?(state: T['state'] | T['view'], text: GameWords<T>): readonly string[];
  /** How choices are grouped, where there are many of a kind. */
  listing?(choice: PromptChoice<T>, state: T['state'] | T['view'], text: GameWords<T>): Listing | undefined;
}

/** One die as it came up, with its chance to hit before the roll: luck is measured by these. */
export interface RolledDie {
  /** From 1. */
  face: number;
  /** How many faces it has. */
  sides: number;
  /** 0 to 1; dice that cannot hit (initiative) carry no chance. */
  chance?: number;
  /** Whether it did. Left out for dice that cannot hit. */
  hit?: boolean;
}

/** A player made of code, which gets the view of its seat and never the state. */
export type Bot<T extends Types> = (
  view: T['view'],
  seat: T['seat'],
  choices: readonly Choice<T>[],
  chance: Chance,
) => T['action'];

/** A player made of code that people ask for by its name. */
export interface NamedBot<T extends Types> {
  /** Where it can sit. */
  seats: readonly T['seat'][];
  /** How it plays there. */
  bot: Bot<T>;
}

/** One figure of an outcome for tallies: `attacker`, `draw`, `rebel`. */
export interface Summary {
  /** Key of the tally; the same for equal ends. */
  result: string;
  /** The way in which it ended, by code: `retreated`, `conceded`; `text.ending` has the words. */
  ending?: string;
  /** How long it took, in the rounds or turns of the game. */
  rounds: number;
  /** What is left, by seat: units or life. */
  left: Record<string, number>;
}

/** What a side has at one moment. */
export interface Force {
  /** How many, or how much. */
  count: number;
  /** Of what. */
  of: 'units' | 'ships' | 'life' | 'enemies';
  /** What it cost, in the resources of the game, where the game has a price for everything. */
  worth?: number;
  /** Of what there is only one, by the id that `text.thing` names: a flagship, a fighter with a name. Advice tells who is lost. */
  uniqueUnits?: readonly string[];
  /** What those who are left can still take, if `count` does not show it: only the loss is shown, as harm. */
  health?: number;
  /** What it can still use, by kind, if using it up matters: cards, mana. Only what is spent is shown. */
  stock?: Readonly<Record<string, number>>;
}

/** What a player is after: what the goal is worth, and what is lost and spent on the way, in the unit of the game. */
export interface Objective {
  /** `win`, `fleet`; `text.note` has the sentence. */
  id: string;
  /** What reaching the goal is worth (`score` 1). */
  goal: number;
  /** What each unit of the own loss costs: of worth, where the game has prices, else of health, else of what is counted. */
  own: number;
  /** What each of the same that the other side loses is worth. */
  theirs: number;
  /** What each of a kind of stock costs that is used up. */
  spent: Readonly<Record<string, number>>;
}

/** What a player is after in a game in which nothing counts but the goal. */
export const GOAL_ALONE: Objective = { id: 'goal', goal: 1, own: 0, theirs: 0, spent: {} };

/** A few turns instead of a whole combat, for games in which one decision says little about the end. */
export interface Horizon<T extends Types> {
  /** Which turn it is: counts up. */
  turn(state: T['state']): number;
  /** How many turns: the present one and those that answer it. */
  turns: number;
  /** The chance of the seat, 0 to 1, estimated between two turns. */
  evaluate(state: T['state'], seat: T['seat']): number;
}

/** How a seat continues after its answer without being asked again ("no block", "end turn"), as plain data. */
export interface StandingOrder {
  /** Finds its rule in `orders` of the game. One that lasts is `ask`, `pass` or `take`, about an `effect` or a `window` of `stops`. */
  order: string;
  /** `answer`: it ends with the next answer of its seat, on undo, and when it no longer holds. Others last, and undo leaves them. */
  until: 'answer' | 'round' | 'combat';
  [fact: string]: string | number | boolean | readonly string[];
}
/** The moment at which a standing order is asked for the next move of its seat. */
export interface OrderMoment<T extends Types> {
  /** What the seat may see. */
  view: T['view'];
  /** Whose order it is. */
  seat: T['seat'];
  /** The order as it is now. */
  order: StandingOrder;
  /** What the flow allows; all of it belongs to this seat. */
  free: readonly PromptChoice<T>[];
  /** Who holds the device that several people share; `undefined` if nobody does. */
  holder: T['seat'] | undefined;
}
/** Pure: the next move of the seat, and the order after it if that changes; `undefined` once the order no longer holds. */
export type OrderRule<T extends Types> = (
  moment: OrderMoment<T>,
) => { choice: PromptChoice<T>; order?: StandingOrder } | undefined;

/** Something that a lasting order may be about; `text.note` has its words by the code `stop`. */
export interface Stop {
  /** A kind of window; `dice`: before the dice are rolled. */
  window?: string;
  /** An effect by its id, and whose it is. */
  effect?: string;
  /** Whose effect it is. */
  seat?: string;
  /** Classes of units for which a seat may still want to be asked. */
  unless?: readonly string[];
}
/** What lasting orders look at in a choice. */
export interface OrderFacts {
  /** The effect that it uses, by its id. */
  effect?: string;
  /** Kinds of windows that it is offered in. */
  windows?: readonly string[];
  /** Classes of the units that it is about. */
  units?: readonly string[];
}

/** What somebody says they hold, where only people know the cards: words by the place where the things are (`hand`, `arsenal`, `mana`). */
export type Held = Readonly<Record<string, readonly string[]>>;
/** A private copy for one question, in which the seat holds what it said. */
export type Supposed<T extends Types> =
  | {
      ok: true;
      state: T['state'];
      /** What is not wholly counted. */
      left: readonly Reason[];
      /** A move of the copy as the table makes it. Left out: it is the same. */
      atTable?(action: T['action']): T['action'];
    }
  | { ok: false; problems: readonly Reason[] };

/** A game at a table, as `index.ts` of its folder exports it (`load`); its title is in its row of the registry. */
export interface Game<T extends Types> {
  /** What commands, links and saves call it. */
  id: string;
  /** The game as the engine plays it. */
  rules: Ruleset<T>;
  /** English, and every language that `loadLanguage` has loaded. */
  text: Languages<GameWords<T>>;
  /** The other languages that it has. */
  languages?: Readonly<Record<string, () => Promise<GameWords<T>>>>;
  /** Seats that a person or a bot may take, in order. The host is none of them. */
  players: readonly T['seat'][];
  /** The game's own policy, for any of its players. */
  bot: Bot<T>;
  /** Opponents by name that the game has beside it: `printed` in the rulebook, `sensible` like a person. */
  opponents?: Readonly<Record<string, NamedBot<T>>>;
  /** Which opponent `bot` is in this combat, by name; left out: none of these. */
  usualOpponent?(state: T['state'] | T['view']): string;
  /** How it stands, in the words of `text`; of a view, what that seat may see. */
  standing(state: T['state'] | T['view'], text: GameWords<T>): Standing;
  /** What the terminal shows beside the standing, where the game has more to show. */
  screen?: TextScreen<T>;
  /** Dice of an event, if it is a roll; `why` becomes words by `text.note`. */
  dice(event: T['event']): { seat: T['seat']; why: Reason; dice: RolledDie[] } | undefined;
  /** An end as figures, for tallies. */
  summary(state: T['state'], outcome: T['outcome']): Summary;
  /** Why nothing is counted, advised or played by a bot here: only the people at the table know their cards. Nothing: it can be done. */
  handNotKnown?(state: T['state'] | T['view']): Reason | undefined;
  /**
   * A copy in which the seat holds what it says; the state itself stays as it is. `since`: when it was said, so that what was seen after
   * that is no longer held.
   */
  suppose?(state: T['state'], seat: T['seat'], held: Held, since?: T['state']): Promise<Supposed<T>>;
  /**
   * Completes an answer that names something by a few letters, such as a card of the catalog. Programs in which people type call it
   * before the move; it may load a list, so that the rules never do.
   */
  complete?(
    action: T['action'],
    state: T['state'] | T['view'],
    seat: T['seat'],
  ): Promise<{ ok: true; action: T['action'] } | { ok: false; reason: Reason }>;
  /** What others get of a combat or a setup: without what one seat alone may know and no rule reads. */
  forOthers?<S extends { setup: T['setup']; state?: T['state'] }>(shared: S): S;
  /** What each side has, by seat, at any moment: `4 of 9 units`, what a combat costs. */
  forces?(state: T['state']): Record<string, Force>;
  /** What its players may be after; the first is the default. Left out: the goal and nothing else. */
  objectives?: readonly [Objective, ...Objective[]];
  /** The seat under which the forces of a seat are listed, if several seats are one side. Left out: its own. */
  side?(seat: T['seat']): T['seat'];
  /** Where choices of several seats at one prompt leave traces of their order that no rule reads: brought to one form, for the battery. */
  canonicalState?(state: T['state']): unknown;
  /** Players that take part in this combat; without it all of them. */
  present?(state: T['state']): readonly T['seat'][];
  /** What odds are about here, where it is not who wins: whether the first side's attack hits. */
  oddsGoal?(state: T['state']): 'win' | 'hit';
  /** How far a search looks ahead, if a whole combat takes long. Left out: to the end. */
  horizon?: Horizon<T>;
  /**
   * Nobody is known to be able to do it: a card of an unknown hand. The table does not stop for it, but a person can still do it.
   */
  mayNotHold?(choice: Choice<T>, state: T['state'] | T['view']): boolean;
  /**
   * A state in which the seat holds everything that it could hold as far as the viewer knows: what it cannot do there, it can do in no state
   * behind the view.
   */
  imagineMost?(view: T['view'], seat: T['seat']): T['state'];
  /**
   * What a hidden hand is: `aside`, beside a board on which most decisions are open, so that a shared device lies open; or the main
   * `control` (left out), so that the device goes to the seat that decides.
   */
  hand?: 'aside' | 'control';
  /** What a lasting order may be about in this combat; it follows from what is in play, never from a hand. */
  stops?(state: T['state'] | T['view']): readonly Stop[];
  /** What lasting orders can say about a choice: its effect, the kinds of window that it is offered in, the classes of its units. */
  orderFacts?(choice: Choice<T>, state: T['state']): OrderFacts | undefined;
  /** Which round of which phase, or which turn it is: orders that last for a round end with it, and so does the time that passes may take. */
  roundOf?(state: T['state'] | T['view']): readonly [phase: string, round: number];
  /** It costs nothing, gains something and closes nothing: at pace `round` the table takes it for a person. */
  isFreeGain?(choice: Choice<T>): boolean;
  /** A form for things that only people hold and the game does not know: search never invents them. */
  needsPeople?(choice: Choice<T>, state: T['state'] | T['view']): boolean;
  /** Its standing orders by name. */
  orders?: Readonly<Record<string, OrderRule<T>>>;
  /**
   * The order that follows from a choice if its answer gives none, at pace `round`. `mine`: what the seat could do when it chose;
   * `current`: the order it had.
   */
  defaultOrder?(
    view: T['view'],
    choice: PromptChoice<T>,
    mine: readonly PromptChoice<T>[],
    current: StandingOrder | undefined,
  ): StandingOrder | undefined;
  /** What it knows about its own odds; `withOdds` puts it there. */
  oddsRules?: OddsRules<T>;
  /** What `loadOdds` has beside odds: a screen offers it before that is loaded. */
  solves?: 'plan' | 'solution';
  /** A seat has secrets from another one: follows from `rules.secrets`. Pass-the-device screens, `imagine` for odds. */
  hidden: boolean;
}

/** One question about odds, as a game has made it of its settings. */
export interface OddsQuestion<T extends Types> {
  /** What the fight starts from. */
  setup: T['setup'];
  /** The rules as the question needs them: which futures are equal, how many steps are taken at once. Left out: the game's own. */
  rules?: Ruleset<T>;
  /** Who decides for a seat otherwise than the game's own policy. */
  policies?: Readonly<Partial<Record<T['seat'], Bot<T>>>>;
  /** What a seat is after, by the id of an objective; left out: the default of the game. */
  objectives?: Readonly<Partial<Record<T['seat'], string>>>;
  /** The seat whose losses these rules choose by what it is after. */
  choosesLosses?: T['seat'];
  /** Stops here although it is not over. */
  until?(state: T['state']): boolean;
}

/** Equal things that are left of a side. */
export interface Survivors {
  /** Of what: an id that `text.thing` names. */
  unit: string;
  /** How many. */
  count: number;
  /** How many of them are damaged. */
  damaged: number;
  /** They are kept, elsewhere. */
  retreated?: true;
}

/** Something that a side has, and what odds make of it. */
export interface Holding {
  /** Whose it is; left out: a law or an anomaly, which works for everybody. */
  by?: string;
  /** An id that `text.thing` or `text.note` names, or a printed name. */
  what: string;
  /** How many of the same; left out: one. */
  count?: number;
  /** It works without anybody deciding, its side decides about it, or it is left out of the figures. */
  how: 'automatic' | 'decided' | 'not-counted';
  /** Why it is not counted, by a code that every language has a sentence for (`NOT_COUNTED`). */
  why?: NotCountedCode;
}
/** Why a holding is not counted. */
export const NOT_COUNTED = [
  'hand-unknown',
  'no-cards',
  'price-unknown',
  'exhausted',
  'silenced',
  'set-not-used',
  'at-table',
  'hidden',
  'not-listed',
  'no-part',
] as const;
/** One of `NOT_COUNTED`. */
export type NotCountedCode = (typeof NOT_COUNTED)[number];

/** What a game knows about its own odds beside `futureKey`, `mergeRolls` and `skipAhead`. */
export interface OddsRules<T extends Types> {
  /**
   * What the game's own policy looks at here: equal words, the choice at the same place of the list. Nothing: it is asked. Only of what
   * that seat may see.
   */
  policyInputs?(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): string | undefined;
  /** Like `skipAhead`, where a seat takes its hits as well as possible for what it is after. */
  skipDeciding?(seat: T['seat'], objective: Objective): Ruleset<T>['skipAhead'];
  /** Settings by name, as words: how long, who retreats, what is lost first. The question they make, or why they make none. */
  ask?(
    setup: T['setup'],
    settings: Readonly<Record<string, string>>,
  ): { ok: true; question: OddsQuestion<T> } | { ok: false; reason: Reason };
  /** The settings that `ask` knows. */
  settings?: readonly string[];
  /** A running combat without unknown cards, as odds need it; changed in place. `begin` of these rules does it too. */
  forOdds?(state: T['state']): T['state'];
  /**
   * What a seat decides between here for its own good: first what it does without using anything, then every use. Nothing: its policy
   * moves. `skipAhead` must not skip a fight in which this offers anything.
   */
  decides?(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): readonly T['action'][] | undefined;
  /** Every holding of each side exactly once, in the state as odds know it or in what a seat may see. */
  counts?(state: T['state'] | T['view'], seat?: T['seat']): readonly Holding[];
  /** The holding that an action uses. */
  holdingOf?(action: T['action']): string | undefined;
  /** What an action takes by which a seat takes a hit: equal words, equal futures. Nothing: another action. */
  hitWord?(state: T['state'], action: T['action']): string | undefined;
  /** Stages of an attack in their order, by codes that `text.note` has words for, and the one that a state is in. */
  stages?: readonly string[];
  /** Of `stages`, or nothing between them. */
  stageOf?(state: T['state']): string | undefined;
  /** What the first side is out for, as notes: none where there is only one thing to win. */
  goalOf?(start: T['state']): readonly Reason[];
  /** What an answer may cost where nothing else is said, if less than usual. */
  budget?: {
    /** Results of chance that are tried. */
    readonly results: number;
    /** Combats that are played where that is not enough. */
    readonly combats: number;
  };
  /** Rounds that have begun, for their mean. */
  rounds?(state: T['state']): number;
  /** What is left of each seat since the start, kind by kind, with what has retreated. */
  survivorsOf?(state: T['state'], start: T['state']): Readonly<Record<string, readonly Survivors[]>>;
  /** Hits that each seat has taken since the start, where the game counts them. */
  hits?(start: T['state']): (state: T['state']) => Readonly<Record<string, number>>;
  /** What is won apart from the whole, and by whom: planets of an invasion. */
  parts?(state: T['state']): Readonly<Record<string, string>>;
}

/** What a solver needs if a single seat decides: which positions are equal, what to try, what an end is worth. */
export interface Planning<T extends Types> {
  /** Equal keys, equal futures. */
  futureKey(state: T['state']): string;
  /** What may be tried here, the most promising first. What cannot be better than something else is left out. */
  tries(state: T['state'], list: readonly Choice<T>[]): readonly { seat: T['seat']; action: T['action'] }[];
  /** What an end is worth. */
  value(state: T['state']): number;
  /** No plan from here is worth more than this. */
  most(state: T['state']): number;
  /** Of what is open, what gives up something that was begun before the plan: no plan gives up what it has begun itself. */
  givesUp?(list: readonly Choice<T>[]): readonly { seat: T['seat']; action: T['action'] }[];
  /** What counts before everything else: proven first, so that a plan cut short is still the best by this. */
  main?: {
    /** What an end is worth by it, on the same scale as `value`. */
    value(state: T['state']): number;
    /** No plan from here is worth more than this by it. */
    most(state: T['state']): number;
    /** By everything no end is worth less than by this alone, minus so much. */
    least: number;
  };
  /** The same with another aim: to win as often as chance allows, at any cost. */
  winning?: Omit<Planning<T>, 'winning' | 'planText' | 'main'>;
  /** The texts of a plan. */
  planText?: PlanText<T>;
}
/** What a game tells of a plan and its ends. */
export interface PlanText<T extends Types> {
  /** Whether it is won, as `score` counts it. */
  isWon(state: T['state']): boolean;
  /** What an end has brought and cost, and what is left over: each by a code that `text.note` has a word for. */
  figures(state: T['state']): Readonly<Record<string, number>>;
  /** Who was met, in words: what was drawn tells one end from another. */
  enemiesMet(state: T['state'], text: GameWords<T>): string;
  /** Why an action does what it does, in words; nothing where it explains itself. */
  explain(state: T['state'], action: T['action'], text: GameWords<T>): readonly string[];
}

/** One row of a solution: a first move, or moves that belong together. */
export interface SolutionRow<T extends Types> {
  /** What is done, in words. */
  does: string;
  /** How it goes on, each step as its button names it. */
  then?: readonly string[];
  /** What comes of it, by what it is called. */
  figures: Readonly<Record<string, number>>;
  /** The moves of the seat at this prompt. */
  actions: readonly T['action'][];
}
/** What was solved without chance, from what a seat sees. */
export interface Solution<T extends Types = Types> {
  /** What it is about, in words. */
  title: string;
  /** What the figures mean, a sentence each. */
  about: readonly string[];
  /** Best first. */
  rows: readonly SolutionRow<T>[];
  /** What was not considered, a sentence each. */
  left: readonly string[];
  /** Nothing is better. False: a limit was reached. */
  proven: boolean;
  /** Sets or positions that were looked at. */
  positions: number;
}
/** Games in which something can be worked out exactly although the other side's cards are hidden. */
export interface Solver<T extends Types> {
  /** What can be set, with what is used where nothing is said. */
  settings: Readonly<Record<string, number>>;
  /** The advice at this prompt; `undefined` if there is nothing to solve. */
  solve(
    view: T['view'],
    seat: T['seat'],
    text: GameWords<T>,
    settings?: Readonly<Record<string, number>>,
  ): Solution<T> | undefined;
}

/** What makes odds exact: the door `loadOdds`. */
export interface OddsOf<T extends Types> extends Pick<Ruleset<T>, 'futureKey' | 'mergeRolls' | 'skipAhead'> {
  /** What the game knows about its own odds. */
  oddsRules?: OddsRules<T>;
  /** What a solver asks, if one seat decides and a best plan can be proven. */
  planning?: Planning<T>;
  /** What can be worked out without chance for a seat that does not see everything. */
  solver?: Solver<T>;
}

/** The rules as odds are counted by. */
export function rulesForOdds<T extends Types>(
  rules: Ruleset<T>,
  { futureKey, mergeRolls, skipAhead, oddsRules }: OddsOf<T>,
): Ruleset<T> {
  const forOdds = oddsRules?.forOdds;
  return {
    ...rules,
    ...(futureKey && { futureKey }),
    ...(mergeRolls && { mergeRolls }),
    ...(skipAhead && { skipAhead }),
    ...(forOdds && { begin: (setup) => forOdds(rules.begin(setup)) }),
  };
}

/** The same game with what makes its odds exact. */
export const withOdds = <T extends Types, G extends Pick<Game<T>, 'rules'>>(game: G, odds: OddsOf<T>): G => ({
  ...game,
  rules: rulesForOdds(game.rules, odds),
  ...(odds.oddsRules && { oddsRules: odds.oddsRules }),
});
