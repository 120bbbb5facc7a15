import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit();

const HOME_LIMIT = 60 * 1024;
/**
 * What a table may load until the first roll, in KiB. Wanted are 150 of Twilight Imperium and 140 of the others. Half of it are the rules
 * and the content of the game (59 to 65 of Twilight Imperium, Mage Knight and Flesh and Blood), which play synchronously; forms, real
 * decks and words of cards come when they are used (`Playing.bring`). 27 are Home with the runtime, 25 the table, 13 the engine, 2 the
 * worker, to which 5 come where a second question (another eye, a move by itself) has it look for an exact answer before the first roll.
 */
const TABLE_LIMITS: Record<string, number> = {
  'twilight-imperium': 154,
  merc: 111,
  'mage-knight': 150,
  'flesh-and-blood': 148,
  'exodus-loop': 120,
};

/** The scripts that a page really loads, gzipped; those of its worker too, each file once. */
function weigh(page: Page): () => number {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/fray\//, '');
    if (path.endsWith('.js') && !/^(sw|workbox)/.test(path)) loaded.add(path);
  });
  return () =>
    [...loaded].reduce((sum, path) => sum + gzipSync(readFileSync(join(kit.site, path)), { level: 9 }).length, 0);
}

test('every file of the site is kept for offline use, and those without a fingerprint in their name have one in the list', () => {
  const list = readFileSync(join(kit.site, 'sw.js'), 'utf8');
  for (const worker of ['odds', 'open', 'advice'])
    expect(list).toMatch(new RegExp(`url:"assets/${worker}-worker\\.js",revision:"[0-9a-f]{32}"`));
  // What a server may send packed is kept as it is.
  const files = readdirSync(join(kit.site, 'assets')).filter((file) => !file.endsWith('.gz'));
  for (const file of files) expect(list).toContain(`assets/${file}`);
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
  console.info(`Home: ${(weight() / 1024).toFixed(1)} KiB`);
  expect(weight()).toBeGreaterThan(10 * 1024);
  expect(weight()).toBeLessThanOrEqual(HOME_LIMIT);
});

for (const game of GAMES) {
  test(`the table of ${game.name} stays within ${TABLE_LIMITS[game.id]} KiB of JavaScript until the first roll, and loads no other game`, async () => {
    const page = await kit.open(LAPTOP);
    const weight = weigh(page);
    const others: string[] = [];
    page.on('request', (request) => {
      const other = GAMES.find(({ id }) => id !== game.id && request.url().includes(`assets/${id}-`));
      if (other) others.push(other.id);
    });
    await page.reload();
    await startPreset(page, game.id);
    const pass = page.locator('[data-pass]');
    if (await pass.isVisible()) await pass.click();
    // The worker is there too as soon as it has counted something.
    await page.locator('.odds .num').filter({ hasText: /\d/ }).first().waitFor();
    console.info(`${game.name}: ${(weight() / 1024).toFixed(1)} KiB`);
    expect(weight()).toBeLessThanOrEqual((TABLE_LIMITS[game.id] ?? 0) * 1024);
    expect(others).toEqual([]);
  });
}
