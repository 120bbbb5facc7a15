import { describe, expect, it } from 'vitest';
import { DRAGON, night } from '../tests/cases/helpers.ts';

describe('7.5 choose: what a card leaves to its player', () => {
  it('asks for the colour and the die, does it, and goes on where it was', () => {
    const fight = night(
      [DRAGON],
      { hand: ['mana-draw', 'fireball'], mana: { white: 1 } },
      { source: ['gold', 'green'] },
    );
    const before = fight.s.step;
    fight.use('mana-draw', 'powered');
    expect(fight.s.step).toBe('7.5 choose');
    const offered = fight.s.offers(fight.seat).map(({ action }) => action.type);
    expect(new Set(offered)).toEqual(new Set(['CHOOSE_MANA']));
    fight.does({ type: 'CHOOSE_MANA', playerId: 'hero', colour: 'red', die: 'green' });
    expect([fight.s.step, fight.state.source, fight.hero.tokens.red]).toEqual([before, ['gold'], 2]);
  });
});
