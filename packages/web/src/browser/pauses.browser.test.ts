import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAUSE } from '../table/pause.ts';
import { browserKit, NO_ODDS, PHONE } from './kit.ts';
import { seatBots, startPreset, tap } from './people.ts';
import { twoFrames } from './waits.ts';

const kit = browserKit({ ...NO_ODDS, animation: true });

/** A pause that nobody ends lasts for good, however fast the machine is. */
async function holdPauses(page: Page): Promise<void> {
  await page.addInitScript((pause) => {
    const real = window.setTimeout.bind(window);
    const held = (work: () => void, wait?: number) => (wait === pause ? 0 : real(work, wait));
    window.setTimeout = held as typeof window.setTimeout;
  }, PAUSE);
  await page.reload();
}

const at = async (page: Page): Promise<number> => Number(await page.locator('main.table').getAttribute('data-at'));
const deciding = (page: Page) => page.locator('#choices').getByText('(bot) is deciding');
const asked = (page: Page) => page.locator('#choices .choice').first();

/** The person goes on until the bot pauses. */
async function toPause(page: Page): Promise<void> {
  for (let i = 0; i < 20 && !(await deciding(page).isVisible()); i++) {
    await tap(page, 1);
    await deciding(page).or(asked(page)).first().waitFor();
  }
  await deciding(page).waitFor();
}

/** A person and a bot that shoot at each other, up to the first pause. */
async function pausing(page: Page): Promise<void> {
  await holdPauses(page);
  await startPreset(page, 'merc');
  await seatBots(page, 1);
  await toPause(page);
}

test('a tap ends the pause before a bot moves and opens nothing below it; Space does too', async () => {
  const page = await kit.open(PHONE);
  await pausing(page);
  const before = await at(page);
  const log = page.locator('.log .fold');
  await log.click();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
  await asked(page).waitFor();
  expect(await log.getAttribute('aria-expanded')).toBe('false');
  // As always once somebody is asked.
  await log.click();
  expect(await log.getAttribute('aria-expanded')).toBe('true');

  await toPause(page);
  const then = await at(page);
  await page.keyboard.press('Space');
  await expect.poll(() => at(page)).toBeGreaterThan(then);
  await asked(page).waitFor();
});

test('a tap that begins in a pause presses nothing, also where the pause is over when the finger comes up', async () => {
  const page = await kit.open(PHONE);
  await pausing(page);
  const log = page.locator('.log .fold');
  await log.hover();
  await page.mouse.down();
  await page.keyboard.press('Space');
  await asked(page).waitFor();
  await log.hover();
  await page.mouse.up();
  await twoFrames(page);
  expect(await log.getAttribute('aria-expanded')).toBe('false');
  // The next tap is heard.
  await log.click();
  expect(await log.getAttribute('aria-expanded')).toBe('true');
});

test('where bots have every seat a button stays a button, and a tap beside it ends the pause', async () => {
  const page = await kit.open(PHONE);
  await holdPauses(page);
  await startPreset(page, 'merc');
  await seatBots(page, 7);
  await deciding(page).waitFor();
  const before = await at(page);
  const log = page.locator('.log .fold');
  await log.click();
  expect(await log.getAttribute('aria-expanded')).toBe('true');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog').getByText('skip the pause of the bots').waitFor();
  await page.keyboard.press('Escape');
  expect(await at(page)).toBe(before);
  await deciding(page).click();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
});

test('a bot that looks ahead says so for as long as it does', async () => {
  const page = await kit.open(PHONE);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/advice-worker.js', async (route) => {
    await held;
    await route.continue();
  });
  await startPreset(page, 'merc');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Who plays/ }).click();
  const seats = page.locator('[data-seats] fieldset');
  await seats.first().waitFor();
  for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).getByText('Hard bot', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('#choices [data-thinks]').filter({ hasText: '(bot) is thinking' }).waitFor();
  const before = await at(page);
  goOn();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
});

test('where what bots take does not come they wait, say so, and go on when it does', async () => {
  const page = await kit.open(PHONE);
  await page.route('**/with-bots-*.js', (route) => route.abort());
  await startPreset(page, 'merc');
  await seatBots(page, 7);
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.waitFor();
  await page.locator('[data-toast]').waitFor();
  expect(await kit.forgiveErrors(/ERR_FAILED/)).toBeGreaterThan(0);
  const before = await at(page);
  await page.unroute('**/with-bots-*.js');
  await goOn.click();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
});
