import { describe, expect, it } from 'vitest';
import type { State } from '../types.ts';
import { upgrade } from '../upgrade.ts';
import { withCards } from './fixture.ts';

/** What version 4 knows of a turn, a hero, a table and the options. */
const TURN = [
  'moreDice',
  'blackDice',
  'basicDice',
  'opened',
  'wildDice',
  'goldAtNight',
  'blackByDay',
  'coins',
  'mastery',
  'moveNext',
  'movePlus',
  'overload',
  'ringFame',
  'sword',
  'invoked',
  'recruited',
  'box',
];
const OPTIONS = ['healingCards', 'tranquilityInCombat', 'learningInCombat', 'interactiveSkills'];
const without = <V extends object>(value: V, keys: readonly string[]): V =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as V;
/** The same fight as version 3 would have saved it. */
const before = (state: State): State => {
  const old = without(structuredClone(state), ['actionOffer', 'skillOffer']);
  old.options = without(old.options, OPTIONS);
  old.heroes = old.heroes.map((hero) => ({ ...without(hero, ['leastFame']), turn: without(hero.turn, TURN) }));
  return old;
};

describe('upgrade: a fight of version 3', () => {
  it('has everything that version 4 asks for', () => {
    const { state } = withCards(['swamp-dragon'], { hand: ['swift-bolt', 'mana-draw'], mana: { white: 1 } });
    expect(upgrade(before(state))).toEqual(state);
  });
  it('keeps its own reading of Soul Harvester', () => {
    const { state } = withCards(['prowlers'], { hand: ['rage'] }, { options: { soulHarvesterColours: 'any' } });
    expect(upgrade(before(state)).options.soulHarvesterColours).toBe('any');
  });
  it('a Sword of Justice that lies in the open pool, or was thrown away for its strong side, goes on', () => {
    const basic = withCards(['prowlers'], { hand: ['sword-of-justice', 'march', 'rage'] }).toPhase(4);
    basic.declare('melee', 'e1').use('sword-of-justice', 'basic', { discard: 'march' });
    expect(upgrade(before(basic.state)).heroes[0]?.turn.sword).toBe(1);
    const strong = withCards(['prowlers'], { hand: ['sword-of-justice', 'rage'] }).toPhase(4);
    expect(upgrade(before(strong.use('sword-of-justice', 'strong').state)).heroes[0]?.turn.sword).toBe(1);
  });
});
