import type { Choice, Policies, Reason, Ruleset, Types } from '@fray/engine';
import type { Graph } from './solve-rounds.ts';

/** What is asked of a graph, and what comes of it. */

/** What a graph may cost before it is given up: counts, not times, so that the answer is the same everywhere. */
export interface GraphBudget {
  /** Positions, each kept with its state. */
  positions: number;
  /** Results of chance that are tried, each with a copy of a state. */
  results: number;
  /**
   * For a glance: given up as soon as it looks too large, by what the first positions took. That may be wrong of a combat that begins large and
   * soon gets small, so a caller that can wait uses the whole budget.
   */
  hurries?: boolean;
}

/** What exact odds may cost where nothing else is said. */
export const WHOLE: GraphBudget = { positions: 50_000, results: 50_000, hurries: false };

/** How far it is counted out for advice, and for the bar above it, where nothing else is said: all choices together. */
export const DEFAULT_COUNT: GraphBudget = { positions: 5_000, results: 5_000 };

/** Prompts at which a seat does what is best for it, and what an end is worth to it. */
export interface Decisions<T extends Types> {
  /** What the seat decides between here; the first one is kept among equals. Nothing: its policy moves. */
  options(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): readonly T['action'][] | undefined;
  /** What an end is worth to each seat of the rules. */
  worth(state: T['state']): readonly number[];
}

export interface Ending {
  words: string;
  worth: readonly number[];
  mark: Mark | undefined;
}

/** Where a state stands, and what each side has there. */
export interface Mark {
  /** A stage of the game, by code. */
  stage: string;
  /** By side, in the prices of the game. */
  worth: Readonly<Record<string, number>>;
}

/** Who decides at a position, and what leads where, in the order of `to`. */
export interface Decider<T extends Types> {
  seat: T['seat'];
  actions: readonly T['action'][];
  /** Everything that was offered, also what leads to the same place. */
  options: readonly T['action'][];
  /** By action: how much `count` grows on the way to the next position. */
  grown: readonly number[];
}

/** What is asked of the rules. */
export interface GraphQuestion<T extends Types> {
  rules: Ruleset<T>;
  policies: Policies<T>;
  /** What the policy of a seat looks at here, where that is known: equal words, the choice at the same place of the list. */
  policyInputs?(state: T['state'], seat: T['seat'], choices: readonly Choice<T>[]): string | undefined;
  /** Stops here although it is not over: after a round, at the end of a phase. */
  until?(state: T['state']): boolean;
  /** What seats decide for their own good, not by their policy. Left out: nothing. */
  decisions?: Decisions<T>;
  /** Equal words for ends that count as one. */
  tell(state: T['state']): string;
  /** Explored together instead of the start, each as likely as the others: `Explored.starts` tells where each leads. */
  starts?: readonly T['state'][];
  /** Where a state stands, and what each side has there: kept of every position and end. */
  mark?(state: T['state']): Mark;
  /** A figure that only grows and is not part of `futureKey`: rounds. The answer has its mean. */
  count?(state: T['state']): number;
  budget: GraphBudget;
}

/** What was done to make it. */
export interface Effort {
  positions: number;
  results: number;
  /** Moves of policies that had something to choose from. */
  moves: number;
  /** Positions at which somebody decides. */
  decisions: number;
}

export interface Explored<T extends Types> extends Graph, Effort {
  ok: true;
  /** By start: the first position or end of it. */
  starts: readonly number[];
  /** The description of each end, and what it is worth to each seat of the rules, where seats decide. */
  endings: readonly Ending[];
  /** By position: where it stands, if that was asked. */
  marks: readonly (Mark | undefined)[];
  /** By position: who decides there; nothing where chance does. The share of the first option is 1, of the others 0. */
  deciders: readonly (Decider<T> | undefined)[];
  /** One state of a position. States are not kept: the graph is walked again to find it. */
  stateOf(position: number): T['state'];
  /** By position: how much `count` grows on the way to the next, on average. */
  grows: Float64Array;
}
export interface NotExplored extends Effort {
  ok: false;
  /** Why fights were walked step by step, by name, each once. */
  refused: readonly Reason[];
  /** Stable: `odds-too-many-positions`, `odds-too-many-results`, `odds-too-many-faces`, `odds-too-many-moves`. */
  code: string;
  limit: number;
}
