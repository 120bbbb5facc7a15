import type { Counted, ExactEnd, PlayStyle, Winner } from '@fray/advisor/exactly';
import type { Reason } from '@fray/engine';
import type { Force } from '@fray/games';

/** Settings of a question, by the names that the game knows: how long, who retreats, what is lost first. */
export type Settings = Readonly<Record<string, string>>;

/** What is asked: how does this end, if both sides play by the book from here? Plain data, it goes to a worker. */
export interface Question {
  game: string;
  /** A setup, or the view of a seat in a running combat. */
  from: { setup: unknown } | { view: unknown; seat: string };
  /** The two sides that the answer is about; without a second one it is won or lost. */
  sides: readonly string[];
  /** This many combats are enough, however wide the interval is: for a glance, and to compare. */
  enough?: number;
  /** Of a setup only. */
  settings?: Settings;
  /** What the seat that looks is after, by the id of an objective; of a running combat only. */
  objective?: string;
  /** Asked again for exact odds as far as they go; nothing is sampled. */
  whole?: true;
}

/** The same of a running combat. */
export type SeenQuestion = Question & { from: Extract<Question['from'], { view: unknown }> };

/** By what is counted; a sampler adds to its own. */
type Counts = Readonly<Record<string, number>>;

/** What is known so far. Counts of combats, but for `rounds` and the costs, which are sums. */
export interface OddsAnswer {
  games: number;
  a: number;
  b: number;
  draw: number;
  rounds: number;
  /** Of the combats that the side won: how often this much was left of it. */
  leftA: Counts;
  leftB: Counts;
  /** What the sides have before the first move that is counted, where the game tells. */
  hadA?: Force;
  hadB?: Force;
  /** Resources lost in all combats together. */
  costA: number;
  costB: number;
  /** Hits taken on average, where that is known. */
  hitsA?: number;
  hitsB?: number;
  /** Not over, where it was asked only up to a round. */
  open: number;
  /** By winner: in which way it ended, in the words of the game. */
  endings: Readonly<Record<Winner, Counts>>;
  done: boolean;
  /** Whose play it counts, in games that have best plans: the best, or that of the game's own policy. */
  play?: 'best' | 'usual';
  /** Against whom, by name, where the game has opponents with names. */
  opponent?: string;
  /** How effects are used, where somebody has one to use: as well as possible, or each at the first good moment. */
  uses?: PlayStyle;
  /** Worked out, not played: the counts are shares of one combat. */
  exact?: true;
  /** The likeliest ends, unit by unit, where they are known. */
  ends?: readonly ExactEnd[];
  /** Why it was played and not worked out, or not decided. */
  because?: readonly Reason[];
  /** Everything that the sides hold, and what the answer makes of it, where the game tells. */
  counted?: readonly Counted[];
  /** The settings leave no question, and why. */
  refused?: Reason;
  /** It cannot be worked out, and why. */
  problem?: string;
}

/** The fewest samples that a table shows. */
export const FEWEST = 100;

export const noAnswer = (): OddsAnswer => ({
  games: 0,
  a: 0,
  b: 0,
  draw: 0,
  rounds: 0,
  leftA: {},
  leftB: {},
  costA: 0,
  costB: 0,
  open: 0,
  endings: { a: {}, b: {}, draw: {}, open: {} },
  done: false,
});

/** Where odds come from: worked out where that is possible, else played. */
export interface Odds {
  /** Tells more and more until done. Returns how to stop it. */
  ask(question: Question, hear: (answer: OddsAnswer) => void): () => void;
}
