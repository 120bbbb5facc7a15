/** How it stood for the first side at one moment. */
export interface Point {
  /** How many moves stood. */
  at: number;
  /** What it had to hope for, 0 to 1; neither wins counts half. */
  chance: number;
  /** Half of the 95 % interval; 0 where it is exact. */
  give: number;
}

/** A move that changed much. */
export interface Turn {
  /** How many moves stood after it. */
  at: number;
  from: number;
  to: number;
}

/** More moments than this are no longer told apart on a screen. */
const MOST_MOMENTS = 60;
/** Most turning points shown of a combat. */
export const MOST_TURNS = 3;
/** A change of fewer points turns nothing. */
const LEAST = 0.05;

/** The moments that are looked at: all, or as many as a curve needs, spread evenly. */
export function momentsOf(first: number, last: number, most: number = MOST_MOMENTS): number[] {
  const count = last - first + 1;
  if (count <= most) return Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
  const all = Array.from({ length: most }, (_, at) => first + Math.round((at * (last - first)) / (most - 1)));
  return [...new Set(all)];
}

/** The largest changes from one moment to the next that are no luck of the sample, in the order in which they came. */
export function turnsOf(points: readonly Point[], most: number): Turn[] {
  const found: Turn[] = [];
  for (const [number, { at, chance: to, give }] of points.entries()) {
    const before = points[number - 1];
    if (!before) continue;
    const by = Math.abs(to - before.chance);
    // Less may be luck of the sample.
    if (by < LEAST || by <= Math.hypot(give, before.give)) continue;
    found.push({ at, from: before.chance, to });
  }
  const size = ({ from, to }: Turn): number => Math.abs(to - from);
  return found
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** The moments inside the largest changes that were left out: so that a turning point is one move. */
export function betweenTurns(points: readonly Point[], most: number): number[] {
  return turnsOf(points, most).flatMap(({ at }) => {
    const before = points.findLast((point) => point.at < at)?.at ?? at;
    return Array.from({ length: Math.max(0, at - before - 1) }, (_, number) => before + 1 + number);
  });
}

/** A line through the points in a box of that size, and the area under it. */
export function pathOf(points: readonly Point[], [first, last]: readonly [number, number], wide: number, tall: number) {
  const x = (at: number): string => ((wide * (at - first)) / Math.max(1, last - first)).toFixed(1);
  const y = (chance: number): string => (tall * (1 - chance)).toFixed(1);
  const line = points.map(({ at, chance }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(chance)}`).join('');
  const end = points.at(-1);
  return { line, area: end ? `${line}L${x(end.at)} ${tall}L${x(points[0]?.at ?? first)} ${tall}Z` : '' };
}
