import { chance, combatDice, isHit } from '../rules/dice.ts';
import { hooksOf } from '../rules/hooks.ts';
import { bareRoll } from '../rules/reach.ts';
import type { Die, PartyId, Roll, State } from '../types.ts';

/** Shares of 0, 1, 2, ... hits of dice that each hit or miss. */
export function sharesOf(dice: readonly Die[]): Float64Array {
  const shares = new Float64Array(dice.length + 1);
  shares[0] = 1;
  for (let n = 0; n < dice.length; n++) {
    const hits = chance(dice[n] as Die);
    const misses = 1 - hits;
    for (let k = n + 1; k > 0; k--) shares[k] = (shares[k] as number) * misses + (shares[k - 1] as number) * hits;
    shares[0] = (shares[0] as number) * misses;
  }
  return shares;
}

const FACES = 10;
/** The same where natural faces make more hits (J.N.S. Hylarim). */
function naturalShares(state: State, roll: Roll, dice: readonly Die[]): Float64Array {
  const naturals = hooksOf(state, 'natural').filter(({ by }) => by === roll.by);
  let shares = Float64Array.of(1);
  for (const die of dice) {
    const made: number[] = [];
    for (let face = 1; face <= FACES; face++) {
      const rolled = { ...die, face };
      let hits = isHit(rolled) ? 1 : 0;
      for (const { by, hook } of naturals) hits += hook(state, by, roll, rolled);
      made[hits] = (made[hits] ?? 0) + 1 / FACES;
    }
    const next = new Float64Array(shares.length + made.length - 1);
    for (let k = 0; k < shares.length; k++)
      for (let hits = 0; hits < made.length; hits++)
        next[k + hits] = (next[k + hits] as number) + (shares[k] as number) * (made[hits] ?? 0);
    shares = next;
  }
  return shares;
}

/** How many hits a side makes in one round, as the units of the state stand. */
export function hitShares(state: State, by: PartyId, on: PartyId, place: string): Float64Array {
  const roll = bareRoll('combat', by, on, place);
  const dice = combatDice(state, roll);
  return hooksOf(state, 'natural').length > 0 ? naturalShares(state, roll, dice) : sharesOf(dice);
}
