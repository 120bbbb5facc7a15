import { choices, clone } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { withCards } from '../tests/fixture.ts';
import { planning } from './plan.ts';

describe('the key of the plan solver', () => {
  it('tells a fight in which nothing was done yet: some cards are played only then (Into the Heat)', () => {
    const { state } = withCards(['prowlers'], { hand: ['into-the-heat'], units: [{ unit: 'peasants' }] });
    const later = clone(state);
    later.fresh = false;
    const labels = (of: typeof state) => choices(rules, of).map(({ action }) => JSON.stringify(action));
    expect(labels(state).length).toBeGreaterThan(labels(later).length);
    expect(planning.futureKey(state)).not.toBe(planning.futureKey(later));
  });
});
