import { describe, expect, it } from 'vitest';
import type { Action } from '../../actions.ts';
import type { Figures } from '../../rules/real-deck/types.ts';
import { card, type RealTable, realTable } from './fixture.ts';

/** Section 8: what the host enters, row by row, each with its line in the log. */

const enter = (t: RealTable, it: Omit<Extract<Action, { type: 'enter' }>, 'type'>): RealTable =>
  t.does('host', { type: 'enter', ...it });
const adjust = (t: RealTable, it: Omit<Extract<Action, { type: 'adjust' }>, 'type'>): RealTable =>
  t.does('host', { type: 'adjust', ...it });
const attacked = () => realTable().play('A', card('Wounding Blow r')).toDefend();

describe('8 numbers', () => {
  it.each([
    ['life', 3, { L: 23 }],
    ['resources', 2, { R: 2 }],
    ['action points', 1, { AP: 2 }],
    ['hand', -2, { h: 2 }],
    ['deck', -6, { d: 30 }],
  ] as const)('%s by %i', (what, n, figures) => {
    const t = adjust(realTable(), { what, who: 'A', n });
    expect(t.figures('A')).toMatchObject(figures);
    expect(t.log).toContain(`The host corrects A: ${what} ${n > 0 ? '+' : ''}${n}.`);
  });
  it('graveyard, banished and shields', () => {
    const t = adjust(realTable(), { what: 'graveyard', who: 'B', n: 4 });
    adjust(adjust(t, { what: 'banished', who: 'B', n: 1 }), { what: 'shield', who: 'B', n: 2 });
    const { graveyard, banished, shield } = t.player('B');
    expect([graveyard.length, banished.length, shield]).toEqual([4, 1, 2]);
    expect(t.play('A', card('Wounding Blow r')).resolve().figures('B').L).toBe(18);
  });
  it('power and block of the link', () => {
    const t = attacked();
    adjust(adjust(t, { what: 'power', who: 'A', n: 3 }), { what: 'block', who: 'B', n: 2 });
    expect(t.done('B').resolve().figures('B').L).toBe(15);
    expect(t.refused('host', { type: 'adjust', what: 'power', who: 'A', n: 1 })).toBe('no-link');
  });
  it('logs the new count', () => {
    const t = adjust(realTable(), { what: 'hand', who: 'B', n: -1 });
    expect(t.log).toContain('B: hand 4 → 3.');
  });
});

describe('chi', () => {
  it('is part of the resources, pays first, and is gone with them', () => {
    const t = adjust(adjust(realTable(), { what: 'chi', who: 'A', n: 2 }), { what: 'resources', who: 'A', n: 2 });
    expect([t.figures('A').R, t.player('A').chi]).toEqual([4, 2]);
    t.play('A', card('Raging Onslaught r'));
    expect([t.figures('A').R, t.player('A').chi]).toEqual([1, 0]);
    expect(t.refused('host', { type: 'adjust', what: 'chi', who: 'A', n: -1 })).toBe('not-below-0');
  });
  it('comes of a card of that type that is pitched', () => {
    const t = realTable().play('A', card('Voltic Bolt r'), [card('Inner Chi b')]);
    expect([t.figures('A').R, t.player('A').chi]).toEqual([1, 1]);
    t.goOn().goOn().does('A', { type: 'pass' });
    expect([t.figures('A').R, t.player('A').chi]).toEqual([0, undefined]);
  });
});

