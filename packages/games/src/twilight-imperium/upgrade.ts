import type { State } from './types.ts';

/**
 * Version 1 took the defender in space for the defender of every planet. Version 2 bombarded planet by planet: a roll that
 * waits in such a save names its planet and is made as it was called. Version 3 let neutral units be lost unsustained.
 */
export function upgrade(state: State): State {
  for (const planet of state.planets) planet.against ??= null;
  return state;
}
