import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FakeScope } from '../offline/scope.fixture.ts';
import { browserKit, LAPTOP } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit();

const HOME_LIMIT = 60 * 1024;
/**
 * What a table may load until the first roll, in KiB. Half of it are the rules, the content and the words of the game (`load`). 27 are Home
 * with the runtime, 25 the table, 13 the engine, 2 the worker. Two of them are that a table may be elsewhere.
 */
const TABLE_LIMIT = 177;
/** What the worker loads once a figure stands there, to make it exact: graph and solution, and the odds of the game (`loadOdds`). */
const ADVISOR_LIMIT = 24.5;

/** The scripts that a page really loads, gzipped; those of its worker too, each file once. From the first that makes odds exact on they are the advisor's. */
function weigh(page: Page): { table(): number; advisor(): number } {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/fray\//, '');
    if (path.endsWith('.js') && path !== 'sw.js' && !loaded.includes(path)) loaded.push(path);
  });
  const sizeOf = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(kit.site, path)), { level: 9 }).length, 0);
  // On a slow machine the figure has stood there for a second, and that file is asked for, before the test has seen the figure.
  const first = (): number => {
    const at = loaded.findIndex((path) => path.startsWith('assets/exact-'));
    return at < 0 ? loaded.length : at;
  };
  return { table: () => sizeOf(loaded.slice(0, first())), advisor: () => sizeOf(loaded.slice(first())) };
}

/** The script that speaks to a server of tables. */
function ofSharedTables(): string {
  const folder = join(kit.site, 'assets');
  const [file = '', ...more] = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('api/socket'),
  );
  if (!file || more.length) throw new Error(`not one script for shared tables: ${[file, ...more]}`);
  return file;
}

test('every file of the site is kept for offline use, with the fingerprint of its bytes', async () => {
  const asked = new FakeScope('https://example.org/fray/', () => new Response(''));
  runInNewContext(readFileSync(join(kit.site, 'sw.js'), 'utf8'), { self: asked.worker, URL, Request, Response });
  await asked.live('install');
  const listed = asked.asked.map(({ url, integrity }) => [url.slice(asked.registration.scope.length), integrity]);
  // What a server may send packed is kept as it is.
  const files = readdirSync(kit.site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && path !== 'sw.js' && !path.endsWith('.gz'));
  for (const file of ['index.html', 'manifest.webmanifest', 'presets/merc.json', 'assets/odds-worker.js'])
    expect(files).toContain(file);
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(kit.site, file)))
      .digest('base64');
  expect(listed.sort()).toEqual(files.map((file) => [file, `sha256-${digest(file)}`]).sort());
});

test('every script is compiled while it loads, not with the first tap', () => {
  const scripts = readdirSync(join(kit.site, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(readFileSync(join(kit.site, 'assets', file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('Home stays within 60 KiB of JavaScript', async () => {
  const page = await kit.open(LAPTOP);
  const weight = weigh(page);
  await page.reload();
  await page.locator('article.game').first().waitFor();
  // Nothing is loaded any more.
  await page.waitForLoadState('networkidle');
  const home = weight.table() + weight.advisor();
  console.info(`Home: ${(home / 1024).toFixed(1)} KiB`);
  expect(home).toBeGreaterThan(10 * 1024);
  expect(home).toBeLessThanOrEqual(HOME_LIMIT);
});

for (const game of GAMES) {
  test(`the table of ${game.name} stays within ${TABLE_LIMIT} KiB of JavaScript until the first roll${game.id === 'twilight-imperium' ? `, and ${ADVISOR_LIMIT} more to make its odds exact` : ''}, and loads no other game and nothing of shared tables`, async () => {
    const page = await kit.open(LAPTOP);
    const weight = weigh(page);
    const others: string[] = [];
    page.on('request', (request) => {
      const other = GAMES.find(({ id }) => id !== game.id && request.url().includes(`assets/${id}-`));
      if (other) others.push(other.id);
      if (request.url().endsWith(ofSharedTables())) others.push('shared tables');
    });
    await page.reload();
    await startPreset(page, game.id);
    const pass = page.locator('[data-pass]');
    if (await pass.isVisible()) await pass.click();
    // The worker is there too as soon as it has counted something.
    await page.locator('.odds .num').filter({ hasText: /\d/ }).first().waitFor();
    const table = weight.table();
    console.info(`${game.name}: ${(table / 1024).toFixed(1)} KiB`);
    expect(table).toBeLessThanOrEqual(TABLE_LIMIT * 1024);
    expect(others).toEqual([]);
    if (game.id !== 'twilight-imperium') return;
    await page.locator('.odds .sure', { hasText: 'exact' }).waitFor();
    const advisor = weight.advisor();
    console.info(`the advisor: ${(advisor / 1024).toFixed(1)} KiB`);
    expect(advisor).toBeGreaterThan(5 * 1024);
    expect(advisor).toBeLessThanOrEqual(ADVISOR_LIMIT * 1024);
  });
}
