import { describe, expect, it } from 'vitest';
import { bare, card, realTable, wornCard } from './fixture.ts';

/** The worked examples of the own deck: A attacks, B defends; 20 life and 4 cards in hand where nothing else is said. */

const bauble = card('Titanium Bauble b');
const blow = card('Wounding Blow r');
const jab = card('Head Jab r');
const snatch = bare('Snatch r');

describe('1 dominate, outright', () => {
  const attacked = () =>
    realTable({ B: { equipment: ['Ironrot Helm'] } })
      .play('A', card('Macho Grande r'), [bauble, bauble, bauble])
      .toDefend();
  it('one card from hand may defend, and equipment beside it', () => {
    const t = attacked();
    expect(t.figures('A')).toMatchObject({ h: 0, R: 2 });
    t.defends('B', blow);
    expect(t.figures('B').h).toBe(3);
    expect(t.refused('B', { type: 'defends', card: card('Raging Onslaught r'), from: 'hand' })).toBe('dominate');
    t.wears('B', 'ironrot-helm').done('B').close();
    expect(t.figures('B').L).toBe(14);
    expect(t.player('B').equipment).toEqual([]);
    for (const line of [
      'A attacks with Macho Grande for 10 (cost 7, pitched 9, from hand).',
      'B defends for 4: Wounding Blow, Ironrot Helm.',
      'Hits for 6, defense 4; 14 life left.',
      'Ironrot Helm is destroyed.',
    ])
      expect(t.log).toContain(line);
  });
  it('the host may allow a second one, once', () => {
    const t = attacked().defends('B', blow).does('host', { type: 'allow', code: 'dominate' });
    t.defends('B', card('Raging Onslaught r'));
    expect(t.log).toContain('The host allows: Raging Onslaught as a second card from hand (dominate).');
    expect(t.refused('B', { type: 'defends', card: blow, from: 'hand' })).toBe('dominate');
  });
});

describe('2 overpower, asked', () => {
  const asked = () =>
    realTable({ B: { equipment: ['Ironrot Legs'] } })
      .play('A', card('Jolly Bludger y'), ['blue'])
      .toDefend();
  it('question: yes, a second action card is refused, equipment is not', () => {
    const t = asked();
    expect([t.step, t.figures('A')]).toMatchObject(['question', { R: 1, h: 2 }]);
    t.does('A', { type: 'accept' }).toDefend().defends('B', card('Brutal Assault r'));
    expect(t.refused('B', { type: 'defends', card: blow, from: 'hand' })).toBe('overpower');
    t.wears('B', 'ironrot-legs').done('B').resolve();
    expect(t.figures('B').L).toBe(19);
    expect(t.log).toContain('Jolly Bludger: overpower, says A.');
  });
  it('no: both action cards may defend', () => {
    const t = asked().does('A', { type: 'decline' }).toDefend();
    t.defends('B', card('Brutal Assault r')).wears('B', 'ironrot-legs').defends('B', blow).done('B').resolve();
    expect(t.figures('B').L).toBe(20);
  });
});

describe('3 phantasm', () => {
  const spears = () => realTable().play('A', card('Spears of Surreality r'), [bauble]).toDefend();
  it('a big attack action card that defends destroys it: no damage, no go again', () => {
    const t = spears();
    expect(t.figures('A').R).toBe(2);
    t.defends('B', card('Swing Big r')).done('B');
    for (let i = 0; i < 9 && t.state.combat_step !== 'idle'; i++) t.goOn();
    expect([t.figures('B'), t.figures('A')]).toMatchObject([
      { L: 20, h: 3 },
      { h: 2, AP: 0 },
    ]);
    expect([t.player('A').graveyard.length, t.player('B').graveyard.length]).toEqual([1, 1]);
    for (const line of [
      'Spears of Surreality triggers.',
      'Spears of Surreality is destroyed.',
      'The combat chain closes.',
    ])
      expect(t.log).toContain(line);
  });
  it('an unknown card is asked about with its defense', () => {
    const t = spears().defends('B', { defense: 3, big: false }).done('B').resolve();
    expect(t.figures('B').L).toBe(18);
    const big = spears().defends('B', { defense: 3, big: true }).done('B');
    for (let i = 0; i < 9 && big.state.combat_step !== 'idle'; i++) big.goOn();
    expect(big.figures('B').L).toBe(20);
  });
});

describe('4 combo', () => {
  const strike = () => realTable().play('A', card('Surging Strike r'), [bauble]).resolve();
  it('is met after the card that it names, and the table says what it gives', () => {
    const t = strike();
    expect([t.figures('A'), t.figures('B').L]).toMatchObject([{ R: 1, AP: 1 }, 15]);
    t.play('A', bare('Whelming Gustwave y')).toDefend();
    expect(t.step).toBe('effects');
    t.gives('A', { power: 1, gains: ['go again'] }).resolve();
    expect([t.figures('A').AP, t.figures('B').L]).toEqual([1, 12]);
    for (const line of ['Chain link 2: Whelming Gustwave.', 'Combo: power +1, go again, says A.', 'Power is now 3.'])
      expect(t.log).toContain(line);
  });
  it('a closed chain breaks it: told, never asked', () => {
    const t = strike().goOn();
    t.play('A', bare('Whelming Gustwave y')).toDefend();
    expect(t.step).toBe('Defend');
    t.done('B').resolve();
    expect(t.figures('B').L).toBe(13);
    expect(t.log).toContain('Combo is not met (link 1).');
  });
});

