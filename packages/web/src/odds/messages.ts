import type { HitsAsked, Line } from './hits.ts';
import type { OddsAnswer, Question } from './provider.ts';

/** What the page and the worker of the odds say to each other. */

export interface Asked {
  id: number;
  /** Left out: stop. */
  question?: Question;
  seed: number;
}
/** A figure stands on the page: from now on more files may come. */
export interface Stands {
  stands: true;
}
/** A question of another kind, beside that of the odds: how hits are best taken. */
export interface AskedHits {
  hits: number;
  /** Left out: stop. */
  asked?: HitsAsked;
}
/** How they are taken; `failed`: it could not be worked out. */
export interface HitAnswer {
  /** Nothing: as the policy takes them. */
  line?: Line | undefined;
  failed?: true;
}
export interface HitReply extends HitAnswer {
  hits: number;
}
export interface OddsReply {
  id: number;
  answer: OddsAnswer;
}
