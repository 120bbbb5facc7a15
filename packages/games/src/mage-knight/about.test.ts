import { describe, expect, it } from 'vitest';
import { about } from './about.ts';
import { rules } from './ruleset.ts';

describe('what happens at each step', () => {
  it('is told for every step, in the order of the step table, and for nothing else', () => {
    expect(Object.keys(about)).toEqual(Object.keys(rules.steps));
  });
  it.each(Object.entries(about))('%s: short, and whole sentences', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(360);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/!|\s{2}/);
  });
  it('is told once', () => expect(new Set(Object.values(about)).size).toBe(Object.keys(about).length));
});
