import { describe, expect, it } from 'vitest';
import { DRAGON, night } from '../tests/cases/helpers.ts';

describe('7.5 choose: what a card leaves to its player', () => {
  it('asks for the color and the die, does it, and goes on where it was', () => {
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

  it('Mind Steal: a crystal, and the table names the Action card of that color that is taken, or none', () => {
    const steal = () =>
      night([DRAGON], { hand: ['mind-read', 'fireball'], mana: { white: 1, black: 1 } }).use('mind-read', 'strong-red');
    const fight = steal();
    expect([fight.s.step, fight.hero.crystals.red]).toEqual(['7.5 choose', 1]);
    const take = (card: string) => ({ type: 'STEAL_CARD', playerId: 'hero', card }) as const;
    // A spell, a card of another color, and what is no card at all.
    for (const card of ['fireball', 'march', 'toString']) expect(fight.refused(take(card))).toBe('NOT_TO_STEAL');
    fight.does(take('battle-versatility'));
    expect(fight.hero.hand).toEqual(['battle-versatility', 'fireball']);
    const none = steal().does({ type: 'NOT_AGAIN', playerId: 'hero' });
    expect([none.hero.hand, none.s.step]).toEqual([['fireball'], '2.1 ranged']);
  });
});
