import { price } from '../rules/hits.ts';
import type { State, Unit } from '../types.ts';
import { type ChainEnd, HitTable } from './chain.ts';
import type { Hits, Side } from './line.ts';
import { optionsOf } from './options.ts';
import { isLeft, wordOf } from './standing-units.ts';

/** A fight in which one side takes its hits as well as can be, and the other as its policy says. */
interface BestAsked {
  state: State;
  /** Hits that the side which chooses takes. */
  hits: Hits;
  /** What that side begins with. */
  begins: readonly { units: readonly Unit[]; share: number }[];
  /** The side whose policy is fixed. */
  other: Side;
}

/** Chances that differ by less are equal: then the dearer units stay. */
const EQUAL = 1e-12;
const CERTAIN = 1 - 1e-15;

/** Everything that may be left of the side that chooses, and the best of it against each position of the other. */
export class BestSide {
  readonly seat: Hits['on'];
  readonly positions: (readonly Unit[])[] = [];
  private readonly asked: BestAsked;
  private readonly first: boolean;
  private readonly table: HitTable;
  private readonly byWord = new Map<string, number>();
  private readonly worth: number[] = [];
  /** By position: what may be left of it after 0, 1, 2, ... hits. */
  private readonly ways: (readonly number[])[][] = [];
  private readonly values = new Map<number, number>();

  constructor(asked: BestAsked) {
    this.asked = asked;
    this.seat = asked.hits.on;
    // The attacker stands first in every pair.
    this.first = this.seat === 'attacker';
    const { state, hits, other } = asked;
    this.table = new HitTable({ state, place: hits.place, sides: this.first ? [this, other] : [other, this] });
  }

  at(units: readonly Unit[]): number {
    const word = wordOf(units);
    let at = this.byWord.get(word);
    if (at === undefined) {
      at = this.positions.length;
      this.byWord.set(word, at);
      this.positions.push(units);
      this.worth.push(units.reduce((sum, unit) => sum + price(unit) - (unit.damaged ? DAMAGE : 0), 0));
    }
    return at;
  }

  isLeft(at: number): boolean {
    return isLeft(this.positions[at] ?? [], this.asked.hits.place);
  }

  pair(mine: number, theirs: number): ChainEnd['at'] {
    return this.first ? [mine, theirs] : [theirs, mine];
  }

  /** Shares of hits: those that it makes, and those that it takes. */
  made(mine: number, theirs: number): readonly [Float64Array, Float64Array] {
    const at = this.pair(mine, theirs);
    const [one, two] = [this.table.of(0, at), this.table.of(1, at)];
    return this.first ? [one, two] : [two, one];
  }

  private after(at: number, hits: number): readonly number[] {
    let ways = this.ways[at];
    if (!ways) {
      ways = [[at]];
      this.ways[at] = ways;
    }
    for (let taken = ways.length; taken <= hits; taken++) {
      const next = new Set<number>();
      for (const one of ways[taken - 1] as readonly number[]) for (const way of this.once(one)) next.add(way);
      ways.push([...next]);
    }
    return ways[hits] as readonly number[];
  }
  private readonly single: (readonly number[])[] = [];
  private once(at: number): readonly number[] {
    let ways = this.single[at];
    if (!ways) {
      const { state, hits } = this.asked;
      const units = this.positions[at] as readonly Unit[];
      ways = this.isLeft(at) ? [...new Set(optionsOf(state, hits, units).map((left) => this.at(left)))] : [at];
      this.single[at] = ways;
    }
    return ways;
  }

  /** What to be left with after so many hits, where the other side stands there. */
  choose(mine: number, taken: number, theirs: number): number {
    let best = -1;
    let value = -1;
    for (const way of this.after(mine, taken)) {
      const is = this.value(way, theirs);
      const equal = Math.abs(is - value) <= EQUAL;
      if (best < 0 || (equal ? (this.worth[way] as number) > (this.worth[best] as number) : is > value)) {
        best = way;
        value = is;
      }
    }
    return best;
  }

