import type { Advice, ComparedOption } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import { formatShare, type ShareText } from '../odds/share-text.ts';

/** One choice as the sheet shows it. */
export interface AdviceRow {
  one: ComparedOption<Types>;
  /** Unique among the rows; a row keeps it while the order changes. */
  key: string;
  /** From 1, best first. */
  rank: number;
  label: string;
  /** How often it wins, neither wins, and it loses; `draw` only where that can be. */
  chance: ShareText;
  draw: ShareText | undefined;
  loss: ShareText;
  /** `best`: the only best one; `equal`: too close to the best; `worse`: by so much value, plus or minus `give`. */
  against: { kind: 'best' | 'equal' } | { kind: 'worse'; by: number; give: number };
  /** Why the first stands above the next that is worse; empty in all other rows, and if nothing differs. */
  because: string;
  left: number | undefined;
  cost: number | undefined;
  costsThem: number | undefined;
  /** In percent of the bar: how long it is, where the best one ends, and the interval of the difference to it. */
  bar: { to: number; best: number; interval?: { from: number; to: number } };
}

/** Words of the game and the language. */
export interface Putting {
  label(one: ComparedOption<Types>): string;
  sentence(reason: Reason): string;
  /** What the goal is worth, and whether nothing else counts: then values are points of the chance. */
  goal: number;
  alone: boolean;
}

const percent = (share: number): number => Math.min(100, Math.max(0, 100 * share));

export function rowsOf(
  { choices, equal, method, why }: Advice<Types>,
  { label, sentence, goal, alone }: Putting,
): AdviceRow[] {
  const best = choices[0]?.results.win ?? 0;
  const share = (part: number): ShareText => formatShare(part, method === 'exact');
  const draws = choices.some(({ results }) => results.draw > 0);
  const unit = alone ? 100 / goal : 1;
  const next = choices[equal];
  return choices.map((one, at) => {
    const { results, intervals, behind, behindGive, left, cost, costsThem } = one;
    const isEqual = at < equal;
    return {
      one,
      key: JSON.stringify([one.choice.seat, one.action]),
      rank: at + 1,
      label: label(one),
      chance: share(results.win),
      draw: draws ? share(results.draw) : undefined,
      loss: share(results.loss),
      against: isEqual
        ? { kind: equal === 1 ? 'best' : 'equal' }
        : { kind: 'worse', by: -unit * behind, give: unit * behindGive },
      because: at === 0 && next ? why.map(sentence).join(' ') : '',
      left,
      cost,
      costsThem,
      bar: {
        to: percent(results.win),
        best: percent(best),
        ...(intervals && { interval: { from: percent(intervals.win.low), to: percent(intervals.win.high) } }),
      },
    };
  });
}

/** The sentence about the equal first ones; `undefined` if one is best. */
export function equalWord({
  choices,
  equal,
  method,
}: Advice<Types>): 'equal' | 'same' | 'allEqual' | 'allSame' | undefined {
  if (equal < 2) return undefined;
  const all = equal === choices.length;
  if (method === 'exact') return all ? 'allSame' : 'same';
  return all ? 'allEqual' : 'equal';
}

/** A difference with one decimal, never 0. */
export const inFigures = (by: number, figure: (value: number) => string): string => figure(Math.max(0.1, by));
