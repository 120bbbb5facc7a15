import { chanceToHit } from '@fray/engine';

/** Tables of dice, made once for each number of dice and each face that hits. */
interface Dice {
  /** The chance of exactly this many hits. */
  hits: readonly number[];
  /** How many such attacks it takes on average until this many hits have landed. */
  attacks: readonly number[];
  /** What one attack does on average to a unit that dies of this many hits: the share of a kill. */
  shares: readonly number[];
}

/** Hits that do not kill are worth this share of what they would be in the end: somebody has to finish it. */
const UNFINISHED = 0.6;
export const shareOf = (need: number, hits: number): number => (hits >= need ? 1 : (UNFINISHED * hits) / need);

const TABLES: Dice[][] = [];
/** A unit that takes more hits than this counts as unkillable. */
export const MOST_HITS = 60;

export function diceOf(count: number, hitsOn: number): Dice {
  TABLES[hitsOn] ??= [];
  const row = TABLES[hitsOn];
  row[count] ??= tableOf(count, chanceToHit(hitsOn, 6));
  return row[count];
}

function tableOf(count: number, chance: number): Dice {
  const hits = [1];
  for (let die = 0; die < count; die++) {
    hits.push(0);
    for (let k = die + 1; k > 0; k--) hits[k] = (hits[k] as number) * (1 - chance) + (hits[k - 1] as number) * chance;
    hits[0] = (hits[0] as number) * (1 - chance);
  }
  const none = hits[0] as number;
  const attacks = [0];
  for (let need = 1; need <= MOST_HITS; need++) {
    let sum = 1;
    for (let k = 1; k < need && k <= count; k++) sum += (hits[k] as number) * (attacks[need - k] as number);
    attacks.push(sum / (1 - none));
  }
  const shares = attacks.map((_, need) => hits.reduce((sum, odds, k) => sum + odds * shareOf(need, k), 0));
  return { hits, attacks, shares };
}
