import { HOUSE_OPTIONS } from './content/house.ts';
import type { State } from './types.ts';

/** Up to version 2 PREPARATION was turn 1, and the house had fewer options: those of a saved battle stay off. */
export function upgrade(state: State): State {
  state.house = { ...HOUSE_OPTIONS, ...state.house };
  const deploys = state.frames.some(({ step }) => step === '7 player' || step === '7 enemy');
  state.first = deploys ? state.turn : 1;
  if (deploys) state.turn = 0;
  return state;
}
