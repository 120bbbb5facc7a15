import type { Types } from '@fray/engine';
import type { Explored } from './graph-question.ts';
import { ALMOST_ALL, type Graph, sectionsInOrder } from './solve-rounds.ts';

/** A graph in which everybody has decided. */
export interface DecidedGraph extends Graph {
  /** By position: how much `count` grows on the way to the next, on average. */
  grows: Float64Array;
  /** By position: which option is taken; -1 where nobody decides. */
  chosen: Int32Array;
  /** What a position or an end is worth to a seat that decides. */
  valueOf(target: number, seat: number): number;
  /** Nobody does better by another option. False: it was given up after some improvements. */
  isStable: boolean;
}

/** An option must be better by more than rounding: among equals the first one stays, so that nothing is used up for nothing. */
const BETTER = 1e-12;
const SETTLED = 1e-15;
const MOST_PASSES = 100_000;
/** Improvements of one part before it is given up. */
const MOST_IMPROVEMENTS = 60;

// Parts are solved from the ends on, and in each of them options are improved until nothing changes.
/** Every seat takes what is best for it; `endless` is what a position that is never left is worth to each seat. */
export function bestPlay<T extends Types>(
  graph: Explored<T>,
  seats: readonly T['seat'][],
  endless: (position: number) => readonly number[],
): DecidedGraph {
  const chosen = Int32Array.from(graph.to, (_, at) => (graph.deciders[at] ? 0 : -1));
  const deciding = seats.filter((seat) => graph.deciders.some((decider) => decider?.seat === seat));
  const values = deciding.map((seat) => new Values(graph, chosen, seats.indexOf(seat), endless));
  let isStable = true;
  // A part comes before those that lead to it.
  for (const section of deciding.length ? sectionsInOrder(graph.to).reverse() : []) {
    const choosing = section.filter((at) => graph.deciders[at]);
    for (let improvements = 0; ; improvements++) {
      for (const value of values) value.evaluate(section);
      let changed = false;
      for (const at of choosing) {
        const value = values[deciding.indexOf(graph.deciders[at]?.seat as T['seat'])] as Values;
        const best = value.bestFrom(at);
        changed ||= best !== chosen[at];
        chosen[at] = best;
      }
      if (!changed) break;
      if (improvements >= MOST_IMPROVEMENTS) {
        isStable = false;
        break;
      }
    }
  }
  const worthOf = (target: number, seat: number): number =>
    (values[deciding.indexOf(seats[seat] as T['seat'])] as Values | undefined)?.of(target) ?? 0;
  return { ...keepChosen(graph, chosen), valueOf: worthOf, isStable };
}

/** The graph with the options that were taken, without the others. */
function keepChosen<T extends Types>(
  graph: Explored<T>,
  chosen: Int32Array,
): Omit<DecidedGraph, 'isStable' | 'valueOf'> {
  const { ends, deciders } = graph;
  const option = (at: number): number => chosen[at] as number;
  return {
    ends,
    chosen,
    to: graph.to.map((targets, at) => (deciders[at] ? targets.slice(option(at), option(at) + 1) : targets)),
    shares: graph.shares.map((shares, at) => (deciders[at] ? Float64Array.of(1) : shares)),
    grows: graph.grows.map((grows, at) => deciders[at]?.grown[option(at)] ?? grows),
  };
}

/** What each position is worth to one seat, as everybody decides now. */
class Values {
  private readonly graph: Pick<Explored<Types>, 'to' | 'shares' | 'endings'>;
  private readonly chosen: Int32Array;
  private readonly seat: number;
  private readonly endless: (at: number) => readonly number[];
  private readonly worth: Float64Array;

  constructor(
    graph: Pick<Explored<Types>, 'to' | 'shares' | 'endings'>,
    chosen: Int32Array,
    seat: number,
    endless: (at: number) => readonly number[],
  ) {
    this.graph = graph;
    this.chosen = chosen;
    this.seat = seat;
    this.endless = endless;
    this.worth = new Float64Array(graph.to.length);
  }

  of(target: number): number {
    return (target < 0 ? this.graph.endings[-1 - target]?.worth[this.seat] : this.worth[target]) as number;
  }

  bestFrom(at: number): number {
    const targets = this.graph.to[at] as Int32Array;
    let best = this.chosen[at] as number;
    for (let option = 0; option < targets.length; option++) {
      const gain = this.of(targets[option] as number) - this.of(targets[best] as number);
      if (gain > BETTER) best = option;
    }
    return best;
  }

  /** Calls with every way that is taken from a position. */
  private each(at: number, take: (target: number, share: number) => void): void {
    const targets = this.graph.to[at] as Int32Array;
    const option = this.chosen[at] as number;
    if (option >= 0) {
      take(targets[option] as number, 1);
      return;
    }
    const shares = this.graph.shares[at] as Float64Array;
    for (let i = 0; i < targets.length; i++) take(targets[i] as number, shares[i] as number);
  }

  evaluate(section: readonly number[]): void {
    const open = this.leaving(section);
    for (const at of section) if (!open.has(at)) this.worth[at] = this.endless(at)[this.seat] as number;
    const order = section.filter((at) => open.has(at)).reverse();
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      let change = 0;
      for (const at of order) {
        let sum = 0;
        let back = 0;
        this.each(at, (target, share) => {
          if (target === at) back += share;
          else sum += share * this.of(target);
        });
        const is = sum / (1 - back);
        change = Math.max(change, Math.abs(is - (this.worth[at] as number)));
        this.worth[at] = is;
      }
      if (change <= SETTLED || section.length === 1) break;
    }
  }

  /** The positions of a part from which it can be left. */
  private leaving(section: readonly number[]): Set<number> {
    const inside = new Set(section);
    const open = new Set<number>();
    for (let before = -1; before < open.size; ) {
      before = open.size;
      for (const at of [...section].reverse()) {
        let out = 0;
        if (!open.has(at))
          this.each(at, (target, share) => {
            if (target < 0 || !inside.has(target) || open.has(target)) out += share;
          });
        if (out > 1 - ALMOST_ALL) open.add(at);
      }
    }
    return open;
  }
}
