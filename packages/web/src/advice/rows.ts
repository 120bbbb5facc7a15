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
  chance: ShareText;
  /** `best`: the only best one; `equal`: too close to the best; `worse`: by `points`, plus or minus `give`. */
  against: { kind: 'best' | 'equal' } | { kind: 'worse'; points: number; give: number };
  /** The measured reason; empty if nothing differs. */
  because: string;
  left: number | undefined;
  cost: number | undefined;
  /** In percent of the bar: how long it is, where the best one ends, and the interval of the difference to it. */
  bar: { to: number; best: number; interval?: { from: number; to: number } };
}

/** Words of the game and the language. */
export interface Putting {
  label(one: ComparedOption<Types>): string;
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
      chance: formatShare(chance, method === 'exact'),
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

/** Rounded points; one decimal below one, and never 0 for a difference. */
export const inPoints = (points: number, figure: (value: number) => string): string =>
  points >= 0.95 ? String(Math.round(points)) : figure(Math.max(0.1, points));
