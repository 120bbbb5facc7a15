import { expect, test } from 'vitest';
import { makeRoute, pageKey, parseRoute, type Route } from './route.ts';

test('every page has an address that leads back to it', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'combats' },
    { page: 'settings' },
    { page: 'setup', game: 'merc' },
    { page: 'quick', game: 'merc', preset: 'a preset/with signs?' },
    { page: 'table', id: '00ff' },
    { page: 'replay', id: '00ff' },
    { page: 'odds', game: 'merc' },
    { page: 'odds', game: 'merc', load: 'abc-_' },
    { page: 'rules', game: 'merc' },
    { page: 'rules', game: 'merc', step: 'P2.3 defender' },
    { page: 'open', load: 'abc' },
  ];
  for (const route of routes) expect(parseRoute(makeRoute(route))).toEqual(route);
});

test('anything else is Home', () => {
  for (const hash of ['', '#', '#/', '#/table', '#/nowhere/x', '#/%E0%A4%A', 'x'])
    expect(parseRoute(hash).page).toBe('home');
});

test('a page stays open while its odds or its step change, and closes for another game, combat or link', () => {
  const same = (one: Route, other: Route) => pageKey(one) === pageKey(other);
  expect(same({ page: 'odds', game: 'merc' }, { page: 'odds', game: 'merc', load: 'abc' })).toBe(true);
  expect(same({ page: 'rules', game: 'merc', step: 'P1' }, { page: 'rules', game: 'merc', step: 'P2' })).toBe(true);
  expect(same({ page: 'odds', game: 'merc' }, { page: 'odds', game: 'ti4' })).toBe(false);
  expect(same({ page: 'odds', game: 'merc' }, { page: 'rules', game: 'merc' })).toBe(false);
  expect(same({ page: 'table', id: '1' }, { page: 'table', id: '2' })).toBe(false);
  expect(same({ page: 'open', load: 'a' }, { page: 'open', load: 'b' })).toBe(false);
});
