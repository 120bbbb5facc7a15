import { expect, test } from 'vitest';
import { readChoices } from '../settings-storage.ts';
import { backupOf, forgetNames, restOf, storedRows, takeRest } from './backup.ts';
import type { CombatRecord } from './db.ts';
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

test('the data of a browser goes into one file and opens in another browser', () => {
  const [here, there] = [storage(), storage()];
  rememberNight({ game: 'merc', name: 'Dictator against Rebel', at: 1, setup: { a: 1 } }, here);
  keepOwned('twilight-imperium', ['B', 'PoK'], here);
  const settings = { ...readChoices(null), theme: 'light' as const, dice: 'typed' as const };
  const text = JSON.stringify(backupOf([record], settings, here));
  const rest = restOf(text);
  expect(rest.settings).toEqual(settings);
  expect(takeRest(rest, there)).toBe(true);
  expect(nights(there)).toEqual(nights(here));
  expect(ownedSets('twilight-imperium', there)).toEqual(['B', 'PoK']);
  // The combats as every file of combats has them.
  expect(JSON.parse(text)).toMatchObject({ frayCombats: 1, combats: [{ name: 'One', sitters: { rebel: 'rules' } }] });
});

test('of a file only valid data is taken, and existing data stays', () => {
  const store = storage();
  rememberNight({ game: 'merc', name: 'Mine', at: 5, setup: {} }, store);
  const odd = {
    frayCombats: 1,
    combats: [],
    settings: { theme: 'pink', sound: 'yes', pace: 'step', language: 'fr' },
    tonight: 7,
    owned: [],
  };
  const rest = restOf(JSON.stringify(odd));
  expect(rest).toEqual({ settings: { pace: 'step', language: 'en' }, lostLanguage: 'fr', tonight: [], owned: {} });
  for (const text of ['', '7', '{}', '{"frayCombats":2}', '['.repeat(100_000)])
    expect(restOf(text)).toEqual({ settings: {}, tonight: [], owned: {} });
  expect(takeRest(rest, store)).toBe(true);
  expect(nights(store).map(({ name }) => name)).toEqual(['Mine']);
});

test('every kind has its count and size and can be deleted alone', () => {
  const store = storage();
  rememberNight({ game: 'merc', name: 'Mine', at: 5, setup: {} }, store);
  const rows = () => storedRows([record], readChoices(null), store);
  expect(rows().map(({ what, count }) => [what, count])).toEqual([
    ['combats', 1],
    ['names', 1],
    ['settings', 10],
  ]);
  for (const { bytes } of rows()) expect(bytes).toBeGreaterThan(20);
  expect(forgetNames(store)).toBe(true);
  expect(rows()[1]).toMatchObject({ count: 0, bytes: 0 });
});
