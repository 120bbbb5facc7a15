import { defaultOptions } from './setup/types.ts';
import type { State } from './types.ts';

/**
 * Version 1 took the defender in space for the defender of every planet. Version 2 bombarded planet by planet: a roll that
 * waits in such a save names its planet and is made as it was called. Version 3 let neutral units be lost unsustained. Version 4
 * assigned hits to units that were placed meanwhile, and waited for a click in P3.9. Version 5 offered Meteor to whoever looked on.
 */
export function upgrade(state: State): State {
  for (const planet of state.planets) planet.against ??= null;
  state.falling ??= false;
  state.fallen ??= [];
  state.lostBefore ??= 0;
  state.options = { ...defaultOptions(), ...state.options };
  // P3.9 asks nobody any more: it is entered again and goes on to the question.
  const top = state.frames[state.frames.length - 1];
  if (top?.step === 'P3.9' && top.then === null) top.then = 'P3.9';
  return state;
}
