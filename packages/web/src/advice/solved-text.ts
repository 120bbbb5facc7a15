import type { PlanDescription } from '@fray/advisor/plan';
import { capitalize } from '@fray/games';
import type { SolvedWords } from './solved-catalog.ts';

/** Shares are sums: their last digits are inexact. */
const ALMOST = 1e-9;

/** Whether and how often the fight can be won; `word` is a key of `SolvedWords`. */
type Verdict =
  | { word: 'canWin' | 'cannotWin' | 'noWay' }
  | { word: 'inDraws'; share: number }
  | { word: 'couldInDraws'; wins: number; could: number };
function verdictOf({ wins, couldWin: { share, proven } }: PlanDescription): Verdict {
  if (wins < share - ALMOST) return { word: 'couldInDraws', wins, could: share };
  if (share > 1 - ALMOST) return { word: 'canWin' };
  if (share < ALMOST) return { word: proven ? 'cannotWin' : 'noWay' };
  return { word: 'inDraws', share };
}

/** Percent with at most one decimal; 0 and 100 only if exact. */
export function formatPercent(share: number, language: string): string {
  if (share < ALMOST || share > 1 - ALMOST) return share < 0.5 ? '0' : '100';
  const percent = Math.min(99.9, Math.max(0.1, Math.round(1000 * share) / 10));
  return percent.toLocaleString(language);
}

/** At most two decimals. */
export const formatFigure = (value: number, language: string): string =>
  (Math.round(100 * value) / 100).toLocaleString(language);

export function formatVerdict(plan: PlanDescription, words: SolvedWords, language: string): string {
  const verdict = verdictOf(plan);
  const percent = (share: number): string => formatPercent(share, language);
  switch (verdict.word) {
    case 'inDraws':
      return words.inDraws(percent(verdict.share));
    case 'couldInDraws':
      return words.couldInDraws(percent(verdict.wins), percent(verdict.could));
    default:
      return words[verdict.word];
  }
}

interface HeadWords {
  verdict: string;
  /** What a figure is called, in the words of the game. */
  note: (code: string) => string;
  words: SolvedWords;
  language: string;
}
/** The figures that a game names first: gain and cost. */
const FIRST = 2;
/** One line: the plan with its first figures. */
export function formatHead(plan: PlanDescription, { verdict, note, words, language }: HeadWords): string {
  const figures = Object.entries(plan.figures)
    .slice(0, FIRST)
    .map(([code, value]) => `${capitalize(note(code))} ${formatFigure(value, language)}`);
  return `${words.plan}: ${figures.join(', ')}. ${verdict}`;
}
