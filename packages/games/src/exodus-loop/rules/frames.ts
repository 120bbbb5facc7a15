import type { Exodus, Owns, Shot, State, StepId } from '../types.ts';

/** What the sequence on top remembers, where a screen or a policy asks about it. */
const top = (state: State): Exodus['own'][StepId] | undefined => state.frames.at(-1)?.own;

/** The ship that a sequence is about: ordered, or attacked. */
export const shipIn = (own: Owns[StepId]): string | undefined => ('ship' in own ? own.ship : undefined);
export function shipOnTop(state: State): string | undefined {
  const own = top(state);
  return own && shipIn(own);
}
/** The shot that is being made. */
export function shotOnTop(state: State): Shot | undefined {
  const own = top(state);
  return own && 'shot' in own ? own.shot : undefined;
}
