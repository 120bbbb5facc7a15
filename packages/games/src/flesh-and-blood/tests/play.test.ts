import { describe, expect, it } from 'vitest';
import type { Action } from '../actions.ts';
import { forecast } from '../rules/forecast.ts';
import { cheapest } from '../rules/payment.ts';
import { table } from './fixture.ts';

const bauble = 'titanium-bauble-blue';
const play = (card: string, from: 'hand' | 'arsenal' = 'hand'): Action => ({ type: 'play', card, from });

describe('why not: every card that cannot be played now says why', () => {
  it('cost', () => {
    const t = table({ A: { hand: ['macho-grande-blue', bauble] } });
    expect(t.listed('A').find((choice) => choice.not)?.not).toEqual({ code: 'cannot-pay', cost: 7, have: 3 });
  });
  it('timing', () => {
    const t = table({
      A: { hand: ['thrust-red', 'dodge-blue', 'head-jab-red'] },
      B: { hand: ['head-jab-red', 'dodge-blue'] },
    });
    expect(t.why('A', play('thrust-red'))).toBe('only-in-reaction');
    expect(t.why('A', play('dodge-blue'))).toBe('only-in-reaction');
    t.pass();
    expect(t.why('B', play('head-jab-red'))).toBe('not-your-turn');
    const stack = table({ A: { hand: ['sigil-of-solace-blue', 'head-jab-red', 'come-to-fight-blue', bauble] } }).play(
      'A',
      'sigil-of-solace-blue',
    );
    expect(stack.why('A', play('head-jab-red'))).toBe('stack-not-empty');
    const defend = table({ A: { hand: ['wounding-blow-red', 'head-jab-red'], action_points: 2 } }).play(
      'A',
      'wounding-blow-red',
    );
    expect(defend.why('A', play('head-jab-red'))).toBe('wrong-step');
  });
  it('no action point', () => {
    const t = table({
      A: { hand: ['wounding-blow-red', 'head-jab-red'], weapons: ['dawnblade'], floating_resources: 1 },
    });
    t.play('A', 'wounding-blow-red').close();
    expect(t.why('A', play('head-jab-red'))).toBe('no-action-point');
    expect(t.why('A', { type: 'weapon', weapon: 0 })).toBe('no-action-point');
  });
  it('chain open', () => {
    const t = table({ A: { hand: ['head-jab-red', 'sharpen-steel-red', 'energy-potion-blue'] } })
      .play('A', 'head-jab-red')
      .resolve();
    expect([t.why('A', play('sharpen-steel-red')), t.why('A', play('energy-potion-blue'))]).toEqual([
      'chain-open',
      'chain-open',
    ]);
  });
  it('dominate', () => {
    const t = table({ A: { hand: ['macho-grande-blue'], floating_resources: 7 }, B: { hand: [bauble, 'dodge-blue'] } });
    t.play('A', 'macho-grande-blue').block('B', bauble).to('reaction').pass();
    expect(t.why('B', play('dodge-blue'))).toBe('dominate');
  });
  it('every listed hand card is either playable or has a reason, at every priority', () => {
    const t = table({
      A: { hand: ['wild-ride-red', 'thrust-red', bauble, 'hala-goldenhelm', 'dodge-blue'], floating_resources: 2 },
    });
    for (const card of t.player('A').hand) {
      const choice = t.listed('A').find((it) => JSON.stringify(it.action) === JSON.stringify(play(card)));
      expect(choice).toBeDefined();
      expect(Boolean(choice?.not)).toBe(card !== 'wild-ride-red');
    }
  });
});

