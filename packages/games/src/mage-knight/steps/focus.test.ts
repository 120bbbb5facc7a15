import { focusOf } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { atTable, type Fight, withCards } from '../tests/fixture.ts';
import type { Focus } from '../types.ts';

/** What a screen reads of the flow; every seat reads the same from its view. */
function focus({ state }: Fight): Focus | undefined {
  const found = focusOf(rules, state);
  for (const seat of [...rules.seats, undefined]) expect(focusOf(rules, rules.view(state, seat))).toEqual(found);
  return found;
}

describe('what a step is about', () => {
  it('2.1 and 6.1: whom to attack; 2.2: the points of the attack', () => {
    const fight = atTable(['prowlers']);
    expect(focus(fight)).toEqual({ about: 'group' });
    expect(focus(fight.declare('ranged', 'prowlers'))).toEqual({ about: 'attack' });
    expect(focus(atTable(['prowlers']).toPhase(4))).toEqual({ about: 'group' });
  });
  it('4.2 and 4.3: the block, whether its target is named or not', () => {
    const fight = atTable(['prowlers']).end();
    expect(focus(fight)).toEqual({ about: 'block' });
    expect(focus(fight.blockTarget('prowlers'))).toEqual({ about: 'block' });
  });
  it('5.1 has none; 5.2 says what is left of the damage, and the Wounds if the hero takes it', () => {
    const units = [{ unit: 'peasants' }, { unit: 'foresters' }];
    const fight = atTable(['prowlers', 'orc-stonethrowers'], {}, { armor: 3, units }).end().end();
    expect([fight.s.step, focus(fight)]).toEqual(['5.1 assign', undefined]);
    fight.does({ type: 'ASSIGN_DAMAGE', playerId: 'hero', enemyId: 'e1', attackIndex: 0 });
    expect(focus(fight)).toEqual({ about: 'damage', enemyId: 'e1', damage: 4, wounds: 2 });
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(focus(fight)).toEqual({ about: 'damage', enemyId: 'e1', damage: 1, wounds: 1 });
  });
  it('7.1: what an effect needs hides the step below it', () => {
    const mana = { white: 1, black: 1 };
    const hand = ['wings-of-wind', 'march'];
    const fight = withCards(['prowlers', 'diggers'], { hand, mana }, { night: true }).toPhase(2);
    fight.use('march', 'basic').use('wings-of-wind', 'strong', { target: 'e1' });
    expect([fight.s.step, focus(fight)]).toEqual(['7.1 target', { about: 'effect' }]);
  });
});

it('every step that is called on top of another one has a focus of its own: what lies below is not being decided', () => {
  const called = new Set(Object.values(rules.steps).flatMap((step) => step.calls ?? []));
  expect([...called].filter((step) => !rules.steps[step].focus)).toEqual([]);
  expect(called.size).toBeGreaterThan(5);
});
