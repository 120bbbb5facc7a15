import type { HitsAsked, Line } from './hits.ts';
import type { OddsAnswer, Question } from './provider.ts';

/** What the page and the worker of the odds say to each other. */

export interface Asked {
  id: number;
  /** Left out: stop. */
  question?: Question;
  seed: number;
}
/** A question of another kind, beside that of the odds: how hits are best taken. */
export interface AskedHits {
  hits: number;
  /** Left out: stop. */
  asked?: HitsAsked;
}
export interface ToldHits {
  hits: number;
  /** Nothing: as the policy takes them. */
  line: Line | undefined;
}
export interface Told {
  id: number;
  answer: OddsAnswer;
}
