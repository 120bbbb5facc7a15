import { describe, expect, it } from 'vitest';
import type { Figures } from '../../rules/real-deck/types.ts';
import { english } from '../../text/en.ts';
import { action, attack, yes } from './asking.ts';
import { card, type RealTable, realTable } from './fixture.ts';

/** Keywords that ask for more than a tick: a thing on the table, a card, a number (K). */

describe('K asked which thing on the table is meant', () => {
  const gem: Figures = { name: 'Gem', type: 'item', cost: 0 };
  const label = (t: RealTable) => t.offers().map((choice) => english.label(choice, t.state));

  /** B has an item, and defends with 2 against 4. */
  const galvanized = () =>
    realTable({ B: { permanents: [gem] } })
      .play('A', card('Wounding Blow r'))
      .toDefend()
      .defends('B', { ...attack('galvanize'), defense: 2 })
      .done('B');

  it('galvanize: then what it gives, as a number for the link', () => {
    const t = galvanized();
    yes(t, 'galvanize').does('B', { type: 'choose', card: 'gem' }).gives('B', { defense: 1 });
    expect(t.resolve().figures('B').L).toBe(19);
  });

  it('galvanize: where no item is destroyed nothing is given, and the link goes on', () => {
    const t = galvanized();
    yes(t, 'galvanize').does('B', { type: 'decline' });
    expect(t.step).toBe('priority');
    expect(t.state.players.B.permanents).toHaveLength(1);
    expect(t.resolve().figures('B').L).toBe(18);
  });

  it('evo upgrade: asked with the number of Evos that are worn, and not without one', () => {
    const upgraded = (evos: number) => {
      const t = realTable();
      const evo = (n: number): Figures => ({
        name: `Evo ${n}`,
        type: 'equipment',
        defense: 1,
        kinds: ['Equipment', 'Evo'],
      });
      for (let n = 0; n < evos; n++) t.does('host', { type: 'enter', what: 'equip', who: 'A', card: evo(n) });
      return t.play('A', attack('evo upgrade')).goOn();
    };
    expect(label(upgraded(2))).toContain('Evo upgrade with 2 worn: what does Asking Blow (red) give?');
    expect(upgraded(0).step).toBe('priority');
  });

  describe('clash', () => {
    const clash = () => {
      const t = realTable().play('A', card('Head Jab r')).toDefend().defends('B', attack('clash')).done('B');
      return yes(t, 'clash');
    };
    it('both cards are named: the higher power wins, and the prize is a line of the winner', () => {
      const t = clash().does('A', { type: 'shows', card: card('Snatch r') });
      t.does('B', { type: 'shows', card: card('Wounding Blow b') });
      expect(t.events.find(({ type }) => type === 'clash')).toMatchObject({ winner: 'A' });
      expect(t.state.realDeck?.reminders).toMatchObject([{ who: 'A', words: 'clash won' }]);
      expect([t.figures('A').d, t.figures('B').d]).toEqual([35, 35]);
    });
    it.each([
      ['B', 'B'],
      [null, undefined],
    ] as const)('clash won: nobody names the cards, the table says who won (%s)', (winner, prize) => {
      const t = clash().does('A', { type: 'choose', card: 'a-card' }).does('B', { type: 'choose', card: 'a-card' });
      expect(label(t)).toEqual(expect.arrayContaining(['Nobody won the clash']));
      t.does('B', winner ? { type: 'lead', who: winner } : { type: 'decline' });
      expect(t.state.realDeck?.reminders[0]?.who).toBe(prize);
    });
  });

  describe('transform', () => {
    it('an Evo takes the slot of what goes under, with its own defense and no counters', () => {
      const evo: Figures = {
        ...action('transform'),
        name: 'Evo Casing',
        defense: 4,
        kinds: ['Action', 'Equipment', 'Evo'],
      };
      const t = realTable({ A: { equipment: ['Ironrot Helm'] } });
      t.does('host', { type: 'enter', what: 'counters', who: 'A', object: 'ironrot-helm', n: 1 });
      t.play('A', evo).goOn();
      if (t.step === 'effects') t.goOn();
      yes(t, 'transform').does('A', { type: 'choose', card: 'ironrot-helm' });
      expect(t.player('A').equipment).toMatchObject([
        { card: 'evo-casing-red-worn', worn: 0, under: ['ironrot-helm'] },
      ]);
      expect(t.player('A').graveyard).toEqual([]);
    });
    it('another permanent is named, and material under it may give it phantasm', () => {
      const ash: Figures = {
        ...gem,
        name: 'Ashes',
        keywords: [{ keyword: 'material', number: null, standing: 'label' }],
      };
      const t = realTable({ A: { permanents: [ash] } })
        .play('A', action('transform'))
        .goOn();
      if (t.step === 'effects') t.goOn();
      yes(t, 'transform').does('A', { type: 'choose', card: 'ashes' });
      t.does('A', { type: 'shows', card: { name: 'Dragon', type: 'token', sub: 'ally', power: 4, life: 4 } });
      expect(label(t)).toEqual(expect.arrayContaining(['Dragon has phantasm', 'Dragon has no phantasm']));
      t.does('A', { type: 'accept' });
      expect(t.player('A').permanents).toEqual([{ card: 'dragon', under: ['ashes'] }]);
      expect(t.state.custom.dragon?.keywords).toMatchObject({ phantasm: 1 });
    });
    it('nothing is there that could go under: nothing is asked', () => {
      const t = realTable().play('A', action('transform')).goOn();
      if (t.step === 'effects') t.goOn();
      expect(yes(t, 'transform').step).toBe('priority');
    });
  });

  describe('steal', () => {
    const stolen = () => {
      const t = realTable({ B: { permanents: [gem] } })
        .play('A', attack('steal'))
        .toDefend()
        .done('B')
        .to('damage');
      return yes(t, 'steal').does('A', { type: 'choose', card: 'gem' });
    };
    it('until the end of the turn: a line says that it goes back', () => {
      const t = stolen().does('A', { type: 'accept' });
      expect([t.player('A').permanents.length, t.player('B').permanents.length]).toEqual([1, 0]);
      t.to('resolution').goOn().goOn();
      yes(t, 'steal: goes back');
      expect([t.player('A').permanents.length, t.player('B').permanents.length]).toEqual([0, 1]);
    });
    it('for good', () => {
      const t = stolen().does('A', { type: 'decline' }).to('resolution').goOn().goOn();
      expect([t.step, t.player('A').permanents.length]).not.toEqual(['ticks', 0]);
      expect(t.state.realDeck?.reminders).toEqual([]);
    });
  });

  it('freeze: what is frozen cannot be used until the next turn of the player who froze it', () => {
    const t = realTable({ B: { weapons: ['Romping Club'] } })
      .play('A', action('freeze'))
      .goOn();
    if (t.step === 'effects') t.goOn();
    yes(t, 'freeze').does('A', { type: 'choose', card: 'romping-club' });
    expect(t.player('B').frozen).toEqual(['romping-club']);
    while (t.state.turn === 'A') t.step === 'arsenal' ? t.does('A', { type: 'pass' }) : t.goOn();
    while (t.phase !== 'action') t.goOn();
    expect(t.refused('B', { type: 'weapon', weapon: 0 })).toBe('frozen');
  });

  it('retrieve: for 1, and the weapon enters its zone unused', () => {
    const t = realTable().play('A', action('retrieve')).goOn();
    if (t.step === 'effects') t.goOn();
    yes(t, 'retrieve').does('A', { type: 'accept' }).does('A', { type: 'colour', colour: 'red' });
    expect(t.refused('A', { type: 'shows', card: card('Snatch r') })).toBe('not-of-this-kind');
    t.does('A', { type: 'shows', card: { name: 'Old Knife', type: 'weapon', power: 1, cost: 1, hands: 1 } });
    expect(t.player('A').weapons).toMatchObject([{ card: 'old-knife', used: 0 }]);
    expect(t.figures('A').R).toBe(0);
  });

  it('contract: the line stays and counts, holds nobody up, and goes when the chain closes', () => {
    const t = realTable().play('A', attack('contract')).goOn();
    yes(yes(t, 'contract'), 'contract');
    expect(label(t)).toEqual(expect.arrayContaining(['Asking Blow (red) (attack): contract (2 so far): done']));
    t.toDefend().done('B').to('resolution');
    expect(t.state.realDeck?.reminders).toMatchObject([{ words: 'contract', times: 2 }]);
    expect(t.goOn().state.realDeck?.reminders).toEqual([]);
  });
});

