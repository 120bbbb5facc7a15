import { describe, expect, it } from 'vitest';
import type { Figures } from '../../rules/real-deck/types.ts';
import { bare, card, realTable } from './fixture.ts';

const blow = card('Wounding Blow r');
const snatch = bare('Snatch r');
const onslaught = card('Raging Onslaught r');

it('11 arcane barrier: the payment is logged first', () => {
  const t = realTable({ B: { equipment: ['Nullrune Hood', 'Nullrune Robe'] } });
  t.play('A', bare('Voltic Bolt r'), ['blue']).goOn();
  expect([t.step, t.figures('A').R]).toEqual(['effects', 1]);
  t.does('A', { type: 'effects', arcane: 5 });
  const [hood, robe] = t.player('B').equipment.map((it) => it.card);
  t.does('B', { type: 'prevent', with: `arcane barrier:${hood}` }).pay('B', [card('Cracked Bauble y')]);
  t.does('B', { type: 'prevent', with: `arcane barrier:${robe}` });
  expect([t.figures('B'), t.figures('A').AP]).toMatchObject([{ L: 17, h: 3, R: 0 }, 0]);
  const lines = t.log.slice(-4);
  expect(lines).toEqual([
    'B pitches Cracked Bauble for 2.',
    '1 prevented by Nullrune Hood.',
    '1 prevented by Nullrune Robe.',
    'B takes 3 arcane damage: 17 life.',
  ]);
  expect(t.events.some((event) => event.type === 'hit')).toBe(false);
});

it('12 a defense reaction from the arsenal', () => {
  const t = realTable({ B: { arsenal: true } });
  t.play('A', onslaught, ['blue']).toDefend().defends('B', blow).done('B').to('reaction');
  expect(t.figures('A').R).toBe(0);
  t.does('B', { type: 'respond' }).play('B', bare('Sink Below r'), [], 'arsenal').resolve();
  expect([t.figures('B'), t.player('B').arsenal]).toMatchObject([{ L: 20, h: 3 }, null]);
  for (const line of ['B adds 4 defense: Sink Below.', 'No damage, defense 7; 20 life left. From arsenal: Sink Below.'])
    expect(t.log).toContain(line);
});

it('13 two attacks with weapons: two objects, and the host may allow a third swing', () => {
  const t = realTable({ A: { weapons: ['Harmonized Kodachi', 'Harmonized Kodachi'] } });
  t.swing('A', 0, [card('Head Jab b')]).resolve();
  expect([t.figures('A'), t.figures('B').L]).toMatchObject([{ R: 2, AP: 1 }, 19]);
  t.swing('A', 1).resolve();
  expect([t.figures('A'), t.figures('B').L]).toMatchObject([{ R: 1, AP: 1 }, 18]);
  expect(t.refused('A', { type: 'weapon', weapon: 0 })).toBe('weapon-used');
  t.does('host', { type: 'allow', code: 'weapon-used' }).swing('A', 0).resolve();
  expect([t.figures('A').R, t.figures('B').L]).toEqual([0, 17]);
  expect(t.log).toContain('The host allows: Harmonized Kodachi again (used this turn).');
});

it('13 pitched by color alone, go again is asked', () => {
  const t = realTable({ A: { weapons: ['Harmonized Kodachi'] } }).swing('A', 0, ['blue']);
  t.toDefend().done('B');
  for (let i = 0; i < 9 && t.step === 'priority'; i++) t.goOn();
  expect(t.step).toBe('question');
  expect(t.does('A', { type: 'accept' }).figures('A').AP).toBe(1);
});

