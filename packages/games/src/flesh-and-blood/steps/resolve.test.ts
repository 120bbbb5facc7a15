import { describe, expect, it } from 'vitest';
import { table } from '../tests/fixture.ts';

const bauble = 'titanium-bauble-blue';
const attack = (B: object = {}, A: object = {}) =>
  table({ A: { hand: ['wounding-blow-red'], ...A }, B }).play('A', 'wounding-blow-red');

describe('resolving', () => {
  it('resolve: parts in printed order', () => {
    const t = table({
      A: { hand: ['awakening-bellow-red'], floating_resources: 1 },
      B: { hand: ['dodge-blue'] },
      script: { draws: [0] },
    });
    t.play('A', 'awakening-bellow-red').both().done();
    expect(t.player('A').next).toMatchObject([{ power: 3 }]);
    expect(t.player('B').intimidated).toEqual(['dodge-blue']);
  });
  it('resolved: go again after the effects, then the card leaves the stack', () => {
    const t = table({ A: { hand: ['sharpen-steel-red', 'energy-potion-blue'] } })
      .play('A', 'sharpen-steel-red')
      .both();
    expect(t.player('A')).toMatchObject({ action_points: 1, graveyard: ['sharpen-steel-red'] });
    t.play('A', 'energy-potion-blue').both();
    expect(t.player('A')).toMatchObject({ action_points: 0, permanents: [{ card: 'energy-potion-blue' }] });
  });
  it('draw: known cards on top first, then chance, then the known bottom; an empty deck gives nothing', () => {
    const t = table({
      A: {
        permanents: ['gold'],
        floating_resources: 2,
        top: [{ how: 'secret', cards: ['dodge-blue'] }],
        deck: ['wild-ride-red', 'muscle-mutt-yellow'],
        bottom: [{ how: 'open', cards: [bauble] }],
      },
      B: { arsenal: 'dodge-blue' },
      script: { draws: [1, 0] },
    });
    t.use('A', 'gold', 'permanent').both();
    expect(t.player('A').hand).toEqual(['dodge-blue']);
    t.both().does('A', { type: 'pass' });
    expect(t.done().player('A').hand).toHaveLength(4);
    expect(t.deck('A')).toBe(0);
  });
  it('discard: a random card of the hand', () => {
    const t = table({
      A: {
        hero: 'bravo',
        hand: ['bare-fangs-red', 'dodge-blue', bauble],
        deck: ['muscle-mutt-yellow'],
        floating_resources: 2,
      },
      script: { draws: [0, 1] },
    });
    t.play('A', 'bare-fangs-red').toDefend().done();
    expect(t.player('A').graveyard).toEqual(['muscle-mutt-yellow']);
    expect(t.state.pending_attack).toBe(8);
  });
  it('intimidate: face down until the end phase, known to its owner alone', () => {
    const t = table({
      A: { hand: ['clearing-bellow-blue'] },
      B: { hand: ['dodge-blue', bauble] },
      script: { draws: [0] },
    });
    t.play('A', 'clearing-bellow-blue').both();
    expect(t.combat.view('A').players.B).toMatchObject({ intimidated: 1, hand: 1 });
    expect(t.combat.view('B').players.B).toMatchObject({ intimidated: ['dodge-blue'] });
    expect(t.newsFor('A')).toContainEqual({ type: 'banish', player: 'B' });
    expect(t.newsFor('B')).toContainEqual({ type: 'banish', player: 'B', card: 'Dodge' });
  });
  it('top: a revealed card stays known on top', () => {
    const t = table({
      A: { hand: ['head-jab-red'] },
      B: { hand: ['pack-call-yellow'], deck: ['muscle-mutt-yellow', bauble] },
      script: { draws: [0] },
    });
    t.play('A', 'head-jab-red').block('B', 'pack-call-yellow').both();
    expect(t.combat.view('A').players.B.top).toEqual([{ how: 'open', cards: ['muscle-mutt-yellow'] }]);
  });
  it('clash: higher power wins, no power loses to any', () => {
    const t = table({
      A: { hand: ['debilitate-red'], floating_resources: 4, deck: ['dodge-blue'] },
      B: { hand: ['clash-of-mountains-blue'], deck: ['head-jab-red'] },
      script: { draws: [0, 0] },
    });
    t.play('A', 'debilitate-red').block('B', 'clash-of-mountains-blue').both();
    expect(t.all('clash')).toMatchObject([{ winner: 'B' }]);
  });
  it('roll: a die that people can throw, told with its face', () => {
    const t = table({ A: { equipment: ['barkbone-strapping'] }, script: { dice: [5] } });
    t.use('A', 'barkbone-strapping', 'equipment').both();
    expect(t.all('roll')).toEqual([{ type: 'roll', player: 'A', face: 5, sides: 6, card: 'Barkbone Strapping' }]);
  });
  const opt = () =>
    table({
      A: { hand: ['glimpse'], deck: ['dodge-blue', bauble] },
      custom: [{ name: 'Glimpse', type: 'instant', keywords: ['opt 2'] }],
      script: { draws: [0, 0] },
    })
      .play('A', 'glimpse')
      .both();
  it('look: the cards are seen by their owner alone', () => {
    const t = opt();
    expect(t.combat.view('A').players.A.looking).toEqual(['dodge-blue', bauble]);
    expect(t.combat.view('B').players.A.looking).toBe(2);
  });
  it('opt: each card to the top or the bottom, in any order', () => {
    const t = opt()
      .does('A', { type: 'put', card: bauble, where: 'bottom' })
      .does('A', { type: 'put', card: 'dodge-blue', where: 'top' });
    expect(t.player('A')).toMatchObject({
      top: [{ cards: ['dodge-blue'] }],
      bottom: [{ cards: [bauble] }],
      looking: [],
    });
    expect(JSON.stringify(t.newsFor('B'))).not.toContain('Dodge');
  });
  it('pick: what must be chosen cannot be declined', () => {
    const t = table({
      A: { hand: ['brutal-assault-blue', 'pummel-blue'], floating_resources: 4 },
      B: { hand: ['dodge-blue'] },
    });
    t.play('A', 'brutal-assault-blue').to('reaction').play('A', 'pummel-blue').to('damage').both();
    expect(t.offers().map((choice) => choice.action)).toEqual([{ type: 'choose', card: 'dodge-blue' }]);
  });
  it('may: yes costs what it says, no costs nothing', () => {
    const t = attack({ equipment: ['ironhide-legs'] })
      .block('B', 'ironhide-legs')
      .both();
    expect(t.why('B', { type: 'accept' })).toBe('cannot-pay');
    expect(t.does('B', { type: 'decline' }).phase).toBe('defend');
  });
});
