import { scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';

describe('the turn', () => {
  const deck = (n: number) => Array.from({ length: n }, () => bauble);
  const setup = (first: string, mode = 'official') =>
    must({ mode, first, players: { A: { hero: 'bravo', deck: deck(6) }, B: { hero: 'katsu', deck: deck(6) } } });
  const draws = (n: number) => Array.from({ length: n }, () => 0);

  it('opening: the setup decides where to begin', () => {
    expect(scenario(rules, setup('A'), { draws: draws(8) }).step).toBe('priority');
    expect(scenario(rules, setup('A', 'simplified'), { draws: draws(8) }).step).toBe('simplified start');
    const link = must({ link: { attack: 'wounding-blow-red' } });
    expect(scenario(rules, link).state.combat_step).toBe('layer');
  });
  it('first player: one chosen at random decides who begins', () => {
    const t = scenario(rules, setup('random'), { draws: [1, ...draws(8)] });
    expect(t.step).toBe('first player');
    expect(t.offers().map((choice) => choice.seat)).toEqual(['B', 'B']);
    t.does('B', { type: 'lead', who: 'A' });
    expect(t.state.turn).toBe('A');
    expect(t.events).toContainEqual({ type: 'first_player', player: 'A' });
  });
  it('hands: both draw up to intellect before the first turn', () => {
    const t = scenario(rules, setup('B'), { draws: draws(8) }).done();
    expect([t.state.players.A.hand.length, t.state.players.B.hand.length, t.state.turn]).toEqual([4, 4, 'B']);
  });
  it('single link: the attack is declared and paid, nothing else is asked', () => {
    const t = scenario(
      rules,
      must({ link: { attack: 'raging-onslaught-yellow', attacker: { hand: ['dodge-blue'] } } }),
    );
    expect(t.state.stack).toMatchObject([{ card: 'raging-onslaught-yellow' }]);
    expect(t.state.players.A).toMatchObject({ hand: ['dodge-blue'], pitched: [], action_points: 0 });
  });
  it('start phase: triggers resolve without priority, what waited for this turn begins', () => {
    const t = table({ first: 'start phase', A: { permanents: ['vigor'], laterTax: 1, hand: [bauble] } });
    expect(t.player('A')).toMatchObject({ floating_resources: 1, permanents: [], laterTax: 0, turn: { tax: 1 } });
    expect(t.all('start_turn')).toMatchObject([{ player: 'A', turn: 3 }]);
  });
  it('mentor: a face-down mentor may be turned up; other cards may not', () => {
    const ask = (card: string) =>
      table({ first: 'start phase', A: { mentor: true, arsenal: card, hand: [bauble, 'hala-goldenhelm'] } });
    expect(ask('chief-rukutan').can('A', { type: 'accept' })).toBe(true);
    const other = ask('dodge-blue');
    expect(other.step).toBe('mentor');
    expect(other.refused('A', { type: 'accept' })).toBe('no-mentor');
    expect(other.does('A', { type: 'decline' }).phase).toBe('action');
  });
  it('action phase: one action point, and triggers go on the stack', () => {
    const t = table({ A: { permanents: ['emerging-power-red'] } });
    expect(t.player('A').action_points).toBe(1);
    expect(t.state.stack).toMatchObject([{ card: 'emerging-power-red', when: 'action phase' }]);
    expect(t.who).toBe('A');
  });
  it('action: ends when both pass with nothing on the stack', () => {
    const t = table({ A: { hand: ['sigil-of-solace-blue'] }, B: { arsenal: 'dodge-blue' } });
    t.play('A', 'sigil-of-solace-blue').both();
    expect(t.phase).toBe('action');
    expect(t.both().all('action_pass')).toMatchObject([{ player: 'A' }]);
  });
});
