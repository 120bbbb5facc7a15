import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../../ruleset.ts';
import { must } from '../../setup/presets.ts';

describe('lot: who goes first is decided at the table', () => {
  it('asks, and nobody but the table says who it was', () => {
    const hero = { name: 'Somebody', life: 20, intellect: 4 };
    const setup = must({ own: { first: 'lot', A: { hero, deck: 40 }, B: { hero, deck: 40 } } });
    const combat = Combat.begin(rules, setup, seededDice(1));
    expect(combat.frame?.step).toBe('lot');
    const leads = combat.prompt().filter(({ action }) => action.type === 'lead');
    expect(leads.map(({ action }) => ('who' in action ? action.who : ''))).toEqual(['A', 'B']);
    const answer = combat.move('A', { type: 'lead', who: 'B' });
    expect(answer.ok && answer.events.map(({ event }) => event)).toContainEqual({ type: 'first_player', player: 'B' });
    expect(combat.state.turn).toBe('B');
  });
});
