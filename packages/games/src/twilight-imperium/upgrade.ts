import type { State } from './types.ts';

/** Version 1 took the defender in space for the defender of every planet. */
export function upgrade(state: State): State {
  for (const planet of state.planets) planet.against ??= null;
  return state;
}
