import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAVE_VERSION } from '@fray/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { seatBots, startPreset, tap, tapToEnd } from './people.ts';
import { twoFrames, untilStored } from './waits.ts';

const kit = browserKit(NO_ODDS);

const logLines = (page: Page) => page.locator('.log .line');
const moves = async (page: Page): Promise<number> => logLines(page).count();
/** What the table shows, as text, without the odds that go on counting. */
const picture = async (page: Page): Promise<string> => {
  await page.locator('.table__main .board').waitFor();
  return (await page.locator('.table__main > :not(.odds)').allInnerTexts()).join('\n');
};

test('undo and redo go back and forth, and past a roll undo asks first and the log says so', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  await tap(page, 1);
  const before = await picture(page);
  const rolls = await page
    .locator('.log')
    .getByText(/ rolls /)
    .count();
  await tap(page, 1);
  await expect
    .poll(() =>
      page
        .locator('.log')
        .getByText(/ rolls /)
        .count(),
    )
    .toBeGreaterThan(rolls);
  const after = await picture(page);
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Dice have been rolled since.').waitFor();
  expect(await picture(page)).toBe(after);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.log').getByText('undid a roll or a reveal').waitFor();
  expect(await picture(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.locator('.log').getByText('Undone moves were redone.').waitFor();
  expect(await picture(page)).toBe(after);
});

test('adjust changes a unit, is in the log and can be undone', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  const before = await picture(page);
  await page.getByRole('button', { name: 'Adjust' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adjust' });
  // What has a card of its own is put right there.
  await sheet.locator('[data-thing]').first().click();
  await page.getByRole('dialog').locator('[data-fix="remove"]').click();
  await page.keyboard.press('Escape');
  expect(await picture(page)).not.toBe(before);
  expect(await moves(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await picture(page)).toBe(before);
});

test('after a reload the combat continues at the same moment and is listed on Home', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc');
  await tap(page, 3);
  await untilStored(page);
  const before = await picture(page);
  await page.reload();
  await page.locator('main.table').waitFor();
  expect(await picture(page)).toBe(before);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.locator('.rec').filter({ hasText: 'One MERC against a patrol' }).click();
  await page.locator('main.table').waitFor();
  expect(await picture(page)).toBe(before);
});

test('a combat is exported and imported, renamed, deleted and brought back; all are exported at once', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  await tap(page, 3);
  await untilStored(page);
  const before = await picture(page);
  await page.goto(`${kit.url}#/combats`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('one-merc-against-a-patrol.fray.json');
  const path = join(tmpdir(), `fray-export-${process.pid}.json`);
  await file.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ fray: SAVE_VERSION, game: 'merc' });
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sector B2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.rec').filter({ hasText: 'Sector B2' }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.rec').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.rec').filter({ hasText: 'Sector B2' }).waitFor();
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const bundle = join(tmpdir(), `fray-all-${process.pid}.json`);
  await all.saveAs(bundle);
  expect(JSON.parse(readFileSync(bundle, 'utf8'))).toMatchObject({ frayCombats: 1, combats: [{ name: 'Sector B2' }] });
  await page.goto(`${kit.url}#/`);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('main.table').waitFor();
  expect(await picture(page)).toBe(before);
});

test('a broken file gets a sentence and changes nothing', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc');
  await tap(page, 2);
  await untilStored(page);
  await page.goto(`${kit.url}#/combats`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const path = join(tmpdir(), `fray-broken-${process.pid}.json`);
  await file.saveAs(path);
  const whole = readFileSync(path, 'utf8');
  const broken: [string, RegExp][] = [
    [whole.slice(0, -40), /damaged/],
    [whole.replace('"round":', '"round":7'), /changed after it was saved/],
    ['hello', /no JSON/],
    ['{"a":1}', /not a Fray combat/],
  ];
  await page.goto(`${kit.url}#/`);
  for (const [text, sentence] of broken) {
    writeFileSync(path, text);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.locator('[data-toast]').filter({ hasText: sentence }).waitFor();
    await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
  }
  expect(await page.locator('.rec').count()).toBe(1);
});

