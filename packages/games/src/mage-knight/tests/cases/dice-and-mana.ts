import { expect } from 'vitest';
import type { Action, Mana } from '../../types.ts';
import type { Fight } from '../fixture.ts';
import { DRAGON, night, pool } from './helpers.ts';

/** 12: cards and skills that give mana, dice and crystals, and ask how. */

const NO_MANA = { red: 0, blue: 0, green: 0, white: 0 };
const day = { night: false };
/** The colors that are offered, in order. */
const colours = (fight: Fight): string[] =>
  fight.s.offers(fight.seat).flatMap(({ action }) => (action.type === 'CHOOSE_MANA' ? [action.colour] : []));
const chooses = (fight: Fight, colour: Mana, die?: Mana): Fight =>
  fight.does({ type: 'CHOOSE_MANA', playerId: 'hero', colour, ...(die ? { die } : {}) });
const crystal = (colour: 'red' | 'blue' | 'green' | 'white'): Action => ({
  type: 'CHOOSE_CRYSTAL',
  playerId: 'hero',
  colour,
});
const away = (card: string): Action => ({ type: 'PUT_AWAY', playerId: 'hero', card });
const STOP: Action = { type: 'NOT_AGAIN', playerId: 'hero' };
const draws =
  (source: string, mode: string, cards: number, how: Parameters<typeof night>[1] = {}, more = {}) =>
  () => {
    const fight = night([DRAGON], { hand: [source, 'swift-bolt'], deck: ['rage', 'march', 'stamina'], ...how }, more, {
      draws: Array.from({ length: cards }, () => 0),
    });
    const before = fight.hero.hand.length - (how.skills ? 0 : 1);
    fight.use(source, mode);
    expect(fight.hero.hand).toHaveLength(before + cards);
    expect(fight.s.offers('hero').some(({ action }) => action.type === 'CANCEL_ATTACK')).toBe(false);
  };
const CALM = { options: { tranquilityInCombat: true } };
const readies =
  (source: string, mode: string, unit: string, tooHigh: string, hand: string[] = [source]) =>
  () => {
    const hero = (of: string) => ({ hand: [...hand, 'swift-bolt'], units: [{ unit: of, ready: false }] });
    expect(night([DRAGON], hero(tooHigh)).offers(source, mode)).toBe(false);
    expect(night([DRAGON], hero(unit)).use(source, mode).hero.units[0]?.ready).toBe(true);
    const none = { options: { healingCards: 'none' as const } };
    expect(night([DRAGON], hero(unit), none).offers(source, mode)).toBe(false);
  };
const motivation = (id: string, gains: (fight: Fight) => number) => () => {
  draws(id, 'draw', 2, { skills: [id], hand: ['swift-bolt'] })();
  for (const leastFame of [false, true]) {
    const fight = night(
      [DRAGON],
      { skills: [id], hand: ['swift-bolt'], deck: ['rage'], leastFame },
      {},
      { draws: [0] },
    );
    const before = gains(fight);
    expect(gains(fight.use(id, 'draw')) - before).toBe(leastFame ? 1 : 0);
  }
};

