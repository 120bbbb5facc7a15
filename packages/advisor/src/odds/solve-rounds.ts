/** Positions in which chance leads on: position 0 is the start, and ends are written as -1, -2, ... in `to`. */
export interface Graph {
  /** By position: where it leads. */
  to: readonly Int32Array[];
  /** By position: how likely each of these is; they make 1. */
  shares: readonly Float64Array[];
  /** How many ends there are. */
  ends: number;
}

/** The graph, solved. */
export interface SolvedRounds {
  /** How likely each end is. */
  ends: Float64Array;
  /** How often each position is met. */
  visits: Float64Array;
  /** One position of each part that is never left, with how likely it is to get there. */
  endless: { at: number; share: number }[];
}

/** Rounding aside, everything. */
export const ALMOST_ALL = 1 - 1e-15;
/** Two units in the last place of the largest figure: nearer than that no pass comes. */
const SETTLED = 4e-16;
const MOST_PASSES = 100_000;

/** How likely each end is; positions that lead back to each other are solved (x = arrivals + x P), not cut off. */
export function solveRounds({ to, shares, ends }: Graph): SolvedRounds {
  const arrivals = new Float64Array(to.length);
  arrivals[0] = 1;
  const solved: SolvedRounds = { ends: new Float64Array(ends), visits: new Float64Array(to.length), endless: [] };
  /** Passes on from a position that is met `visits` times, but for what leads back into its part. */
  const leave = (from: number, visits: number, inside: (to: number) => boolean): void => {
    solved.visits[from] = visits;
    const targets = to[from] as Int32Array;
    const outgoing = shares[from] as Float64Array;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i] as number;
      const mass = visits * (outgoing[i] as number);
      if (target < 0) solved.ends[-1 - target] = (solved.ends[-1 - target] as number) + mass;
      else if (!inside(target)) arrivals[target] = (arrivals[target] as number) + mass;
    }
  };
  for (const section of sectionsInOrder(to)) {
    const [first = 0] = section;
    if (section.length === 1) {
      const back = shareInto(to, shares, first, (target) => target === first);
      if (back >= ALMOST_ALL) solved.endless.push({ at: first, share: arrivals[first] as number });
      else leave(first, (arrivals[first] as number) / (1 - back), (target) => target === first);
      continue;
    }
    const places = new Map(section.map((position, place) => [position, place]));
    const inside = (target: number): boolean => places.has(target);
    const out = section.reduce((sum, position) => sum + 1 - shareInto(to, shares, position, inside), 0);
    if (out <= 1 - ALMOST_ALL) {
      const share = section.reduce((sum, position) => sum + (arrivals[position] as number), 0);
      solved.endless.push({ at: first, share });
      continue;
    }
    const visits = visitsIn(section, places, to, shares, arrivals);
    for (const [place, position] of section.entries()) leave(position, visits[place] as number, inside);
  }
  return solved;
}

function shareInto(
  to: Graph['to'],
  shares: Graph['shares'],
  from: number,
  wanted: (target: number) => boolean,
): number {
  const targets = to[from] as Int32Array;
  let sum = 0;
  for (let i = 0; i < targets.length; i++)
    if (wanted(targets[i] as number)) sum += (shares[from] as Float64Array)[i] as number;
  return sum;
}

/** Expected visits inside one part, by Gauss and Seidel. */
function visitsIn(
  section: readonly number[],
  places: ReadonlyMap<number, number>,
  to: Graph['to'],
  shares: Graph['shares'],
  arrivals: Float64Array,
): Float64Array {
  const into: { from: number; share: number }[][] = section.map(() => []);
  const back = new Float64Array(section.length);
  for (const [place, position] of section.entries()) {
    const targets = to[position] as Int32Array;
    for (let i = 0; i < targets.length; i++) {
      const target = places.get(targets[i] as number);
      const share = (shares[position] as Float64Array)[i] as number;
      if (target === place) back[place] = (back[place] as number) + share;
      else if (target !== undefined) into[target]?.push({ from: place, share });
    }
  }
  const visits = Float64Array.from(section, (position) => arrivals[position] as number);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let change = 0;
    let largest = 0;
    for (const [place, position] of section.entries()) {
      let sum = arrivals[position] as number;
      for (const { from, share } of into[place] as { from: number; share: number }[])
        sum += (visits[from] as number) * share;
      sum /= 1 - (back[place] as number);
      change = Math.max(change, Math.abs(sum - (visits[place] as number)));
      largest = Math.max(largest, sum);
      visits[place] = sum;
    }
    if (change <= SETTLED * largest) break;
  }
  return visits;
}

/** The strongly connected parts (Tarjan, without recursion), each after all that lead to it. */
export function sectionsInOrder(to: Graph['to']): number[][] {
  const index = new Int32Array(to.length).fill(-1);
  const low = new Int32Array(to.length);
  const waiting = new Uint8Array(to.length);
  const stack: number[] = [];
  const sections: number[][] = [];
  let count = 0;
  const work: { at: number; edge: number }[] = [{ at: 0, edge: 0 }];
  for (let top = work[0]; top; top = work[work.length - 1]) {
    const { at } = top;
    if (top.edge === 0) {
      index[at] = low[at] = count++;
      stack.push(at);
      waiting[at] = 1;
    }
    const targets = to[at] as Int32Array;
    let deeper: number | undefined;
    while (top.edge < targets.length && deeper === undefined) {
      const target = targets[top.edge++] as number;
      if (target < 0) continue;
      if ((index[target] as number) < 0) deeper = target;
      else if (waiting[target]) low[at] = Math.min(low[at] as number, index[target] as number);
    }
    if (deeper !== undefined) {
      work.push({ at: deeper, edge: 0 });
      continue;
    }
    if (low[at] === index[at]) {
      const section = stack.splice(stack.lastIndexOf(at));
      for (const position of section) waiting[position] = 0;
      sections.push(section);
    }
    work.pop();
    const below = work[work.length - 1];
    if (below) low[below.at] = Math.min(low[below.at] as number, low[at] as number);
  }
  return sections.reverse();
}
