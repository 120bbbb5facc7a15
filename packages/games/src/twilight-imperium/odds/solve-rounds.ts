import type { Unit } from '../types.ts';
import { type Chain, type ChainEnd, HitTable } from './chain.ts';
import type { RoundReader } from './round.ts';

/** A fight whose sides lose by rounds, and where it begins. */
export interface RoundChain extends Chain<RoundReader> {
  begins: readonly { at: ChainEnd['at']; share: number }[];
}

/** A pair of positions in which both sides stand: where one round leads. */
interface Pair {
  at: ChainEnd['at'];
  /** Other pairs, by number, and how likely each is. */
  to: Map<number, number>;
  ends: Map<string, { at: ChainEnd['at']; share: number }>;
}

class Pairs {
  readonly list: Pair[] = [];
  private readonly byWord = new Map<string, number>();
  private readonly chain: RoundChain;
  private readonly hits: HitTable;

  constructor(chain: RoundChain) {
    this.chain = chain;
    this.hits = new HitTable(chain);
    for (const { at } of chain.begins) this.numberOf(at);
    for (let next = 0; next < this.list.length; next++) this.leadFrom(this.list[next] as Pair);
  }

  numberOf(at: ChainEnd['at']): number {
    const word = at.join();
    let number = this.byWord.get(word);
    if (number === undefined) {
      number = this.list.length;
      this.byWord.set(word, number);
      this.list.push({ at, to: new Map(), ends: new Map() });
    }
    return number;
  }

  private leadFrom(pair: Pair): void {
    this.chain.tried?.();
    const [one, two] = this.chain.sides;
    const [a, b] = pair.at;
    const [unitsA, unitsB] = [one.positions[a] as readonly Unit[], two.positions[b] as readonly Unit[]];
    const [byOne, byTwo] = [this.hits.of(0, pair.at), this.hits.of(1, pair.at)];
    const others = Array.from(byOne, (share, produced) => (share === 0 ? undefined : two.after(b, produced, unitsA)));
    for (const [taken, some] of byTwo.entries()) {
      if (some === 0) continue;
      const left = one.after(a, taken, unitsB);
      for (const [produced, other] of others.entries()) {
        const share = some * (byOne[produced] as number);
        if (share === 0 || !other) continue;
        if (one.isLeft(left.ended) && two.isLeft(other.ended)) {
          const to = this.numberOf([left.goesOn, other.goesOn]);
          pair.to.set(to, (pair.to.get(to) ?? 0) + share);
        } else addEnd(pair.ends, [left.ended, other.ended], share);
      }
    }
  }
}

function addEnd(ends: Pair['ends'], at: ChainEnd['at'], share: number): void {
  const existing = ends.get(at.join());
  if (existing) existing.share += share;
  else ends.set(at.join(), { at, share });
}

/** Pairs from which the fight can still end. */
function findLeaving(list: readonly Pair[]): boolean[] {
  const from: number[][] = list.map(() => []);
  for (const [number, { to }] of list.entries()) for (const next of to.keys()) from[next]?.push(number);
  const leaves = list.map(({ ends }) => ends.size > 0);
  const open = [...leaves.keys()].filter((number) => leaves[number]);
  for (let number = open.pop(); number !== undefined; number = open.pop())
    for (const before of from[number] ?? [])
      if (!leaves[before]) {
        leaves[before] = true;
        open.push(before);
      }
  return leaves;
}

/** The accuracy at which the passes stop. */
const SETTLED = 4e-16;
const MOST_PASSES = 100_000;
/** x = first + x P, by Gauss and Seidel; the largest positions come first, so that only repairs need another pass. */
function solve(list: readonly Pair[], leaves: readonly boolean[], order: readonly number[], first: Float64Array) {
  const into: { from: number; share: number }[][] = list.map(() => []);
  const back = new Float64Array(list.length);
  for (const [from, { to }] of list.entries()) {
    if (!leaves[from]) continue;
    for (const [next, share] of to)
      if (next === from) back[from] = share;
      else into[next]?.push({ from, share });
  }
  const found = Float64Array.from(first);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let change = 0;
    let largest = 0;
    for (const number of order) {
      let sum = first[number] as number;
      for (const { from, share } of into[number] as { from: number; share: number }[])
        sum += (found[from] as number) * share;
      sum /= 1 - (back[number] as number);
      change = Math.max(change, Math.abs(sum - (found[number] as number)));
      largest = Math.max(largest, Math.abs(sum));
      found[number] = sum;
    }
    if (change <= SETTLED * largest) break;
  }
  return found;
}

