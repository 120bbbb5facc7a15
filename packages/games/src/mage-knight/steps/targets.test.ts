import { describe, expect, it } from 'vitest';
import { isSparedBy } from '../rules/enemy.ts';
import { withCards } from '../tests/fixture.ts';
import type { Action, MkOffer, StepMemory } from '../types.ts';
import { target } from './targets.ts';

/** 2.5: whom an effect passes by is the same question for its first target and for every further one. */
const TOKENS = ['prowlers', 'hydra', 'manticore', 'shadow'] as const;
const fight = (more = {}) => withCards(TOKENS, { hand: ['swift-reflexes', 'rage'] }, more);
const offered = (own: StepMemory<'7.1 target'>, options = {}, hero = {}): string[] => {
  const { state } = fight({ options });
  Object.assign(Object.values(state.heroes)[0] ?? {}, hero);
  state.phase = 2;
  const out: string[] = [];
  const offer = ((_: string, action: Action) => {
    if (action.type === 'CHOOSE_TARGET') out.push(state.enemies.find(({ id }) => id === action.enemyId)?.token ?? '');
    else out.push(action.type);
  }) as unknown as MkOffer;
  target.choices?.(state, own, offer);
  return out.filter((name, i) => out.indexOf(name) === i);
};
const further = { source: 'swift-reflexes', mode: 'basic-lower', left: 1, chosen: [], colour: '' };

describe('2.5, effects on an attack itself', () => {
  it('get past Arcane Immunity, not past the resistance to their color', () => {
    const { state } = fight();
    const spared = (colour: string, direct: boolean) =>
      state.enemies.filter((enemy) => isSparedBy(state, enemy, colour, direct)).map((enemy) => enemy.token);
    expect(spared('blue', true)).toEqual(['hydra']);
    expect(spared('blue', false)).toEqual(['hydra', 'shadow']);
    expect(spared('red', true)).toEqual(['manticore']);
    expect(spared('white', true)).toEqual([]);
  });
  it('a further target is asked the same as the first one', () => {
    expect(offered({ targets: further })).toEqual([...TOKENS, 'NO_TARGET']);
    expect(offered({ targets: further }, { swiftReflexesColour: 'blue' })).toEqual([
      'prowlers',
      'manticore',
      'shadow',
      'NO_TARGET',
    ]);
  });
});

describe('further targets', () => {
  it('12.2, Explosive Bolt: another enemy gets armor -1 for each that fell, nobody may say no', () => {
    const targets = { source: 'explosive-bolt', mode: 'splinter', left: 1, chosen: [], colour: 'red' };
    expect(offered({ targets })).toEqual(['prowlers', 'hydra']);
    expect(offered({ targets: { ...targets, chosen: ['e1'] } })).toEqual(['prowlers', 'hydra']);
  });
  it('nobody is chosen twice, neither an attack nor an enemy', () => {
    expect(offered({ targets: { ...further, chosen: ['e1:0'] } })).toEqual([...TOKENS.slice(1), 'NO_TARGET']);
    const wings = { source: 'wings-of-wind', mode: 'strong', left: 1, chosen: ['e1'], colour: 'white' };
    // The Shadow is arcane immune.
    expect(offered({ targets: wings }, {}, { move: 5 })).toEqual(['hydra', 'manticore', 'NO_TARGET']);
  });
});
