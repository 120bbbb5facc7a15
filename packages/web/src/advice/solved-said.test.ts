import type { PlanTold } from '@fray/advisor/plan';
import { describe, expect, it } from 'vitest';
import { solvedEn } from './solved-catalogue.ts';
import { headSaid, percentSaid, verdictSaid } from './solved-said.ts';

const plan = (wins: number, could = wins, proven = true): PlanTold => ({
  proven,
  positions: 10,
  wins,
  couldWin: { share: could, proven },
  figures: { fame: 5, wounds: 1, 'cards-left': 3 },
  ends: [],
  lines: [],
});
const verdict = (told: PlanTold): string => verdictSaid(told, solvedEn, 'en');

describe('what is said of a plan', () => {
  it('can it be won: yes, no, no way known, as often as the draw allows, or only where it is the aim', () => {
    expect(verdict(plan(1 - 1e-12))).toBe('The fight can be won.');
    expect(verdict(plan(0))).toBe('The fight cannot be won.');
    expect(verdict(plan(0, 0, false))).toBe('No way was found to win the fight.');
    expect(verdict(plan(0.25))).toBe('The fight is won in 25 % of all draws.');
    expect(verdict(plan(0.25, 0.5))).toBe('The fight is won in 25 %, and in 50 % where nothing else is aimed at.');
  });

  it('percent are 0 and 100 only where they are', () => {
    const said = (share: number) => percentSaid(share, 'en');
    expect([0, 0.0001, 0.125, 0.99999, 1].map(said)).toEqual(['0', '0.1', '12.5', '99.9', '100']);
  });

  it('the line above the choices has what it brings and costs; of what was reckoned its title', () => {
    const saying = { verdict: 'Yes.', note: (code: string) => code, words: solvedEn, language: 'en' };
    expect(headSaid({ plan: plan(1) }, saying)).toBe('The best plan: Fame 5, Wounds 1. Yes.');
    const reckoned = { title: 'Every set', rows: [], left: [], proven: true, positions: 8 };
    expect(headSaid({ reckoned }, saying)).toBe('Every set');
  });
});
