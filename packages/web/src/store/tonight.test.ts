import { expect, test } from 'vitest';
import { writeStored } from './stored.ts';
import { keepOwned, MOST_NIGHTS, type Night, nights, nightsOf, ownedSets, rememberNight } from './tonight.ts';

function storage(full = false): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (name) => void kept.delete(name),
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, value) {
      if (full) throw new Error('full');
      kept.set(name, value);
    },
  };
}
const night = (name: string, at: number, game = 'merc'): Night => ({ game, name, at, setup: { at } });

test('what was begun by hand is offered next time, the newest first, each name once, and not for ever', () => {
  const store = storage();
  for (const at of [1, 2, 3])
    expect(rememberNight(night(at === 3 ? 'one' : (['', 'one', 'two'][at] ?? ''), at), store)).toBe(true);
  rememberNight(night('else', 9, 'exodus-loop'), store);
  expect(nightsOf('merc', store).map(({ name, at }) => [name, at])).toEqual([
    ['one', 3],
    ['two', 2],
  ]);
  for (let at = 10; at < 40; at++) rememberNight(night(`${at}`, at), store);
  expect(nights(store)).toHaveLength(MOST_NIGHTS);
  expect(nights(store)[0]?.name).toBe('39');
});

test('of stored data only valid nights are read', () => {
  const store = storage();
  for (const bad of [7, null, { a: 1 }, [null, 7, { game: 'merc' }, { ...night('x', 1), setup: 'text' }]]) {
    writeStored('tonight', bad, store);
    writeStored('owned', bad, store);
    expect(nights(store)).toEqual([]);
    expect(ownedSets('merc', store)).toBeUndefined();
  }
});

test('a browser that is full says so and loses nothing', () => {
  expect(rememberNight(night('one', 1), storage(true))).toBe(false);
  expect(keepOwned('twilight-imperium', ['B'], storage(true))).toBe(false);
});

test('the sets that a group owns are one setting a game', () => {
  const store = storage();
  keepOwned('twilight-imperium', ['B', 'PoK'], store);
  keepOwned('merc', ['B'], store);
  expect(ownedSets('twilight-imperium', store)).toEqual(['B', 'PoK']);
});