/** Ends with the same positions are one. */
class Ends {
  private readonly byWord = new Map<string, ChainEnd>();
  add(at: ChainEnd['at'], share: number, rounds: number, open?: ChainEnd['open']): void {
    const word = `${at} ${open}`;
    const existing = this.byWord.get(word);
    this.byWord.set(word, {
      at,
      share: share + (existing?.share ?? 0),
      rounds: rounds + (existing?.rounds ?? 0),
      ...(open ? { open } : {}),
    });
  }
  list(): ChainEnd[] {
    return [...this.byWord.values()];
  }
}

/** Where the fight begins, as shares of pairs; fights that the barrage has ended are added to `ends`. */
function beginIn(chain: RoundChain, ends: Ends): { pairs: Pairs; first: Float64Array } {
  const [one, two] = chain.sides;
  const stands = ({ at: [a, b] }: RoundChain['begins'][number]): boolean => one.isLeft(a) && two.isLeft(b);
  for (const begin of chain.begins) if (!stands(begin)) ends.add(begin.at, begin.share, 0);
  const begins = chain.begins.filter(stands);
  const pairs = new Pairs({ ...chain, begins });
  const first = new Float64Array(pairs.list.length);
  for (const { at, share } of begins) first[pairs.numberOf(at)] = (first[pairs.numberOf(at)] as number) + share;
  return { pairs, first };
}

/** How the fight ends. Positions that can repeat (repairs) are solved, not cut off; fights that never end are reported as endless. */
export function solveRounds(chain: RoundChain): ChainEnd[] {
  const { sides } = chain;
  const ends = new Ends();
  const { pairs, first } = beginIn(chain, ends);
  const { list } = pairs;
  const leaves = findLeaving(list);
  const health = ({ at }: Pair) => at.reduce((sum, one, i) => sum + healthOf(sides[i]?.positions[one] ?? []), 0);
  const order = [...list.keys()].sort((a, b) => health(list[b] as Pair) - health(list[a] as Pair));
  const visits = solve(list, leaves, order, first);
  // The first round has begun already.
  const later = Float64Array.from(first, (share) => -share);
  for (const [from, { to }] of list.entries())
    if (leaves[from])
      for (const [next, share] of to) later[next] = (later[next] as number) + (visits[from] as number) * share;
  const rounds = solve(list, leaves, order, later);
  for (const [number, { at, ends: found }] of list.entries()) {
    const [visited, before] = [visits[number] as number, rounds[number] as number];
    if (!leaves[number]) ends.add(at, visited, before, 'endless');
    else for (const end of found.values()) ends.add(end.at, visited * end.share, (before + visited) * end.share);
  }
  return ends.list();
}
const healthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + (unit.damaged ? 1 : 2), 0);

/** The positions after `count` rounds. */
export function solveSomeRounds(chain: RoundChain, count: number): ChainEnd[] {
  const ends = new Ends();
  const { pairs, first } = beginIn(chain, ends);
  let mass = first;
  for (let round = 0; round < count; round++) {
    const next = new Float64Array(pairs.list.length);
    for (const [number, share] of mass.entries()) {
      if (share === 0) continue;
      const { to, ends: found } = pairs.list[number] as Pair;
      for (const [there, part] of to) next[there] = (next[there] as number) + share * part;
      for (const end of found.values()) ends.add(end.at, share * end.share, share * end.share * round);
    }
    mass = next;
  }
  for (const [number, share] of mass.entries())
    if (share > 0) ends.add((pairs.list[number] as Pair).at, share, share * (count - 1), 'asked');
  return ends.list();
}
