import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, staticServer } from '../static.ts';

const folder = mkdtempSync(join(tmpdir(), 'fray-static-'));
const site = join(folder, 'site');
const server = staticServer(site, '/fray/');
let url = '';

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<h1>Fray</h1>');
  writeFileSync(join(site, 'assets', 'main-AbCd1234.js'), '1');
  writeFileSync(join(site, 'assets', 'odds-worker.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  url = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}/fray/`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('files are served under a sub-path, with their type; what changes with a version is not cached', async () => {
  const home = await fetch(url);
  expect([home.status, home.headers.get('content-type'), await home.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>Fray</h1>',
  ]);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  expect(home.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect((await fetch(`${url}assets/main-AbCd1234.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}assets/odds-worker.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('nothing outside the folder is served, and nothing is taken in', async () => {
  for (const path of ['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', 'nothing.js', '%E0%A4%A']) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('secret');
  }
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

test('a port that is taken is left alone: another one is found', async () => {
  const other = createServer();
  const taken = await listen(other, '127.0.0.1', 0);
  const second = createServer();
  const found = await listen(second, '127.0.0.1', taken);
  expect(found).not.toBe(taken);
  expect(found).toBeGreaterThan(0);
  other.close();
  second.close();
});
