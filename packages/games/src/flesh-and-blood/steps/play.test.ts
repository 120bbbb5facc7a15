import { describe, expect, it } from 'vitest';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';
const attack = (B: object = {}, A: object = {}) =>
  table({ A: { hand: ['wounding-blow-red'], ...A }, B }).play('A', 'wounding-blow-red');

describe('playing a card', () => {
  it('announce: the card leaves the hand, and cancel takes it all back', () => {
    const t = table({ A: { hand: ['leg-tap-red', bauble] } });
    t.does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(t.player('A').hand).toEqual([bauble]);
    expect(t.combat.cancel().ok).toBe(true);
    expect(t.player('A')).toMatchObject({ hand: ['leg-tap-red', bauble], action_points: 1 });
  });
  it('options: optional costs are declared before paying', () => {
    const t = table({
      A: { hand: ['drive'], deck: ['gear'] },
      custom: [
        { name: 'Drive', type: 'attack', power: 3, keywords: ['boost'] },
        { name: 'Gear', type: 'action', pitch: 3, cls: 'mechanologist' },
      ],
      script: { draws: [0] },
    });
    t.does('A', { type: 'play', card: 'drive', from: 'hand' });
    expect(t.step).toBe('options');
    t.does('A', { type: 'option', option: 'boost' }).done();
    expect(t.player('A').banished).toEqual(['gear']);
    expect(t.resolve().link.goAgain).toBe(true);
  });
  it('target: an attack may name a permanent with Spectra instead of the hero', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { permanents: ['haze'] },
      custom: [{ name: 'Haze', type: 'aura', keywords: ['spectra'] }],
    });
    t.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' });
    expect(t.offers().map((choice) => choice.action)).toEqual([
      { type: 'target', target: 'hero' },
      { type: 'target', target: 'haze' },
    ]);
    t.does('A', { type: 'target', target: 'haze' }).both(2);
    expect(t.player('B')).toMatchObject({ permanents: [], life: 20 });
    expect(t.state.combat_step).toBe('idle');
    expect(t.types).toContain('chain_close');
  });
  it('pay: one card at a time, or the cheapest complete payment as one choice', () => {
    const t = table({ A: { hand: ['brutal-assault-blue', 'dodge-blue', 'wild-ride-red', 'muscle-mutt-yellow'] } });
    t.does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' });
    const actions = t.offers().map((choice) => choice.action);
    expect(actions[0]).toEqual({ type: 'pay', cards: ['muscle-mutt-yellow'] });
    expect(actions.slice(1).map((action) => action.type)).toEqual(['pitch', 'pitch', 'pitch']);
    t.does('A', { type: 'pay', cards: ['muscle-mutt-yellow'] });
    expect(t.player('A')).toMatchObject({ floating_resources: 0, pitched: ['muscle-mutt-yellow'] });
  });
  it('costs: resources are paid before effect costs', () => {
    const t = table({ A: { hand: ['flock-of-the-feather-walkers-red', 'dodge-blue', bauble] } });
    t.play('A', 'flock-of-the-feather-walkers-red', [bauble]);
    expect(t.step).toBe('pick');
    expect(t.player('A').floating_resources).toBe(2);
  });
  it('random cost: a random card of what is left after paying', () => {
    const t = table({ A: { hero: 'bravo', hand: ['savage-swing-red', bauble, 'dodge-blue'] }, script: { draws: [0] } });
    t.play('A', 'savage-swing-red', [bauble]).done();
    expect(t.player('A').graveyard).toEqual(['dodge-blue']);
  });
  it('boost: any other card is banished for nothing', () => {
    const t = table({
      A: { hand: ['drive'], deck: ['dodge-blue'] },
      custom: [{ name: 'Drive', type: 'attack', power: 3, keywords: ['boost'] }],
      script: { draws: [0] },
    });
    t.does('A', { type: 'play', card: 'drive', from: 'hand' }).does('A', { type: 'option', option: 'boost' });
    expect(t.player('A').banished).toEqual(['dodge-blue']);
    expect(t.resolve().link.goAgain).toBe(false);
    const empty = table({
      A: { hand: ['drive'] },
      custom: [{ name: 'Drive', type: 'attack', power: 3, keywords: ['boost'] }],
    });
    empty.does('A', { type: 'play', card: 'drive', from: 'hand' });
    expect(empty.refused('A', { type: 'option', option: 'boost' })).toBe('deck-empty');
  });
  it('played: the layer is on the stack and the same player has priority', () => {
    const t = attack();
    expect(t.state.stack).toHaveLength(1);
    expect([t.who, t.player('A').action_points]).toEqual(['A', 0]);
  });
});
