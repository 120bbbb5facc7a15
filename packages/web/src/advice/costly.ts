import type { Advice, ComparedOption } from '@fray/advisor';
import { same, type Types } from '@fray/engine';
import type { PastDecision } from '@fray/table';
import type { Point } from './curve.ts';

/** What a decision has cost, and what would have been better. */
export interface Costly {
  decision: PastDecision;
  /** A share of 1, and half of its interval. */
  cost: number;
  give: number;
  better: ComparedOption<Types>;
}

/** Of more decisions than this only the ones with the largest drop are examined. */
const MOST_LOOKED_AT = 24;
/** Decisions judged again with other luck: the worst of many looks worse than it is. */
const MOST_JUDGED = 3;

/** How much the odds of the acting seat dropped with a move. */
function dropAt({ at, seat }: PastDecision, points: readonly Point[], isFirst: (seat: string) => boolean): number {
  const before = points.findLast((point) => point.at <= at);
  const after = points.find((point) => point.at > at);
  if (!before || !after) return 0;
  return (isFirst(seat) ? 1 : -1) * (before.chance - after.chance);
}

/** The decisions that are worth a look, oldest first. `isFirst`: the curve is that seat's own. */
export function worthALook(
  decisions: readonly PastDecision[],
  points: readonly Point[],
  isFirst: (seat: string) => boolean,
  most: number = MOST_LOOKED_AT,
): readonly PastDecision[] {
  if (decisions.length <= most) return decisions;
  const drop = (one: PastDecision): number => dropAt(one, points, isFirst);
  const worst = new Set([...decisions].sort((a, b) => drop(b) - drop(a)).slice(0, most));
  return decisions.filter((one) => worst.has(one));
}

/** What it has cost, by advice at that moment; nothing where it was as good as the best, or where that may be luck. */
function costOf(decision: PastDecision, { choices, equal }: Advice<Types>): Costly | undefined {
  const at = choices.findIndex(({ action }) => same(action, decision.action));
  const [made, better] = [choices[at], choices[0]];
  if (!made || !better || at < equal || -made.less <= made.give) return undefined;
  return { decision, cost: -made.less, give: made.give, better };
}

/** The dearest of them, the surest first: a loss that is only just more than its interval is the likeliest to be none. */
const dearest = (all: readonly Costly[], most: number): Costly[] =>
  [...all].sort((a, b) => b.cost - b.give - (a.cost - a.give)).slice(0, most);

/** Advice at a decision: a quick look, or a judgment with other luck; `undefined` if it failed. */
export type Consulting = (decision: PastDecision, how: 'look' | 'judge') => Promise<Advice<Types> | undefined>;

/**
 * The decision that cost most of those that are looked at; nothing where none cost more than its interval. The few that seem dear are judged
 * once more. `looked`: one of them is done.
 */
export async function costliest(
  decisions: readonly PastDecision[],
  consult: Consulting,
  looked: () => void,
): Promise<Costly | undefined> {
  const costs = async (some: readonly PastDecision[], how: 'look' | 'judge'): Promise<Costly[]> => {
    const found: Costly[] = [];
    for (const decision of some) {
      const advice = await consult(decision, how);
      const cost = advice && costOf(decision, advice);
      if (cost) found.push(cost);
      if (how === 'look') looked();
    }
    return found;
  };
  const seeming = dearest(await costs(decisions, 'look'), MOST_JUDGED);
  const judged = await costs(
    seeming.map(({ decision }) => decision),
    'judge',
  );
  return dearest(judged, 1)[0];
}
