import { describe, expect, it } from 'vitest';
import type { Figures } from '../../rules/real-deck/types.ts';
import { realTable } from './fixture.ts';

const attack = (moments: string[]): Figures => ({
  name: 'Speaking Blow',
  type: 'attack',
  colour: 'red',
  cost: 0,
  power: 4,
  defense: 3,
  kinds: ['Generic', 'Action', 'Attack'],
  moments,
});

describe('9 reminders', () => {
  it('ticks: they come at their moment, and are ticked off', () => {
    const t = realTable()
      .play('A', attack(['close']))
      .resolve()
      .goOn();
    expect([t.step, t.state.realDeck?.reminders]).toMatchObject(['ticks', [{ when: 'close', who: 'A' }]]);
    t.does('A', { type: 'tick', reminder: t.state.realDeck?.reminders[0]?.id ?? 0, done: false });
    expect([t.step, t.state.combat_step]).toEqual(['priority', 'idle']);
    expect(t.log).toContain('Speaking Blow (close): does not apply.');
  });
  it('stop the player who goes on, once', () => {
    const t = realTable()
      .play('A', attack(['close']))
      .resolve()
      .goOn();
    t.does('A', { type: 'go on' });
    expect([t.step, t.log.at(-1)]).toEqual(['ticks', 'Still open: Speaking Blow.']);
    t.does('A', { type: 'go on' });
    expect(t.step).toBe('priority');
  });
  it('can be switched off for the evening', () => {
    const t = realTable()
      .play('A', attack(['attack']))
      .goOn();
    t.does('A', { type: 'silence', card: 'speaking-blow-red' });
    expect(t.state.realDeck?.reminders).toEqual([]);
    t.toDefend().done('B').resolve().does('host', { type: 'adjust', what: 'action points', who: 'A', n: 1 });
    t.play('A', 'speaking-blow-red').goOn();
    expect(t.state.realDeck?.reminders).toEqual([]);
  });
  it('a card that says nothing has none', () => {
    const t = realTable()
      .play('A', attack(['plain']))
      .toDefend();
    expect([t.step, t.state.realDeck?.reminders]).toEqual(['Defend', []]);
  });
});
