import { describe, expect, it } from 'vitest';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';

describe('the simplified rules', () => {
  const plain = (A: object = {}, B: object = {}) =>
    table({
      mode: 'simplified',
      A: { hand: ['wounding-blow-red', 'leg-tap-red', bauble], ...A },
      B: { arsenal: 'dodge-blue', ...B },
    });
  const declared = (B: object = {}) =>
    plain({}, B)
      .does('A', { type: 'continue' })
      .does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' })
      .does('A', { type: 'done' });
  it('simplified start: CONTINUE leads to the action phase', () => {
    const t = plain();
    expect(t.offers()).toEqual([{ seat: 'A', action: { type: 'continue' } }]);
    expect(t.does('A', { type: 'continue' }).player('A').action_points).toBe(1);
  });
  it('simplified action: attacks, weapon attacks, pass; everything else says why not', () => {
    const t = plain({ weapons: ['dawnblade'], hand: ['dodge-blue', 'wounding-blow-red', bauble] }).does('A', {
      type: 'continue',
    });
    expect(t.why('A', { type: 'play', card: 'dodge-blue', from: 'hand' })).toBe('plain-flow');
    expect(t.can('A', { type: 'weapon', weapon: 0 })).toBe(true);
  });
  it('simplified pay: any set that covers the cost', () => {
    const t = plain().does('A', { type: 'continue' }).does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(t.refused('A', { type: 'done' })).toBe('not-covered');
    t.does('A', { type: 'pitch', card: bauble })
      .does('A', { type: 'pitch', card: 'wounding-blow-red' })
      .does('A', { type: 'done' });
    expect(t.step).toBe('simplified Layer');
  });
  it('simplified pay: the cheapest complete payment is one choice', () => {
    const t = plain({ hand: ['brutal-assault-blue', 'wounding-blow-red', bauble, 'muscle-mutt-yellow'] })
      .does('A', { type: 'continue' })
      .does('A', { type: 'play', card: 'brutal-assault-blue', from: 'hand' });
    expect(t.can('A', { type: 'pay', cards: ['muscle-mutt-yellow'] })).toBe(true);
    t.does('A', { type: 'pitch', card: 'wounding-blow-red' });
    expect(t.can('A', { type: 'pay', cards: ['muscle-mutt-yellow'] })).toBe(true);
    t.does('A', { type: 'pay', cards: ['muscle-mutt-yellow'] }).pass(2);
    expect(t.all('declare_attack')).toMatchObject([{ cost: 2, pitch: 3 }]);
  });
  it('simplified pay: floating resources that are enough may be left and cards pitched all the same', () => {
    const t = plain({ floating_resources: 1 })
      .does('A', { type: 'continue' })
      .does('A', { type: 'play', card: 'leg-tap-red', from: 'hand' });
    expect(t.offers().map(({ action }) => action.type)).toEqual(['pitch', 'pitch', 'done']);
    t.does('A', { type: 'pitch', card: bauble }).does('A', { type: 'done' }).pass(2);
    expect(t.player('A')).toMatchObject({ floating_resources: 3, pitched: [bauble] });
    const free = plain({}).does('A', { type: 'continue' });
    free
      .does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' })
      .does('A', { type: 'pitch', card: bauble });
    expect(free.does('A', { type: 'done' }).pass(2).player('A').floating_resources).toBe(3);
  });
  it('simplified pay: who has no card left is not asked', () => {
    const t = plain({ hand: ['wounding-blow-red'] }).does('A', { type: 'continue' });
    expect(t.does('A', { type: 'play', card: 'wounding-blow-red', from: 'hand' }).step).toBe('simplified Layer');
  });
  it('simplified Layer: two passes in a row', () => {
    const t = declared().pass();
    expect(t.state).toMatchObject({ combat_step: 'layer', combat_priority: 'B', combat_passes: 1 });
    t.pass();
    expect(t.types.slice(-3)).toEqual(['layer_pass', 'layer_end', 'declare_attack']);
  });
  it('simplified Attack: costs, graveyard, modifiers once', () => {
    const t = declared().pass(2);
    expect(t.all('declare_attack')).toEqual([
      {
        type: 'declare_attack',
        player: 'A',
        card: 'Wounding Blow',
        id: 'wounding-blow-red',
        attack: 4,
        cost: 0,
        pitch: 0,
        source: 'hand',
      },
    ]);
    expect(t.state).toMatchObject({ pending_attack: 4, last_attack_card: 'wounding-blow-red', awaiting_defense: true });
  });
  it('simplified Defend: up to two cards, or PASS', () => {
    const t = declared({ hand: [bauble] })
      .pass(2)
      .does('B', { type: 'block', card: bauble, from: 'hand' })
      .does('B', { type: 'done' });
    expect(t.state).toMatchObject({ combat_block_total: 3, reaction_block: 3, awaiting_defense: false });
    expect(declared().pass(2).does('B', { type: 'pass' }).types).toContain('block_pass');
  });
  it('simplified Defend: what the host added to the block before stays', () => {
    const t = declared({ hand: [bauble] })
      .pass(2)
      .does('host', { type: 'adjust', what: 'block', who: 'B', n: 1 });
    t.does('B', { type: 'block', card: bauble, from: 'hand' }).does('B', { type: 'done' });
    expect(t.state).toMatchObject({ combat_block_total: 3, reaction_block: 4 });
  });
  it('simplified Reaction: the defender is first to act', () => {
    expect(declared().pass(2).does('B', { type: 'pass' }).state).toMatchObject({
      combat_step: 'reaction',
      reaction_actor: 'B',
      combat_passes: 0,
    });
  });
  it('simplified Damage: the difference is subtracted from life', () => {
    expect(declared().pass(2).does('B', { type: 'pass' }).pass(2).life).toBe(16);
  });
  it('simplified Resolution: the event, go again, reset', () => {
    const t = declared().pass(2).does('B', { type: 'pass' }).pass(2);
    expect(t.all('defense_resolve')).toEqual([{ type: 'defense_resolve', block: 0, damage: 4, life: 16 }]);
    expect(t.step).toBe('simplified action');
  });
  it('simplified arsenal: SET_ARSENAL or skip', () => {
    const t = plain().does('A', { type: 'continue' }).pass();
    expect(t.step).toBe('simplified arsenal');
    expect(t.does('A', { type: 'store', card: bauble }).player('A').arsenal).toMatchObject({ card: bauble });
  });
  it('simplified end: the turn player draws, the other one goes on', () => {
    const t = plain({ deck: [bauble, bauble], hand: [] }).does('A', { type: 'continue' });
    expect(() => t.pass()).not.toThrow();
    expect(t.combat.need).toMatchObject({ kind: 'draw' });
  });
});
