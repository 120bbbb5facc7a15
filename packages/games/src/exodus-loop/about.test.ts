import { describe, expect, it } from 'vitest';
import { about as german } from './about.de.ts';
import { about as english } from './about.ts';
import { rules } from './ruleset.ts';
import type { StepId } from './types.ts';

const ids = Object.keys(rules.steps) as StepId[];

describe.each([
  ['English', english],
  ['German', german],
])('what happens at each step, %s', (_language, about) => {
  it('has a text for every step and none without a step, in the order of the table', () => {
    expect(Object.keys(about)).toEqual(ids);
  });
  it.each(ids)('%s: a short whole sentence', (id) => {
    const text = about[id];
    expect(text.length).toBeGreaterThan(40);
    expect(text.length).toBeLessThanOrEqual(360);
    expect(text).toMatch(/^[A-ZÄÖÜ1-9].*\.$/);
    expect(text).not.toContain('!');
  });
});

it('German differs from English at every step', () => {
  expect(ids.filter((id) => german[id] === english[id])).toEqual([]);
});
