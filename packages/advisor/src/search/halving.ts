/** What was found out about one of several things that are compared by trying. */
export interface Tried {
  /** Values by number of the trial: the same number is the same luck for all. */
  values: number[];
}

/** How much better the first is on the trials that both have, and the standard error of that. */
export function ahead(one: Tried, other: Tried): { by: number; error: number } {
  const count = Math.min(one.values.length, other.values.length);
  if (count === 0) return { by: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = (one.values[i] as number) - (other.values[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const by = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - sum * by) / (count - 1)) : Number.POSITIVE_INFINITY;
  return { by, error: Math.sqrt(variance / count) };
}

const mean = ({ values }: Tried): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Sequential halving: all are tried equally often, the worse half is left out, and the rest is tried on, until the budget is spent.
 * The first is never left out, since the others are measured against it. Returns what was tried, in the order of the things. `stop` is asked
 * between two trials of all.
 */
export function halve(
  count: number,
  budget: number,
  attempt: (thing: number, trial: number) => number,
  stop: () => boolean = () => false,
): Tried[] {
  const tried = Array.from({ length: count }, (): Tried => ({ values: [] }));
  const tries = (thing: number): Tried => tried[thing] as Tried;
  // More things than the budget can try once: those that come first.
  let alive = Array.from({ length: Math.min(count, budget) }, (_, thing) => thing);
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  let spent = 0;
  let trial = 0;
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const each = Math.max(1, Math.floor((budget - spent) / (rounds - round) / alive.length));
    for (let n = 0; n < each && spent + alive.length <= budget && !stop(); n++, trial++) {
      for (const thing of alive) tries(thing).values.push(attempt(thing, trial));
      spent += alive.length;
    }
    const others = alive.filter((thing) => thing !== 0).sort((a, b) => mean(tries(b)) - mean(tries(a)));
    alive = [0, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
  }
  return tried;
}
