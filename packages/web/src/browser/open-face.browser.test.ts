import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, NO_ODDS, PHONE } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);
/** Letnev is hit first, and sustains what Direct Hit can answer. */
const SEED = 2;
const PRESET = 'Dreadnoughts under Direct Hit';
const NOBODY = '[data-nobody]';
const LOOK = '[data-look="defender"]';

/** Presses the filled button, up to what it leads to: another moment, or a question to everybody. */
async function press(page: Page): Promise<void> {
  const at = () => page.locator('main.table').getAttribute('data-at');
  const before = await at();
  await page.locator('#choices .choice--primary:not([aria-disabled="true"])').click();
  await expect.poll(async () => (await page.locator(NOBODY).isVisible()) || (await at()) !== before).toBe(true);
}

test('hidden hands: the device lies open, a seat looks at its cards and lays it down, and nobody has to answer', async () => {
  const page = await kit.open(PHONE, {}, { dice: SEED });
  await startPreset(page, 'twilight-imperium', PRESET);
  await page.locator(LOOK).waitFor();
  expect(await page.locator('[data-pass]').count(), 'no hand-over for what is public').toBe(0);
  expect(await page.locator('body').innerText()).not.toContain('Shields Holding');

  await page.locator(LOOK).click();
  await page.locator('[data-holds="defender"]').waitFor();
  expect(await page.locator('.hand').innerText()).toContain('Shields Holding');
  await page.locator('[data-done]').click();
  await page.locator(LOOK).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Shields Holding');

  while (!(await page.locator(NOBODY).isVisible())) await press(page);
  // What is answered stands above. No button of the question is filled, and it is the same for all hands.
  expect(await page.locator('#choices [data-primary]').count()).toBe(0);
  expect(await page.locator('[data-decided]').innerText()).toMatch(/^Letnev has decided\s+Sustain Damage: /);
  const texts = await page.locator('#choices button').allInnerTexts();
  expect(texts).toEqual(['Nobody: go on', 'Letnev: look at my cards', "Sardakk N'orr: look at my cards"]);
  await page.locator(LOOK).click();
  await page.locator('[data-holds="defender"]').waitFor();
  await page
    .locator('#choices .choice')
    .filter({ hasText: /^Direct Hit/ })
    .first()
    .waitFor();
  // Without odds nothing is filled in a private window.
  expect(await page.locator('#choices .choice--primary').count()).toBe(0);
});

test('who looks at its hand can play from the bar what nobody was asked about; nobody else is shown it', async () => {
  const page = await kit.open(PHONE, {}, { dice: SEED });
  await startPreset(page, 'twilight-imperium', 'Bastion and Rebellion');
  const late = page.locator('#choices .choice').filter({ hasText: 'played late' });
  await page.locator(LOOK).waitFor();
  expect(await late.count(), 'on the open face').toBe(0);
  await page.locator('[data-look="attacker"]').click();
  await page.locator('[data-holds="attacker"]').waitFor();
  await page.locator('#choices').waitFor();
  expect(await late.count(), 'in the other hand').toBe(0);
  await page.locator('[data-done]').click();
  await page.locator(LOOK).click();
  await page.locator('[data-holds="defender"]').waitFor();
  await late.first().waitFor();
  expect(await late.first().innerText()).toMatch(/^Rescue: Cruiser/);
  // It is played at its own moment, before the passes that were made automatically, and is not offered twice.
  const at = () => page.locator('main.table').getAttribute('data-at').then(Number);
  const before = await at();
  await late.first().click();
  await expect.poll(at).toBe(before + 1);
  expect(await late.count()).toBe(0);
});
