import { expect, test } from 'vitest';
import { readChoices } from '../settings-kept.ts';
import type { CombatRecord } from './db.ts';
import { forgetNames, keepingOf, keptRows, restOf, takeRest } from './keeping.ts';
import { keepOwned, nights, ownedSets, rememberNight } from './tonight.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (name) => void kept.delete(name),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}
const record = { id: '1', name: 'One', save: { game: 'merc' }, sitters: { rebel: 'rules' } } as unknown as CombatRecord;

test('what a browser keeps goes into one file and comes back from it, in another browser', () => {
  const [here, there] = [storage(), storage()];
  rememberNight({ game: 'merc', name: 'Dictator against Rebel', at: 1, setup: { a: 1 } }, here);
  keepOwned('twilight-imperium', ['B', 'PoK'], here);
  const settings = { ...readChoices(null), theme: 'light' as const, dice: 'typed' as const };
  const text = JSON.stringify(keepingOf([record], settings, here));
  const rest = restOf(text);
  expect(rest.settings).toEqual(settings);
  expect(takeRest(rest, there)).toBe(true);
  expect(nights(there)).toEqual(nights(here));
  expect(ownedSets('twilight-imperium', there)).toEqual(['B', 'PoK']);
  // The combats as every file of combats has them.
  expect(JSON.parse(text)).toMatchObject({ frayCombats: 1, combats: [{ name: 'One', sitters: { rebel: 'rules' } }] });
});

test('a file may say anything: only what makes sense is taken, and what is here stays', () => {
  const store = storage();
  rememberNight({ game: 'merc', name: 'Mine', at: 5, setup: {} }, store);
  const odd = {
    frayCombats: 1,
    combats: [],
    settings: { theme: 'pink', sound: 'yes', pace: 'step' },
    tonight: 7,
    owned: [],
  };
  const rest = restOf(JSON.stringify(odd));
  expect(rest).toEqual({ settings: { pace: 'step' }, tonight: [], owned: {} });
  for (const text of ['', '7', '{}', '{"frayCombats":2}', '['.repeat(100_000)])
    expect(restOf(text)).toEqual({ settings: {}, tonight: [], owned: {} });
  expect(takeRest(rest, store)).toBe(true);
  expect(nights(store).map(({ name }) => name)).toEqual(['Mine']);
});

test('every kind is told with its number and size, and forgotten by itself', () => {
  const store = storage();
  rememberNight({ game: 'merc', name: 'Mine', at: 5, setup: {} }, store);
  const rows = () => keptRows([record], readChoices(null), store);
  expect(rows().map(({ what, count }) => [what, count])).toEqual([
    ['combats', 1],
    ['names', 1],
    ['settings', 9],
  ]);
  for (const { bytes } of rows()) expect(bytes).toBeGreaterThan(20);
  expect(forgetNames(store)).toBe(true);
  expect(rows()[1]).toMatchObject({ count: 0, bytes: 0 });
});
