import { copyState } from './rules/clone.ts';
import { openReport } from './rules/report.ts';
import type { State, View } from './types.ts';

/** Nothing is hidden: piles are known by what is out, and a deck is unordered until it is drawn from. */
export const view = (state: State): View => ({ ...state, group: openReport(state) });

export function imagine(seen: View): State {
  const { group: _, ...state } = seen;
  return copyState(state);
}