describe('K asked with a tick, one at a time', () => {
  it('reload: with an empty arsenal a card from hand goes there, else nothing is asked', () => {
    const played = (arsenal: boolean) => {
      const t = realTable({ A: { arsenal } }).play('A', {
        ...action('reload'),
        keywords: [{ keyword: 'reload', number: null, standing: 'text' }],
      });
      return t.goOn();
    };
    const t = played(false);
    if (t.step === 'effects') t.goOn();
    yes(t, 'reload');
    expect([t.figures('A').h, t.player('A').arsenal?.up]).toEqual([2, false]);
    const full = played(true);
    if (full.step === 'effects') full.goOn();
    expect(full.state.realDeck?.reminders.some(({ words }) => words === 'reload')).toBe(false);
  });
  it('reload outright: yes or no', () => {
    const t = realTable()
      .play('A', { ...action('reload'), keywords: ['reload'] })
      .goOn();
    t.does('A', { type: 'choose', card: 'a-card' });
    expect([t.figures('A').h, t.player('A').arsenal?.card]).toEqual([2, 'a-card']);
    const no = realTable()
      .play('A', { ...action('reload'), keywords: ['reload'] })
      .goOn()
      .does('A', { type: 'decline' });
    expect([no.figures('A').h, no.player('A').arsenal]).toEqual([3, null]);
  });
  it('transcend: the card comes back into the hand', () => {
    const t = realTable().play('A', action('transcend')).goOn();
    if (t.step === 'effects') t.goOn();
    expect([t.figures('A').h, t.player('A').graveyard.length]).toEqual([3, 1]);
    yes(t, 'transcend');
    expect([t.figures('A').h, t.player('A').graveyard.length]).toEqual([4, 0]);
  });
  it('negate: the table says which layer, or none', () => {
    const word: Figures = { ...action('negate'), type: 'instant', kinds: ['Instant'] };
    const answered = (answer: 'choose' | 'decline') => {
      const t = realTable().play('A', card('Head Jab r')).does('B', { type: 'respond' }).play('B', word).goOn();
      if (t.step === 'effects') t.goOn();
      yes(t, 'negate');
      return t.does('B', answer === 'choose' ? { type: 'choose', card: 'head-jab-red' } : { type: 'decline' });
    };
    const gone = answered('choose');
    expect([gone.state.stack, gone.player('A').graveyard]).toEqual([[], ['head-jab-red']]);
    expect(answered('decline').state.stack).toHaveLength(1);
  });
  describe('channel: a flow counter each end phase, and as many pitched cards, or it goes', () => {
    const ended = (pitched: number) => {
      const frost: Figures = {
        ...gem,
        name: 'Frost',
        type: 'aura',
        keywords: [{ keyword: 'channel', number: null, standing: 'label' }],
      };
      return realTable({ A: { permanents: [frost], pitched } }).goOn();
    };
    const gem: Figures = { name: 'Gem', type: 'item', cost: 0 };
    it('kept: the pitched card goes below the deck', () => {
      const t = ended(1).does('A', { type: 'accept' });
      expect([t.player('A').permanents, t.player('A').pitched, t.figures('A').d]).toEqual([
        [{ card: 'frost', counters: 1 }],
        [],
        37,
      ]);
    });
    it('not kept: it is destroyed', () => {
      expect(ended(1).does('A', { type: 'decline' }).player('A').permanents).toEqual([]);
    });
    it('with too few pitched cards nobody is asked', () => {
      expect(ended(0).player('A').permanents).toEqual([]);
    });
  });
  it('lightning flow: asked only after a Lightning card of this turn, or one that nobody knows', () => {
    const flow = { ...attack('lightning flow'), kinds: ['Generic', 'Action', 'Attack'] };
    expect(realTable().play('A', flow).goOn().step).toBe('priority');
    const bolt: Figures = {
      name: 'Spark',
      type: 'instant',
      colour: 'blue',
      cost: 0,
      kinds: ['Lightning', 'Instant'],
      moments: ['plain'],
    };
    expect(realTable().play('A', bolt).goOn().play('A', flow).goOn().step).toBe('effects');
  });
});
