import { describe, expect, it } from 'vitest';
import { card, realTable } from './fixture.ts';

/** Warnings that stop nothing (10), and what the host enters (8). */
describe('10 warned, goes on', () => {
  it('a card of another class or hero, from a zone that only a card allows, or in no list', () => {
    const t = realTable({ A: { hero: 'Rhinar, Reckless Rampage' } });
    t.does('host', { type: 'adjust', what: 'graveyard', who: 'A', n: 1 });
    t.play('A', card('Head Jab r'), [], 'graveyard');
    for (const line of [
      'Head Jab belongs to a class that the hero does not have.',
      "Head Jab comes from a zone that needs a card's permission.",
    ])
      expect(t.log).toContain(line);
    expect(t.player('A').graveyard).toEqual([]);
    const memory = realTable().play('A', { name: 'Own Blow', type: 'attack', cost: 0, power: 3 });
    expect(memory.log).toContain('Own Blow is not in the card list: the figures you entered count.');
  });
  it('more copies than a deck may hold: two with a young hero, three otherwise', () => {
    const warned = (hero: string, copies: number) => {
      const t = realTable({ A: { hero, hand: 9 } });
      for (let n = 0; n < copies; n++) {
        t.play('A', card('Head Jab r')).resolve();
      }
      return t.log.includes('Head Jab: more copies have been played than a deck may hold.');
    };
    expect([warned('Ira, Crimson Haze', 2), warned('Ira, Crimson Haze', 3)]).toEqual([false, true]);
    expect([warned('Rhinar, Reckless Rampage', 3), warned('Rhinar, Reckless Rampage', 4)]).toEqual([false, true]);
  });
  it('an Evo beside another card against overpower: told, not refused', () => {
    const evo = { name: 'Steel Evo', type: 'equipment', sub: 'arms', defense: 2, kinds: ['Evo', 'Equipment'] } as const;
    const t = realTable({ B: { permanents: [] } }).does('host', {
      type: 'enter',
      what: 'equip',
      who: 'B',
      card: { ...evo, kinds: [...evo.kinds] },
    });
    t.play('A', { name: 'Own Blow', type: 'attack', cost: 0, power: 6, keywords: ['overpower'] }).toDefend();
    t.defends('B', card('Snatch r')).wears('B', 'steel-evo').done('B');
    expect(t.log.some((line) => line.startsWith('Steel Evo is an Evo'))).toBe(true);
  });
  it('more cards than intellect after the draw', () => {
    const t = realTable().goOn().does('A', { type: 'pass' }).does('A', { type: 'drew', n: 3 });
    expect([t.figures('A').h, t.log.includes("That is more cards than the hero's intellect.")]).toEqual([7, true]);
  });
});

describe('10 refused, always', () => {
  it('a card from a zone that has none', () => {
    const t = realTable({ A: { hand: 0 } });
    expect(t.refused('A', { type: 'card', card: card('Snatch r'), from: 'hand' })).toBe('zone-empty');
    expect(t.refused('A', { type: 'card', card: card('Snatch r'), from: 'arsenal' })).toBe('zone-empty');
  });
  it('no card, a figure that is none, a type that cannot be there', () => {
    const t = realTable();
    expect(t.refused('A', { type: 'card', card: 'nobody-knows-it', from: 'hand' })).toBe('unknown-card');
    expect(
      t.refused('A', { type: 'card', card: { name: 'X', type: 'attack', cost: 0, power: 100 }, from: 'hand' }),
    ).toBe('wrong-figure');
    expect(t.refused('A', { type: 'card', card: { name: 'X', type: 'attack', cost: 0 }, from: 'hand' })).toBe(
      'figure-needed',
    );
    expect(t.refused('A', { type: 'card', card: card('Titanium Bauble b'), from: 'hand' })).toBe('cannot-be-played');
    expect(t.refused('A', { type: 'card', card: card('Sink Below r'), from: 'hand' })).toBe('only-in-reaction');
  });
});

describe('8 the host', () => {
  it('sets numbers, never below 0', () => {
    const t = realTable().does('host', { type: 'adjust', what: 'hand', who: 'B', n: -3 });
    expect(t.figures('B').h).toBe(1);
    expect(t.refused('host', { type: 'adjust', what: 'hand', who: 'B', n: -2 })).toBe('not-below-0');
    t.does('host', { type: 'adjust', what: 'life', who: 'B', n: 7 });
    expect(t.figures('B').L).toBe(27);
  });
  it('enters what lies on the table, and takes it away', () => {
    const t = realTable().does('host', { type: 'enter', what: 'make', who: 'B', card: 'spectral-shield', n: 2 });
    expect([t.player('B').permanents.length, t.log.at(-1)]).toEqual([2, 'The host: B gets 2 Spectral Shield.']);
    t.does('host', { type: 'enter', what: 'destroy', who: 'B', object: 'spectral-shield' });
    t.does('host', { type: 'enter', what: 'mark', who: 'B' }).does('host', {
      type: 'enter',
      what: 'arsenal',
      who: 'A',
    });
    expect([t.player('B').permanents.length, t.player('B').marked, t.figures('A').h]).toEqual([1, true, 3]);
    t.does('host', { type: 'enter', what: 'turn up', who: 'A', card: card('Sink Below r') });
    expect(t.player('A').arsenal).toMatchObject({ up: true });
    expect(t.refused('host', { type: 'enter', what: 'destroy', who: 'A', object: 'nothing' })).toBe('no-such-object');
  });
});
