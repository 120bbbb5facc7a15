import { describe, expect, it } from 'vitest';
import { DRAGON, night, pool } from '../tests/cases/helpers.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import type { Mana } from '../types.ts';

/** What cards and skills change for the rest of the turn: dice, mana, Move, Fame. */

const NO_MANA = {};
const source = (...dice: Mana[]) => ({ source: dice });
/** Who pays with dice only: how many of these spells can be cast, one attack after the other. */
const castable = (fight: Fight, spells: readonly string[]): number => {
  let n = 0;
  for (const spell of spells) {
    if (!fight.offers(spell, 'basic')) break;
    fight.use(spell, 'basic');
    n++;
  }
  return n;
};

describe('dice of the Source', () => {
  const BOLTS = ['fireball', 'snowstorm', 'snowstorm'];
  it('one a turn; Mana Draw and Mana Pull add one', () => {
    const dice = source('red', 'blue', 'blue');
    const cast = (hand: string[], first: (fight: Fight) => Fight) => {
      const fight = first(withCards([DRAGON], { hand: [...hand, ...BOLTS], mana: NO_MANA, handLimit: 9 }, dice));
      return castable(fight.declare('ranged', 'e1'), BOLTS);
    };
    expect(cast([], (fight) => fight)).toBe(1);
    expect(cast(['mana-draw'], (fight) => fight.use('mana-draw', 'basic'))).toBe(2);
    expect(cast(['mana-pull'], (fight) => fight.use('mana-pull', 'basic'))).toBe(2);
    const both = (fight: Fight) => fight.use('mana-draw', 'basic').use('mana-pull', 'basic');
    expect(cast(['mana-draw', 'mana-pull'], both)).toBe(3);
  });
  it('Mana Pull: a black die is any color, once, even by day', () => {
    const fight = withCards([DRAGON], { hand: ['mana-pull', ...BOLTS], mana: NO_MANA }, source('black', 'black'));
    fight.use('mana-pull', 'basic').declare('ranged', 'e1');
    expect(castable(fight, ['fireball', 'snowstorm'])).toBe(1);
    expect(fight.state.source).toEqual(['black']);
  });
  it('Mana Storm: three more dice, gold and black as any color, at any time', () => {
    const fight = night([DRAGON], { hand: ['mana-storm', ...BOLTS], mana: { white: 1 } }, source('red', 'red', 'red'), {
      dice: [5, 6, 6],
    });
    fight.use('mana-storm', 'powered');
    expect(fight.state.source).toEqual(['black', 'black', 'gold']);
    fight.declare('ranged', 'e1');
    expect([castable(fight, BOLTS), fight.state.source]).toEqual([3, []]);
  });
  it('Who Needs Magic? forbids them all', () => {
    const hero = { hand: ['mana-draw', 'fireball', 'rage'], mana: NO_MANA, skills: ['who-needs-magic'] };
    const fight = withCards(['swordsmen'], hero, source('red')).toPhase(2).blockTarget('e1');
    fight.use('rage', 'sideways', { by: 'who-needs-magic' });
    expect(fight.offers('mana-draw', 'basic')).toBe(false);
  });
});

