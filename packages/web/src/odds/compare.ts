import { share, signed as withSign } from '@fray/games';
import type { Odds, OddsAnswer, Question } from './provider.ts';

/** Asks one question after another. Returns a function that stops. */
export function askInTurn(
  odds: Odds,
  questions: readonly Question[],
  hear: (question: Question, answer: OddsAnswer) => void,
  /** Checked when a question's turn comes: most are outdated by then. */
  isWorth: (question: Question) => boolean = () => true,
): () => void {
  let stopped = false;
  let stop = (): void => undefined;
  const ask = (i: number): void => {
    const question = questions[i];
    if (!question || stopped) return;
    if (!isWorth(question)) {
      ask(i + 1);
      return;
    }
    let over = false;
    stop = odds.ask(question, (answer) => {
      if (over || stopped) return;
      hear(question, answer);
      if (!answer.done) return;
      over = true;
      ask(i + 1);
    });
  };
  ask(0);
  return () => {
    stopped = true;
    stop();
  };
}

/** How many points the chance of a side is higher with than without, and how sure that is. */
export interface Change {
  points: number;
  /** Half of the interval of the difference, in points; 0 where both are exact. */
  give: number;
}
export function changeOf(
  having: OddsAnswer | undefined,
  lacking: OddsAnswer | undefined,
  side: 'a' | 'b' = 'a',
): Change | undefined {
  if (!having?.games || !lacking?.games || having.problem || lacking.problem) return undefined;
  const half = (answer: OddsAnswer): number => {
    if (answer.exact) return 0;
    const { low, high } = share(answer[side], answer.games);
    return (high - low) / 2;
  };
  const points = (having[side] / having.games - lacking[side] / lacking.games) * 100;
  return { points, give: Math.hypot(half(having), half(lacking)) * 100 };
}

/** `+6`, `−11`, `±0`. */
export const formatChange = (points: number): string => {
  const round = Math.round(points);
  return round === 0 ? '±0' : withSign(round);
};
