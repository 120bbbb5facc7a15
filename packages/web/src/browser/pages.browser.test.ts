import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

/** Mean and spread of the gray values of an element on screen. */
async function grayOf(page: Page, selector: string): Promise<{ mean: number; spread: number }> {
  const shot = (await page.locator(selector).first().screenshot()).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    // Without the rim, which belongs to what lies behind.
    const { data } = pen.getImageData(4, 4, image.width - 8, image.height - 8);
    const grays: number[] = [];
    for (let i = 0; i < data.length; i += 4)
      grays.push(0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0));
    const mean = grays.reduce((sum, one) => sum + one, 0) / grays.length;
    return { mean, spread: Math.sqrt(grays.reduce((sum, one) => sum + (one - mean) ** 2, 0) / grays.length) };
  }, shot);
}

for (const theme of ['dark', 'light']) {
  test(`the sides differ in grayscale, ${theme}`, async () => {
    const page = await kit.open(LAPTOP, { theme });
    await page.evaluate(() => {
      document.documentElement.style.filter = 'grayscale(1)';
    });
    // The bar: one side is plain, the other one hatched.
    await page.goto(`${kit.url}#/odds/merc`);
    await page.locator('[data-done=true]').waitFor();
    const a = await grayOf(page, '.odds .fa');
    const b = await grayOf(page, '.odds .fb');
    expect(b.spread).toBeGreaterThan(a.spread + 10);
    await page.goto(`${kit.url}#/`);
    await startPreset(page, 'merc');
    await page.locator('.board .who').first().waitFor();
    // Every color has a shape and a word.
    const marks = await page
      .locator('.board .who')
      .evaluateAll((list) =>
        list.map((one) => `${one.querySelector<SVGElement>('.mark')?.dataset.mark} ${one.textContent?.trim()}`),
      );
    expect(marks).toEqual(['a Dictator', 'b Rebel']);
  });
}

test('the policy holds: no inline script or style gets through, and the page names no other host', async () => {
  const page = await kit.open(LAPTOP);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
    return 'broken' in window;
  });
  expect(ran).toBe(false);
  expect(await kit.forgiveErrors(/Content Security Policy/)).toBe(1);
});

test('sound and vibration are off until somebody turns them on; dark and light, text size and motion are kept', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/settings`);
  for (const name of ['Sound', 'Vibration']) expect(await page.getByRole('switch', { name }).isChecked()).toBe(false);
  await page.getByText('Light', { exact: true }).click();
  await page.getByText('Larger', { exact: true }).click();
  await page.reload();
  await page.locator('#storage').waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'light',
    text: 'larger',
    motion: 'off',
  });
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(20);
});