describe('5 boost, asked', () => {
  const boosts = (banished: string) =>
    realTable({ A: { deck: 30 } })
      .does('A', { type: 'card', card: card('Zipper Hit r'), from: 'hand' })
      .does('A', { type: 'option', option: 'boost' })
      .pay('A', ['blue'])
      .does('A', { type: 'shows', card: card(banished) });
  it('shown: the banished card is named; a Mechanologist card gives go again', () => {
    const t = boosts('Zero to Sixty b');
    expect([t.figures('A'), t.player('A').banished.length]).toMatchObject([{ h: 2, d: 29, R: 2, AP: 0 }, 1]);
    t.resolve();
    expect([t.figures('B').L, t.figures('A').AP]).toEqual([15, 1]);
    expect(t.log).toContain('A boosts: Zero to Sixty (blue) is banished, go again.');
  });
  it('a Generic card gives nothing; an empty deck refuses it', () => {
    expect(boosts('Snatch b').resolve().figures('A').AP).toBe(0);
    const t = realTable({ A: { deck: 0 } }).does('A', { type: 'card', card: card('Zipper Hit r'), from: 'hand' });
    expect(t.refused('A', { type: 'option', option: 'boost' })).toBe('deck-empty');
  });
});

it('6 go again granted at the table, and a hit that is ticked', () => {
  const t = realTable().play('A', snatch).toDefend().done('B').to('damage');
  const [reminder] = t.state.realDeck?.reminders ?? [];
  expect(reminder).toMatchObject({ who: 'A', when: 'hit' });
  t.does('A', { type: 'tick', reminder: reminder?.id ?? 0, done: true, draw: 1 });
  expect(t.figures('A')).toMatchObject({ h: 4, d: 35 });
  t.does('A', { type: 'gain', gain: 'go again', on: true }).to('resolution');
  expect([t.figures('B').L, t.figures('A').AP]).toEqual([16, 1]);
  for (const line of [
    'Go again for Snatch, says A.',
    'Hits for 4, defense 0; 16 life left. Go again.',
    'Snatch (hit): done at the table.',
  ])
    expect(t.log).toContain(line);
  expect(t.refused('A', { type: 'gain', gain: 'go again', on: false })).toBe('too-late');
});

describe.each([
  { name: 'Scabskin Leathers', number: '7 battleworn', lives: [19, 16, 14], left: [1, 0], stays: true },
  { name: 'Courage of Bladehold', number: '8 temper', lives: [19, 16, 14], left: [1], stays: false },
])('$number', ({ name, lives, left, stays }) => {
  it('wears when the chain closes, and defends once on a chain', () => {
    const t = realTable({ B: { equipment: [name] } });
    const [gear] = t.player('B').equipment;
    const id = gear?.card ?? '';
    const worn = () => t.player('B').equipment[0]?.worn;
    t.play('A', jab).toDefend().wears('B', id).done('B').resolve();
    expect(t.figures('B').L).toBe(lives[0]);
    t.play('A', jab).toDefend();
    expect(t.refused('B', { type: 'block', card: id, from: 'equipment' })).toBe('already-defending');
    t.done('B').close();
    expect([t.figures('B').L, worn()]).toEqual([lives[1], 1]);
    t.play('A', jab).toDefend().wears('B', id).done('B').close();
    expect(t.figures('B').L).toBe(lives[2]);
    expect(t.player('B').equipment.length).toBe(stays ? 1 : 0);
    const how = stays ? 'battleworn' : 'temper';
    for (const n of left) expect(t.log).toContain(`${name}: ${how}, defense ${n}.`);
    if (!stays) expect(t.log).toContain(`${name} is destroyed.`);
  });
});

it('9 blade break', () => {
  const t = realTable({ B: { equipment: ["Fyendal's Spring Tunic"] } });
  const id = t.player('B').equipment[0]?.card ?? '';
  t.play('A', jab).toDefend().wears('B', id).done('B').resolve();
  expect(t.figures('B').L).toBe(18);
  t.play('A', jab).toDefend().done('B').close();
  expect([t.figures('B').L, t.player('B').equipment]).toEqual([15, []]);
  for (const line of ["Fyendal's Spring Tunic: blade break, defense 1.", "Fyendal's Spring Tunic is destroyed."])
    expect(t.log).toContain(line);
});

describe('10 ward', () => {
  const shielded = () =>
    realTable({ B: { permanents: [wornCard('Spectral Shield')] } })
      .play('A', snatch)
      .toDefend();
  it('takes what is left behind a block: no hit, no reminder of one', () => {
    const t = shielded().defends('B', blow).done('B').resolve();
    expect([t.figures('B').L, t.player('B').permanents]).toEqual([20, []]);
    for (const line of [
      'Spectral Shield is destroyed.',
      '1 prevented by Spectral Shield.',
      'No damage, defense 3; 20 life left.',
    ])
      expect(t.log).toContain(line);
    expect(t.events.some((event) => event.type === 'reminder' && event.when === 'hit')).toBe(false);
  });
  it('unblocked 3 come through', () => {
    expect(shielded().done('B').resolve().figures('B').L).toBe(17);
  });
});
