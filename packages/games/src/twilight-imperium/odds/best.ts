import type { Objective } from '../../game.ts';
import { overCapacity, passengers } from '../rules/fleet.ts';
import { byPrice, price } from '../rules/hits.ts';
import type { PartyId, State, Unit } from '../types.ts';
import { type ChainEnd, HitTable, TABLES, type Tried } from './chain.ts';
import type { Hits, Side } from './line.ts';
import { optionsOf } from './options.ts';
import { isLeft, isPart, wordOf } from './standing-units.ts';

/** A fight in which one side assigns its hits optimally, and the other by its policy. */
interface BestQuestion {
  state: State;
  /** Hits that the side which chooses takes. */
  hits: Hits;
  /** What that side begins with. */
  begins: readonly { units: readonly Unit[]; share: number }[];
  /** The side whose policy is fixed. */
  other: Side;
  /** What the side that chooses is after. */
  objective: Objective;
  /** The fight is only the way to a planet. */
  wantsPlanet: boolean;
  tried: Tried;
}

/** Values that differ by less are equal: then the undamaged units stay. */
const EQUAL = 1e-11;
const CERTAIN = 1 - 1e-15;

/** Everything that may be left of the side that chooses, and the best of it against each position of the other. */
export class BestSide {
  readonly seat: Hits['on'];
  readonly positions: (readonly Unit[])[] = [];
  private readonly question: BestQuestion;
  private readonly first: boolean;
  private readonly table: HitTable;
  private readonly byWord = new Map<string, number>();
  /** By position: the resources that are left of it, and a little less for damage. */
  private readonly worth: number[] = [];
  private readonly rest: readonly Unit[];
  /** What the other side still has of worth, by its position. */
  private readonly theirs: readonly number[];
  /** By position: what may be left of it after 0, 1, 2, ... hits. */
  private readonly outcomes: (readonly number[])[][] = [];
  private readonly values = new Map<number, number>();

  constructor(question: BestQuestion) {
    this.question = question;
    this.seat = question.hits.on;
    // The attacker stands first in every pair.
    this.first = this.seat === 'attacker';
    const { state, hits, other } = question;
    this.rest = state.units.filter((unit) => !isPart(unit, hits.on, hits.place));
    this.theirs = other.positions.map((units) => this.worthOf(units, other.seat, state.units));
    this.table = new HitTable({ state, place: hits.place, sides: this.first ? [this, other] : [other, this] });
  }

  at(units: readonly Unit[]): number {
    const word = wordOf(units);
    let at = this.byWord.get(word);
    if (at === undefined) {
      at = this.positions.length;
      this.byWord.set(word, at);
      this.positions.push(units);
      this.worth.push(this.worthOf(units, this.seat, this.rest));
    }
    return at;
  }

  /** Resources that are left to a party when the fight is over: what no ship carries is lost too. */
  private worthOf(units: readonly Unit[], by: PartyId, others: readonly Unit[]): number {
    const { state, hits } = this.question;
    const rest = others.filter((unit) => !isPart(unit, by, hits.place));
    const after = { ...state, units: [...units, ...rest] };
    const over = hits.place === 'space' ? overCapacity(after, by) : 0;
    const lost = byPrice(passengers(after, by)).slice(0, over);
    return sumPrices(units) - sumPrices(lost);
  }

  isLeft(at: number): boolean {
    return isLeft(this.positions[at] ?? [], this.question.hits.place);
  }

  pair(mine: number, theirs: number): ChainEnd['at'] {
    return this.first ? [mine, theirs] : [theirs, mine];
  }

  /** Shares of hits: those that it makes, and those that it takes. */
  hitsOf(mine: number, theirs: number): readonly [Float64Array, Float64Array] {
    const at = this.pair(mine, theirs);
    const [one, two] = [this.table.of(0, at), this.table.of(1, at)];
    return this.first ? [one, two] : [two, one];
  }

  private after(at: number, hits: number): readonly number[] {
    let outcomes = this.outcomes[at];
    if (!outcomes) {
      outcomes = [[at]];
      this.outcomes[at] = outcomes;
    }
    for (let taken = outcomes.length; taken <= hits; taken++) {
      const next = new Set<number>();
      for (const one of outcomes[taken - 1] as readonly number[])
        for (const position of this.afterOneHit(one)) next.add(position);
      outcomes.push([...next]);
    }
    return outcomes[hits] as readonly number[];
  }
  private readonly single: (readonly number[])[] = [];
  private afterOneHit(at: number): readonly number[] {
    let outcomes = this.single[at];
    if (!outcomes) {
      const { state, hits } = this.question;
      const units = this.positions[at] as readonly Unit[];
      outcomes = this.isLeft(at) ? [...new Set(optionsOf(state, hits, units).map((left) => this.at(left)))] : [at];
      this.single[at] = outcomes;
    }
    return outcomes;
  }

