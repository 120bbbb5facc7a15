import { focusOf } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { basicSide, foe, type TestCombat, testCombat } from '../tests/combat.fixture.ts';
import { ground, planet, space, table } from '../tests/fixture.ts';
import { SEATS } from '../types.ts';
import { focusAt } from './focus.ts';

/** The focus of the step, the same for the state and for everybody who looks. */
function focus({ state }: TestCombat) {
  const found = focusOf(rules, state);
  expect(focusAt(state)).toEqual(found);
  for (const seat of [undefined, ...SEATS]) expect(focusOf(rules, rules.view(state, seat))).toEqual(found);
  return found;
}
const HANDS = { hand: ['direct-hit', 'morale-boost'] };

describe('what a step is about', () => {
  it('P2.4 the roll that is next: the attacker first, then the defender', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }))).to('dice');
    const roll = { about: 'roll', kind: 'combat', place: 'space', beat: 'ready', assigning: false, used: [] };
    expect(focus(game)).toEqual({ ...roll, by: 'attacker' });
    game.does('attacker', { type: 'continue' }).to('dice');
    expect(focus(game)).toEqual({ ...roll, by: 'defender' });
  });
  it('P2.4 dice that were rolled may be rerolled until they are counted', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }), foe({ 'cruiser-1': 1 }))).to('dice result');
    expect(focus(game)).toMatchObject({ about: 'rerolls', beat: 'ready', assigning: false });
  });
  it('P1.2 and P3.9: a roll outside a round has its kind and place, and no beat', () => {
    const cannon = (start: 'P1.1' | 'P3.7') =>
      testCombat(
        table(basicSide({ 'carrier-1': 1, 'infantry-1': 2 }), foe(), {
          start,
          system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
        }),
      ).to('dice');
    const roll = { about: 'roll', kind: 'cannon', by: 'defender', assigning: false, used: [] };
    expect(focus(cannon('P1.1'))).toEqual({ ...roll, place: 'space' });
    expect(focus(cannon('P3.7'))).toEqual({ ...roll, place: 'Quann' });
  });
  it('P2.1 effects that were used in the window, until the next one opens', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }, HANDS), foe({ 'cruiser-1': 1 })));
    game.reach('attacker', 'morale-boost');
    expect(focus(game)).toEqual({ about: 'step', beat: 'ready', assigning: false, used: [] });
    game.use('attacker', 'morale-boost').to('P2.1');
    expect(focus(game)?.used).toEqual([{ by: 'attacker', effect: 'morale-boost' }]);
    expect(focus(game.to('P2.2'))?.used).toEqual([]);
  });
  it('P2.5 hits are assigned, also while a card answers one of them', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 1 }, HANDS), foe({ 'dreadnought-1': 1 })), [10, 1]);
    game.to('P2.5');
    expect(focus(game)).toEqual({ about: 'step', beat: 'hits', assigning: true, used: [] });
    game.does('defender', { type: 'sustain', unit: game.id('defender', 'dreadnought-1') });
    expect([game.step, focus(game)?.assigning, focus(game)?.beat]).toEqual(['sustained', true, 'hits']);
    expect(focus(game.to('P2.5 end'))).toMatchObject({ assigning: false, beat: 'hits' });
  });
  it('a round of ground combat has the same beats: ready (P4.1), hits (P4.3)', () => {
    const game = testCombat(ground(basicSide(), { 'infantry-1': 2 }, foe(), { 'infantry-1': 2 }), [], 10);
    const beats = (['P4.1', 'dice', 'P4.3', 'P4.3 end'] as const).map((step) => focus(game.to(step))?.beat);
    expect(beats).toEqual(['ready', 'ready', 'hits', 'hits']);
  });
  it('a combat that is over has no beat, and one that has not begun is about nothing', () => {
    const game = testCombat(space(basicSide({ 'cruiser-1': 3 }), foe({ 'fighter-1': 1 })), [], 10);
    expect(focusAt({ ...game.state, frames: [] })).toBeUndefined();
    expect(focus(game.end())).toEqual({ about: 'step', assigning: false, used: [] });
  });
});
