import { chosenOptions } from './setup/options.ts';
import type { State } from './types.ts';

/** Up to version 3 nobody could say how two who are targeted last stand to each other. */
export function upgrade(state: State): State {
  state.options = chosenOptions(state.options);
  return state;
}
