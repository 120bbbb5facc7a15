import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { seatBots, startPreset, takeExample } from './people.ts';
import { untilStored } from './waits.ts';

const kit = browserKit();
const row = (page: Page, what: string) => page.locator(`[data-kept="${what}"]`);
const told = (page: Page, what: string): Promise<string> => row(page, what).locator('small').innerText();

test('Settings show the stored data, export it as one file, import it, and delete a part or all of it', async () => {
  const page = await kit.open(PHONE, { odds: false });
  // A game night: a combat by hand, played by bots to its end.
  await page.goto(`${kit.url}#/new/merc`);
  await takeExample(page);
  await page.locator('.setform').getByRole('button', { name: 'One more Militia' }).first().click();
  await page.getByRole('button', { name: /^Start the fight/ }).click();
  await page.locator('main.table').waitFor();
  await seatBots(page, 7);
  await page.locator('section.end').waitFor();
  await untilStored(page);
  await page.goto(`${kit.url}#/`);
  // Home: what is over is called by how it ended.
  await page.getByRole('link', { name: 'All fights (1)' }).waitFor();
  expect(await page.locator('.rec b').innerText()).toMatch(/Dictator|Rebel/);
  expect(await page.locator('.rec b').innerText()).not.toMatch(/ against |Over/);
  expect(await page.locator('.rec').innerText()).toContain('Dictator against Rebel');

  await page.goto(`${kit.url}#/settings`);
  await expect.poll(() => told(page, 'combats')).toMatch(/^1 fight, [\d.]+ kB$/);
  expect(await told(page, 'names')).toMatch(/^1 game night, /);
  await page.getByText('Light', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const path = join(tmpdir(), `fray-keeping-${process.pid}.json`);
  await download.saveAs(path);
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual([
    'frayCombats',
    'combats',
    'settings',
    'tonight',
    'owned',
  ]);
  // One kind, then all; each is asked for once more.
  const names = row(page, 'names').getByRole('button');
  await names.click();
  await names.filter({ hasText: 'for good?' }).click();
  await expect.poll(() => told(page, 'names')).toMatch(/^nothing, 0 bytes/);
  expect(await told(page, 'combats')).toMatch(/^1 fight/);
  const all = page.getByRole('button', { name: /everything/i }).last();
  await all.click();
  await page.getByRole('button', { name: 'Delete everything for good?' }).click();
  await expect.poll(() => told(page, 'combats')).toMatch(/^nothing/);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  // A bad file gets its sentence, and nothing is lost; the right one brings everything back, once.
  const box = page.locator('input[type=file]');
  const bad = join(tmpdir(), `fray-bad-${process.pid}.json`);
  writeFileSync(bad, '{"frayCombats":1,"combats":7}');
  await box.setInputFiles(bad);
  await page
    .locator('[data-toast]')
    .getByText(/^Fray could not open the file/)
    .waitFor();
  for (const fresh of ['1 new fight', '0 new fights']) {
    await box.setInputFiles(path);
    await page.locator('[data-toast]').getByText(`Imported: ${fresh}`).waitFor();
    expect(await told(page, 'combats')).toMatch(/^1 fight/);
  }
  expect(await told(page, 'names')).toMatch(/^1 game night/);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('Rules are a list to read, by phase, and a picture for those who want it; Home says what Fray does', async () => {
  const page = await kit.open(LAPTOP);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Fray runs the fight: rules, dice, losses, odds.',
  );
  await page.goto(`${kit.url}#/rules/twilight-imperium`);
  const list = page.locator('.flow.list');
  await list.waitFor();
  expect(await list.locator('h2').count()).toBeGreaterThan(3);
  expect((await list.locator('.step .what').first().innerText()).length).toBeGreaterThan(20);
  expect(await page.locator('svg.lines').count()).toBe(0);
  await page.getByText('As a picture').click();
  await page.locator('svg.lines').waitFor();
  // The lines end where the rows do: every shape stands beside its step.
  const heights = () =>
    page.evaluate(() => {
      const high = (what: string) => document.querySelector(what)?.getBoundingClientRect().height ?? 0;
      return [high('svg.lines') - high('.flow ol'), high('.flow ol') / high('.flow li')].map(Math.round);
    });
  const rows = await page.locator('.flow li').count();
  // Also after the rows were higher for a while.
  for (const size of ['200%', '']) {
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = letters;
    }, size);
    await expect.poll(heights).toEqual([0, rows]);
  }
  // The first combat of a game is one tap from Home.
  await page.goto(`${kit.url}#/`);
  await startPreset(page, 'twilight-imperium');
  await page.locator('.top__title').getByText('An even fight').waitFor();
});
