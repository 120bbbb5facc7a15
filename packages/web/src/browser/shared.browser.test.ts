import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, loadWithSetup } from '@fray/games';
import { createLog, startServer } from '@fray/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { ALL } from './everywhere.ts';
import { browserKit, NO_ODDS, PHONE } from './kit.ts';

const kit = browserKit(NO_ODDS);
const folder = mkdtempSync(join(tmpdir(), 'fray-tables-'));
let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  url = `http://127.0.0.1:${await serve(0)}/`;
});
/** The same tables in every run. */
let drawn = 0;
const secret = (bytes: number): string =>
  createHash('sha256')
    .update(`${drawn++}`)
    .digest('hex')
    .slice(0, 2 * bytes);
/** Starts the server, or the next one on the same folder. */
async function serve(port: number): Promise<number> {
  const running = await startServer({
    ...{ folder, host: '127.0.0.1', port, networks: ['127.0.0.1'], site: kit.site, secret },
    loadGame: async (id) => {
      const found = findGame(id);
      return found.ok ? loadWithSetup(found.card) : undefined;
    },
    log: createLog(process.stderr, 'warn'),
  });
  stop = () => running.stop(5);
  return running.port;
}
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A slow machine takes longer. */
const WAIT = { timeout: 20_000 };
/** Taps of a person, counted. */
const taps = new WeakMap<Page, number>();
async function tap(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  taps.set(page, (taps.get(page) ?? 0) + 1);
}
const tapsOf = (page: Page): number => taps.get(page) ?? 0;
const FILLED = '#choices .choice--primary:not([aria-disabled="true"]):not([disabled])';
/** What can be tapped of what is asked. */
const FREE = '#choices [data-choice]:not([aria-disabled="true"]):not([disabled])';
const at = async (page: Page): Promise<number> => Number(await page.locator('main.table').getAttribute('data-at'));

/** A host who invites to an example of a game, and a guest who scans the code: both seated. */
async function seatTwo(game: string, settings: Record<string, unknown> = {}): Promise<[Page, Page, string]> {
  const host = await kit.open(PHONE, settings, { at: url });
  await host
    .locator(`article[data-game="${game}"]`)
    .getByRole('link', { name: /Set up/ })
    .click();
  await host.locator('.preset .about').first().click();
  await tap(host, '[data-invite]');
  await tap(host, '[data-sit]');
  await host.getByRole('button', { name: 'Stand up' }).waitFor();
  const code = (await host.locator('[data-code]').getAttribute('data-code')) ?? '';
  const guest = await kit.open(PHONE, settings, { at: url });
  await guest.goto(`${url}#/join/${code}`);
  await guest.locator('[data-seat]').first().waitFor();
  return [host, guest, code];
}
async function start(host: Page, guest: Page): Promise<void> {
  await tap(guest, '[data-ready]');
  await tap(host, '[data-start]:not([aria-disabled="true"])');
  await Promise.all([host, guest].map((page) => page.locator('main.table').waitFor()));
}
const somebodyHas = (what: string, ...pages: readonly Page[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(pages.map((page) => page.locator(what).count()))).some(Boolean), WAIT)
    .toBe(true);
/** Types the same face for every die that is asked. */
async function typeAll(page: Page, face: number): Promise<void> {
  const boxes = page.locator('button.box');
  for (let i = await boxes.count(); i > 0; i--)
    await page.locator('.pad .faces button', { hasText: new RegExp(`^${face}$`) }).click();
}

test('two phones play a round with their own dice, and a tap under way survives a reload', async () => {
  const [host, guest, code] = await seatTwo('twilight-imperium', { dice: 'typed' });
  expect(Number(await host.locator('[data-modules]').getAttribute('data-modules'))).toBeLessThanOrEqual(61 + 4);
  expect(await faultsOf(host)).toEqual([]);
  expect(await faultsOf(guest)).toEqual([]);
  if (!(await guest.locator('[aria-checked="true"]').count())) await tap(guest, '[role="checkbox"]');
  await tap(guest, '[data-sit]');
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

test('a decision behind a roll is taken back with a yes, and everybody sees who paused', async () => {
  const [host, guest] = await seatTwo('twilight-imperium');
  if (!(await guest.locator('[aria-checked="true"]').count())) await tap(guest, '[role="checkbox"]');
  await tap(guest, '[data-sit]');
  await start(host, guest);
  await tap(guest, FILLED);
  await host.locator(FILLED).waitFor();
  const ready = await at(host);
  await tap(host, FILLED);
  await expect.poll(() => at(host), WAIT).toBeGreaterThan(ready);
  const rolled = await at(host);
  await host.getByRole('button', { name: 'Undo' }).click();
  await guest.locator('[data-asks]').waitFor();
  await host.getByText('Asked. Waiting for Player 2.').waitFor();
  expect(await at(host)).toBe(rolled);
  await tap(guest, '[data-asks] .choice--primary');
  await expect.poll(() => at(host)).toBeLessThan(rolled);
  await host.getByLabel('More', { exact: true }).click();
  await host.getByRole('button', { name: 'Pause for everybody' }).click();
  await guest.getByText('Player 1 paused').waitFor();
  await tap(guest, '[data-strip] .btn');
  await host.getByText('Player 1 paused').waitFor({ state: 'detached' });
  if (!ALL) return;

  // The long run: the server ends with a tap under way, and the same people begin again.
  await stop();
  await host.locator('[data-line="lost"]').waitFor();
  const stood = await at(host);
  const asked = (await host.locator(FILLED).count()) ? host : guest;
  await tap(asked, FILLED);
  await serve(Number(new URL(url).port));
  await expect.poll(() => at(host), { timeout: 20_000 }).toBeGreaterThan(stood);
  expect(await at(guest)).toBe(await at(host));
  const over = () => host.locator('section.end').isVisible();
  for (let i = 0; i < 200 && !(await over()); i++)
    for (const page of [host, guest]) {
      const filled = page.locator(FILLED).first();
      if (await filled.isVisible()) await filled.click();
      await somebodyHas(`${FILLED}, section.end`, host, guest);
    }
  await host.getByRole('button', { name: 'Fight it again' }).click();
  await Promise.all([host, guest].map((page) => page.locator('[data-people]').waitFor()));
  await tap(host, '[data-start]:not([aria-disabled="true"])');
  await Promise.all([host, guest].map((page) => page.locator('main.table').waitFor()));
});

test('a turn of cards with hidden hands: nobody taps a forced pass, and no card of a hand is on the other phone', async () => {
  const [host, guest] = await seatTwo('flesh-and-blood');
  if (!(await guest.locator('[aria-checked="true"]').count())) await tap(guest, '[role="checkbox"]');
  await tap(guest, '[data-sit]');
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