  /** Won counts 1, a draw half. */
  value(mine: number, theirs: number): number {
    const { other } = this.asked;
    const stands = other.left[theirs] !== 0;
    if (!this.isLeft(mine)) return stands ? 0 : 0.5;
    if (!stands) return 1;
    const word = mine * other.next.length + theirs;
    let value = this.values.get(word);
    if (value === undefined) {
      value = this.weigh(mine, theirs);
      this.values.set(word, value);
    }
    return value;
  }

  private weigh(mine: number, theirs: number): number {
    const [made, taken] = this.made(mine, theirs);
    const still = (made[0] as number) * (taken[0] as number);
    // Nobody can hit any more: the attacker has to leave (section 0).
    if (still >= CERTAIN) return this.first ? 0 : 1;
    let sum = 0;
    for (const [dealt, some] of made.entries()) {
      if (some === 0) continue;
      const there = this.there(theirs, dealt);
      for (const [hits, more] of taken.entries())
        if (more > 0 && dealt + hits > 0) sum += some * more * this.value(this.choose(mine, hits, there), there);
    }
    return sum / (1 - still);
  }

  /** Where hits lead the other side. */
  there(theirs: number, hits: number): number {
    const { next } = this.asked.other;
    let at = theirs;
    for (let n = 0; n < hits && next[at] !== at; n++) at = next[at] as number;
    return at;
  }
}
/** A damaged unit is worth a little less than a whole one. */
const DAMAGE = 1e-3;

/** How the fight ends if that side chooses best. */
export function settleBest(asked: BestAsked, side: BestSide): ChainEnd[] {
  const { other } = asked;
  const ends: ChainEnd[] = [];
  const mass = new Map<string, Met>();
  const add = (mine: number, theirs: number, share: number, rounds: number): void => {
    const met = mass.get(`${mine} ${theirs}`) ?? { mine, theirs, share: 0, rounds: 0 };
    met.share += share;
    met.rounds += rounds;
    mass.set(`${mine} ${theirs}`, met);
  };
  for (const mine of asked.begins)
    for (const theirs of other.begins) {
      const share = mine.share * theirs.share;
      const at = side.at(mine.units);
      add(at, theirs.at, share, side.isLeft(at) && other.left[theirs.at] ? -share : 0);
    }
  // Hits only ever lead on: who has most to lose comes first.
  const health = ({ mine, theirs }: Met) => healthOf(side.positions[mine] ?? []) + (other.left[theirs] as number);
  while (mass.size > 0) {
    const list = [...mass.values()];
    const most = list.reduce((high, met) => Math.max(high, health(met)), 0);
    for (const met of list.filter((one) => health(one) === most)) {
      mass.delete(`${met.mine} ${met.theirs}`);
      lead(asked, side, met, ends, add);
    }
  }
  return ends;
}
interface Met {
  mine: number;
  theirs: number;
  share: number;
  rounds: number;
}
const healthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + (unit.damaged ? 1 : 2), 0);

function lead(
  { other }: BestAsked,
  side: BestSide,
  { mine, theirs, share, rounds }: Met,
  ends: ChainEnd[],
  add: (mine: number, theirs: number, share: number, rounds: number) => void,
): void {
  const at = side.pair(mine, theirs);
  if (!side.isLeft(mine) || other.left[theirs] === 0) return void ends.push({ at, share, rounds });
  const [made, taken] = side.made(mine, theirs);
  const still = (made[0] as number) * (taken[0] as number);
  if (still >= CERTAIN) return void ends.push({ at, share, rounds, open: 'endless' });
  const met = share / (1 - still);
  const grown = (rounds + met) / (1 - still);
  for (const [dealt, some] of made.entries()) {
    const there = side.there(theirs, dealt);
    for (const [hits, more] of taken.entries())
      if (some * more > 0 && dealt + hits > 0)
        add(side.choose(mine, hits, there), there, met * some * more, grown * some * more);
  }
}
