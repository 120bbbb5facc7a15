import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/index.ts';
import { isWhole } from '../../content/kinds.ts';
import { LIBRARY } from '../../content/library/index.ts';
import { holding, strike, table } from './shared.ts';

/** Cards of the three sets with an effect that no other card has: one case each. */

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const MUTT = 'muscle-mutt-yellow';
const BAUBLE = 'titanium-bauble-blue';
const TOME = 'tome-of-fyendal-yellow';
const onTop = (...cards: string[]) => ({ top: [{ how: 'secret' as const, cards }] });
const fromHand = (card: string) => ({ type: 'play', card, from: 'hand' }) as const;
const option = (name: string) => ({ type: 'option', option: name }) as const;
const boosted = (t: ReturnType<typeof holding>, card: string) => t.does('A', fromHand(card)).does('A', option('boost'));

describe('a card in the place of the cost', () => {
  it('Moon Wish: a card from hand goes on top of the deck, and a Sun Kiss comes on the hit', () => {
    const t = holding(['moon-wish-red', MUTT], { floating_resources: 0, deck: ['sun-kiss-red'] });
    t.does('A', fromHand('moon-wish-red'));
    t.does('A', option('a card on top')).does('A', { type: 'choose', card: MUTT });
    expect(t.player('A').top).toEqual([{ how: 'secret', cards: [MUTT] }]);
    t.to('damage').both().does('A', { type: 'choose', card: 'sun-kiss-red' });
    expect(t.player('A').hand).toEqual(['sun-kiss-red']);
  });
  it('Moon Wish: with nothing to pay and nothing to give it is not played', () => {
    const poor = holding(['moon-wish-red'], { floating_resources: 0 });
    expect(poor.why('A', fromHand('moon-wish-red'))).toBe('cannot-pay');
    const red = holding(['moon-wish-red', JAB], { floating_resources: 0 }).does('A', fromHand('moon-wish-red'));
    expect(red.why('A', { type: 'done' })).toBe('cannot-pay');
  });
  it.each([
    ['four coppers', 'copper', 4],
    ['two silvers', 'silver', 2],
    ['one gold', 'gold', 1],
  ])('Cash In: %s', (way, token, n) => {
    const permanents = Array.from({ length: n }, () => token);
    const t = holding(['cash-in-yellow'], { floating_resources: 0, permanents, ...onTop(JAB, BLOW) });
    t.does('A', fromHand('cash-in-yellow')).does('A', option(way)).clear();
    expect(t.player('A')).toMatchObject({ hand: [JAB, BLOW], permanents: [], action_points: 1 });
    const few = holding(['cash-in-yellow'], { floating_resources: 0, permanents: permanents.slice(1) });
    expect(few.why('A', fromHand('cash-in-yellow'))).toBe('cannot-pay');
  });
});

describe('played as an instant', () => {
  it('Rifting: the next non-attack action card after its hit, without an action point', () => {
    const t = strike('rifting-red', { hand: ['rifting-red', TOME], ...onTop(JAB, BLOW) });
    expect(t.player('A').action_points).toBe(0);
    t.play('A', TOME).both();
    expect(t.player('A').hand).toEqual([JAB, BLOW]);
    expect(t.player('A').turn.quick).toEqual([]);
    expect(strike(BLOW, { hand: [BLOW, TOME] }).why('A', fromHand(TOME))).toBe('chain-open');
  });
  it('Storm Striders: a Wizard card, no other', () => {
    const t = holding(['voltic-bolt-red', TOME], { equipment: ['storm-striders'], hero: 'kano' });
    t.use('A', 'storm-striders', 'equipment').both();
    expect(t.player('A').equipment).toEqual([]);
    t.play('A', 'voltic-bolt-red').both();
    expect([t.player('A').action_points, t.player('B').life]).toEqual([1, 15]);
    const two = holding(['voltic-bolt-red', TOME], { turn: { quick: ['wizard'] } }).play('A', 'voltic-bolt-red');
    expect(two.why('A', fromHand(TOME))).toBe('stack-not-empty');
  });
});

