import { describe, expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { ground, scenario, side, space, until } from '../tests/fixture.ts';
import { futureKey } from './key.ts';
import { singleDiceMatter } from './single-dice.ts';

const cruisers = (hand: string[] = []) => ({ ...side('sol', { 'cruiser-1': 2 }), hand });
const fight = (hand: string[] = []) => space(cruisers(hand), { ...side('hacan', { 'cruiser-1': 2 }), hand: [] });

/** Two infantry against two on a planet, after the attacker's roll. */
const landed = (hand: string[], ...dice: number[]) => {
  const two = { 'infantry-1': 2 } as const;
  return until(scenario(ground(side('sol', {}, { hand }), two, side('hacan', {}), two), ...dice), 'dice result').state;
};

describe('whether single dice matter', () => {
  it('Fire Team and other cards that are played over dice that lie there: they do; a card of another moment: they do not', () => {
    expect(singleDiceMatter(landed(['fire-team'], 9, 2))).toBe(true);
    expect(singleDiceMatter(begin(fight(['morale-boost'])))).toBe(false);
    expect(singleDiceMatter(begin(fight()))).toBe(false);
  });
  it('Fire Team in space: they do not, because it is of no use there', () => {
    const flying = until(scenario(fight(['fire-team']), 9, 2), 'P2.5').state;
    expect([flying.phase, singleDiceMatter(flying)]).toEqual(['space', false]);
  });
});

describe('equal keys, equal futures', () => {
  const rolled = (...dice: number[]) => landed(['fire-team'], ...dice);

  it('dice count by what they are, not by the order in which they were rolled', () => {
    expect(futureKey(rolled(9, 2))).toBe(futureKey(rolled(2, 9)));
    expect(futureKey(rolled(9, 9))).not.toBe(futureKey(rolled(2, 9)));
  });

  it('what was used on a die goes with it', () => {
    const using = (place: number, ...dice: number[]) => {
      const state = rolled(...dice);
      const frames = state.frames.map((frame) => ({ ...frame }));
      const top = frames.at(-1) as (typeof frames)[number];
      top.memory = { ...top.memory, roll: 0, used: [`attacker fire-team ${place}`] } as typeof top.memory;
      return futureKey({ ...state, frames } as typeof state);
    };
    expect(using(0, 9, 2)).toBe(using(1, 2, 9));
    expect(using(0, 9, 2)).not.toBe(using(1, 9, 2));
  });
});
