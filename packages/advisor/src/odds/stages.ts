import type { Types } from '@fray/engine';
import type { Mark } from './graph-question.ts';
import type { SolvedGraph } from './rungs.ts';

/** What happens in one stage of an attack. */
export interface Stage {
  /** By code. */
  stage: string;
  /** How often it is reached. */
  reached: number;
  /** How often the attack ends there. */
  ends: number;
  /** What each side loses there on average, in the prices of the game. */
  lost: Readonly<Record<string, number>>;
}

/** Before the first stage. */
const START = '';

/** The stages of a solved graph that are reached, in the given order; `endAt`: where an endless position ends. */
export function stagesOf<T extends Types>(
  { graph, decided, solved }: SolvedGraph<T>,
  order: readonly string[],
  endAt: (position: number) => Mark,
): Stage[] {
  const rows = new Map(
    order.map((stage) => [stage, { stage, reached: 0, ends: 0, lost: {} as Record<string, number> }]),
  );
  const follow = (from: Mark, to: Mark, share: number, isEnd: boolean): void => {
    // What is lost before the first stage is lost on the way to it.
    const row = rows.get(from.stage === START ? to.stage : from.stage);
    if (row && isEnd) row.ends += share;
    for (const [side, worth] of row ? Object.entries(from.worth) : []) {
      const lost = row?.lost as Record<string, number>;
      lost[side] = (lost[side] ?? 0) + share * (worth - (to.worth[side] ?? 0));
    }
    const entered = !isEnd && from.stage !== to.stage ? rows.get(to.stage) : undefined;
    if (entered) entered.reached += share;
  };
  const endless = new Set(solved.endless.map(({ at }) => at));
  for (const [at, visits] of solved.visits.entries()) {
    const from = graph.marks[at];
    if (!from || visits === 0 || endless.has(at)) continue;
    for (const [i, target] of (decided.to[at] as Int32Array).entries()) {
      const to = target < 0 ? graph.endings[-1 - target]?.mark : graph.marks[target];
      if (to) follow(from, to, visits * (decided.shares[at]?.[i] as number), target < 0);
    }
  }
  for (const { at, share } of solved.endless) {
    const from = graph.marks[at];
    if (from && share > 0) follow(from, endAt(at), share, true);
  }
  return [...rows.values()].filter(({ reached, ends }) => reached > 0 || ends > 0);
}
