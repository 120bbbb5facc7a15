import { describe, expect, it } from 'vitest';
import type { Figures } from '../../rules/real-deck/types.ts';
import { action, attack, yes } from './asking.ts';
import { card, type RealTable, realTable } from './fixture.ts';

/** Keywords that the table is asked about at their moment (K): a tick, and Fray counts what follows. */

describe('K asked with a tick', () => {
  it('mark: the other hero is marked', () => {
    const t = yes(realTable().play('A', attack('mark')).toDefend().done('B').to('damage'), 'mark');
    expect(t.player('B').marked).toBe(true);
  });
  it('intimidate in a text: a card of the other hand goes aside', () => {
    const t = yes(realTable().play('A', attack('intimidate')).goOn(), 'intimidate');
    expect([t.figures('B').h, t.player('B').intimidated.length]).toEqual([3, 1]);
  });
  it('decompose: three cards of the graveyard are banished', () => {
    const t = realTable().does('host', { type: 'adjust', what: 'graveyard', who: 'A', n: 4 });
    yes(t.play('A', attack('decompose')).goOn(), 'decompose');
    expect([t.player('A').graveyard.length, t.player('A').banished.length]).toEqual([1, 3]);
  });
  it('go fish: a card is discarded, a Gold token made', () => {
    const t = yes(realTable().play('A', attack('go fish')).toDefend().done('B').to('damage'), 'go fish');
    t.does('B', { type: 'choose', card: 'a-card' });
    expect([t.figures('B').h, t.player('A').permanents]).toEqual([3, [{ card: 'gold' }]]);
  });
  it('galvanize: an item is destroyed', () => {
    const B = { permanents: [{ name: 'Trinket', type: 'item', cost: 0 } as const] };
    const t = realTable({ B }).play('A', card('Head Jab r')).toDefend().defends('B', attack('galvanize')).done('B');
    yes(t, 'galvanize').does('B', { type: 'choose', card: 'trinket' });
    expect(t.player('B').permanents).toEqual([]);
  });
  it.each([
    [false, 'A'],
    [true, 'B'],
  ])('wager: decided when the link resolves (defended: %s)', (defended, winner) => {
    const t = yes(realTable().play('A', attack('wager')).goOn(), 'wager').toDefend();
    if (defended) t.defends('B', { defense: 6 });
    t.done('B').to('resolution');
    expect(t.state.realDeck?.reminders).toMatchObject([{ who: winner, words: 'wager won' }]);
  });
  it('crank: a steam counter off, an action point', () => {
    const item: Figures = { ...action('crank'), name: 'Engine', type: 'item' };
    const t = realTable().play('A', item).goOn();
    if (t.step === 'effects') t.goOn();
    t.does('host', { type: 'enter', what: 'counters', who: 'A', object: 'engine-red', n: 2, counter: 'steam' });
    yes(t, 'crank');
    expect([t.figures('A').AP, t.player('A').stored]).toEqual([1, { 'engine-red': 1 }]);
  });
});

describe('K conditions that Fray looks at: what is not met is not asked', () => {
  const words = (t: RealTable): string[] => (t.state.realDeck?.reminders ?? []).map((it) => it.words);
  it('unity: together with another card from hand', () => {
    const alone = realTable().play('A', card('Head Jab r')).toDefend().defends('B', attack('unity')).done('B');
    expect(words(alone)).toEqual([]);
    const both = realTable().play('A', card('Head Jab r')).toDefend().defends('B', attack('unity'));
    expect(words(both.defends('B', card('Snatch r')).done('B'))).toEqual(['unity']);
  });
  it('earth bond: an Earth card was pitched, or one of which only the color is known', () => {
    const bond = { ...attack('earth bond'), cost: 1 };
    expect(words(realTable().play('A', bond, ['blue']).goOn())).toEqual(['earth bond']);
    expect(
      words(
        realTable()
          .play('A', bond, [card('Titanium Bauble b')])
          .goOn(),
      ),
    ).toEqual([]);
  });
});

describe('7 prevention, damage and life that the table enters', () => {
  const themai: Figures = { name: 'Themai', type: 'token', sub: 'ally', power: 3, life: 4 };
  const bolt: Figures = { name: 'My Bolt', type: 'action', colour: 'red', cost: 0 };
  it('all of the next damage event, and only of that', () => {
    const word: Figures = { name: 'My Word', type: 'instant', colour: 'blue', cost: 0 };
    const t = realTable().play('A', card('Head Jab r')).does('B', { type: 'respond' }).play('B', word).goOn();
    t.gives('B', { shieldAll: true }).resolve();
    expect([t.figures('B').L, t.player('B').turn.once]).toEqual([20, []]);
  });
  it('damage to an ally of the other side, which is no hit', () => {
    const t = realTable().does('host', { type: 'enter', what: 'make', who: 'B', card: themai }).play('A', bolt).goOn();
    expect(t.refused('A', { type: 'effects', arcane: 3, ally: 'nobody' })).toBe('wrong-figure');
    t.gives('A', { arcane: 3, ally: 'themai' });
    expect([t.figures('B').L, t.player('B').permanents]).toEqual([20, [{ card: 'themai', lost: 3 }]]);
    expect(t.log).toContain('Themai takes 3 damage: 1 of 4 life.');
  });
  it('blood debt of banished cards that nobody named is asked for, once such a card was seen', () => {
    const debt = { ...attack('blood debt'), keywords: ['blood debt'] };
    const t = realTable().does('host', { type: 'enter', what: 'banish', who: 'A', card: debt });
    t.does('host', { type: 'enter', what: 'banish', who: 'A' }).goOn();
    const [line] = t.state.realDeck?.reminders ?? [];
    expect([t.step, t.figures('A').L, line?.when]).toEqual(['ticks', 19, 'end']);
    t.does('A', { type: 'tick', reminder: line?.id ?? 0, done: true, life: -1 });
    expect(t.figures('A').L).toBe(18);
  });
  it('watery grave and solflare: a line when it happens', () => {
    const pearl: Figures = { name: 'Pearl', type: 'item', cost: 0, keywords: ['watery grave'] };
    const t = realTable().does('host', { type: 'enter', what: 'make', who: 'A', card: pearl });
    t.does('host', { type: 'enter', what: 'destroy', who: 'A', object: 'pearl' });
    expect(t.state.realDeck?.reminders.at(-1)?.words).toBe('watery grave: face down');
    const charging = {
      ...attack('charge'),
      keywords: [{ keyword: 'charge', number: null, standing: 'text' as const }],
    };
    const sun = realTable().does('A', { type: 'card', card: charging, from: 'hand' });
    sun.does('A', { type: 'option', option: 'charge' });
    sun.does('A', { type: 'shows', card: { ...attack('solflare'), name: 'Bright' } });
    expect(sun.state.realDeck?.reminders.at(-1)?.words).toBe('solflare');
  });
});