describe('out of the deck', () => {
  const zipper = 'zipper-hit-red';
  it('Back Alley Breakline: banished face up it gives an action point', () => {
    const t = boosted(holding([zipper], onTop('back-alley-breakline-red')), zipper).both();
    expect(t.player('A').action_points).toBe(1);
  });
  it('Data Doll MKII: an item of her class that costs 2 or less enters the arena', () => {
    const A = { hero: 'data-doll-mkii', ...onTop('teklo-core-blue') };
    const t = boosted(holding([zipper], A), zipper);
    expect(t.player('A')).toMatchObject({ banished: [], permanents: [{ card: 'teklo-core-blue' }] });
    const dash = boosted(holding([zipper], { ...A, hero: 'dash' }), zipper);
    expect(dash.player('A')).toMatchObject({ banished: ['teklo-core-blue'], permanents: [] });
  });
  it('Dash: begins with such an item, if the deck has one', () => {
    const first = 'hands' as const;
    const A = { hero: 'dash', deck: [JAB, 'teklo-core-blue'] };
    const t = table({ A, B: { deck: [JAB] }, first }).does('A', { type: 'choose', card: 'teklo-core-blue' });
    expect(t.player('A').permanents).toEqual([{ card: 'teklo-core-blue' }]);
    const none = table({ A: { hero: 'dash', deck: [JAB] }, B: { deck: [JAB] }, first });
    expect(none.step).not.toBe('pick');
  });
  it('Viziertronic Model i: each boost draws a card, and one goes on top', () => {
    const A = { equipment: ['viziertronic-model-i'], ...onTop(JAB, BLOW) };
    const t = holding([zipper], A).use('A', 'viziertronic-model-i', 'equipment').both();
    expect(t.player('A').action_points).toBe(1);
    boosted(t, zipper).does('A', { type: 'choose', card: BLOW });
    expect(t.player('A')).toMatchObject({ hand: [], banished: [JAB], top: [{ how: 'secret', cards: [BLOW] }] });
  });
});

describe('Art of War: two of four', () => {
  const war = (one: string, two: string, A: object = {}, more: object = {}) =>
    holding(['art-of-war-yellow', JAB], A, more)
      .does('A', fromHand('art-of-war-yellow'))
      .does('A', option(one))
      .does('A', option(two))
      .both();
  it('power for attack action cards, and go again for the next one', () => {
    const t = war('chose war', 'chose again', { hand: ['art-of-war-yellow', BLOW] })
      .play('A', BLOW)
      .resolve();
    expect(t.link).toMatchObject({ power: 5, goAgain: true });
  });
  it('defense for attack action cards, also from arsenal', () => {
    const t = table({
      A: { hand: [JAB] },
      B: { hand: ['art-of-war-yellow'], arsenal: BLOW, floating_resources: 1 },
    });
    const block = { type: 'block', card: BLOW, from: 'arsenal' } as const;
    t.play('A', JAB).pass().does('B', fromHand('art-of-war-yellow'));
    t.does('B', option('chose war')).does('B', option('chose arsenal')).both().toDefend().does('B', block);
    expect(t.does('B', { type: 'done' }).state.combat_block_total).toBe(4);
    expect(
      table({ A: { hand: [JAB] }, B: { arsenal: BLOW } })
        .play('A', JAB)
        .toDefend()
        .why('B', block),
    ).toBe('arsenal-cannot-defend');
  });
  it('an attack action card is banished for two cards', () => {
    const t = war('chose again', 'chose banish', onTop(MUTT, BAUBLE)).does('A', { type: 'choose', card: JAB });
    expect(t.player('A')).toMatchObject({ banished: [JAB], hand: [MUTT, BAUBLE] });
  });
  it('nothing goes on before two are chosen', () => {
    const t = holding(['art-of-war-yellow']).does('A', fromHand('art-of-war-yellow')).does('A', option('chose war'));
    expect(t.offers('A').some(({ action }) => action.type === 'done')).toBe(false);
  });
});