it('14 attack reactions: rows of ours, and a number where there is none', () => {
  const reacts = () => realTable().play('A', snatch).toDefend().defends('B', blow).done('B').to('reaction');
  const memory = reacts().play('A', { name: 'Last Push', type: 'attack reaction', colour: 'red', cost: 1 }, ['blue']);
  memory.goOn();
  expect(memory.step).toBe('effects');
  expect(memory.gives('A', { power: 3 }).log).toContain('A reacts with Last Push: power +3.');
  const t = reacts().play('A', card('Razor Reflex r'), ['blue']).goOn().play('A', card('Lunging Press b')).goOn();
  t.resolve();
  expect([t.figures('B').L, t.figures('A').h]).toEqual([15, 0]);
  for (const line of [
    'A reacts with Razor Reflex: power +3.',
    'A reacts with Lunging Press: power +1.',
    // Its own text gives a cheap attack go again when it hits: a row of ours plays it.
    'Hits for 5, defense 3; 15 life left. Go again.',
  ])
    expect(t.log).toContain(line);
});

describe('15 intimidate', () => {
  const hunts = (hand: number) => realTable({ B: { hand } }).play('A', card('Pack Hunt r'), ['blue']);
  it('a card goes aside as a number and comes back', () => {
    const t = hunts(4).toDefend();
    expect([t.figures('B').h, t.player('B').intimidated.length]).toEqual([3, 1]);
    t.done('B').close();
    expect(t.figures('B').L).toBe(14);
    t.goOn();
    expect(t.figures('B').h).toBe(4);
    for (const line of ['B is intimidated.', '1 banished card returns to B.']) expect(t.log).toContain(line);
  });
  it('with no card in hand nothing goes and nothing returns', () => {
    const t = hunts(0).toDefend().done('B').close().goOn();
    expect(t.log).toContain('B is intimidated.');
    expect(t.log.some((line) => line.includes('returns to B'))).toBe(false);
  });
});

describe('16 prevention that the table enters', () => {
  const respite = () =>
    realTable()
      .play('A', onslaught, ['blue'])
      .does('B', { type: 'respond' })
      .play('B', card('Oasis Respite r'), ['yellow'])
      .goOn()
      .gives('B', { shield: 4 });
  it('takes 4 of 7', () => {
    const t = respite();
    expect(t.figures('B')).toMatchObject({ h: 2, R: 1 });
    t.resolve();
    expect(t.figures('B').L).toBe(17);
    for (const line of ['4 prevented by Oasis Respite.', 'B takes 3 physical damage: 17 life.'])
      expect(t.log).toContain(line);
  });
  it('what is left of it stays until the end of the turn', () => {
    const blocked = respite().toDefend().defends('B', blow).done('B').resolve();
    expect([blocked.figures('B').L, blocked.player('B').shield]).toEqual([20, 0]);
    const more = respite().toDefend().defends('B', { defense: 5 }).done('B').resolve();
    expect([more.figures('B').L, more.player('B').shield]).toEqual([20, 2]);
  });
});

describe('17 fusion', () => {
  it('a card is shown and stays; dominate is asked', () => {
    const t = realTable().does('A', { type: 'card', card: card('Glacial Footsteps r'), from: 'hand' });
    t.does('A', { type: 'option', option: 'fusion' }).pay('A', ['blue', 'blue']);
    t.does('A', { type: 'shows', card: card('Chill to the Bone b') });
    expect(t.figures('A')).toMatchObject({ h: 1, R: 0 });
    t.toDefend();
    if (t.step === 'effects') t.goOn();
    expect(t.step).toBe('question');
    t.does('A', { type: 'accept' }).toDefend().defends('B', blow);
    expect(t.refused('B', { type: 'defends', card: onslaught, from: 'hand' })).toBe('dominate');
    expect(t.done('B').resolve().figures('B').L).toBe(13);
    for (const line of ['A shows Chill to the Bone (blue): fused.', 'Glacial Footsteps: dominate, says A.'])
      expect(t.log).toContain(line);
  });
  it('with nothing left to show it is refused, the attack is not', () => {
    const t = realTable({ A: { hand: 3 } }).does('A', {
      type: 'card',
      card: card('Glacial Footsteps r'),
      from: 'hand',
    });
    expect(t.refused('A', { type: 'option', option: 'fusion' })).toBe('pitch-leaves-nothing');
    t.does('A', { type: 'done' }).pay('A', ['blue', 'blue']);
    expect(t.figures('A')).toMatchObject({ h: 0, R: 0 });
  });
});

