import type { OnScreen } from '../table/screen.ts';
import type { Turn } from './curve.ts';

/** More of what was said at a move would be a log. */
const MOST_LINES = 2;

/** The first line of what was said, without what frames it: `=== Combat at D4 ===` and all that follows is the combat at D4. */
const headOf = (text: string): string => (text.split('\n')[0] ?? '').replace(/^[=-]{3} | [=-]{3}$|\.$/g, '');

/** What happened at a move, in words: what was said of it, or what was chosen. */
export function describeMove(screen: { history: Pick<OnScreen['history'], 'log' | 'choiceText'> }, at: number): string {
  const lines = screen.history.log.filter((line) => line.at === at && !line.note).map((line) => headOf(line.text));
  return lines.slice(0, MOST_LINES).join(' · ') || (screen.history.choiceText(at) ?? '');
}

/** Dice and cards are luck; all else somebody has decided. */
export function isLuck(screen: OnScreen, { at }: Turn): boolean {
  return screen.history.past()[at - screen.history.first - 1]?.fence !== undefined;
}

export const roundAt = (screen: OnScreen, at: number): number | undefined =>
  screen.history.log.findLast((line) => line.at <= at && line.round !== undefined)?.round;