it('Remembrance: up to three action cards go into the deck, and it is banished', () => {
  const t = holding(['remembrance-yellow'], { graveyard: [JAB, BLOW, BAUBLE] })
    .play('A', 'remembrance-yellow')
    .both();
  expect(t.why('A', { type: 'choose', card: BAUBLE })).toBe('wrong-card');
  t.does('A', { type: 'choose', card: JAB }).does('A', { type: 'decline' });
  expect(t.player('A')).toMatchObject({
    graveyard: [BLOW, BAUBLE],
    deck: [JAB],
    banished: ['remembrance-yellow'],
  });
});

it('Snag: no power of an attack action card’s own, none by attack reactions; others stay', () => {
  const link = (snag: boolean) => {
    const t = holding(['come-to-fight-blue', 'riled-up-red', 'pummel-blue', 'snag-blue'], { turn: { bigDiscards: 1 } });
    if (snag) t.play('A', 'snag-blue').both();
    t.play('A', 'come-to-fight-blue').clear().play('A', 'riled-up-red').to('reaction');
    return t.play('A', 'pummel-blue').both().resolve().link.power;
  };
  expect([link(false), link(true)]).toEqual([7 + 1 + 1 + 2, 7 + 1]);
});

it('Bloodsheath Skeleta: the next attack action card and the next other one cost 1 less for each Runechant', () => {
  const A = { equipment: ['bloodsheath-skeleta'], permanents: ['runechant', 'runechant'], floating_resources: 9 };
  const t = holding(['nimblism-red', 'raging-onslaught-red', 'raging-onslaught-red'], A);
  t.use('A', 'bloodsheath-skeleta', 'equipment').both().play('A', 'nimblism-red').clear();
  t.play('A', 'raging-onslaught-red');
  expect(t.player('A').floating_resources).toBe(8);
  expect(t.player('A').turn.sheath).toEqual([]);
});

it.each([
  ['slice-and-dice-red', 3],
  ['slice-and-dice-blue', 1],
])('%s: +1 for the first weapon attack, another number for the second', (card, second) => {
  const t = holding([card, 'blade-flash-blue'], { weapons: ['cintari-saber', 'cintari-saber'] });
  t.play('A', card).clear().swing('A').to('reaction').play('A', 'blade-flash-blue').resolve();
  expect(t.link.power).toBe(3);
  expect(t.swing('A', undefined, 1).resolve().link.power).toBe(2 + second);
});

it.each([
  ['blessing-of-deliverance-red', 22],
  ['blessing-of-deliverance-yellow', 21],
])('%s: life for each of the top cards that costs 3 or more', (card, life) => {
  const heavy = 'raging-onslaught-red';
  const t = table({ A: { permanents: [card], ...onTop(heavy, JAB, heavy) } }).both();
  expect(t.player('A')).toMatchObject({ life, permanents: [] });
  expect(t.player('A').top[0]?.how).toBe('open');
});

it('Gambler’s Gloves: a roll is made again, or kept', () => {
  const roll = (dice: number[]) =>
    holding([], { equipment: ['scabskin-leathers', 'gamblers-gloves'] }, { script: { dice } })
      .use('A', 'scabskin-leathers', 'equipment')
      .both();
  const again = roll([1, 6]).does('A', { type: 'accept' });
  expect(again.player('A')).toMatchObject({ equipment: [{ card: 'scabskin-leathers' }] });
  const kept = roll([4]).does('A', { type: 'decline' });
  expect(kept.player('A').equipment).toHaveLength(2);
  expect(again.player('A').action_points - kept.player('A').action_points).toBe(1);
});

