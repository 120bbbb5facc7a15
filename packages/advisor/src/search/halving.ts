import { momentsMean, pairedMoments } from '@fray/games';

/** What was found out about one of several things that are compared by trying. */
export interface Tried {
  /** Values by number of the trial: the same number is the same luck for all. */
  values: number[];
}

/** How much better the first is on the trials that both have, and the standard error of that. */
export function compareTried(one: Tried, other: Tried): { by: number; error: number } {
  const { mean: by, error } = momentsMean(pairedMoments(one.values, other.values));
  return { by, error };
}

const mean = ({ values }: Tried): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Sequential halving: tries all equally often, drops the worse half (never the first one), and repeats until the budget is
 * spent.
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
