import { describe, expect, it } from 'vitest';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import type { Setup, SetupHero } from '../types.ts';

const MANA = { ...ALL_MANA, black: 5 };
const night = (tokens: readonly string[], hero: Partial<SetupHero>, more: Partial<Setup> = {}): Fight =>
  withCards(tokens, { armor: 12, handLimit: 20, mana: MANA, ...hero }, { night: true, ...more });

/** No empty clicks: a phase waits only for what would be lost or changed by going on. */
describe('a phase waits for what makes a difference in it', () => {
  it.each([
    ['whirlwind', 'an enemy that does not attack can be held back in phase 2 as well'],
    ['charm', 'possessing can wait for phase 2'],
    ['tremor', 'lower armor is of no use without an attack'],
    ['chill', 'neither is a lost resistance'],
    ['force-of-nature', 'units resist in phase 3'],
    ['banner-of-protection', 'a banner that protects can wait for the damage'],
    ['demolish', 'there is no site to open in the open'],
    ['ambush', 'a bonus needs something to raise'],
  ])('phase 1 does not wait for %s: %s', (card) => {
    const hand = card === 'force-of-nature' ? [card] : [card, 'march'];
    const mana = card === 'force-of-nature' ? {} : MANA;
    const fight = night(['swamp-dragon'], { hand, mana, units: [{ unit: 'foresters' }] });
    expect(fight.state.phase).toBe(2);
  });
  it.each([
    ['whirlwind', 'orc-summoners', 'rampagers', 'a summoner that does not attack draws nothing'],
    ['demolish', 'swordsmen', 'keep', 'walls can be opened, and not later'],
    ['expose', 'swordsmen', 'keep', 'and so they can for one enemy'],
  ])('phase 1 waits for %s against %s (%s): %s', (card, token, site) => {
    expect(night([token], { hand: [card, 'march'] }, { site }).state.phase).toBe(1);
  });
  it('Influence is wanted only by Heroes in an assault and by Thugs before the damage', () => {
    const with2 = (unit: string, site: string) =>
      night(['swordsmen'], { hand: ['ruthless-coercion', 'march'], units: [{ unit }] }, { site });
    expect(with2('heroes-white', 'keep').offers('ruthless-coercion', 'basic')).toBe(true);
    expect(with2('heroes-white', 'spawning-grounds').toPhase(2).offers('ruthless-coercion', 'basic')).toBe(false);
    const thugs = with2('thugs', 'keep').toPhase(2);
    expect(thugs.offers('ruthless-coercion', 'basic')).toBe(true);
    expect(thugs.toPhase(4).offers('ruthless-coercion', 'basic')).toBe(false);
  });
  it('Move is worth having for Wings of Night', () => {
    const fight = night(['prowlers', 'diggers'], { hand: ['wings-of-wind', 'march'] }).toPhase(2);
    fight.use('march', 'basic').use('wings-of-wind', 'strong', { target: 'e1' });
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' });
    expect([fight.hero.move, fight.s.outcome !== undefined || fight.state.phase]).toEqual([1, true]);
  });
});

describe('2.11: everybody has fallen', () => {
  it('the combat ends automatically, but not while Banner of Protection could still take Wounds away', () => {
    const fight = night(['prowlers'], { armor: 2, hand: ['blood-rage', 'banner-of-protection'] }).toPhase(4);
    fight.declare('melee', 'e1').use('blood-rage', 'basic-wound').resolve();
    expect([fight.s.outcome, fight.state.phase]).toEqual([undefined, 4]);
    expect(fight.refused(fight.declareAction('melee', ['e1']))).not.toBe('');
    fight.use('banner-of-protection', 'strong');
    expect(fight.s.outcome).toMatchObject({ result: 'defeated' });
    expect(fight.hero.hand).toEqual([]);
  });
  it('or the player ends it', () => {
    const fight = night(['prowlers'], { hand: ['fireball', 'banner-of-protection'] });
    fight.declare('siege', 'e1').use('fireball', 'strong').resolve();
    expect(fight.state.phase).toBe(4);
    fight.end();
    expect(fight.s.outcome?.heroes[0]?.wounds).toBe(1);
  });
});

describe('phases that wait', () => {
  it('section 5: the order of attacks is asked where Wounds are ignored or draw cards, even without units', () => {
    const fight = night(['prowlers', 'cursed-hags'], { armor: 2, hand: ['mist-form'] }).toPhase(2);
    fight.use('mist-form', 'strong');
    if (fight.state.phase === 2) fight.end();
    expect(fight.s.offers('hero').map((choice) => choice.action.type)).toEqual(['ASSIGN_DAMAGE', 'ASSIGN_DAMAGE']);
  });
});
