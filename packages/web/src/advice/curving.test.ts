import { describe, expect, it } from 'vitest';
import { noAnswer } from '../odds/provider.ts';
import { curveOf, pointOf } from './curving.ts';

/** A combat whose chance is known: what is asked, and what comes of it. */
async function drawn(moments: number[], chance: (at: number) => number, give: number, time = 0) {
  const asked: string[] = [];
  const told: number[] = [];
  let clock = 0;
  const points = await curveOf(moments, {
    pointAt: async (at, enough) => {
      asked.push(`${at} by ${enough}`);
      clock += time;
      return { at, chance: chance(at), give };
    },
    tell: ({ at }) => told.push(at),
    now: () => clock,
  });
  return { asked, told, at: points.map((point) => point.at) };
}

describe('a curve', () => {
  it('is drawn roughly first, and finer where that was quick', async () => {
    const { asked, told, at } = await drawn([0, 1, 2], () => 0.5, 0.1);
    expect(asked).toEqual(['0 by 24', '1 by 24', '2 by 24', '0 by 200', '1 by 200', '2 by 200']);
    expect([told, at]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('stays rough if combats take long, and unchanged if exact', async () => {
    expect((await drawn([0, 1], () => 0.5, 0.1, 2000)).asked.length).toBe(2);
    expect((await drawn([0, 1], () => 0.5, 0)).asked.length).toBe(2);
  });

  it('has every move inside the largest changes, in the order of the combat', async () => {
    const { at, asked } = await drawn([0, 4, 8], (moment) => (moment < 6 ? 0.2 : 0.9), 0);
    expect(at).toEqual([0, 4, 5, 6, 7, 8]);
    expect(asked.slice(3)).toEqual(['5 by 200', '6 by 200', '7 by 200']);
  });

  it('has a point of what was played, with an interval even where all were won, and none where nothing was', () => {
    const of = (more: object) => pointOf(7, { ...noAnswer(), ...more });
    expect(of({ games: 10, a: 6, draw: 2, b: 2 })).toMatchObject({ at: 7, chance: 0.7 });
    expect(of({ games: 24, a: 24 })?.give).toBeGreaterThan(0.03);
    expect(of({ games: 1, a: 0.25, b: 0.75, exact: true })).toEqual({ at: 7, chance: 0.25, give: 0 });
    expect(of({})).toBeUndefined();
  });
});
