import type { FlowRow } from '@fray/engine';

/** One line of the picture: from a row to another, in a lane of its own so that lines do not lie on each other. */
export interface Arc {
  from: number;
  to: number;
  lane: number;
  calls: boolean;
}

/** A sequence that more steps open than this is drawn only where somebody looks: its lines would hide all others. */
const FEW = 3;

/**
 * Lines between the rows of a step table. What simply goes on to the next row is drawn as a short line; everything
 * else is an arc, and arcs that overlap get different lanes, the short ones inside.
 */
export function arcsOf(rows: readonly FlowRow[], open?: string): { arcs: Arc[]; lanes: number } {
  const callers = new Map<string, number>();
  for (const row of rows) for (const step of row.calls) callers.set(step, (callers.get(step) ?? 0) + 1);
  const place = new Map(rows.map((row, i) => [row.step, i]));
  const wanted: Omit<Arc, 'lane'>[] = [];
  rows.forEach((row, from) => {
    const add = (step: string, calls: boolean) => {
      const to = place.get(step);
      if (to !== undefined && to !== from && (calls || to !== from + 1)) wanted.push({ from, to, calls });
    };
    for (const step of row.to) add(step, false);
    for (const step of row.calls)
      if ((callers.get(step) ?? 0) <= FEW || step === open || row.step === open) add(step, true);
  });
  const span = (arc: Omit<Arc, 'lane'>) => Math.abs(arc.to - arc.from);
  wanted.sort((one, other) => span(one) - span(other) || one.from - other.from);
  const taken: [number, number][][] = [];
  const arcs = wanted.map((arc) => {
    const [low, high] = arc.from < arc.to ? [arc.from, arc.to] : [arc.to, arc.from];
    let lane = 0;
    while (taken[lane]?.some(([a, b]) => a < high && low < b)) lane++;
    taken[lane] ??= [];
    taken[lane]?.push([low, high]);
    return { ...arc, lane };
  });
  return { arcs, lanes: taken.length };
}
