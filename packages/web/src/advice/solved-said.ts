import type { PlanTold } from '@fray/advisor/plan';
import { capitalize } from '@fray/games';
import type { Solved } from './solve.ts';
import type { SolvedWords } from './solved-catalogue.ts';

/** Shares are sums: the last digits are not to be trusted. */
const ALMOST = 1e-9;

/** Can the fight be won, and how often? `word` is one of `solvedWords`. */
type Verdict =
  | { word: 'canWin' | 'cannotWin' | 'noWay' }
  | { word: 'inDraws'; share: number }
  | { word: 'couldInDraws'; wins: number; could: number };
function verdictOf({ wins, couldWin: { share, proven } }: PlanTold): Verdict {
  if (wins < share - ALMOST) return { word: 'couldInDraws', wins, could: share };
  if (share > 1 - ALMOST) return { word: 'canWin' };
  if (share < ALMOST) return { word: proven ? 'cannotWin' : 'noWay' };
  return { word: 'inDraws', share };
}

/** In percent, with a digit where it is not whole; never 0 or 100 where it is neither. */
export function percentSaid(share: number, language: string): string {
  if (share < ALMOST || share > 1 - ALMOST) return share < 0.5 ? '0' : '100';
  const percent = Math.min(99.9, Math.max(0.1, Math.round(1000 * share) / 10));
  return percent.toLocaleString(language);
}

/** Whole where it is, else with two digits. */
export const figureSaid = (value: number, language: string): string =>
  (Math.round(100 * value) / 100).toLocaleString(language);

/** The same as a sentence. */
export function verdictSaid(plan: PlanTold, words: SolvedWords, language: string): string {
  const verdict = verdictOf(plan);
  const percent = (share: number): string => percentSaid(share, language);
  switch (verdict.word) {
    case 'inDraws':
      return words.inDraws(percent(verdict.share));
    case 'couldInDraws':
      return words.couldInDraws(percent(verdict.wins), percent(verdict.could));
    default:
      return words[verdict.word];
  }
}

interface Saying {
  verdict: string;
  /** What a figure is called, in the words of the game. */
  note: (code: string) => string;
  words: SolvedWords;
  language: string;
}
/** What it brings and what it costs: the figures that a game names first. */
const FIRST = 2;
/** It in a line: the plan with its first figures, or what was reckoned. */
export function headSaid({ plan, reckoned }: Solved, { verdict, note, words, language }: Saying): string {
  if (!plan) return reckoned?.title ?? '';
  const figures = Object.entries(plan.figures)
    .slice(0, FIRST)
    .map(([code, value]) => `${capitalize(note(code))} ${figureSaid(value, language)}`);
  return `${words.plan}: ${figures.join(', ')}. ${verdict}`;
}
