import { describe, expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { scenario, side, space, until } from '../tests/fixture.ts';
import { key } from './key.ts';
import { singleDiceMatter } from './single-dice.ts';

const cruisers = (hand: string[] = []) => ({ ...side('sol', { 'cruiser-1': 2 }), hand });
const fight = (hand: string[] = []) => space(cruisers(hand), { ...side('hacan', { 'cruiser-1': 2 }), hand: [] });

describe('whether single dice matter', () => {
  it('Fire Team and other cards that are played over dice that lie there: they do; a card of another moment: they do not', () => {
    expect(singleDiceMatter(begin(fight(['fire-team'])))).toBe(true);
    expect(singleDiceMatter(begin(fight(['morale-boost'])))).toBe(false);
    expect(singleDiceMatter(begin(fight()))).toBe(false);
  });
});

describe('equal keys, equal futures', () => {
  const rolled = (...dice: number[]) => until(scenario(fight(['fire-team']), ...dice), 'dice result').state;

  it('dice go by what they are, not by the order in which they fell', () => {
    expect(key(rolled(9, 2))).toBe(key(rolled(2, 9)));
    expect(key(rolled(9, 9))).not.toBe(key(rolled(2, 9)));
  });

  it('what was used on a die goes with it', () => {
    const using = (place: number, ...dice: number[]) => {
      const state = rolled(...dice);
      const frames = state.frames.map((frame) => ({ ...frame }));
      const top = frames.at(-1) as (typeof frames)[number];
      top.own = { ...top.own, roll: 0, used: [`attacker fire-team ${place}`] } as typeof top.own;
      return key({ ...state, frames } as typeof state);
    };
    expect(using(0, 9, 2)).toBe(using(1, 2, 9));
    expect(using(0, 9, 2)).not.toBe(using(1, 9, 2));
  });
});