describe('paying', () => {
  const pays = (hand: string[], cost: number, floating = 0, keep: 'none' | 'any' | 'cheap' = 'none') =>
    cheapest(table({ A: { hand, floating_resources: floating } }).state, 'A', cost, { keep });
  it('the cheapest complete payment wastes least, then takes fewest cards', () => {
    expect(pays(['dodge-blue', 'muscle-mutt-yellow', 'wild-ride-red'], 2)).toEqual(['muscle-mutt-yellow']);
    expect(pays(['dodge-blue', 'muscle-mutt-yellow', 'wild-ride-red'], 3)).toEqual(['dodge-blue']);
    expect(pays(['dodge-blue', 'muscle-mutt-yellow', 'wild-ride-red'], 4)).toEqual(['wild-ride-red', 'dodge-blue']);
    expect(pays(['dodge-blue', 'dodge-blue'], 4)).toEqual(['dodge-blue', 'dodge-blue']);
    expect(pays(['wild-ride-red', 'dodge-blue'], 3, 1)).toEqual(['dodge-blue']);
  });
  it('it leaves what an additional cost needs', () => {
    expect(pays(['dodge-blue', 'wild-ride-red'], 1, 0, 'any')).toEqual(['dodge-blue']);
    expect(pays(['dodge-blue', 'muscle-mutt-yellow'], 2, 0, 'cheap')).toEqual(['muscle-mutt-yellow']);
    expect(pays(['dodge-blue'], 1, 0, 'any')).toBeNull();
  });
  it('nothing is left to pay: nothing is offered', () => {
    expect(pays(['dodge-blue'], 1, 1)).toBeNull();
  });
  it('arsenal cards cannot be pitched, and both players pitch in any turn', () => {
    const t = table({
      A: { hand: ['wounding-blow-red'] },
      B: { hand: ['toughen-up-blue', bauble], arsenal: 'dodge-blue' },
    });
    t.play('A', 'wounding-blow-red').to('reaction').pass().does('B', play('toughen-up-blue'));
    expect(t.offers('B').map((choice) => choice.action)).toEqual([
      { type: 'pay', cards: [bauble] },
      { type: 'pitch', card: bauble },
    ]);
  });
});

