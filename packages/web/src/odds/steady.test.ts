import { expect, test } from 'vitest';
import { noAnswer, type OddsAnswer } from './provider.ts';
import { formatShare } from './share-text.ts';
import { Steady } from './steady.ts';

const counted = (a: number, games: number, more: Partial<OddsAnswer> = {}): OddsAnswer => ({
  ...noAnswer(),
  games,
  a,
  b: games - a,
  ...more,
});

test('while nothing happened the figure stays and its interval shrinks; it is replaced once it is known', () => {
  const steady = new Steady();
  const first = steady.take(counted(66, 100));
  const later = steady.take(counted(260, 400));
  expect(later?.a).toBe(first?.a);
  expect(later?.give).toBeLessThan(first?.give ?? 0);
  expect(steady.take(counted(1288, 2000, { done: true }))).toMatchObject({ a: 0.644, done: true });
});

test('a figure that what is known by now speaks against is replaced before', () => {
  const steady = new Steady();
  expect(steady.take(counted(80, 100))?.a).toBe(0.8);
  expect(steady.take(counted(1000, 2000))?.a).toBe(0.5);
});

test('after a move the figure before it stays until the new one is known, and says no interval', () => {
  const steady = new Steady();
  steady.take(counted(1288, 2000, { done: true }));
  for (const games of [20, 120]) {
    const kept = steady.take(counted(games / 4, games));
    expect(kept).toMatchObject({ a: 0.644, done: false });
    expect(kept?.give).toBeUndefined();
  }
  expect(steady.take(counted(50, 200))).toMatchObject({ a: 0.25, done: false });
  // Where somebody else looks now, what was known is theirs no more.
  expect(steady.take(noAnswer())).toBeUndefined();
  expect(steady.take(counted(5, 20))?.a).toBe(0.25);
});

test('what is exact has no interval and may be certain; what was played never is', () => {
  expect(new Steady().take(counted(1, 1, { exact: true, done: true }))).toMatchObject({ give: 0, exact: true });
  expect(formatShare(1)).toEqual({ word: 'over', percent: 99 });
  expect(formatShare(1, true)).toEqual({ percent: 100 });
  expect(formatShare(0.9961, true)).toEqual({ word: 'over', percent: 99 });
  expect(formatShare(0)).toEqual({ word: 'under', percent: 1 });
  expect(formatShare(0, true)).toEqual({ percent: 0 });
  expect(formatShare(0.994)).toEqual({ percent: 99 });
});

test('an exact answer takes the place of a sampled one at once; after the next move it stays until that one is known', () => {
  const steady = new Steady();
  expect(steady.take(counted(130, 200))).toMatchObject({ a: 0.65, exact: false });
  const exact = counted(0.6459, 1, { exact: true, done: true });
  expect(steady.take(exact)).toMatchObject({ a: 0.6459, give: 0, exact: true, done: true });
  // Something moved: it is the figure of before, and says so.
  for (const next of [{ ...exact, done: false }, counted(10, 20), counted(30, 120)]) {
    const kept = steady.take(next);
    expect(kept).toMatchObject({ a: 0.6459, done: false });
    expect(kept?.give).toBeUndefined();
  }
  expect(steady.take(counted(0.25, 1, { exact: true, done: true }))).toMatchObject({ a: 0.25, give: 0 });
});
