import type { Hero, Mana, State } from '../types.ts';

/** 12.7: dice of the Source. One a turn, and those that cards and other heroes add to it. */
export const diceLeft = ({ turn }: Hero): number =>
  turn.noDice ? 0 : (turn.dieUsed ? 0 : 1) + turn.moreDice + turn.basicDice;
export const dieFree = (state: State, { turn }: Hero, colour: Mana): boolean =>
  (!turn.dieUsed || turn.moreDice > 0 || (turn.basicDice > 0 && colour !== 'gold' && colour !== 'black')) &&
  !turn.noDice &&
  state.source.includes(colour);
