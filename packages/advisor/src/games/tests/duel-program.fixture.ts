/**
 * Fights of cruisers by dynamic programming, written from the printed rules and without the engine: the attacker may use one card once, as
 * well as possible. A win is worth 1, a draw half.
 */
export type Card = 'morale-boost' | 'shields-holding' | 'direct-hit';

/** Hits of `n` dice that hit with chance `p`. */
function binomial(n: number, p: number): number[] {
  let shares = [1];
  for (let i = 0; i < n; i++)
    shares = Array.from(
      { length: shares.length + 1 },
      (_, hits) => (shares[hits] ?? 0) * (1 - p) + (shares[hits - 1] ?? 0) * p,
    );
  return shares;
}
const plus = (one: readonly number[], two: readonly number[]): number[] => {
  const sum = new Array<number>(one.length + two.length - 1).fill(0);
  for (const [i, a] of one.entries()) for (const [j, b] of two.entries()) sum[i + j] = (sum[i + j] ?? 0) + a * b;
  return sum;
};

const CRUISER = 0.4;
const DREADNOUGHT = 0.6;
/** A Dreadnought of the defender: none, whole or damaged. */
type Hull = 0 | 1 | 2;
/** Cruisers of the attacker, Cruisers and the Dreadnought of the defender. */
interface Fleets {
  a: number;
  c: number;
  hull: Hull;
}

/** What is left of the defender's Cruisers and Dreadnought after hits, the whole Dreadnought sustaining first. */
function after(cruisers: number, hull: Hull, hits: number): [number, Hull] {
  let [left, is, taken] = [cruisers, hull, hits];
  if (is === 1 && taken > 0) [is, taken] = [2, taken - 1];
  const lost = Math.min(left, taken);
  left -= lost;
  return [left, is === 2 && taken > lost ? 0 : is];
}

/** The chance of the attacker, half of a draw included, with or without the card. */
export function solveDuel(attackers: number, defenders: number, dreadnoughts: 0 | 1, card: Card | undefined): number {
  const known = new Map<string, number>();
  const value = (a: number, c: number, hull: Hull, held: boolean): number => {
    const foes = c + (hull ? 1 : 0);
    if (a <= 0) return foes <= 0 ? 0.5 : 0;
    if (foes <= 0) return 1;
    const key = `${a} ${c} ${hull} ${held}`;
    const found = known.get(key) ?? solve(a, c, hull, held);
    known.set(key, found);
    return found;
  };
  /** What comes of hits in a round, on the attacker and on the defender. */
  const result = ({ a, c, hull }: Fleets, held: boolean, onA: number, onD: number): number => {
    const [left, is] = after(c, hull, onD);
    const kept = value(a - onA, left, is, held);
    if (!held) return kept;
    if (card === 'shields-holding' && onA > 0) return Math.max(kept, value(a - Math.max(0, onA - 2), left, is, false));
    // Direct Hit: the ship that has just sustained is destroyed; the other hits are still to be taken.
    if (card === 'direct-hit' && hull === 1 && onD > 0)
      return Math.max(kept, value(a - onA, c - Math.min(c, onD - 1), 0, false));
    return kept;
  };
  /** A round with these chances, begun again while nobody hits; `then`: whether the card is held after it. */
  const round = (fleets: Fleets, p: number, then: boolean, again?: number): number => {
    const { a, c, hull } = fleets;
    const mine = binomial(a, p);
    const theirs = plus(binomial(c, CRUISER), binomial(hull ? 1 : 0, DREADNOUGHT));
    let sum = 0;
    for (const [onD, x] of mine.entries())
      for (const [onA, y] of theirs.entries()) if (onA + onD > 0) sum += x * y * result(fleets, then, onA, onD);
    const none = (mine[0] ?? 0) * (theirs[0] ?? 0);
    return again === undefined ? sum / (1 - none) : sum + none * again;
  };
  const solve = (a: number, c: number, hull: Hull, held: boolean): number => {
    const kept = round({ a, c, hull }, CRUISER, held);
    if (!held || card !== 'morale-boost') return kept;
    return Math.max(kept, round({ a, c, hull }, CRUISER + 0.1, false, value(a, c, hull, false)));
  };
  return value(attackers, defenders - dreadnoughts, dreadnoughts, card !== undefined);
}