describe('mana', () => {
  it('Amulet of the Sun: gold works at night', () => {
    const fight = night([DRAGON], { hand: ['amulet-of-the-sun', 'fireball'], mana: NO_MANA });
    fight.use('amulet-of-the-sun', 'basic').declare('ranged', 'e1').use('fireball', 'basic');
    expect(fight.hero.tokens.gold).toBe(0);
  });
  it('Endless Gem Pouch: one of each basic color, and black at night', () => {
    const fight = night([DRAGON], { hand: ['endless-gem-pouch', 'fireball'], mana: NO_MANA });
    expect(fight.use('endless-gem-pouch', 'strong').hero.tokens).toEqual({
      red: 1,
      blue: 1,
      green: 1,
      white: 1,
      gold: 0,
      black: 1,
    });
  });
  it('Sacrifice: the pairs lie there as mana', () => {
    const crystals = { green: 2, red: 3 };
    const fight = night([DRAGON], { hand: ['offering'], crystals, mana: { red: 1, black: 1 } });
    fight.declare('siege', 'e1').use('offering', 'strong-green-red');
    expect(pool(fight)).toMatchObject({ amount: 8, element: 'fire' });
    expect([fight.hero.crystals, fight.hero.tokens]).toMatchObject([
      { green: 0, red: 1 },
      { green: 2, red: 2 },
    ]);
  });
  it('Mana Radiance: a Wound for each crystal before the two new ones', () => {
    const fight = night([DRAGON], { hand: ['mana-meltdown', 'fireball'], crystals: { blue: 2 } });
    fight.use('mana-meltdown', 'strong-blue');
    // Three crystals are the most: the fourth is a token.
    expect([fight.hero.woundsToHand, fight.hero.crystals.blue, fight.hero.tokens.blue]).toEqual([2, 3, 6]);
  });
  it('Polarization: by day black is any basic color, at night gold is black; dice count too', () => {
    const picks = (fight: Fight) =>
      fight.s.offers('hero').flatMap(({ action }) => {
        const { source: of, pick } = action as { source?: string; pick?: string };
        return of === 'polarization' ? [pick] : [];
      });
    const hero = { hand: ['fireball', 'snowstorm'], skills: ['polarization'], mana: { black: 1, gold: 1 } };
    expect(picks(withCards([DRAGON], hero))).toEqual(['black-red', 'black-blue', 'black-green', 'black-white']);
    expect(picks(night([DRAGON], hero))).toEqual(['gold-black']);
    const dice = withCards([DRAGON], { ...hero, mana: NO_MANA }, source('blue'));
    expect(picks(dice)).toEqual(['blue-red']);
    dice.use('polarization', 'turn', { pick: 'blue-red' });
    expect([dice.hero.tokens.red, dice.state.source, dice.hero.turn.dieUsed]).toEqual([1, [], true]);
  });
  it('Invocation: it pays for the very next thing, or is gone', () => {
    const hero = { hand: ['fireball', 'wound', 'swift-bolt'], skills: ['invocation'], mana: { white: 1 } };
    const fight = withCards([DRAGON], hero).use('invocation', 'wound-red').declare('ranged', 'e1');
    fight.use('fireball', 'basic');
    expect([fight.hero.tokens.red, fight.hero.turn.invoked]).toEqual([0, '']);
    const late = withCards([DRAGON], hero).use('invocation', 'wound-red').declare('ranged', 'e1');
    late.use('swift-bolt', 'powered');
    expect([late.hero.tokens.red, late.offers('fireball', 'basic')]).toEqual([0, false]);
    const over = withCards([DRAGON], hero).use('invocation', 'wound-red').end();
    expect(over.hero.tokens.red).toBe(0);
  });
  it('Mana Enhancement: a crystal of a mana that was spent, once', () => {
    const hero = { hand: ['fireball', 'snowstorm'], skills: ['mana-enhancement'], mana: { red: 1, blue: 1 } };
    const fight = withCards([DRAGON], hero);
    expect(fight.offers('mana-enhancement', 'crystal-red')).toBe(false);
    fight.declare('ranged', 'e1').use('fireball', 'basic');
    expect(fight.offers('mana-enhancement', 'crystal-blue')).toBe(false);
    fight.use('mana-enhancement', 'crystal-red');
    expect([fight.hero.crystals.red, fight.offers('mana-enhancement', 'crystal-red')]).toEqual([1, false]);
  });
  it('Mana Overload: 4 more for the first card paid with its color, and only for that', () => {
    const hero = { hand: ['fireball', 'fire-bolt', 'snowstorm'], skills: ['mana-overload'], mana: { red: 1, blue: 1 } };
    const fight = withCards([DRAGON], hero).use('mana-overload', 'overload-red').declare('ranged', 'e1');
    expect(fight.use('snowstorm', 'basic') && pool(fight)).toMatchObject({ amount: 5 });
    expect(fight.use('fireball', 'basic') && pool(fight)).toMatchObject({ amount: 9 });
    expect(fight.use('fire-bolt', 'powered') && pool(fight)).toMatchObject({ amount: 3 });
    const slow = withCards(['orc-stonethrowers'], { hand: ['march'], skills: ['mana-overload'] }).toPhase(2);
    slow.use('mana-overload', 'overload-green').use('march', 'powered');
    expect([slow.hero.move, slow.hero.turn.overload]).toEqual([8, '']);
  });
});