describe('forecast', () => {
  it('is nothing without an attack', () => expect(forecast(table({}).state)).toBeNull());
  it('tells power, block, what is prevented, and the word for it', () => {
    const at = (B: object, block: string[] = []) => {
      const t = table({ A: { hand: ['raging-onslaught-yellow'], floating_resources: 3 }, B });
      return forecast(
        t
          .play('A', 'raging-onslaught-yellow')
          .block('B', ...block)
          .combat.view('A'),
      );
    };
    expect(at({})).toEqual({
      power: 6,
      block: 0,
      prevented: 0,
      damage: 6,
      hits: true,
      word: 'hits',
      goAgain: false,
      dominate: false,
    });
    expect(at({ hand: [bauble, bauble] }, [bauble, bauble])).toMatchObject({ block: 6, damage: 0, word: 'blocked' });
    expect(at({ hand: [bauble], shield: 2, permanents: ['spectral-shield'] }, [bauble])).toMatchObject({
      block: 3,
      prevented: 3,
      damage: 0,
      word: 'prevented',
    });
    expect(at({ hand: [bauble], shield: 1 }, [bauble])).toMatchObject({ prevented: 1, damage: 2, word: 'hits' });
    const sure = table({
      A: { hand: ['true-blow'] },
      B: { shield: 2 },
      custom: [{ name: 'True Blow', type: 'attack', power: 3, keywords: ['unpreventable'] }],
    });
    expect(forecast(sure.play('A', 'true-blow').toDefend().state)).toMatchObject({ prevented: 0, damage: 3 });
  });
  it('tells what happened once the damage is dealt, though the prevention is used up', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: { shield: 1, permanents: ['spectral-shield'] } });
    t.play('A', 'wounding-blow-red').to('reaction').both();
    t.does('B', { type: 'prevent', with: 'shield' });
    expect(t.phase).toBe('damage');
    expect(forecast(t.state)).toMatchObject({ power: 4, block: 0, prevented: 2, damage: 2 });
  });
  it('does not count the own hit of an attack that counts hits', () => {
    const t = table({ A: { hand: ['salt-the-wound-yellow'] } })
      .play('A', 'salt-the-wound-yellow')
      .to('damage');
    expect(forecast(t.state)).toMatchObject({ power: 2, damage: 2 });
    expect([t.state.pending_attack, t.all('power')]).toEqual([2, []]);
  });
  it('counts the cards of the simplified rules that are picked to defend', () => {
    const p = table({
      mode: 'simplified',
      A: { hand: ['raging-onslaught-yellow'], floating_resources: 3 },
      B: { hand: [bauble] },
    });
    p.does('A', { type: 'continue' }).does('A', play('raging-onslaught-yellow')).pass(2);
    p.does('B', { type: 'block', card: bauble, from: 'hand' });
    expect(forecast(p.state)).toMatchObject({ power: 6, block: 3, damage: 3 });
    expect(forecast(p.does('B', { type: 'done' }).state)).toMatchObject({ power: 6, block: 3, damage: 3 });
  });
  it('counts what was prevented so far while more of it is chosen', () => {
    const t = table({
      A: { hand: ['raging-onslaught-yellow'], floating_resources: 3 },
      B: { shield: 1, permanents: ['spectral-shield', 'screen'] },
      custom: [{ name: 'Screen', type: 'aura', keywords: ['ward 2'] }],
    });
    t.play('A', 'raging-onslaught-yellow').to('reaction').both().does('B', { type: 'prevent', with: 'shield' });
    expect([t.step, forecast(t.state)?.prevented, forecast(t.state)?.damage]).toEqual(['prevention', 4, 2]);
  });
  it('also in the Layer Step, and in the simplified rules from the Attack Step on', () => {
    const t = table({ A: { hand: ['head-jab-red'] } }).play('A', 'head-jab-red');
    expect(forecast(t.state)).toMatchObject({ power: 3, goAgain: true });
    const p = table({ mode: 'simplified', A: { hand: ['head-jab-red'] } })
      .does('A', { type: 'continue' })
      .does('A', play('head-jab-red'));
    expect(forecast(p.state)).toBeNull();
    expect(forecast(p.pass(2).state)).toMatchObject({ power: 3, word: 'hits' });
  });
});

describe('every game ends', () => {
  it('a draw after 3 turns without damage once both decks are empty', () => {
    const t = table({ A: { hand: [bauble], arsenal: bauble }, B: { hand: [bauble], arsenal: bauble } });
    for (let i = 0; i < 3; i++) {
      expect(t.outcome).toBeUndefined();
      t.endTurn();
    }
    expect(t.outcome).toMatchObject({ winner: null, why: 'deadlock' });
  });
  it('a draw after the limit of turns without damage, with cards left', () => {
    const t = table({
      A: { hand: [bauble, bauble, bauble, bauble], arsenal: bauble, deck: [bauble] },
      B: { hand: [bauble], arsenal: bauble },
    });
    t.state.idle_limit = 5;
    for (let i = 0; i < 5; i++) t.endTurn();
    expect(t.outcome).toMatchObject({ why: 'deadlock' });
    expect(t.state.idle).toBe(5);
  });
  it('damage starts the count again', () => {
    const t = table({
      A: { hand: ['wounding-blow-red', bauble], arsenal: bauble, life: 20 },
      B: { hand: [bauble], arsenal: bauble },
    });
    Object.assign(t.state, { idle: 2, dry: 2 });
    t.play('A', 'wounding-blow-red').close().endTurn();
    expect([t.state.idle, t.state.dry, t.outcome]).toEqual([0, 0, undefined]);
    t.endTurn().endTurn();
    expect([t.state.dry, t.outcome]).toEqual([2, undefined]);
    expect(t.endTurn().outcome).toMatchObject({ why: 'deadlock' });
  });
  it('9.6 turns before the decks were empty do not count for the 3 turns', () => {
    const t = table({
      A: { hand: [bauble, bauble, bauble], arsenal: bauble, deck: [bauble] },
      B: { hand: [bauble], arsenal: bauble },
      script: { draws: [0] },
    });
    Object.assign(t.state, { idle: 6 });
    t.endTurn();
    expect([t.state.idle, t.state.dry, t.outcome]).toEqual([7, 1, undefined]);
  });
  it('9.6 no stalemate while an equipment can pay for a weapon, or a blood debt is due', () => {
    const swing = { weapons: ['dawnblade-resplendent'], equipment: ['blossom-of-spring'] };
    expect(table({ A: {}, B: { ...swing } }).endTurn().outcome).toBeUndefined();
    expect(table({ A: {}, B: { weapons: swing.weapons } }).endTurn().outcome).toMatchObject({ why: 'stalemate' });
    const custom = [{ name: 'Debt', type: 'action' as const, keywords: ['blood debt'] }];
    expect(table({ A: {}, B: { banished: ['debt'] }, custom }).endTurn().outcome).toBeUndefined();
  });
  it('a draw at once when nobody has anything left', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] }, B: {} })
      .play('A', 'wounding-blow-red')
      .close()
      .endTurn();
    expect(t.outcome).toMatchObject({ winner: null, why: 'stalemate' });
  });
  it('an empty deck does not lose', () => {
    const t = table({ A: { hand: [bauble] }, B: { hand: [bauble] } }).endTurn();
    expect(t.outcome).toBeUndefined();
  });
  it('a player who concedes loses', () => {
    expect(table({}).does('A', { type: 'concede' }).outcome).toMatchObject({ winner: 'B', why: 'concede' });
  });
});

