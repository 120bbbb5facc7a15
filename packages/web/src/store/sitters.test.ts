import { STRENGTHS } from '@fray/advisor';
import { describe, expect, it } from 'vitest';
import { pageDe } from '../text/page-de.ts';
import { pageEn } from '../text/page-en.ts';
import { isPlayer, isSitter, SITTERS } from './sitters.ts';

describe('who may sit at a seat', () => {
  it('is a person or a bot of one of the three strengths; the usual one is what a bot always was', () => {
    expect(SITTERS).toEqual(['person', 'easy', 'rules', 'hard']);
    expect(STRENGTHS.filter((one) => one !== 'normal').every(isPlayer)).toBe(true);
    expect(SITTERS.filter(isPlayer)).toEqual(['easy', 'hard']);
    for (const other of ['normal', 'random', 'nobody', '', null, 3]) expect(isSitter(other)).toBe(false);
  });

  it('is called something else for each, in both languages', () => {
    for (const { sits } of [pageEn, pageDe]) expect(new Set(Object.values(sits)).size).toBe(SITTERS.length);
  });
});