test('a link contains a whole combat; a broken link gets a sentence; a setup has a link too', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  await tap(page, 3);
  const before = await picture(page);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const link = await page.locator('[data-link]').inputValue();
  expect(link.length).toBeLessThan(8 * 1024);
  const other = await kit.open(PHONE);
  await other.goto(link);
  await other.locator('main.table').waitFor();
  expect((await picture(other)).length).toBeGreaterThan(0);
  await other.setViewportSize(LAPTOP);
  expect(await picture(other)).toBe(before);
  await other.goto(`${link.slice(0, -30)}`);
  await other.locator('[data-toast]').filter({ hasText: 'It is damaged or incomplete.' }).waitFor();
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.goto(`${kit.url}#/new/merc`);
  await other.getByRole('button', { name: 'Random' }).click();
  await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await other.getByRole('button', { name: 'Share' }).click();
  await other.locator('[data-toast]').filter({ hasText: 'Copied' }).waitFor();
  const setup = await other.evaluate(() => navigator.clipboard.readText());
  await other.goto(`${kit.url}#/`);
  await other.goto(setup);
  await other.getByRole('heading', { name: 'Set up the forces' }).waitFor();
  await other.getByText('Ready to start').waitFor();
});

test('a second tab only watches, follows, and can take over', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  await tap(page, 1);
  await untilStored(page);
  const other = await kit.second(page);
  await other.goto(page.url());
  await other.getByText('open in another tab').waitFor();
  expect(await other.locator('#choices').count()).toBe(0);
  const lines = await moves(other);
  await tap(page, 2);
  await expect.poll(() => moves(other)).toBeGreaterThan(lines);
  await other.getByRole('button', { name: 'Take over here' }).click();
  await other.locator('#choices').waitFor();
  await page.getByText('open in another tab').waitFor();
  await tap(other, 2);
  expect(await page.locator('#choices').count()).toBe(0);
});

test('after the first visit it reloads and plays offline', async () => {
  const page = await kit.open(PHONE, {}, { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await startPreset(page, 'exodus-loop');
  await tap(page, 3);
  await page.reload();
  await page.locator('main.table').waitFor();
  await page.context().setOffline(false);
});

test('a line of the log shows that moment, and the combat can be played on from there', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  const start = await picture(page);
  await tap(page, 3);
  const now = await picture(page);
  await logLines(page).last().click();
  await page.getByText('Looking back').waitFor();
  expect(await picture(page)).not.toBe(now);
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await picture(page)).toBe(now);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  await expect.poll(() => page.locator('.table__main').innerText()).toContain(start.split('\n')[0] ?? '');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('#choices').waitFor();
  expect(await page.title()).toContain('continued');
});

test('hidden hands: the device is passed, and nothing secret is in the page before the right player taps', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'flesh-and-blood');
  const pass = page.locator('[data-pass]');
  await pass.waitFor();
  const first = await pass.getAttribute('data-pass');
  const hidden = await page.content();
  await pass.click();
  await page.locator('main.table').waitFor();
  const cards = await page
    .locator('[data-card]')
    .evaluateAll((list) => list.map((one) => one.querySelector('b')?.textContent ?? ''));
  for (const card of cards) expect(hidden).not.toContain(card);
  // The screen may ask for the other player and withdraw it at once if that window passes automatically: only what stays counts.
  const asked = async () =>
    (await page.evaluate(() => document.querySelector('[data-pass]')?.getAttribute('data-pass'))) ?? first;
  const other = async () => {
    if ((await asked()) === first) return false;
    await twoFrames(page);
    return (await asked()) !== first;
  };
  for (let i = 0; i < 60 && !(await other()); i++) await tap(page, 1);
  expect(await pass.getAttribute('data-pass')).not.toBe(first);
  expect(await page.locator('[data-card]').count()).toBe(0);
});

test('a bot plays a seat alone: one person can play, and bots play each other to the end', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc');
  await seatBots(page, 7);
  await page.locator('section.end').waitFor();
  expect(await tapToEnd(page, 1)).toBe(0);
  // Where the hits fell is a picture with its figures in words.
  expect(await page.locator('section.end').innerText()).toMatch(/\d+ hits, [\d.]+ expected/);
});
