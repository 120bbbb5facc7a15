import { describe, expect, it } from 'vitest';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';
const attack = (B: object = {}, A: object = {}) =>
  table({ A: { hand: ['wounding-blow-red'], ...A }, B }).play('A', 'wounding-blow-red');

describe('priority and the stack', () => {
  it('priority: playing keeps it, passing hands it over, a resolved layer gives it to the turn player', () => {
    const t = table({ A: { hand: ['sigil-of-solace-blue'] }, B: { hand: ['sigil-of-solace-blue'] } });
    t.play('A', 'sigil-of-solace-blue');
    expect(t.who).toBe('A');
    t.pass();
    expect(t.who).toBe('B');
    t.play('B', 'sigil-of-solace-blue');
    expect(t.who).toBe('B');
    t.both();
    expect([t.who, t.state.stack.length, t.player('B').life]).toEqual(['A', 1, 21]);
  });
  it('order: a player orders own triggers', () => {
    const t = attack({}, { permanents: ['quicken', 'courage'] });
    expect(t.step).toBe('order');
    t.does('A', { type: 'stack', card: 'courage', when: 'attack played' });
    expect(t.state.stack.map((layer) => layer.card)).toEqual(['wounding-blow-red', 'courage', 'quicken']);
  });
  it('order: with triggers of both sides the turn player says whose come first', () => {
    const t = table({
      A: { hand: ['ghost'] },
      B: { hand: ['pack-call-yellow'], deck: [bauble] },
      custom: [{ name: 'Ghost', type: 'attack', power: 8, cls: 'illusionist', keywords: ['phantasm'] }],
      script: { draws: [0] },
    });
    t.play('A', 'ghost').block('B', 'pack-call-yellow');
    expect(t.offers().map((choice) => [choice.seat, choice.action.type])).toEqual([
      ['A', 'lead'],
      ['A', 'lead'],
    ]);
    t.does('A', { type: 'lead', who: 'A' });
    expect(t.state.stack.map((layer) => layer.card)).toEqual(['ghost', 'pack-call-yellow']);
    expect(t.both().player('B').bottom).toHaveLength(1);
  });
  it('resolve all: in phases without priority everything resolves automatically', () => {
    const t = table({ first: 'start phase', A: { permanents: ['might', 'vigor'], hand: [bauble] } });
    expect(t.step).toBe('order');
    t.does('A', { type: 'stack', card: 'vigor', when: 'start' });
    expect(t.player('A')).toMatchObject({ permanents: [], floating_resources: 1 });
    expect(t.phase).toBe('action');
  });
});
