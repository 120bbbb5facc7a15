import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import type { Action, SetupUnit } from '../types.ts';

const says = (fight: Fight): Action => bot(fight.s.combat.view('hero'), 'hero', fight.s.offers('hero'), () => []);
const plays = (fight: Fight, times: number): Fight => {
  for (let i = 0; i < times; i++) fight.does(says(fight));
  return fight;
};

describe('the bot and what gives mana', () => {
  it('takes a die more where that defeats somebody', () => {
    const hero = { hand: ['mana-draw', 'fireball', 'snowstorm'], mana: {} };
    const fight = withCards(['swamp-dragon'], hero, { source: ['red', 'blue'] });
    expect(says(fight)).toMatchObject({ type: 'PLAY_EFFECT', source: 'mana-draw', mode: 'basic' });
    // The card, the declaration, both spells, and the attack is resolved.
    expect(plays(fight, 5).s.ended().defeated).toBe(1);
  });
  it('keeps it where nothing comes of it', () => {
    const hero = { hand: ['mana-draw', 'fireball'], mana: {} };
    const fight = withCards(['swamp-dragon'], hero, { source: ['red', 'blue'] });
    expect(says(fight)).toMatchObject({ type: 'END_COMBAT_PHASE' });
  });
  it('a crystal for a block', () => {
    const hero = { hand: ['ice-bolt', 'determination'], mana: {} };
    const fight = withCards(['prowlers'], hero).toPhase(2);
    expect(plays(fight, 4).enemy('e1').attacks[0]?.blocked).toBe(true);
  });
  it('names a color that something is paid with, puts nothing away, and lets the weakest unit go', () => {
    const ritual = withCards(['swamp-dragon'], { hand: ['snowstorm'], skills: ['shamanic-ritual'], mana: {} });
    expect(says(ritual.use('shamanic-ritual', 'mana'))).toMatchObject({ type: 'CHOOSE_MANA', colour: 'blue' });
    const offering = withCards(['swamp-dragon'], { hand: ['offering', 'rage', 'fireball'], mana: { red: 1 } });
    expect(says(offering.use('offering', 'basic'))).toMatchObject({ type: 'NOT_AGAIN' });
    const units = [{ unit: 'catapults' }, { unit: 'peasants' }];
    const full = withCards(
      ['swamp-dragon'],
      { hand: ['banner-of-command'], level: 1, units },
      { unitOffer: ['thugs'] },
    );
    expect(says(full.use('banner-of-command', 'strong', { pick: 'thugs' }))).toMatchObject({ unitId: 'u2' });
  });
  it('dismisses the unit of the lowest level, custom units included', () => {
    const own = (level: number) => ({ own: { name: 'Militia', level } });
    const goes = (...units: SetupUnit[]) => {
      const hero = { hand: ['banner-of-command'], level: 1, units };
      const full = withCards(['swamp-dragon'], hero, { unitOffer: ['thugs'] });
      return says(full.use('banner-of-command', 'strong', { pick: 'thugs' }));
    };
    // Utem Guardsmen have level 2.
    expect(goes({ unit: 'utem-guardsmen' }, own(1))).toMatchObject({ unitId: 'u2' });
    expect(goes({ unit: 'utem-guardsmen' }, own(4))).toMatchObject({ unitId: 'u1' });
  });
});

describe('the bot and skills that weaken somebody', () => {
  // Elven Protectors guard each other: armor 5 + 2 and 4 is what one attack must reach.
  const hero = {
    name: 'wolfhawk',
    level: 5,
    hand: ['axe-throw', 'swift-reflexes', 'rage', 'rage', 'fire-bolt', 'agility'],
    mana: { white: 2, red: 2 },
    skills: ['deadly-aim', 'taunt'],
  } as const;
  it('Taunt comes before the attack where more of them fall by it', () => {
    const fight = withCards(['elven-protectors', 'centaur-outriders'], {
      ...hero,
      hand: [...hero.hand],
      skills: [...hero.skills],
    });
    const taunt = { type: 'PLAY_EFFECT', source: 'taunt', mode: 'provoke' };
    const seen: Action[] = [];
    for (let moves = 0; moves < 60 && !fight.s.outcome; moves++) {
      seen.push(says(fight));
      fight.does(seen.at(-1) as Action);
    }
    expect(seen).toContainEqual(expect.objectContaining(taunt));
    expect(fight.s.ended().defeated).toBe(2);
  });
  it('it is kept where it changes nothing', () => {
    const fight = withCards(['swamp-dragon'], { hand: ['rage'], skills: ['taunt'] });
    expect(says(fight)).toMatchObject({ type: 'END_COMBAT_PHASE' });
  });
});
