import { seededDice } from '@fray/engine';
import { chanceFrom } from '@fray/games';

/** Positions a game: 40, or as many as the long run wants. */
export const POSITIONS = Number(process.env.FRAY_WITNESS ?? 40);
/** How much two exact figures may differ by the order in which they are added up. */
const SAME = 1e-11;

export interface Luck {
  /** A whole number from 0 to below this. */
  below(count: number): number;
  pick<V>(list: readonly V[]): V;
  isOneIn(count: number): boolean;
}
/** The luck of one position: the same number always makes the same position. */
export function luckOf(seed: number, number: number): Luck {
  const chance = chanceFrom(seededDice(seed, number));
  const below = (count: number): number => (chance(1, count)[0] as number) - 1;
  return {
    below,
    pick: <V>(list: readonly V[]): V => list[below(list.length)] as V,
    isOneIn: (count) => below(count) === 0,
  };
}

/** Where two answers differ, or nothing. */
export function differences(
  witness: ReadonlyMap<string, number>,
  found: Readonly<Record<string, number>> | ReadonlyMap<string, number>,
): string[] {
  const game = found instanceof Map ? (found as ReadonlyMap<string, number>) : new Map(Object.entries(found));
  return [...new Set([...witness.keys(), ...game.keys()])].flatMap((what) => {
    const [a, b] = [witness.get(what) ?? 0, game.get(what) ?? 0];
    return Math.abs(a - b) <= SAME ? [] : [`${what}: ${a} by the rules, ${b} in the game`];
  });
}

/** What an answer without keys, lumps and leaps may cost: larger ones are left to the faster way. */
export const SMALL_BUDGET = { positions: 1000, results: 2000, combats: 1 };
/** Of all positions, those on which what makes exact figures faster is also left out. */
export const isSlowToo = (number: number): boolean => number % 8 === 0;
