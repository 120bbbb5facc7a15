import type { Exodus, MemoryByStep, Shot, State, StepId } from '../types.ts';

/** What a screen or a policy needs of the top frame. */
const top = (state: State): Exodus['memory'][StepId] | undefined => state.frames.at(-1)?.memory;

/** The ship that a sequence is about: ordered, or attacked. */
export const shipIn = (memory: MemoryByStep[StepId]): string | undefined =>
  'ship' in memory ? memory.ship : undefined;
export function shipOnTop(state: State): string | undefined {
  const memory = top(state);
  return memory && shipIn(memory);
}
/** The shot that is being made. */
export function shotOnTop(state: State): Shot | undefined {
  const memory = top(state);
  return memory && 'shot' in memory ? memory.shot : undefined;
}