describe('Move and Influence', () => {
  it('Tirelessness: the next card that gives Move gives 1 more, sideways too; powered every other one', () => {
    const hero = { hand: ['tirelessness', 'march', 'rage', 'stamina'], mana: { blue: 1 } };
    const basic = withCards(['orc-stonethrowers'], hero).toPhase(2).use('tirelessness', 'basic').use('march', 'basic');
    expect(basic.use('stamina', 'basic').hero.move).toBe(7);
    const side = withCards(['orc-stonethrowers'], hero).toPhase(2).use('tirelessness', 'basic');
    expect(side.use('rage', 'sideways-move').use('march', 'basic').hero.move).toBe(6);
    const strong = withCards(['orc-stonethrowers'], hero).toPhase(2).use('tirelessness', 'powered');
    expect(strong.use('march', 'basic').use('rage', 'sideways-move').hero.move).toBe(9);
  });
  it('by day and by night', () => {
    const gains = (skill: string, mode: 'move' | 'influence', at: boolean): number => {
      const units = [{ unit: 'heroes-red' }];
      const hero = { hand: ['rage'], skills: [skill], units };
      return withCards(['fire-catapult'], hero, { site: 'keep', night: at }).toPhase(2).use(skill, mode).hero[mode];
    };
    expect(['double-time', 'dark-paths'].map((id) => [gains(id, 'move', false), gains(id, 'move', true)])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const talkers = ['bright-negotiation', 'dark-negotiation'];
    expect(talkers.map((id) => [gains(id, 'influence', false), gains(id, 'influence', true)])).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });
  it('On Her Own: 1 once a unit was recruited; Forward March counts ready and unhurt units', () => {
    const units = [{ unit: 'heroes-red' }, { unit: 'peasants', wounds: 1 }, { unit: 'scouts', ready: false }];
    const hero = { hand: ['call-to-arms', 'rage'], skills: ['on-her-own', 'forward-march'], units, level: 9 };
    const fight = night(['fire-catapult'], hero, { site: 'keep', unitOffer: ['thugs'] }).toPhase(2);
    expect(fight.use('forward-march', 'march').hero.move).toBe(1);
    fight.use('call-to-arms', 'strong', { pick: 'thugs' }).use('on-her-own', 'influence');
    expect(fight.hero.influence).toBe(1);
  });
  it('Beguile: 3 where no walls are', () => {
    const hero = { hand: ['rage'], skills: ['beguile'], units: [{ unit: 'thugs' }] };
    expect(withCards(['prowlers'], hero).toPhase(2).use('beguile', 'influence').hero.influence).toBe(3);
  });
  it('In Need: Wounds on units count as well', () => {
    const units = [{ unit: 'heroes-red' }, { unit: 'peasants', wounds: 2 }];
    const fight = withCards(['fire-catapult'], { hand: ['in-need', 'wound'], units }, { site: 'keep' }).toPhase(2);
    expect(fight.use('in-need', 'basic').hero.influence).toBe(6);
  });
  it('Endless Bag of Gold gives its Fame at any time; no phase waits for it', () => {
    const fight = withCards(['prowlers'], { hand: ['endless-bag-of-gold'], fame: 0 });
    expect(fight.state.phase).toBe(2);
    expect(fight.use('endless-bag-of-gold', 'strong').hero.fame).toBe(3);
  });
});

describe('Fame', () => {
  it('a ring thrown away: 1 for every spell of its color', () => {
    const hero = { hand: ['ruby-ring', 'fireball', 'flame-wall', 'snowstorm'], mana: { blue: 1 }, fame: 0 };
    const fight = withCards([DRAGON], hero).use('ruby-ring', 'strong').declare('ranged', 'e1');
    fight.use('fireball', 'basic').use('snowstorm', 'basic');
    expect(fight.hero.fame).toBe(1);
  });
  it('Sword of Justice, strong: every enemy of the turn, no matter what defeats it', () => {
    const hero = { hand: ['sword-of-justice', 'whirlwind'], fame: 0, armor: 12 };
    const fight = night(['prowlers', DRAGON], hero).toPhase(4).use('sword-of-justice', 'strong');
    fight.use('whirlwind', 'strong', { target: 'e1' });
    expect(fight.hero.fame).toBe(3);
  });
});

describe('12.5: what a setup says of units and tokens', () => {
  it('Magic Familiars: the mana lies on the card, and nothing is paid', () => {
    const strongest = (fed?: 'red' | 'blue') => {
      const units = [{ unit: 'magic-familiars', ...(fed ? { fed } : {}) }];
      const fight = withCards(['swamp-dragon'], { units, mana: { red: 5 }, armor: 9 })
        .toPhase(4)
        .declare('melee', 'e1');
      return [fight.offers('magic-familiars', 'attack'), fight.offers('magic-familiars', 'attack-red')];
    };
    expect([strongest(), strongest('blue'), strongest('red')]).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ]);
  });
  it('a token that Scouts have seen gives 1 Fame more', () => {
    const enemies = [{ token: 'prowlers', peeked: true }, { token: 'prowlers' }];
    const hero = { hand: ['swift-bolt', 'fire-bolt'], mana: { white: 1, red: 1 }, fame: 0 };
    const fight = withCards([], hero, { enemies });
    fight.declare('ranged', 'e1').use('swift-bolt', 'powered').resolve();
    expect(fight.hero.fame).toBe(3);
  });
});

