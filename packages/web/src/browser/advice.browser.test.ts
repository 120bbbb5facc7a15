import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { setupAddress } from './links.ts';
import { startPreset, tapToEnd } from './people.ts';

const kit = browserKit(NO_ODDS);

/** Files of advice that a page has asked for. */
function asked(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(advice-worker|AdviceSheet)/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

test('advice in a fight is one tap away and comes with that tap; every choice best first, and a tap takes one', async () => {
  const page = await kit.open(PHONE);
  const files = asked(page);
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  const button = page.locator('[data-advise]');
  const roll = page.locator('#choices [data-throw]');
  // Nothing but the throw can be done before it: then hits are taken, one way or another.
  await roll.waitFor();
  expect(await button.count()).toBe(0);
  await roll.click();
  await button.waitFor();
  expect(files).toEqual([]);
  await button.click();
  const sheet = page.getByRole('dialog');
  const rows = sheet.locator('[data-row]');
  await rows.first().waitFor();
  expect(new Set(files)).toEqual(new Set(['advice-worker', 'AdviceSheet']));
  expect(await rows.count()).toBeGreaterThan(2);
  // What was counted out or played, and by whom; then nothing moves any more.
  await sheet
    .locator('[data-how]')
    .filter({
      hasText:
        /(Exact: [\d,]+ positions? counted|fights per choice)[\s\S]*bot would\.\s+This is advice against Fray's own policy\.\s*$/,
    })
    .waitFor();
  const percents = await rows.locator('.n > b').allInnerTexts();
  expect(percents.every((one) => /^((over|under)\s)?\d+%$/.test(one))).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  const at = await page.locator('main.table').getAttribute('data-at');
  await rows.first().locator('[data-take]').click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main.table').getAttribute('data-at')).not.toBe(at);
});

/** Both may leave: nothing else is open before the dice. */
const LEAVING = {
  attacker: 'arborec: 1 dreadnought, 2 cruiser',
  defender: 'hacan: 3 cruiser',
  adjacent: [
    { id: 'Saudor', control: ['defender'] },
    { id: 'Wellon', control: ['attacker'] },
  ],
  start: 'P2.1',
  extent: 'space',
};

test('before a roll advice compares it with the other choices of the asking side', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}${await setupAddress('twilight-imperium', LEAVING)}`);
  await page.getByRole('button', { name: /^Start the fight/ }).click();
  await page.locator('#choices [data-throw]').waitFor();
  const at = () => page.locator('main.table').getAttribute('data-at');
  const begun = await at();
  await page.locator('[data-advise]').click();
  const sheet = page.getByRole('dialog');
  const rows = sheet.locator('[data-row]');
  const labels = async () => (await rows.locator('.grow > b').allInnerTexts()).sort();
  const wanted = [expect.stringMatching(/retreat/i), 'Roll round 1'];
  await expect.poll(labels).toEqual(wanted);
  await sheet
    .locator('.seg')
    .getByText(/Arborec/)
    .click();
  await expect.poll(() => sheet.getByRole('heading').first().innerText()).toMatch(/Arborec/);
  await expect.poll(labels).toEqual(wanted);
  expect(await faultsOf(page)).toEqual([]);
  await rows.filter({ hasText: 'Roll round 1' }).locator('[data-take]').click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(at).not.toBe(begun);
  // The dice of both sides have fallen.
  await page.locator('#choices').getByText(/hits?/).first().waitFor();
});

test('a hard bot plays a duel to its end; the end shows its turning points and the costliest decision', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc', 'A duel of specialists');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Who plays/ }).click();
  const seats = page.getByRole('dialog').locator('[data-seats] fieldset');
  await seats.nth(1).getByText('Hard bot', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await tapToEnd(page);
  const turned = page.locator('[data-turned]');
  await page.locator('section.end').waitFor();
  await page.locator('section.end .box').scrollIntoViewIfNeeded();
  await turned.and(page.locator('[data-turned=done]')).waitFor();
  expect(await page.locator('[data-costliest]').innerText()).toMatch(
    /(\. It cost \d+\.\d points\. Better: .+ \(\d+ %\)\.|No decision made a measurable difference\.)/,
  );
  expect(await turned.locator('[data-turns] li').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('[data-curve=done]').waitFor();
});
