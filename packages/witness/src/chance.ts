/** Shares of things that may come: they add up to 1. */
export type Shares = Map<string, number>;

export const add = (shares: Shares, what: string, share: number): void =>
  void (share > 0 && shares.set(what, (shares.get(what) ?? 0) + share));

/** How likely each number of hits is, when every die has its own chance. */
export function hitShares(chances: readonly number[]): number[] {
  let shares = [1];
  for (const chance of chances) {
    const next = Array.from({ length: shares.length + 1 }, () => 0);
    for (const [hits, share] of shares.entries()) {
      next[hits] = (next[hits] as number) + share * (1 - chance);
      next[hits + 1] = (next[hits + 1] as number) + share * chance;
    }
    shares = next;
  }
  return shares;
}

/** `count` times the same thing. */
export const times = <V>(count: number, one: V): V[] => Array.from({ length: count }, () => one);

/** What comes of a state in which nothing may change: the rest, as shares of what does change. */
export function endsFrom<S>(
  start: S,
  keyOf: (state: S) => string,
  step: (state: S) => readonly (readonly [next: S, share: number])[],
  endOf: (state: S) => string | undefined,
): Shares {
  const known = new Map<string, Shares>();
  const from = (state: S): Shares => {
    const key = keyOf(state);
    const before = known.get(key);
    if (before) return before;
    const found: Shares = new Map();
    const end = endOf(state);
    if (end !== undefined) found.set(end, 1);
    else {
      const moving = step(state).filter(([next]) => keyOf(next) !== key);
      const moved = moving.reduce((sum, [, share]) => sum + share, 0);
      if (moved === 0) throw new Error(`nothing ever happens: ${key}`);
      for (const [next, share] of moving)
        for (const [what, part] of from(next)) add(found, what, (share / moved) * part);
    }
    known.set(key, found);
    return found;
  };
  return from(start);
}