describe('what the host sets right', () => {
  it('life, resources, action points, shields, and power and block of the link', () => {
    const t = table({ A: { hand: ['wounding-blow-red'] } });
    const adjust = (
      what: 'life' | 'resources' | 'action points' | 'shield' | 'power' | 'block',
      who: 'A' | 'B',
      n: number,
    ): Action => ({ type: 'adjust', what, who, n });
    expect(t.refused('host', adjust('power', 'A', 1))).toBe('no-link');
    t.does('host', adjust('life', 'B', -1))
      .does('host', adjust('resources', 'A', 1))
      .does('host', adjust('action points', 'A', 1))
      .does('host', adjust('shield', 'B', 1));
    expect(t.player('A')).toMatchObject({ floating_resources: 1, action_points: 2 });
    expect(t.player('B')).toMatchObject({ life: 19, shield: 1 });
    t.play('A', 'wounding-blow-red')
      .toDefend()
      .does('host', adjust('power', 'A', 1))
      .does('host', adjust('block', 'B', 1));
    expect(forecast(t.state)).toMatchObject({ power: 5, block: 1, prevented: 1, damage: 3 });
    expect(t.refused('host', adjust('block', 'A', 1))).toBe('other-side');
    expect(t.refused('host', adjust('action points', 'B', 1))).toBe('not-your-turn');
    expect(t.refused('host', adjust('resources', 'B', -1))).toBe('not-below-0');
  });
  it('resources are not taken away while a card is being paid for: nobody could go on', () => {
    const t = table({
      A: { hand: ['wrecking-ball-red', 'wounding-blow-red', 'wounding-blow-red'], floating_resources: 1 },
    });
    t.does('A', { type: 'play', card: 'wrecking-ball-red', from: 'hand' });
    expect(t.refused('host', { type: 'adjust', what: 'resources', who: 'A', n: -1 })).toBe('payment-open');
    t.does('host', { type: 'adjust', what: 'resources', who: 'A', n: 1 });
  });
  it('life at 0 ends the game', () => {
    const t = table({ B: { life: 1 } }).does('host', { type: 'adjust', what: 'life', who: 'B', n: -1 });
    expect(t.outcome).toMatchObject({ winner: 'A', why: 'life' });
  });
});
