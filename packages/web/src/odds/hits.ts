import { type BestLine, bestLine } from '@fray/advisor/line';
import type { Types } from '@fray/engine';
import type { AnyPlaying } from '@fray/games';

/** How a seat best takes its hits: a file of its own, loaded when it is first asked for. */

export interface HitsAsked {
  game: string;
  view: unknown;
  seat: string;
}
export type Line = BestLine<Types>;

/** In steps: nothing yet, or what came of it. */
export function beginLine(game: AnyPlaying, { view, seat }: HitsAsked): () => { line: Line | undefined } | undefined {
  const steps = bestLine(game, { view, seat });
  return () => {
    const { done, value } = steps.next();
    return done ? { line: value } : undefined;
  };
}
