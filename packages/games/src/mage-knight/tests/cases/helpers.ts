import { expect } from 'vitest';
import { attackValue } from '../../rules/enemy.ts';
import { levelOf } from '../../rules/group.ts';
import type { Setup, SetupHero } from '../../types.ts';
import { ALL_MANA, type Fight, withCards } from '../fixture.ts';

/** Effects that ask for a color or a die before anything is gained: each has a case of its own. */
export const ASKS: readonly string[] = ['any-mana', 'ritual', 'set-dice', 'blackByDay'];
const MANA = { ...ALL_MANA, black: 5 };
export const DRAGON = 'swamp-dragon';
/** A fight at night with all mana: armor 12, so that nobody is knocked out by the way. */
export const night = (tokens: readonly string[], hero: Partial<SetupHero>, more: Partial<Setup> = {}, script = {}) =>
  withCards(tokens, { armor: 12, handLimit: 20, mana: MANA, ...hero }, { night: true, ...more }, script);
export const value = (fight: Fight, token = 'e1', index = 0) => attackValue(fight.state, fight.enemy(token), index);
export const isCanceled = (fight: Fight, token = 'e1') =>
  fight.enemy(token).attacks.every((attack) => attack.cancelled);
export const level = (fight: Fight, token = 'e1') => levelOf(fight.state, fight.enemy(token));
export const pool = (fight: Fight) => fight.state.currentAttackDeclaration?.attackPool.entries.at(-1);
export const blockPool = (fight: Fight) => fight.state.currentBlock?.pool.entries.at(-1);

export const lowers = (source: string, mode: string, by: number, hero: Partial<SetupHero>) => () => {
  const fight = night([DRAGON], { hand: ['rage'], ...hero }).toPhase(2);
  fight.use(source, mode);
  expect(value(fight)).toBe(5 - by);
};
export const stops = (source: string, mode: string, hero: Partial<SetupHero>) => () => {
  const fight = night([DRAGON, 'sorcerers'], { hand: ['rage'], ...hero });
  fight.use(source, mode, { target: 'e1' });
  expect(isCanceled(fight)).toBe(true);
  expect(fight.offers(source, mode, { target: 'e2' })).toBe(false);
};
export const weakens =
  (source: string, mode: string, left: number, hero: Partial<SetupHero>, site = 'rampagers') =>
  () => {
    const fight = night([DRAGON, 'shadow'], { hand: ['rage'], ...hero }, { site });
    fight.use(source, mode);
    expect([fight.armor('e1'), fight.armor('e2')]).toEqual([left, 8]);
  };
export const banner = (name: string) => () => {
  const fight = night([DRAGON], { hand: [name, 'swift-bolt'], units: [{ unit: 'peasants' }] });
  fight.use(name, 'basic');
  expect(fight.hero.units[0]?.banner).toBe(name);
  expect(fight.hero.played).toEqual([]);
};
export const horn = (mode: string, dice: number[], wounds: number) => () => {
  const fight = night([DRAGON], { hand: ['horn-of-wrath'] }, {}, { dice });
  fight.declare('siege', 'e1').use('horn-of-wrath', mode);
  expect(fight.hero.woundsToHand).toBe(wounds);
  expect(fight.hero.removed).toEqual(mode === 'basic' ? [] : ['horn-of-wrath']);
  fight.s.done();
};
/** Deals the whole attack of a Minotaur (10 damage) to a hero of armor 2. */
export const hurt = (hero: Partial<SetupHero>, more: Partial<Setup> = {}) =>
  night(['minotaur'], { armor: 2, ...hero }, more);
