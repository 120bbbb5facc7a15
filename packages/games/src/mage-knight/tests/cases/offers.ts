import { expect } from 'vitest';
import type { SetupHero } from '../../types.ts';
import type { Fight } from '../fixture.ts';
import { DRAGON, night, pool } from './helpers.ts';

/** 12: cards that take something of an offer, throw cards away for it, or turn into another card. */

const ACTIONS = { actionOffer: ['fire-bolt', 'ice-bolt', 'swift-bolt', 'crushing-bolt', 'chilling-stare'] };
const SPELLS = { spellOffer: ['fireball', 'chill', 'tremor', 'whirlwind'] };
const OF: Readonly<Record<string, readonly [action: string, spell: string, away: string]>> = {
  red: ['fire-bolt', 'fireball', 'rage'],
  blue: ['ice-bolt', 'chill', 'stamina'],
  green: ['crushing-bolt', 'tremor', 'march'],
  white: ['swift-bolt', 'whirlwind', 'promise'],
};
const COLOURS = Object.entries(OF);
type Cases = Record<string, () => void>;
const perColour = (
  source: string,
  grade: string,
  run: (fight: Fight, mode: string, [action, spell, away]: readonly [string, string, string]) => void,
): Cases =>
  Object.fromEntries(
    COLOURS.map(([colour, row]) => {
      const mode = `${grade}-${colour}`;
      const hand = [source, ...COLOURS.map(([, [, , away]]) => away)];
      return [`${source} ${mode}`, () => run(night([DRAGON], { hand }, { ...ACTIONS, ...SPELLS }), mode, row)];
    }),
  );
const staff = (hand: string[]): Partial<SetupHero> => ({
  hand: ['druidic-staff', 'swift-bolt', ...hand],
  units: [{ unit: 'catapults', ready: false }],
});
const disband = (fight: Fight, unitId: string) => fight.does({ type: 'DISBAND', playerId: 'hero', unitId });

