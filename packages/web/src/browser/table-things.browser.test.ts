import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { setupAddress } from './links.ts';
import { pressFilled, startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

/** Hands that nobody knows. */
const FLEETS = {
  attacker: 'sol: 2 dreadnought, 1 cruiser, 1 carrier, 3 infantry',
  defender: 'hacan: 2 dreadnought, 2 cruiser; on Quann: 1 infantry',
  system: { planets: [{ id: 'Quann', owner: 'defender', resources: 2, influence: 1 }] },
  start: 'P2.1',
  extent: 'space',
};
async function startFleets(page: Page, setup: object = FLEETS): Promise<void> {
  await page.goto(`${kit.url}${await setupAddress('twilight-imperium', setup)}`);
  await page.getByRole('button', { name: /^(Start the fight|Activate enemy system)/ }).click();
  await page.locator('main.table').waitFor();
}
const primary = (page: Page) => page.locator('#choices .choice--primary');

test('unknown hands stop nobody: the strip plays a card whose window has passed, after dice it is grayed out, Direct Hit waits for the hits', async () => {
  const page = await kit.open(LAPTOP);
  await startFleets(page);
  // Nobody was asked anything.
  await page.getByText('Roll round 1').waitFor();
  await page.locator('details.strip summary').click();
  const owner = page.locator('[data-owner="defender"]');
  await owner.locator('[data-play="morale-boost"]').click();
  // It counts at once, and the round stands where it stood.
  await page
    .locator('.side.b')
    .getByRole('button', { name: /^hits on 4 or more Dreadnought/ })
    .waitFor();
  await page.getByText('Roll round 1').waitFor();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/Hacan played something earlier/);
  await primary(page).click();
  await page.locator('[data-choice="accept"]').waitFor();
  await owner.locator('details.more summary').click();
  const morale = owner.locator('[data-blocked="morale-boost"]');
  expect(await morale.innerText()).toMatch(/before the roll/);
  // What answers a hit is open until the hits are accepted: it is played when the first unit sustains.
  const before = await page.locator('.side.a .tok:not(.gone)').count();
  await owner.locator('[data-play="direct-hit"]').click();
  await primary(page).click();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/Hacan[^\n]*Direct Hit|Direct Hit[^\n]*Hacan/);
  await expect.poll(() => page.locator('.side.a .tok:not(.gone)').count()).toBeLessThan(before);
});

test('a unit has its card: figures with their sources, what happened to it, corrections that say what they lead to or why not', async () => {
  const page = await kit.open(LAPTOP);
  await startFleets(page);
  await page.getByText('Roll round 1').waitFor();
  await page.locator('details.strip summary').click();
  await page.locator('[data-owner="attacker"] [data-play="morale-boost"]').click();
  await page.locator('.side.a .tok').first().click();
  const card = page.getByRole('dialog', { name: /^Dreadnought, 1 of \d$/ });
  await card.waitFor();
  // In the column at the side: no fleet is hidden.
  const [left, right] = await Promise.all([page.locator('.sides').boundingBox(), card.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(await card.innerText()).toMatch(/hits on\s+4\+\s+Printed\s+5\+\s+Morale Boost\s+\+1/);
  expect(await card.locator('[data-fix="repair"]').innerText()).toMatch(/not damaged/);
  await card.locator('[data-fix="damage"]').click();
  await expect.poll(() => page.locator('.side.a .tok.dmg').count()).toBe(1);
  await expect.poll(() => card.locator('[data-fix="damage"]').innerText()).toMatch(/already damaged/);
  const ships = await page.locator('.side.a .tok').count();
  expect(await card.locator('[data-fix="add"]').innerText()).toMatch(/(\d+) → \d+ dice/);
  await card.locator('[data-fix="add"]').click();
  await expect.poll(() => page.locator('.side.a .tok').count()).toBe(ships + 1);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => page.locator('.side.a .tok').count()).toBe(ships);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // The list of sentences is gone for what has a card: Adjust leads there.
  await page.getByRole('button', { name: 'Adjust' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adjust' });
  await sheet.locator('[data-thing]').filter({ hasText: 'Cruiser' }).first().click();
  await page.getByRole('dialog', { name: /^Cruiser/ }).waitFor();
});

test('the end is a verdict: one line, what is left as pieces, luck as a picture, a code to scan, and what comes next', async () => {
  const page = await kit.open(PHONE);
  await startFleets(page, { ...FLEETS, defender: 'hacan: 1 destroyer; on Quann: 1 infantry' });
  const end = page.locator('section.end');
  for (let i = 0; i < 30 && (await pressFilled(page)); i++);
  await end.waitFor();
  await expect.poll(() => end.locator('h1').innerText()).toMatch(/^Sol wins/);
  expect(await end.innerText()).toMatch(/\d resources lost/);
  // Whole resources are said as such, and the mark of the winner stands beside the words, not on them.
  expect(await end.innerText()).not.toMatch(/\.0 .*resources lost/);
  const mark = await end.locator('header [data-mark]').boundingBox();
  const title = await end.locator('h1').boundingBox();
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  const pictures = end.getByRole('img', { name: /hits?, [\d.]+ expected$/ });
  expect(await pictures.count()).toBe(2);
  expect(await end.locator('.left li li').count()).toBeGreaterThan(0);
  // The next thing is filled: the invasion, with what is left.
  await page.locator('.actions .choice--primary').filter({ hasText: 'Invade Quann' }).click();
  await page.locator('main.table[data-step^="P3"]').waitFor();
});

test('on 127.0.0.1 the share sheet says that only this computer can open the link; served to the network the link has its address', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc');
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const share = async (): Promise<string> => {
    await page.getByLabel('More', { exact: true }).click();
    await page.getByRole('button', { name: /^Share/ }).click();
    return sheet.locator('[data-link]').inputValue();
  };
  expect(await share()).toContain('http://127.0.0.1:');
  expect(await sheet.locator('[data-only-here]').innerText()).toMatch(/Only this computer .* --host/);
  expect(await page.getByRole('img', { name: 'QR code' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Close' }).click();

  const headers = { 'Fray-Network': 'http://192.0.2.7:4747/' };
  await page.route(kit.url, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers }) : route.fallback(),
  );
  expect(await share()).toContain('http://192.0.2.7:4747/#/open/');
  // The whole fight is too long for a code; the preset that it began with is not.
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await sheet.getByText('QR: the same setup on another phone.').waitFor();
  expect(await sheet.locator('[data-only-here]').count()).toBe(0);
});

test('sound and vibration are one tap on the table; MERC has cards for its units', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc');
  const sound = page.getByRole('button', { name: 'Sound and vibration when dice fall' });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fray-settings') ?? '{}'));
  expect(kept).toMatchObject({ sound: true, vibration: true });
  await page.locator('li[data-unit] [aria-haspopup="dialog"]').first().click();
  const card = page.getByRole('dialog');
  await card.locator('[data-fix="damage"]').waitFor();
  expect(await card.innerText()).toMatch(/health left[\s\S]*Printed/);
});
