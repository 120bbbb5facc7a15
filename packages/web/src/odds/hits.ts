import { type BestLine, bestLine } from '@fray/advisor/line';
import type { Types } from '@fray/engine';
import { findGame, withOdds } from '@fray/games';
import { pause } from './pause.ts';

/** How a seat best takes its hits: a file of its own, loaded when it is first asked for. */

export interface HitsAsked {
  game: string;
  view: unknown;
  seat: string;
  /** What its player is after. */
  objective?: string;
}
export type Line = BestLine<Types>;

/** Computes the hits. */
interface Layer {
  /** Nobody has asked anything newer. */
  goesOn(): boolean;
  /** Work between two pauses, in milliseconds: how long it takes never changes what comes of it. */
  slice: number;
}

/** What is better than the policy, if anything is; nothing at all where somebody has asked something newer. */
export async function planHits(
  asked: HitsAsked,
  { goesOn, slice }: Layer,
): Promise<{ line: Line | undefined } | undefined> {
  const found = findGame(asked.game);
  if (!found.ok) return { line: undefined };
  const [game, odds] = await Promise.all([found.card.load(), found.card.loadOdds()]);
  const { view, seat, objective } = asked;
  const steps = bestLine(withOdds(game, odds), { view, seat, objective });
  while (goesOn()) {
    const until = performance.now() + slice;
    do {
      const { done, value } = steps.next();
      if (done) return { line: value };
    } while (performance.now() < until);
    await pause();
  }
  return undefined;
}
