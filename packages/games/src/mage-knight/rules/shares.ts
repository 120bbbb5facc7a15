import type { State } from '../types.ts';

/** Section 8: how many of the garrison each hero fights, as agreed; the last one gets the rest. */
export function sharesOf(state: State, garrison: number): number[] {
  let left = garrison;
  return state.heroes.map((_, i) => {
    const share = i === state.heroes.length - 1 ? left : Math.min(left, state.shares[i] ?? 0);
    left -= share;
    return share;
  });
}
