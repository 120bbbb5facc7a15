import { clone } from './clone.ts';
import { openReport } from './rules/report.ts';
import type { State, View } from './types.ts';

/**
 * Nothing is hidden. An undrawn token is not state: a pile is everything that is not out, and a deck has no order until it is
 * drawn from. Heroes who assault a city together (8) play with open hands: skipping a phase without options reveals as much.
 */
export const view = (state: State): View => ({ ...state, group: openReport(state) });

export function imagine(seen: View): State {
  const { group: _, ...state } = seen;
  return clone(state);
}
