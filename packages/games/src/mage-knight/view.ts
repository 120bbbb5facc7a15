import { clone } from './clone.ts';
import { openReport } from './rules/report.ts';
import type { State, View } from './types.ts';

/**
 * Nothing is hidden, so there are no secrets to declare. A token that was not drawn yet is no state: a pile is all that is
 * not out, and a deck is unordered until it is drawn from. Heroes who assault a city together (8) play with open hands: a
 * phase in which a hand can do nothing is passed over, which tells everybody as much.
 */
export const view = (state: State): View => ({ ...state, group: openReport(state) });

export function imagine(seen: View): State {
  const { group: _, ...state } = seen;
  return clone(state);
}
