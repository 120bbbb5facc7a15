import type { Force } from '@fray/games';

/** What is asked: how does this end, if both sides play by the book from here? Plain data, it goes to a worker. */
export interface Question {
  game: string;
  /** A set-up, or what a seat may see of a running combat. */
  from: { setup: unknown } | { view: unknown; seat: string };
  /** The two sides that the answer is about; without a second one it is won or lost. */
  sides: readonly string[];
  /** So many combats are enough, however wide the interval is: for a glance, and to compare. */
  enough?: number;
}

/** What is known so far. Counts of combats, but for `rounds` and the costs, which are sums. */
export interface OddsAnswer {
  games: number;
  a: number;
  b: number;
  draw: number;
  rounds: number;
  /** Of the combats that the side won: how often this much was left of it. */
  leftA: Record<string, number>;
  leftB: Record<string, number>;
  /** What the sides have before the first move that is counted, where the game tells. */
  hadA?: Force;
  hadB?: Force;
  /** Resources lost in all combats together. */
  costA: number;
  costB: number;
  done: boolean;
  /** Worked out, not played: the counts are shares of one combat. */
  exact?: true;
  /** It cannot be worked out, and why. */
  problem?: string;
}

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
  done: false,
});

/** Where odds come from. Sampled now; whatever is exact later takes this place. */
export interface Odds {
  /** Tells more and more until done. Returns how to stop it. */
  ask(question: Question, hear: (answer: OddsAnswer) => void): () => void;
}
