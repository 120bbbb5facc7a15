import { describe, expect, it } from 'vitest';
import type { CustomInput } from '../setup/schema.ts';
import { table } from './fixture.ts';

/** Section 8.2 and 7.3: how long prevention lasts, and that every copy counts. */

const bauble = 'titanium-bauble-blue';
const zap = (n: number): CustomInput => ({ name: 'Zap', type: 'action', does: { play: [{ do: 'arcane', n }] } });

describe('section 8.2, "prevent the next N damage"', () => {
  it('8.2 what is left of it serves the later events of the turn', () => {
    const t = table({ A: { hand: ['head-jab-red', 'head-jab-red'] }, B: { shield: 5 } });
    expect(t.play('A', 'head-jab-red').resolve().player('B')).toMatchObject({ life: 20, shield: 2 });
    expect(t.play('A', 'head-jab-red').resolve().player('B')).toMatchObject({ life: 19, shield: 0 });
  });
  it('8.2 what is left of it ends with the turn, for both players', () => {
    const t = table({
      A: { hand: ['head-jab-red', 'guard'], arsenal: bauble },
      B: { shield: 5, arsenal: bauble },
      custom: [{ name: 'Guard', type: 'instant', does: { play: [{ do: 'prevent', n: 3 }] } }],
    });
    t.play('A', 'guard').both().play('A', 'head-jab-red').close();
    expect([t.player('A').shield, t.player('B').shield]).toEqual([3, 2]);
    t.endTurn();
    expect([t.player('A').shield, t.player('B').shield]).toEqual([0, 0]);
  });
  it('8.2 all damage prevented: no hit, no crush, a marked hero stays marked', () => {
    const t = table({ A: { hand: ['buckling-blow-red'], floating_resources: 4 }, B: { shield: 8, marked: true } });
    t.play('A', 'buckling-blow-red').resolve();
    expect(t.link).toMatchObject({ hit: false, damage: 0, prevented: 8 });
    expect([t.player('B').marked, t.all('hit'), t.all('trigger')]).toEqual([true, [], []]);
  });
});

describe('section 7.3, copies', () => {
  const veil: CustomInput = { name: 'Veil', type: 'aura', keywords: ['arcane barrier 1'] };
  const prevent = { type: 'prevent', with: 'arcane barrier:veil' } as const;
  it('Arcane Barrier: two copies of one permanent count both, each once for the event', () => {
    const t = table({
      A: { hand: ['zap'] },
      B: { permanents: ['veil', 'veil'], floating_resources: 5 },
      custom: [zap(4), veil],
    });
    t.play('A', 'zap').both().does('B', prevent).does('B', prevent);
    expect(t.step).toBe('priority');
    expect(t.player('B')).toMatchObject({ life: 18, floating_resources: 3 });
  });
  it('Arcane Barrier: one copy may be used and the other one not', () => {
    const t = table({
      A: { hand: ['zap'] },
      B: { permanents: ['veil', 'veil'], floating_resources: 5 },
      custom: [zap(4), veil],
    });
    t.play('A', 'zap').both().does('B', prevent).does('B', { type: 'done' });
    expect(t.player('B')).toMatchObject({ life: 17, floating_resources: 4 });
  });
  it('Quell: on a permanent too; only the copy that was used goes in the end phase', () => {
    const t = table({
      A: { hand: ['head-jab-red'], arsenal: bauble },
      B: { permanents: ['stone', 'stone'], floating_resources: 1 },
      custom: [{ name: 'Stone', type: 'item', keywords: ['quell 1'] }],
    });
    t.play('A', 'head-jab-red').to('reaction').both().does('B', { type: 'prevent', with: 'quell:stone' });
    expect(t.life).toBe(18);
    expect(t.player('B').permanents).toEqual([{ card: 'stone', quelled: true }, { card: 'stone' }]);
    expect(t.close().endTurn().player('B')).toMatchObject({ permanents: [{ card: 'stone' }], graveyard: ['stone'] });
  });
});

describe('section 4.1, the simplified rules have no prevention', () => {
  it('the host cannot give a shield there', () => {
    const t = table({ mode: 'simplified', A: { hand: [bauble] } });
    expect(t.refused('host', { type: 'adjust', what: 'shield', who: 'B', n: 1 })).toBe('plain-flow');
  });
});