describe('cards of an offer', () => {
  it('Magic Talent: a spell as if from the hand, for a card of its color; it stays there', () => {
    const hero = { hand: ['magic-talent', 'rage', 'stamina'], mana: { red: 1 } };
    const offer = { spellOffer: ['fireball', 'snowstorm'] };
    const fight = withCards([DRAGON], hero, offer).declare('ranged', 'e1');
    // No blue mana for the other one.
    expect(fight.offers('snowstorm', 'basic')).toBe(false);
    fight.use('fireball', 'basic', { by: 'magic-talent', discard: 'rage' });
    expect([pool(fight)?.amount, fight.state.spellOffer, fight.hero.discard]).toEqual([
      5,
      ['fireball', 'snowstorm'],
      ['rage'],
    ]);
    expect([fight.hero.played, fight.hero.tokens.red]).toEqual([['magic-talent'], 0]);
    // Its strong side only at night.
    const black = { ...hero, mana: { red: 1, black: 1 } };
    expect(withCards([DRAGON], black, offer).declare('siege', 'e1').offers('fireball', 'strong')).toBe(false);
    expect(night([DRAGON], black, offer).declare('siege', 'e1').offers('fireball', 'strong')).toBe(true);
  });
  it('Blood of Ancients, powered: a strong effect of the offer for a Wound into the hand or the discard pile', () => {
    const hero = { hand: ['blood-of-ancients'], mana: { red: 1 } };
    const offer = { actionOffer: ['swift-bolt'] };
    const use = (by: string) =>
      withCards([DRAGON], hero, offer).declare('ranged', 'e1').use('swift-bolt', 'powered', { by });
    const hand = use('blood-of-ancients:strong');
    expect([pool(hand)?.amount, hand.hero.hand, hand.hero.discard, hand.state.actionOffer]).toEqual([
      4,
      ['wound'],
      [],
      ['swift-bolt'],
    ]);
    const discard = use('blood-of-ancients:discard');
    expect([discard.hero.hand, discard.hero.discard, discard.hero.woundsToDiscard]).toEqual([[], ['wound'], 1]);
  });
  it('Mysterious Box: what it shows can be played in the basic way, and then the box is only played', () => {
    const fight = night([DRAGON], { hand: ['mysterious-box', 'march'], fame: 0 }, {}, { draws: [8] });
    fight.use('mysterious-box', 'reveal').declare('ranged', 'e1');
    expect(fight.hero.turn.box).toBe('bow-of-starsdawn');
    fight.use('bow-of-starsdawn', 'basic', { discard: 'march' });
    expect([fight.hero.played, fight.hero.fame, fight.hero.removed]).toEqual([['mysterious-box'], 1, []]);
  });
});
