import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addWorker } from '../../service-worker.ts';
import { browserKit, LAPTOP, NO_ODDS } from './kit.ts';
import { startPreset, tap } from './people.ts';

/** What happens to open pages when the host has a new version. */
const kit = browserKit(NO_ODDS);

/** Two files that say which version they are of; their names stay the same. */
const mark = (folder: string, file: 'index.html' | 'theme.js', version: string): void => {
  const text = readFileSync(join(folder, file), 'utf8').replace(/<!--v.*?-->|\/\*v.*?\*\//, '');
  writeFileSync(join(folder, file), text + (file === 'theme.js' ? `/*v${version}*/` : `<!--v${version}-->`));
  // A packed copy is taken for the same file.
  for (const name of [file, 'sw.js']) rmSync(join(folder, `${name}.gz`), { force: true });
};
async function publish(folder: string, version: string): Promise<void> {
  mark(folder, 'index.html', version);
  mark(folder, 'theme.js', version);
  await addWorker(folder);
}

/** The versions of the page and of a file that it loads now. */
const seen = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const text = await (await fetch('theme.js')).text();
    return [document.lastChild?.textContent ?? undefined, text.match(/\/\*(v.*?)\*\//)?.[1]];
  });

/** The browser looks for a new version. True: one is ready and waits. */
const look = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
    return registration.waiting !== null;
  });

/** A page of version 1 that a service worker answers, and the folder it comes from. */
async function firstVersion(): Promise<{ page: Page; url: string; folder: string }> {
  const { url, folder } = await kit.copy();
  await publish(folder, '1');
  const page = await kit.open(LAPTOP, {}, { offline: true, at: url });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, url, folder };
}
const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('a new version is offered on Home, neither offered nor taken while a combat is being played, and then taken by every tab', async () => {
  const { page, url, folder } = await firstVersion();
  await startPreset(page, 'merc');
  await page.locator('#choices').waitFor();
  await publish(folder, '2');
  expect(await look(page)).toBe(true);
  const other = await kit.second(page);
  await other.goto(`${url}#/settings`);
  await other.locator('[data-version]').getByRole('button', { name: 'Update now' }).click();
  await other.getByText('A fight is open in another tab.').waitFor();
  expect(await page.locator('[data-version]').count()).toBe(0);
  expect(await waits(page)).toBe(true);
  await tap(page, 1);
  await page.reload();
  await page.locator('#choices').waitFor();
  for (const tab of [page, other]) expect(await seen(tab)).toEqual(['v1', 'v1']);
  await page.getByRole('link', { name: 'Back' }).click();
  const reloaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await page.locator('[data-version]').getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  for (const tab of [page, other]) expect(await seen(tab)).toEqual(['v2', 'v2']);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await waits(page)).toBe(false);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual([expect.stringMatching(new RegExp(`^fray ${url} \\w+$`))]);
});

test('a host that is just being updated: half a new version is none, and the old one plays on, offline too', async () => {
  const { page, folder } = await firstVersion();
  // The list and the page are of version 2, and another file has not come yet.
  await publish(folder, '2');
  mark(folder, 'theme.js', '1');
  const before = await page.evaluate(() => caches.keys());
  expect(await look(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await seen(page)).toEqual(['v1', 'v1']);
  await page.context().setOffline(false);
  mark(folder, 'theme.js', '2');
  expect(await look(page)).toBe(true);
  await page.locator('[data-version]').waitFor();
});
