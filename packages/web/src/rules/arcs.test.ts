import { expect, test } from 'vitest';
import { arcsOf } from './arcs.ts';

const row = (step: string, to: string[], calls: string[] = []) => ({
  step,
  title: step,
  to,
  calls,
  rolls: false,
  asks: false,
});

test('the next row needs no arc; arcs that overlap lie in different lanes', () => {
  const { arcs, lanes } = arcsOf([row('a', ['b', 'd']), row('b', ['c']), row('c', ['a', 'back']), row('d', [], ['b'])]);
  expect(arcs.map((arc) => [arc.from, arc.to, arc.calls])).toEqual([
    [2, 0, false],
    [3, 1, true],
    [0, 3, false],
  ]);
  expect(lanes).toBe(3);
  for (const one of arcs)
    for (const other of arcs)
      if (one !== other && one.lane === other.lane) {
        const apart =
          Math.max(one.from, one.to) <= Math.min(other.from, other.to) ||
          Math.max(other.from, other.to) <= Math.min(one.from, one.to);
        expect(apart).toBe(true);
      }
});