describe('8 what lies on the table', () => {
  const ally: Figures = { name: 'Themai', type: 'token', sub: 'ally', power: 3, life: 4 };
  it('tokens, auras, items and allies are made, destroyed, moved, tapped', () => {
    const t = enter(realTable(), { what: 'make', who: 'B', card: 'spectral-shield', n: 2 });
    enter(enter(t, { what: 'make', who: 'A', card: ally }), { what: 'tap', who: 'A', object: 'themai' });
    expect(t.refused('A', { type: 'ally', permanent: 0 })).toBe('ally-tapped');
    enter(enter(t, { what: 'untap', who: 'A', object: 'themai' }), { what: 'move', who: 'A', object: 'themai' });
    enter(t, { what: 'destroy', who: 'B', object: 'spectral-shield' });
    expect([t.player('A').permanents, t.player('B').permanents.map((it) => it.card)]).toEqual([
      [],
      ['spectral-shield', 'themai'],
    ]);
  });
  it('equipment is put on, worn, turned over and destroyed', () => {
    const t = enter(realTable(), { what: 'equip', who: 'B', card: card('Ironrot Helm') });
    enter(t, { what: 'counters', who: 'B', object: 'ironrot-helm', n: 1 });
    enter(t, { what: 'turn', who: 'B', object: 'ironrot-helm' });
    expect(t.player('B').equipment).toMatchObject([{ worn: 1, down: true }]);
    enter(t, { what: 'destroy', who: 'B', object: 'ironrot-helm' });
    expect([t.player('B').equipment, t.log.at(-2)]).toEqual([[], 'The host: B loses Ironrot Helm.']);
  });
  it('a weapon is used, and free again', () => {
    const t = realTable({ A: { weapons: ['Edge of Autumn'] } });
    enter(t, { what: 'use', who: 'A', object: 'edge-of-autumn' });
    expect(t.refused('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
    enter(t, { what: 'free', who: 'A', object: 'edge-of-autumn' });
    expect(t.swing('A', 0, ['blue']).resolve().figures('B').L).toBeLessThan(20);
  });
  it('counters by name and number', () => {
    const t = enter(realTable(), { what: 'make', who: 'A', card: { name: 'Engine', type: 'item', cost: 0 } });
    enter(t, { what: 'counters', who: 'A', object: 'engine', n: 2, counter: 'steam' });
    expect(t.log.at(-1)).toBe('The host: A has 2 steam counters on Engine.');
    expect([t.player('A').stored, t.state.realDeck?.counters]).toEqual([{ engine: 2 }, { engine: 'steam' }]);
  });
  it('a mark, and what is frozen', () => {
    const t = enter(realTable({ A: { weapons: ['Edge of Autumn'] } }), { what: 'mark', who: 'B' });
    enter(t, { what: 'freeze', who: 'A', object: 'weapons' });
    expect([t.player('B').marked, t.refused('A', { type: 'weapon', weapon: 0 })]).toEqual([true, 'frozen']);
    enter(enter(t, { what: 'unmark', who: 'B' }), { what: 'thaw', who: 'A' });
    expect([t.player('B').marked, t.player('A').frozen]).toEqual([false, []]);
  });
  it('a card is discarded or banished, by name or not', () => {
    const t = enter(realTable(), { what: 'discard', who: 'B', card: card('Snatch r') });
    enter(t, { what: 'banish', who: 'B' });
    expect([t.figures('B').h, t.player('B').graveyard, t.player('B').banished]).toEqual([
      2,
      ['snatch-red'],
      ['a-card'],
    ]);
    expect(t.refused('host', { type: 'enter', what: 'turn up', who: 'B', card: card('Snatch r') })).toBe('zone-empty');
  });
});

describe('8 dominate, overpower and go again are switched on and off', () => {
  it('dominate: a second card from hand is refused', () => {
    const t = attacked().does('host', { type: 'gain', gain: 'dominate', on: true });
    t.defends('B', card('Snatch r'));
    expect(t.refused('B', { type: 'defends', card: card('Wounding Blow r'), from: 'hand' })).toBe('dominate');
  });
  it('go again: an action point at the end of the link; off again, none', () => {
    const again = attacked().does('host', { type: 'gain', gain: 'go again', on: true });
    expect(again.done('B').resolve().figures('A').AP).toBe(1);
    const none = realTable().play('A', card('Head Jab r')).toDefend();
    none.does('host', { type: 'gain', gain: 'go again', on: false });
    expect(none.done('B').resolve().figures('A').AP).toBe(0);
  });
});

describe('a second arsenal zone', () => {
  const two = () => enter(realTable({ A: { arsenal: true } }), { what: 'arsenal zones', who: 'A', n: 2 });
  it('holds one more card, and the first zone is the last to be empty', () => {
    const t = enter(two(), { what: 'arsenal', who: 'A' });
    expect(t.refused('host', { type: 'enter', what: 'arsenal', who: 'A' })).toBe('arsenal-full');
    expect(t.refused('host', { type: 'enter', what: 'arsenal zones', who: 'A', n: 1 })).toBe('arsenal-full');
    t.play('A', card('Snatch r'), [], 'arsenal').resolve();
    expect([t.player('A').arsenal?.card, t.player('A').spare]).toEqual(['a-card', null]);
    enter(t, { what: 'arsenal zones', who: 'A', n: 1 });
    expect('spare' in t.player('A')).toBe(false);
  });
  it('the card that is named is the one that is played', () => {
    const t = enter(two(), { what: 'turn up', who: 'A', card: card('Sink Below r') });
    enter(t, { what: 'arsenal', who: 'A' }).play('A', card('Snatch r'), [], 'arsenal').resolve();
    expect(t.player('A').arsenal).toMatchObject({ up: true });
    expect(t.state.chain[0]?.attack.card).toBe('snatch-red');
  });
  it('the end phase asks as long as a zone is free', () => {
    const t = two().goOn();
    expect(t.step).toBe('arsenal');
    t.does('A', { type: 'store', card: 'a-card' });
    expect([t.player('A').spare?.up, t.figures('A').h]).toEqual([false, 3]);
    expect(realTable({ A: { arsenal: true } }).goOn().step).toBe('drew');
  });
});

describe('the host closes the chain', () => {
  it('in the Defend Step: no damage, cards to the graveyards, no go again', () => {
    const t = realTable().play('A', card('Head Jab r')).toDefend().defends('B', card('Snatch r'));
    enter(t, { what: 'close chain', who: 'A' });
    expect([t.step, t.state.combat_step, t.state.chain]).toEqual(['priority', 'idle', []]);
    expect([t.figures('B').L, t.figures('A').AP]).toEqual([20, 0]);
    expect([t.player('A').graveyard, t.player('B').graveyard]).toEqual([['head-jab-red'], ['snatch-red']]);
    expect(t.log).toContain('The host closes the combat chain.');
  });
  it.each(['layer', 'attack', 'reaction', 'damage', 'resolution'] as const)('in the window of the %s step', (phase) => {
    const t = realTable().play('A', card('Head Jab r'));
    for (let i = 0; i < 20 && t.phase !== phase; i++) t.step === 'Defend' ? t.done('B') : t.goOn();
    expect(t.phase).toBe(phase);
    enter(t, { what: 'close chain', who: 'A' });
    expect([t.state.combat_step, t.state.chain, t.player('A').graveyard]).toEqual(['idle', [], ['head-jab-red']]);
    expect(t.figures('B').L).toBe(['damage', 'resolution'].includes(phase) ? 17 : 20);
    expect(t.refused('host', { type: 'enter', what: 'close chain', who: 'A' })).toBe('no-link');
  });
});

it('an extra turn: the same player begins again, then the other one', () => {
  const t = enter(realTable(), { what: 'extra turn', who: 'A' });
  const end = () => t.goOn().does(t.state.turn, { type: 'pass' }).goOn();
  end();
  expect([t.state.turn, t.state.number]).toEqual(['A', 4]);
  end();
  expect([t.state.turn, t.state.realDeck?.extra]).toEqual(['B', undefined]);
});
