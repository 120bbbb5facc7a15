import type { Advice, Weighed } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import { type Said, said } from '../odds/said.ts';

/** One choice as the sheet shows it. */
export interface AdviceRow {
  one: Weighed<Types>;
  /** No other row has it, whoever may do the same; the same row keeps it while the order changes. */
  key: string;
  /** From 1, best first. */
  rank: number;
  label: string;
  chance: Said;
  /** `best`: it alone is; `equal`: it cannot be told from the best; `worse`: by so many points, give or take. */
  against: { kind: 'best' | 'equal' } | { kind: 'worse'; points: number; give: number };
  /** Why, from what was measured; empty where nothing differs. */
  because: string;
  left: number | undefined;
  cost: number | undefined;
  /** In percent of the bar: how long it is, where the best one ends, and the interval of the difference to it. */
  bar: { to: number; best: number; interval?: { from: number; to: number } };
}

/** How the game and the language put it. */
export interface Putting {
  label(one: Weighed<Types>): string;
  sentence(reason: Reason): string;
}

const percent = (share: number): number => Math.min(100, Math.max(0, 100 * share));

export function rowsOf({ choices, equal, method }: Advice<Types>, { label, sentence }: Putting): AdviceRow[] {
  const best = Math.max(...choices.map(({ chance }) => chance));
  return choices.map((one, at) => {
    const { chance, less, give, because, left, cost } = one;
    const isEqual = at < equal;
    return {
      one,
      key: JSON.stringify([one.choice.seat, one.action]),
      rank: at + 1,
      label: label(one),
      chance: said(chance, method === 'exact'),
      against: isEqual
        ? { kind: equal === 1 ? 'best' : 'equal' }
        : { kind: 'worse', points: -100 * less, give: 100 * give },
      because: because.map(sentence).join(' '),
      left,
      cost,
      bar: {
        to: percent(chance),
        best: percent(best),
        ...(give > 0 && { interval: { from: percent(chance - give), to: percent(chance + give) } }),
      },
    };
  });
}

/** What is said of the first ones together; nothing where one of them is best. */
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

/** Points as a person says them: whole ones, below one a digit more, and never none where there is a difference. */
export const inPoints = (points: number, figure: (value: number) => string): string =>
  points >= 0.95 ? String(Math.round(points)) : figure(Math.max(0.1, points));
