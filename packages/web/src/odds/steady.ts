import { share } from '@fray/games';
import type { OddsAnswer } from './provider.ts';

/** What stands on the screen. */
export interface Figures {
  a: number;
  draw: number;
  b: number;
  /** Half of the 95 % interval, in points; 0 where it is exact; nothing while the figures are of the question before. */
  give?: number;
  exact: boolean;
  /** Whose play they count, where there is more than one answer to that. */
  play: OddsAnswer['play'];
  done: boolean;
}

/** Combats of a new question before its figures replace the old ones. */
const KNOWN = 200;

/** Half of the interval of the likeliest end. */
const giveOf = ({ a, b, draw, games, exact }: OddsAnswer): number => {
  if (exact) return 0;
  const { low, high } = share(Math.max(a, b, draw), games);
  return ((high - low) / 2) * 100;
};

/**
 * Figures that do not move while nothing happened: while combats are counted the interval beside them shrinks, and they are
 * replaced once, when it is known, or when what is known by then speaks against them.
 */
export class Steady {
  private shown: Figures | undefined;
  private games = 0;
  /** What came last was the last word on its question. */
  private over = false;
  /** What is shown answers the question before. */
  private old = false;

  take(answer: OddsAnswer): Figures | undefined {
    const { games } = answer;
    // Nothing is known, and nothing may be: somebody else looks now.
    if (!games) this.shown = undefined;
    if (games < this.games || (this.over && !answer.done)) this.old = this.shown !== undefined;
    this.games = games;
    this.over = answer.done;
    if (!games) return undefined;
    const give = giveOf(answer);
    const now = { a: answer.a / games, draw: answer.draw / games, b: answer.b / games };
    const known = answer.done || games >= KNOWN;
    const refuted = !this.old && this.shown && Math.abs(this.shown.a - now.a) * 100 > give;
    if (!this.shown || answer.done || (this.old && known) || refuted) {
      this.shown = { ...now, exact: answer.exact === true, play: answer.play, done: answer.done };
      this.old = false;
    }
    return this.old
      ? { ...without(this.shown), done: false }
      : { ...this.shown, give, exact: answer.exact === true, done: answer.done };
  }
}

const without = ({ give: _, ...figures }: Figures): Figures => figures;
