import type { PlanDescription } from '@fray/advisor/plan';
import { describe, expect, it } from 'vitest';
import { solvedEn } from './solved-catalog.ts';
import { formatHead, formatPercent, formatVerdict } from './solved-text.ts';

const plan = (wins: number, could = wins, proven = true): PlanDescription => ({
  proven: proven ? 'all' : 'none',
  positions: 10,
  wins,
  couldWin: { share: could, proven },
  figures: { fame: 5, wounds: 1, 'cards-left': 3 },
  ends: [],
  lines: [],
});
const verdict = (told: PlanDescription): string => formatVerdict(told, solvedEn, 'en');

describe('the text of a plan', () => {
  it('says whether the fight can be won: yes, no, no known way, in a share of draws, or only as the single goal', () => {
    expect(verdict(plan(1 - 1e-12))).toBe('The fight can be won.');
    expect(verdict(plan(0))).toBe('The fight cannot be won.');
    expect(verdict(plan(0, 0, false))).toBe('Fray found no way to win the fight.');
    expect(verdict(plan(0.25))).toBe('The fight is won in 25 % of all draws.');
    expect(verdict(plan(0.25, 0.5))).toBe('The fight is won in 25 %, and in 50 % if winning is the only goal.');
  });

  it('rounds to 0 and 100 percent only if exact', () => {
    const said = (share: number) => formatPercent(share, 'en');
    expect([0, 0.0001, 0.125, 0.99999, 1].map(said)).toEqual(['0', '0.1', '12.5', '99.9', '100']);
  });

  it('puts the first figures of a plan above the choices', () => {
    const saying = { verdict: 'Yes.', note: (code: string) => code, words: solvedEn, language: 'en' };
    expect(formatHead(plan(1), saying)).toBe('The best plan: Fame 5, Wounds 1. Yes.');
  });
});