describe('Chains of Eminence: a card is named', () => {
  const CHAINS = 'chains-of-eminence-red';
  const chained = (named: string, A: object = {}, B: object = {}) => {
    const t = table({
      A: { hand: [CHAINS, JAB, 'head-jab-blue'], ...A },
      B: { hand: ['head-jab-yellow', BLOW], ...B },
    });
    return t.play('A', CHAINS).both().both().does('A', { type: 'choose', card: named });
  };
  it('neither player can play it, in any color; others stay', () => {
    const t = chained('head-jab-blue');
    expect(t.player('A').permanents).toEqual([{ card: CHAINS, forbiddenName: 'Head Jab' }]);
    expect([t.why('A', fromHand(JAB)), t.why('A', fromHand('head-jab-blue'))]).toEqual(['forbidden', 'forbidden']);
    expect(chained(BLOW).why('A', fromHand(JAB))).toBeUndefined();
  });
  it('it cannot be pitched', () => {
    const A = { hand: [CHAINS, 'brutal-assault-red', BAUBLE, MUTT] };
    const t = chained(BAUBLE, A).does('A', fromHand('brutal-assault-red'));
    expect(t.why('A', { type: 'pitch', card: BAUBLE })).toBe('forbidden');
    const poor = chained(BAUBLE, { hand: [CHAINS, 'brutal-assault-red', BAUBLE] });
    expect(poor.why('A', fromHand('brutal-assault-red'))).toBe('cannot-pay');
  });
  it('it cannot defend, from hand or as equipment', () => {
    const B = { hand: ['head-jab-yellow', BLOW], equipment: ['ironrot-helm'] };
    const t = chained('head-jab-yellow', { hand: [CHAINS, MUTT, 'titanium-bauble-blue'] }, B).play('A', MUTT, [BAUBLE]);
    t.toDefend();
    const why = (card: string, from: 'hand' | 'equipment') => t.why('B', { type: 'block', card, from });
    expect([why('head-jab-yellow', 'hand'), why(BLOW, 'hand')]).toEqual(['forbidden', undefined]);
    const worn = chained('ironrot-helm', {}, B).play('A', JAB).toDefend();
    expect(worn.why('B', { type: 'block', card: 'ironrot-helm', from: 'equipment' })).toBe('forbidden');
  });
  it('it holds through the turn of the other player, until its own next action phase', () => {
    const t = chained('head-jab-blue').endTurn();
    expect(t.player('A').permanents).toHaveLength(1);
    t.endTurn().both();
    expect(t.player('A').permanents).toEqual([]);
  });
});

describe('Metacarpus Node: one more arcane damage for 1', () => {
  const bolt = (answer: 'accept' | 'decline', A: object = {}) =>
    holding(['voltic-bolt-red', 'voltic-bolt-blue', JAB], { equipment: ['metacarpus-node'], ...A })
      .does('host', { type: 'adjust', what: 'action points', who: 'A', n: 1 })
      .play('A', 'voltic-bolt-red')
      .both()
      .does('A', { type: answer });
  it('paid for: 6 instead of 5, for this card alone, and it goes in the end phase', () => {
    const t = bolt('accept').both();
    expect([t.player('B').life, t.player('A').floating_resources, t.player('A').equipment.length]).toEqual([14, 6, 1]);
    t.play('A', 'voltic-bolt-blue').both().does('A', { type: 'decline' }).both();
    expect(t.player('B').life).toBe(11);
    expect(t.endTurn().player('A').equipment).toEqual([]);
  });
  it('declined: 5, and it stays', () => {
    const t = bolt('decline').both();
    expect([t.player('B').life, t.player('A').floating_resources]).toEqual([15, 7]);
    expect(t.endTurn().player('A').equipment).toHaveLength(1);
  });
  it('a card without arcane damage does not wake it', () => {
    expect(
      holding([JAB], { equipment: ['metacarpus-node'] })
        .play('A', JAB)
        .both().step,
    ).not.toBe('may');
  });
});

it('what is left to the table of heroes, equipment and generic cards of the three sets', () => {
  const wanted = Object.values({ ...CARDS, ...LIBRARY }).filter(
    (row) => ['hero', 'weapon', 'equipment'].includes(row.type) || row.cls === 'generic',
  );
  expect([...new Set(wanted.filter((row) => !isWhole(row)).map((row) => row.name))].sort()).toEqual([]);
});