  /** The best position after `taken` hits, given the position of the other side. */
  choose(mine: number, taken: number, theirs: number): number {
    let best = -1;
    let value = 0;
    for (const option of this.after(mine, taken)) {
      const is = this.value(option, theirs);
      const equal = Math.abs(is - value) <= EQUAL;
      if (best < 0 || (equal ? this.soundness(option) > this.soundness(best) : is > value)) {
        best = option;
        value = is;
      }
    }
    return best;
  }
  private soundness(at: number): number {
    const damaged = (this.positions[at] as readonly Unit[]).filter((unit) => unit.damaged).length;
    return (this.worth[at] as number) - DAMAGE * damaged;
  }

  /** What it is worth to the side that chooses, but for what both had before. */
  value(mine: number, theirs: number): number {
    const { other } = this.question;
    const stands = other.left[theirs] !== 0;
    const isHere = this.isLeft(mine);
    if (!isHere || !stands) return this.endValue(mine, theirs, isHere ? 1 : stands ? 0 : this.drawScore());
    const word = mine * other.next.length + theirs;
    let value = this.values.get(word);
    if (value === undefined) {
      value = this.evaluate(mine, theirs);
      this.values.set(word, value);
    }
    return value;
  }

  private endValue(mine: number, theirs: number, score: number): number {
    const { goal, own, theirs: weight } = this.question.objective;
    return goal * score + own * (this.worth[mine] as number) - weight * (this.theirs[theirs] as number);
  }
  /** Where both are gone the defender keeps the planet. */
  private drawScore(): number {
    const { wantsPlanet } = this.question;
    return wantsPlanet ? (this.first ? 0 : 1) : 0.5;
  }

  private evaluate(mine: number, theirs: number): number {
    if (this.values.size % TABLES === 0) this.question.tried();
    const [made, taken] = this.hitsOf(mine, theirs);
    const still = (made[0] as number) * (taken[0] as number);
    // Nobody can hit any more: the attacker has to leave (section 0).
    if (still >= CERTAIN) return this.endValue(mine, theirs, this.first ? 0 : 1);
    let sum = 0;
    for (const [produced, some] of made.entries()) {
      if (some === 0) continue;
      const there = this.there(theirs, produced);
      for (const [hits, more] of taken.entries())
        if (more > 0 && produced + hits > 0) sum += some * more * this.value(this.choose(mine, hits, there), there);
    }
    return sum / (1 - still);
  }

  /** Where hits lead the other side. */
  there(theirs: number, hits: number): number {
    const { next } = this.question.other;
    let at = theirs;
    for (let n = 0; n < hits && next[at] !== at; n++) at = next[at] as number;
    return at;
  }
}
/** A damaged unit is worth a little less than an undamaged one. */
const DAMAGE = 1e-3;
const sumPrices = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + price(unit), 0);

/** How the fight ends if that side chooses best. */
export function solveBest(question: BestQuestion, side: BestSide): ChainEnd[] {
  const { other } = question;
  const ends: ChainEnd[] = [];
  const mass = new Map<string, Met>();
  const add = (mine: number, theirs: number, share: number, rounds: number): void => {
    const pair = mass.get(`${mine} ${theirs}`) ?? { mine, theirs, share: 0, rounds: 0 };
    pair.share += share;
    pair.rounds += rounds;
    mass.set(`${mine} ${theirs}`, pair);
  };
  for (const mine of question.begins)
    for (const theirs of other.begins) {
      const share = mine.share * theirs.share;
      const at = side.at(mine.units);
      add(at, theirs.at, share, side.isLeft(at) && other.left[theirs.at] ? -share : 0);
    }
  // Hits only lead to smaller positions: the largest come first.
  const health = ({ mine, theirs }: Met) => healthOf(side.positions[mine] ?? []) + (other.left[theirs] as number);
  while (mass.size > 0) {
    const list = [...mass.values()];
    const most = list.reduce((high, pair) => Math.max(high, health(pair)), 0);
    for (const pair of list.filter((one) => health(one) === most)) {
      mass.delete(`${pair.mine} ${pair.theirs}`);
      leadTo(question, side, pair, ends, add);
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

function leadTo(
  { other }: BestQuestion,
  side: BestSide,
  { mine, theirs, share, rounds }: Met,
  ends: ChainEnd[],
  add: (mine: number, theirs: number, share: number, rounds: number) => void,
): void {
  const at = side.pair(mine, theirs);
  if (!side.isLeft(mine) || other.left[theirs] === 0) return void ends.push({ at, share, rounds });
  const [made, taken] = side.hitsOf(mine, theirs);
  const still = (made[0] as number) * (taken[0] as number);
  if (still >= CERTAIN) return void ends.push({ at, share, rounds, open: 'endless' });
  const visits = share / (1 - still);
  const grown = (rounds + visits) / (1 - still);
  for (const [produced, some] of made.entries()) {
    const there = side.there(theirs, produced);
    for (const [hits, more] of taken.entries())
      if (some * more > 0 && produced + hits > 0)
        add(side.choose(mine, hits, there), there, visits * some * more, grown * some * more);
  }
}
