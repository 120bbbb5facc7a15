import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { ALL } from './everywhere.ts';
import { browserKit, NO_ODDS } from './kit.ts';
import { at, FILLED, FREE, seatTwo, sitDown, somebodyHas, start, tap, tapsOf, typeAll } from './seats.ts';
import { serveTables } from './serve-tables.ts';
import { walksAt } from './table-walks.ts';

const kit = browserKit(NO_ODDS);
const folder = mkdtempSync(join(tmpdir(), 'fray-tables-'));
let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  const running = await serveTables(kit.site, folder);
  url = `http://127.0.0.1:${running.port}/`;
  stop = () => running.stop(5);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two phones play a round with their own dice, and a tap under way survives a reload', async () => {
  const [host, guest, code] = await seatTwo(kit, url, 'twilight-imperium', { settings: { dice: 'typed' } });
  expect(Number(await host.locator('[data-modules]').getAttribute('data-modules'))).toBeLessThanOrEqual(61 + 4);
  expect(await faultsOf(host)).toEqual([]);
  expect(await faultsOf(guest)).toEqual([]);
  await sitDown(guest);
  expect([tapsOf(host), tapsOf(guest)]).toEqual([2, 1]);
  await start(host, guest);

  // The dice fall when both are ready; the second side fills in its own before it is asked.
  await tap(guest, FILLED);
  await host.locator(FILLED).waitFor();
  await tap(host, FILLED);
  await Promise.all([host, guest].map((page) => page.locator('.pad').waitFor()));
  const before = await at(host);
  await typeAll(guest, 10);
  await guest.getByText('Your dice lie ready').waitFor();
  expect(await at(host)).toBe(before);
  await typeAll(host, 9);

  // Both lay hits at the same time. What the host taps is not sent before the page is loaded again.
  await Promise.all([host, guest].map((page) => page.locator(FILLED).waitFor()));
  const stood = await at(guest);
  await host.evaluate(() => {
    WebSocket.prototype.send = () => undefined;
  });
  await tap(host, FILLED);
  expect(await at(guest)).toBe(stood);
  await host.reload();
  await expect.poll(() => at(guest)).toBeGreaterThan(stood);
  const made = await at(guest);
  await tap(guest, FILLED);
  await expect.poll(() => at(host)).toBeGreaterThan(made);

  const display = await kit.open({ width: 1920, height: 1080 }, {}, { at: url });
  await display.goto(`${url}#/display/${code}`);
  await display.locator('[data-display]').waitFor();
  expect(await faultsOf(display)).toEqual([]);
});

test('a turn of cards with hidden hands: nobody taps a forced pass, and no card of a hand is on the other phone', async () => {
  const [host, guest] = await seatTwo(kit, url, 'flesh-and-blood');
  await sitDown(guest);
  await start(host, guest);
  const asked = async (page: Page): Promise<boolean> =>
    (await page.locator('#choices .choice:not([aria-disabled="true"]):not([disabled])').count()) > 0;
  await expect.poll(async () => (await asked(host)) || (await asked(guest))).toBe(true);
  const [mine, other] = (await asked(host)) ? [host, guest] : [guest, host];
  // One is asked at a time, and the other reads who is waited for.
  await other.locator('[data-waits]').waitFor();
  const hand = await mine.locator('.fc b').allInnerTexts();
  expect(hand.length).toBeGreaterThan(0);
  const told = await other.locator('body').innerText();
  for (const card of hand) expect(told).not.toContain(card);
  // The person who is asked has something to decide: a pass alone is made by the table.
  for (let i = 0; i < 8; i++) {
    await somebodyHas(`${FREE}, #choices form, section.end`, host, guest);
    for (const page of [host, guest]) {
      // Read and tapped in one go: the next message may take it away.
      const free = await page.locator(FREE).evaluateAll((all) => {
        const kinds = all.map((one) => one.getAttribute('data-choice'));
        (all.at(-1) as HTMLElement | undefined)?.click();
        return kinds;
      });
      expect(free).not.toEqual(['pass']);
    }
  }
});

// The long run walks along everything that people do at several devices.
if (ALL) for (const [what, walk] of walksAt(kit, () => url)) test(what, walk);
