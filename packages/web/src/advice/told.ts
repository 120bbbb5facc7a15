import type { OnScreen } from '../table/screen.ts';
import type { Turn } from './curve.ts';

/** More of what was said at a move would be a log. */
const MOST_LINES = 2;

/** The first line of what was said, without what frames it: `=== Combat at D4 ===` and all that follows is the combat at D4. */
const headOf = (text: string): string => (text.split('\n')[0] ?? '').replace(/^[=-]{3} | [=-]{3}$|\.$/g, '');

/** What happened at a move, in words: what was said of it, or what was chosen. */
export function happened(session: Pick<OnScreen, 'log' | 'chosen'>, at: number): string {
  const said = session.log.filter((line) => line.at === at && !line.note).map((line) => headOf(line.text));
  return said.slice(0, MOST_LINES).join(' · ') || (session.chosen(at) ?? '');
}

/** Dice and cards are luck; all else somebody has decided. */
export function isLuck(session: OnScreen, { at }: Turn): boolean {
  return session.past()[at - session.first - 1]?.fence !== undefined;
}

export const roundAt = (session: OnScreen, at: number): number | undefined =>
  session.log.findLast((line) => line.at <= at && line.round !== undefined)?.round;
