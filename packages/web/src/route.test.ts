import { expect, test } from 'vitest';
import { makeRoute, parseRoute, type Route } from './route.ts';

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
