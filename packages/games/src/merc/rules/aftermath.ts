import { PLAYERS, type Player, type State } from '../types.ts';
import { isAlive } from './sides.ts';

/** Section 8: who has lost every MERC that he had is not out; he may hire again. A squad elsewhere is not lost. */
export const playersWithoutMercs = (state: State): Player[] =>
  PLAYERS.filter((player) => {
    if (state.secondElsewhere.includes(player)) return false;
    const mercs = state.units.filter((unit) => unit.kind === 'merc' && unit.owner === player);
    return mercs.some((unit) => unit.place === 'dead') && !mercs.some(isAlive);
  });
