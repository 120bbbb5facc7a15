import type { Choice, Reason, Ruleset, Types } from '@fray/engine';
import type { Bot, Objective } from './game-players.ts';
import type { GameWords } from './game-words.ts';

/** What a game knows about its own odds, and what it can solve. */

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
export const withOdds = <T extends Types, G extends { rules: Ruleset<T> }>(game: G, odds: OddsOf<T>): G => ({
  ...game,
  rules: rulesForOdds(game.rules, odds),
  ...(odds.oddsRules && { oddsRules: odds.oddsRules }),
});
