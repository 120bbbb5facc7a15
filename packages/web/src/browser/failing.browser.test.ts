import { hash } from '@fray/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CombatRecord } from '../store/db.ts';
import { browserKit, LAPTOP } from './kit.ts';
import { startPreset, takeExample, tap } from './people.ts';
import { inStore } from './stored.ts';
import { twoFrames, untilStored } from './waits.ts';

/** Every write of the page fails: the old or the new data is there, complete, and one message appears. */
const kit = browserKit();

/** When the store refuses: before anything is written, while it is written, or when all of it should be kept. */
const MOMENTS = ['before', 'midway', 'afterwards'] as const;
type Moment = (typeof MOMENTS)[number];

/** From now on the store of the combats refuses to write; `right` again: it does not. */
const breakStore = (page: Page, moment: Moment | 'right'): Promise<void> =>
  page.evaluate((when) => {
    const window = globalThis as unknown as { realPut?: IDBObjectStore['put']; realDelete?: IDBObjectStore['delete'] };
    const store = IDBObjectStore.prototype;
    window.realPut ??= store.put;
    window.realDelete ??= store.delete;
    const { realPut, realDelete } = window;
    const failing = (write: (this: IDBObjectStore, what: never) => IDBRequest) =>
      function (this: IDBObjectStore, what: unknown): IDBRequest {
        if (when === 'before') throw new DOMException('no room', 'QuotaExceededError');
        const request = write.call(this, what as never);
        // Midway: the request is under way. Afterwards: it went well, and then all of it is taken back.
        if (when === 'midway') this.transaction.abort();
        if (when === 'afterwards') request.addEventListener('success', () => this.transaction.abort());
        return request;
      };
    store.put = when === 'right' ? realPut : (failing(realPut as never) as typeof realPut);
    store.delete = when === 'right' ? realDelete : (failing(realDelete as never) as typeof realDelete);
  }, moment);

function expectWhole({ save }: CombatRecord): void {
  const { hash: stamp, ...body } = save;
  expect(hash(body)).toBe(stamp);
}

const message = (page: Page) => page.locator('[data-toast]');
async function told(page: Page, sentence: RegExp): Promise<void> {
  await message(page).filter({ hasText: sentence }).waitFor();
  await message(page).getByRole('button', { name: 'Close' }).click();
  await message(page).waitFor({ state: 'detached' });
}

for (const moment of MOMENTS) {
  test(`a save that fails ${moment} leaves the one before; one message appears, and the next save works`, async () => {
    const page = await kit.open(LAPTOP, { odds: false });
    await startPreset(page, 'merc');
    await tap(page, 1);
    await untilStored(page);
    const [before] = await inStore(page);
    await breakStore(page, moment);
    await tap(page, 1);
    await untilStored(page);
    await told(page, /does not let the page save. Export the fight/);
    expect(await inStore(page)).toEqual([before]);
    // The combat continues without a second message.
    await tap(page, 1);
    await untilStored(page);
    await twoFrames(page);
    expect(await message(page).count()).toBe(0);
    expect(await inStore(page)).toEqual([before]);
    await breakStore(page, 'right');
    await untilStored(page);
    const [after] = await inStore(page);
    if (!before || !after) throw new Error('nothing stored');
    expect(after.save.moves.length).toBeGreaterThan(before.save.moves.length);
    expectWhole(after);
  });

  test(`where writing fails ${moment}, no combat is begun, opened, renamed or deleted by half`, async () => {
    const page = await kit.open(LAPTOP, { odds: false });
    await startPreset(page, 'merc');
    await tap(page, 1);
    const link = await linkOf(page);
    await page.goto(`${kit.url}#/combats`);
    await page.locator('.rec').waitFor();
    const stored = await inStore(page);
    await breakStore(page, moment);
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Sector B2');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, /does not let the page save. Nothing was changed/);
    // What was typed is not lost.
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Sector B2');
    await page.getByRole('textbox', { name: 'Name' }).press('Escape');
    await page.getByRole('button', { name: 'Delete' }).click();
    await told(page, /does not let the page save. Nothing was changed/);
    expect(await page.locator('.rec').count()).toBe(1);
    // A preset, a setup, and a link.
    await page.goto(`${kit.url}#/new/merc/patrol`);
    await page.getByRole('alert').filter({ hasText: 'does not let the page save. Nothing was changed' }).waitFor();
    await page.goto(`${kit.url}#/new/merc`);
    await takeExample(page);
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await told(page, /does not let the page save. Nothing was changed/);
    await page.goto(link);
    await told(page, /does not let the page save. Nothing was changed/);
    await page.locator('main.home').waitFor();
    expect(await inStore(page)).toEqual(stored);
  });
}

test('where the panel of a game does not come, the sides are a plain list and the choices play on', async () => {
  const page = await kit.open(LAPTOP, { odds: false });
  await page.route(/merc-panel-[^/]*\.js/, (route) => route.abort());
  await startPreset(page, 'merc');
  const at = () => page.locator('main.table').getAttribute('data-at');
  const begun = await at();
  await tap(page, 2);
  await expect.poll(at).not.toBe(begun);
  await page.locator('.table__main .side').nth(1).waitFor();
  await kit.forgiveErrors(/Failed to load resource.*merc-panel/);
  await kit.forgiveErrors(/Failed to fetch dynamically imported module/);
});

/** The link of the combat that is open. */
async function linkOf(page: Page): Promise<string> {
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const link = await page.locator('[data-link]').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The combat moves on, so that the link is not what is stored.
  await tap(page, 1);
  await untilStored(page);
  return link;
}

/** From now on this storage takes nothing more. */
const fill = (page: Page, which: 'localStorage' | 'sessionStorage'): Promise<void> =>
  page.evaluate((name) => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this === globalThis[name]) throw new DOMException('no room', 'QuotaExceededError');
      real.call(this, key, value);
    };
  }, which);

test('settings that cannot be stored apply until the page closes; the old ones return, and one message appears', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/settings`);
  await page.locator('#storage').waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('fray-settings'));
  const before = await kept();
  await fill(page, 'localStorage');
  await page.getByText('Light', { exact: true }).click();
  await told(page, /The settings are lost when you close the page/);
  await page.locator('html[data-theme=light]').waitFor();
  await page.getByText('Larger', { exact: true }).click();
  await page.locator('html[data-text=larger]').waitFor();
  await twoFrames(page);
  expect(await message(page).count()).toBe(0);
  expect(await kept()).toBe(before);
  await page.reload();
  await page.locator('html[data-theme=dark]').waitFor();
});

test('a draft that cannot be stored stays in the form; the old one returns, and one message appears', async () => {
  const page = await kit.open(LAPTOP, { odds: false });
  const kept = () => page.evaluate(() => sessionStorage.getItem('fray-setup-merc'));
  await page.goto(`${kit.url}#/new/merc`);
  await page.locator('.setform .side').first().waitFor();
  await expect.poll(kept).not.toBeNull();
  const before = await kept();
  await fill(page, 'sessionStorage');
  await page.getByRole('button', { name: 'Random' }).click();
  await told(page, /The setup is lost when you leave this page/);
  await page.getByRole('button', { name: 'Random' }).click();
  await twoFrames(page);
  expect(await message(page).count()).toBe(0);
  expect(await kept()).toBe(before);
});