export const DICE_AND_MANA: Readonly<Record<string, () => void>> = {
  'tranquility basic': () => {
    expect(
      night([DRAGON], { hand: ['tranquility', 'swift-bolt'], deck: ['rage'] }).offers('tranquility', 'basic'),
    ).toBe(false);
    draws('tranquility', 'basic', 1, {}, CALM)();
  },
  'tranquility powered': draws('tranquility', 'powered', 2, {}, CALM),
  'rejuvenate basic-draw': draws('rejuvenate', 'basic-draw', 1),
  'rejuvenate powered-draw': draws('rejuvenate', 'powered-draw', 2),
  'rejuvenate basic-ready': readies('rejuvenate', 'basic-ready', 'utem-guardsmen', 'catapults'),
  'rejuvenate powered-ready': readies('rejuvenate', 'powered-ready', 'catapults', 'altem-guardians'),
  // One more die: the second payment is a die too, and the third is not.
  'mana-draw powered': () => {
    const fight = night(
      [DRAGON],
      { hand: ['mana-draw', 'fireball'], mana: { white: 1 } },
      { source: ['gold', 'green'] },
    );
    fight.use('mana-draw', 'powered');
    expect(new Set(colours(fight))).toEqual(new Set(['red', 'blue', 'green', 'white', 'black']));
    chooses(fight, 'red', 'green');
    expect([fight.hero.tokens.red, fight.state.source, fight.hero.turn.dieUsed]).toEqual([2, ['gold'], false]);
  },
  'mana-pull powered': () => {
    const fight = night(
      [DRAGON],
      { hand: ['mana-pull', 'fireball'], mana: { white: 1 } },
      { source: ['gold', 'green', 'green'], ...day },
    );
    fight.use('mana-pull', 'powered');
    chooses(chooses(fight, 'red', 'gold'), 'blue', 'green');
    expect([fight.hero.tokens.red, fight.hero.tokens.blue, fight.state.source]).toEqual([1, 1, ['green']]);
  },
  'blood-ritual basic': () => {
    const fight = night([DRAGON], { hand: ['blood-ritual', 'fireball'], mana: NO_MANA }).use('blood-ritual', 'basic');
    // Gold is of no use at night, so it is not asked about.
    expect(colours(fight)).toEqual(['red', 'blue', 'green', 'white', 'black']);
    chooses(fight, 'black');
    expect([fight.hero.tokens.black, fight.hero.crystals.red, fight.hero.woundsToHand]).toEqual([1, 1, 1]);
  },
  'blood-ritual powered': () => {
    const fight = night([DRAGON], { hand: ['blood-ritual', 'fireball'], mana: { red: 1 } }, day);
    fight.use('blood-ritual', 'powered');
    chooses(chooses(chooses(fight, 'gold'), 'blue'), 'blue');
    expect([fight.hero.tokens, fight.hero.woundsToHand]).toMatchObject([{ gold: 1, blue: 2 }, 1]);
    fight.does(crystal('blue'));
    expect([fight.hero.tokens.blue, fight.hero.crystals.blue, fight.s.step]).toEqual([1, 1, '2.1 ranged']);
    const kept = night([DRAGON], { hand: ['blood-ritual', 'fireball'], mana: { red: 1 } }).use(
      'blood-ritual',
      'powered',
    );
    chooses(chooses(chooses(kept, 'red'), 'red'), 'red').does(STOP);
    expect([kept.hero.tokens.red, kept.hero.crystals.red]).toEqual([3, 0]);
  },
  'crystal-mastery powered': () => {
    const fight = night(
      ['prowlers'],
      { hand: ['crystal-mastery', 'fireball'], mana: { blue: 1 }, crystals: { red: 2 } },
      day,
    );
    fight.use('crystal-mastery', 'powered').declare('ranged', 'e1').use('fireball', 'basic');
    expect(fight.hero.crystals.red).toBe(1);
    fight.resolve();
    expect([fight.s.ended().defeated, fight.state.heroes[0]?.crystals]).toMatchObject([1, { red: 2, blue: 0 }]);
  },
  'spell-forge powered': () => {
    const offer = { spellOffer: ['fireball', 'offering', 'chill'] };
    const fight = night([DRAGON], { hand: ['spell-forge', 'fireball'] }, offer);
    const picks = fight.s
      .offers('hero')
      .flatMap(({ action }) => (action.type === 'PLAY_EFFECT' && action.mode === 'powered' ? [action.pick] : []));
    // Two red spells and a blue one: two different spells, whose colors may be equal.
    expect(picks).toEqual(['red-red', 'red-blue']);
    fight.use('spell-forge', 'powered', { pick: 'red-blue' });
    expect(fight.hero.crystals).toMatchObject({ red: 1, blue: 1 });
  },
  'mana-storm basic': () => {
    const fight = night(
      [DRAGON],
      { hand: ['mana-storm', 'fireball'] },
      { source: ['black', 'green', 'red'] },
      { dice: [5] },
    );
    expect(fight.offers('mana-storm', 'basic', { pick: 'black' })).toBe(false);
    fight.use('mana-storm', 'basic', { pick: 'green' });
    expect([fight.hero.crystals.green, fight.state.source]).toEqual([1, ['black', 'gold', 'red']]);
  },
  // Move and cards for every set of four different crystals.
  'power-of-crystals powered-move': () => {
    const set = { red: 2, blue: 2, green: 2, white: 2 };
    const fight = night(['fire-catapult'], { hand: ['power-of-crystals', 'rage'], crystals: set }).toPhase(2);
    fight.use('power-of-crystals', 'powered-move', { pick: '0' });
    expect(fight.hero.move).toBe(8);
  },
  'power-of-crystals powered-draw': () => {
    const set = { red: 1, blue: 1, green: 1, white: 1 };
    const hero = { hand: ['power-of-crystals', 'rage'], crystals: set, deck: ['march', 'march', 'march', 'rage'] };
    const fight = night([DRAGON], hero, {}, { draws: [0, 0, 0] }).toPhase(2);
    fight.use('power-of-crystals', 'powered-draw', { pick: '1' });
    expect([fight.hero.hand.length, fight.hero.move]).toEqual([4, 0]);
    const none = { options: { healingCards: 'none' as const } };
    expect(night([DRAGON], hero, none).toPhase(2).offers('power-of-crystals', 'powered-draw')).toBe(false);
  },
  'mana-claim basic': () => {
    const fight = night([DRAGON], { hand: ['mana-claim', 'fireball'], mana: { blue: 1 } }, { source: ['gold', 'red'] });
    expect(fight.offers('mana-claim', 'basic', { pick: 'gold' })).toBe(false);
    fight.use('mana-claim', 'basic', { pick: 'red' });
    expect([fight.hero.tokens.red, fight.state.source]).toEqual([3, ['gold']]);
  },
  'mana-claim strong': () => {
    const fight = night([DRAGON], { hand: ['mana-claim', 'fireball'] }, { source: ['red'] });
    fight.use('mana-claim', 'strong', { pick: 'red' });
    expect(fight.hero.tokens.red).toBe(8);
  },
  'offering basic': () => {
    const hand = ['offering', 'march', 'ruby-ring', 'chilling-stare', 'rage', 'wound'];
    const fight = night([DRAGON], { hand }).use('offering', 'basic');
    expect(fight.hero.crystals.red).toBe(1);
    fight.does(away('march'));
    // An artifact gives any color, a card of two colors either.
    fight.does(away('ruby-ring')).does(crystal('white')).does(away('chilling-stare')).does(crystal('blue'));
    expect([fight.hero.crystals, fight.hero.hand]).toEqual([
      { red: 1, blue: 1, green: 1, white: 1 },
      ['rage', 'wound'],
    ]);
    expect(fight.s.step).toBe('4.2 block');
    const few = night([DRAGON], { hand }).use('offering', 'basic').does(STOP);
    expect([few.hero.discard, few.hero.hand.length]).toEqual([[], 5]);
  },
  'amulet-of-darkness basic': () => {
    const fight = night([DRAGON], { hand: ['amulet-of-darkness', 'fireball'], mana: { red: 1 } }, day);
    expect(fight.declare('siege', 'e1').offers('fireball', 'strong')).toBe(false);
    fight.use('amulet-of-darkness', 'basic');
    chooses(fight, 'black').use('fireball', 'strong');
    expect(pool(fight)).toMatchObject({ kind: 'siege', amount: 8 });
  },
  'amulet-of-darkness strong': () => {
    const fight = night([DRAGON], { hand: ['amulet-of-darkness', 'fireball'], mana: NO_MANA }, day);
    fight.use('amulet-of-darkness', 'strong');
    // By day gold works anyway, and now black does too.
    expect(colours(fight)).toEqual(['red', 'blue', 'green', 'white', 'gold', 'black']);
    chooses(chooses(chooses(fight, 'red'), 'gold'), 'black');
    expect(fight.hero.tokens).toMatchObject({ red: 1, gold: 1, black: 1 });
    expect(fight.hero.removed).toEqual(['amulet-of-darkness']);
  },
  'motivation-norowas draw': motivation('motivation-norowas', (fight) => fight.hero.tokens.white),
  'motivation-tovak draw': motivation('motivation-tovak', (fight) => fight.hero.tokens.blue),
  'motivation-goldyx draw': motivation('motivation-goldyx', (fight) => fight.hero.tokens.green),
  'motivation-arythea draw': motivation('motivation-arythea', (fight) => fight.hero.tokens.red),
  'motivation-wolfhawk draw': motivation('motivation-wolfhawk', (fight) => fight.hero.fame),
  'source-opening open': () => {
    const more = { source: ['black', 'green'] as Mana[] };
    const fight = night([DRAGON], { skills: ['source-opening'], hand: ['swift-bolt'] }, more, { dice: [1] });
    fight.use('source-opening', 'open', { pick: 'black' });
    expect(fight.state.source).toEqual(['green', 'red']);
    const freeze = { ...more, options: { interactiveSkills: 'competitive' as const } };
    const other = night([DRAGON], { skills: ['source-opening'], hand: ['swift-bolt'] }, freeze);
    expect(other.offers('source-opening', 'open')).toBe(false);
  },
  'shamanic-ritual mana': () => {
    const fight = night([DRAGON], { skills: ['shamanic-ritual'], hand: ['fireball'], mana: NO_MANA }, day);
    chooses(fight.use('shamanic-ritual', 'mana'), 'gold');
    expect(fight.hero.tokens.gold).toBe(1);
  },
  'thunderstorm mana': () => {
    const fight = night([DRAGON], { skills: ['thunderstorm'], hand: ['expose', 'chill'], mana: NO_MANA });
    fight.use('thunderstorm', 'mana');
    expect(colours(fight)).toEqual(['green', 'blue']);
    chooses(fight, 'blue');
    expect(colours(fight)).toEqual(['green', 'white']);
    chooses(fight, 'white');
    expect(fight.hero.tokens).toMatchObject({ blue: 1, white: 1, green: 0 });
  },
  'lightning-storm mana': () => {
    const fight = night([DRAGON], { skills: ['lightning-storm'], hand: ['fireball', 'chill'], mana: NO_MANA });
    chooses(chooses(fight.use('lightning-storm', 'mana'), 'green'), 'red');
    expect(fight.hero.tokens).toMatchObject({ green: 1, red: 1 });
  },
};