export const OFFERS: Readonly<Record<string, () => void>> = {
  ...perColour('blood-of-ancients', 'basic', (fight, mode, [action]) => {
    fight.use('blood-of-ancients', mode, { pick: action });
    expect([fight.hero.hand.includes(action), fight.hero.woundsToHand]).toEqual([true, 1]);
    expect(fight.state.actionOffer).not.toContain(action);
  }),
  ...perColour('training', 'powered', (fight, mode, [action, , away]) => {
    fight.use('training', mode, { pick: action, discard: away });
    expect([fight.hero.hand.includes(action), fight.hero.removed]).toEqual([true, [away]]);
  }),
  ...perColour('book-of-wisdom', 'basic', (fight, mode, [action, , away]) => {
    fight.use('book-of-wisdom', mode, { pick: action });
    expect([fight.hero.hand.includes(action), fight.hero.removed, fight.hero.played]).toEqual([
      true,
      [away],
      ['book-of-wisdom'],
    ]);
  }),
  ...perColour('book-of-wisdom', 'strong', (fight, mode, [, spell, away]) => {
    fight.use('book-of-wisdom', mode, { pick: spell });
    expect(fight.hero.hand).toContain(spell);
    expect(fight.hero.removed.sort()).toEqual(['book-of-wisdom', away].sort());
    expect(fight.hero.crystals).toMatchObject({ [mode.replace('strong-', '')]: 1 });
  }),
  'learning powered-learn': () => {
    const hero = { hand: ['learning'], influence: 5 };
    expect(night([DRAGON], hero, ACTIONS).offers('learning', 'powered-learn')).toBe(false);
    const option = { ...ACTIONS, options: { learningInCombat: true } };
    const fight = night([DRAGON], hero, option).use('learning', 'powered-learn', { pick: 'swift-bolt' });
    expect([fight.hero.influence, fight.hero.hand]).toEqual([0, ['swift-bolt']]);
    expect(night([DRAGON], { ...hero, influence: 4 }, option).offers('learning', 'powered-learn')).toBe(false);
  },
  'banner-of-command strong': () => {
    const fight = night(
      [DRAGON],
      { hand: ['banner-of-command'], level: 1, fame: 0, units: [{ unit: 'peasants' }] },
      { unitOffer: ['catapults'] },
    );
    fight.use('banner-of-command', 'strong', { pick: 'catapults' });
    expect(fight.hero.units.map(({ unit }) => unit)).toEqual(['catapults']);
    expect([fight.hero.fame, fight.hero.removed]).toEqual([2, ['banner-of-command']]);
  },
  'druidic-staff basic-crystals': () => {
    const fight = night([DRAGON], staff(['stamina']));
    fight.use('druidic-staff', 'basic-crystals', { discard: 'stamina', pick: 'red' });
    expect(fight.hero.crystals.red).toBe(2);
  },
  'druidic-staff basic-ready': () => {
    const fight = night([DRAGON], staff(['rage']));
    fight.use('druidic-staff', 'basic-ready', { discard: 'rage' });
    expect(fight.hero.units[0]?.ready).toBe(true);
  },
  'druidic-staff strong': () => {
    const fight = night([DRAGON], staff([])).use('druidic-staff', 'strong', { pick: 'green' });
    expect([fight.hero.units[0]?.ready, fight.hero.crystals.green]).toEqual([true, 2]);
    expect(fight.hero.removed).toEqual(['druidic-staff']);
  },
  'druidic-staff strong-crystals': () => {
    const fight = night([DRAGON], staff([])).use('druidic-staff', 'strong-crystals', { pick: 'green' });
    expect([fight.hero.units[0]?.ready, fight.hero.crystals.green]).toEqual([false, 2]);
  },
  'druidic-staff strong-ready': () => {
    expect(night([DRAGON], staff([])).use('druidic-staff', 'strong-ready').hero.units[0]?.ready).toBe(true);
    const none = night([DRAGON], staff([]), { options: { healingCards: 'none' } });
    expect(none.offers('druidic-staff', 'strong-ready')).toBe(false);
  },
  'circlet-of-proficiency basic': () => {
    const offer = { skillOffer: ['burning-power', 'know-your-prey', 'mana-overload', 'flight', 'taunt'] };
    const fight = night([DRAGON], { hand: ['circlet-of-proficiency'], skills: ['taunt'] }, offer);
    const picks = fight.s
      .offers('hero')
      .flatMap(({ action }) => (action.type === 'PLAY_EFFECT' && action.mode === 'basic' ? [action.pick] : []));
    // No interactive ones, none that do nothing in a fight, none that the hero has.
    expect(picks).toEqual(['burning-power', 'know-your-prey']);
    fight.use('circlet-of-proficiency', 'basic', { pick: 'burning-power' }).declare('siege', 'e1');
    // Good for every turn, so it works twice.
    fight.use('burning-power', 'siege').use('burning-power', 'siege');
    expect([fight.state.currentAttackDeclaration?.attackPool.physical, fight.offers('burning-power', 'siege')]).toEqual(
      [2, false],
    );
  },
  'circlet-of-proficiency strong': () => {
    const offer = { skillOffer: ['burning-power'] };
    const fight = night([DRAGON], { hand: ['circlet-of-proficiency'] }, offer);
    fight.use('circlet-of-proficiency', 'strong', { pick: 'burning-power' }).declare('siege', 'e1');
    fight.use('burning-power', 'siege-fire');
    expect(fight.offers('burning-power', 'siege')).toBe(false);
    expect(fight.hero.skills).toEqual([{ id: 'burning-power', ready: false }]);
  },
  // The seventh artifact that nobody has is drawn: it lasts for the turn, gives Fame, and goes with a strong effect.
  'mysterious-box reveal': () => {
    const hand = ['mysterious-box', 'banner-of-glory', 'swift-bolt'];
    const fight = night([DRAGON], { hand, fame: 0 }, {}, { draws: [6] }).use('mysterious-box', 'reveal');
    expect(fight.hero.turn.box).toBe('horn-of-wrath');
    expect([fight.hero.hand.includes('mysterious-box'), fight.hero.fame]).toEqual([true, 0]);
    const strong = night([DRAGON], { hand, fame: 0 }, {}, { draws: [6], dice: [2, 3] })
      .use('mysterious-box', 'reveal')
      .declare('siege', 'e1')
      .use('horn-of-wrath', 'strong-2');
    expect(pool(strong)).toMatchObject({ amount: 7 });
    expect([strong.hero.removed, strong.hero.fame, strong.hero.turn.box]).toEqual([['mysterious-box'], 1, '']);
  },
  'call-to-arms strong, at the command limit': () => {
    const units = [{ unit: 'peasants', banner: 'banner-of-glory' }, { unit: 'scouts' }];
    const fight = night([DRAGON], { hand: ['call-to-arms'], level: 1, units }, { unitOffer: ['catapults'] });
    fight.use('call-to-arms', 'strong', { pick: 'catapults' });
    expect(fight.s.step).toBe('7.5 choose');
    disband(fight, 'u1');
    expect(fight.hero.units.map(({ unit }) => unit)).toEqual(['scouts', 'catapults']);
    expect(fight.hero.discard).toContain('banner-of-glory');
    // A level with room for all asks nobody.
    const room = night([DRAGON], { hand: ['call-to-arms'], level: 5, units }, { unitOffer: ['catapults'] });
    expect(room.use('call-to-arms', 'strong', { pick: 'catapults' }).hero.units).toHaveLength(3);
  },
};