describe('18 an ally attacked', () => {
  const themai: Figures = { name: 'Themai', type: 'token', sub: 'ally', power: 3, life: 4 };
  const attacks = (text: string) =>
    realTable()
      .does('host', { type: 'enter', what: 'make', who: 'B', card: themai })
      .does('A', { type: 'card', card: bare(text), from: 'hand' })
      .does('A', { type: 'target', target: 'themai' });
  it('nobody defends it; it is destroyed, the attack has hit, no hero was', () => {
    const t = attacks('Snatch r');
    for (let i = 0; i < 9 && t.phase !== 'reaction'; i++) t.goOn();
    t.does('B', { type: 'respond' });
    expect(t.refused('B', { type: 'card', card: card('Sink Below r'), from: 'hand' })).toBe('ally-attacked');
    t.resolve();
    expect([t.figures('B').L, t.player('B').permanents, t.state.chain[0]?.hit]).toEqual([20, [], true]);
    expect(t.events.some((event) => event.type === 'reminder' && event.when === 'hit')).toBe(false);
    for (const line of [
      'A attacks Themai with Snatch for 4 (cost 0, pitched 0, from hand).',
      'Themai takes 4 damage: destroyed.',
    ])
      expect(t.log).toContain(line);
  });
  it('what it lost comes back in the end phase', () => {
    const t = attacks('Wounding Blow y').resolve();
    expect(t.log).toContain('Themai takes 3 damage: 1 of 4 life.');
    t.goOn().goOn();
    expect(t.player('B').permanents[0]?.lost).toBeUndefined();
  });
});

describe('19 a hero with intellect 3', () => {
  const ends = () => {
    const t = realTable({ A: { hero: 'Data Doll MKII', hand: 3, deck: 27, pitched: 2 } }).play('A', snatch);
    t.resolve().goOn().goOn();
    return t;
  };
  it('drew: arsenal yes, draws 2', () => {
    const t = ends().does('A', { type: 'store', card: 'a-card' });
    expect([t.step, t.figures('A').h]).toEqual(['drew', 1]);
    t.goOn();
    expect(t.player('A').arsenal).toMatchObject({ up: false });
    expect(t.figures('A')).toMatchObject({ h: 3, d: 27 });
    for (const line of [
      'A puts a card into the arsenal.',
      'A puts 2 pitched cards below the deck.',
      'A draws 2 (hand 3, deck 27).',
    ])
      expect(t.log).toContain(line);
  });
  it('drew: arsenal no, draws 1', () => {
    const t = ends().does('A', { type: 'pass' }).goOn();
    expect(t.figures('A')).toMatchObject({ h: 3, d: 28 });
  });
});

it('20 a card by figures, which stays for the evening', () => {
  const swing: Figures = {
    name: 'Heavy Swing',
    type: 'attack',
    colour: 'red',
    cost: 3,
    power: 7,
    defense: 3,
    keywords: ['overpower'],
    texts: [{ when: 'hit', words: 'they discard a card' }],
  };
  const t = realTable().play('A', swing, ['blue']).toDefend().defends('B', blow);
  expect(t.refused('B', { type: 'defends', card: onslaught, from: 'hand' })).toBe('overpower');
  t.done('B').to('damage');
  const [reminder] = t.state.realDeck?.reminders ?? [];
  expect(reminder).toMatchObject({ when: 'hit', words: 'they discard a card' });
  t.does('A', { type: 'tick', reminder: reminder?.id ?? 0, done: true, foeDiscard: 1 });
  t.does('B', { type: 'choose', card: 'a-card' });
  expect([t.figures('B'), t.player('B').graveyard]).toMatchObject([{ L: 16, h: 2 }, ['a-card']]);
  for (const line of ['Heavy Swing (hit): done at the table.', 'B discards a card.']) expect(t.log).toContain(line);
  t.to('resolution').does('host', { type: 'adjust', what: 'action points', who: 'A', n: 1 });
  t.play('A', 'heavy-swing-red', ['blue']);
  expect(t.state.stack[0]?.attack?.card).toBe('heavy-swing-red');
});
