import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { type Kit, PHONE } from './kit.ts';
import { setupAddress } from './links.ts';
import {
  at,
  FILLED,
  FREE,
  join,
  playOut,
  type Seating,
  seatTwo,
  sitDown,
  somebodyHas,
  start,
  tap,
  tapsOf,
  typeAll,
  WAIT,
} from './seats.ts';

/** What people do at several devices, one walk each: for the long run. */

const HOST = fileURLToPath(new URL('../../table-host.ts', import.meta.url));
const LAPTOP = { width: 1024, height: 768 };
type Walk = readonly [what: string, walk: () => Promise<void>];

/** A server in a process of its own. */
async function serve(site: string, folder: string, port: number, ...more: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', HOST, site, folder, String(port), ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)) };
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Lines of a page that a test holds, cuts and lets go on. */
interface Wire {
  /** Nothing comes and nothing goes, and neither side hears of it. */
  asleep: boolean;
  /** New lines are refused. */
  cut: boolean;
  lines: WebSocketRoute[];
}
async function holdWire(page: Page): Promise<Wire> {
  const wire: Wire = { asleep: false, cut: false, lines: [] };
  await page.routeWebSocket(/\/api\/socket\//, (line) => {
    if (wire.cut) return void line.close();
    wire.lines.push(line);
    const server = line.connectToServer();
    line.onMessage((text) => void (wire.asleep || server.send(text)));
    server.onMessage((text) => void (wire.asleep || line.send(text)));
  });
  return wire;
}
/** A tap on what is filled, or on what is free first. */
const goOn = async (page: Page): Promise<void> => tap(page, (await page.locator(FILLED).count()) ? FILLED : FREE);
/** One decision of the first who is asked. */
async function decideOnce(...pages: readonly Page[]): Promise<void> {
  await somebodyHas(`${FILLED}, ${FREE}`, ...pages);
  for (const page of pages)
    if (await page.locator(`${FILLED}, ${FREE}`).count()) {
      const before = await at(page);
      await goOn(page);
      return expect.poll(() => at(page), WAIT).not.toBe(before);
    }
}
const widthOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
async function expectFits(page: Page): Promise<void> {
  const [wide = 0, most = 0] = await widthOf(page);
  expect(wide).toBeLessThanOrEqual(most);
}

export function walksAt(kit: Kit, urlOf: () => string): readonly Walk[] {
  const seated = async (game: string, seating?: Seating) => {
    const [host, guest, code] = await seatTwo(kit, urlOf(), game, seating);
    await sitDown(guest);
    await start(host, guest);
    return { host, guest, code };
  };

  /** A whole game of three contexts; the server is killed while these taps are under way. */
  async function wholeGame(game: string, seating: Seating, kills: readonly number[]): Promise<number[]> {
    const folder = mkdtempSync(joinPath(tmpdir(), 'fray-whole-'));
    let { child, port } = await serve(kit.site, folder, 0, game);
    try {
      const url = `http://127.0.0.1:${port}/`;
      const [host, guest, code] = await seatTwo(kit, url, game, seating);
      await sitDown(guest);
      const third = await join(kit, url, code, {}, LAPTOP);
      await third.locator('[data-watch]').click();
      await start(host, guest);
      const pages = [host, guest, third];
      for (const page of pages) await page.evaluate(() => Object.assign(window, { isFirst: true }));
      const taps = await playOut([host, guest], async (made) => {
        if (!kills.includes(made)) return;
        await kill(child);
        ({ child } = await serve(kit.site, folder, port, `${game} again`));
      });
      await third.locator('section.end').waitFor();
      for (const page of pages) expect(await page.evaluate(() => 'isFirst' in window), 'not loaded again').toBe(true);
      if (kills.length) await kit.forgiveErrors(/WebSocket|ERR_CONNECTION/);
      for (const page of pages) await page.context().close();
      return taps;
    } finally {
      await kill(child);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const killed = (game: string, seating: Seating = {}): Walk => [
    `${game}, three contexts to the end: nobody taps more when the server is killed twice, and no page is loaded again`,
    async () => {
      const quiet = await wholeGame(game, seating, []);
      const all = quiet.reduce((sum, one) => sum + one, 0);
      const loud = await wholeGame(game, seating, [Math.floor(all / 3), Math.floor((2 * all) / 3)]);
      console.log(`${game}: ${quiet.join(' and ')} taps without kills, ${loud.join(' and ')} with two`);
      for (const [i, taps] of loud.entries()) expect(taps).toBeLessThanOrEqual(quiet[i] ?? 0);
    },
  ];

  return [
    killed('twilight-imperium', { settings: { dice: 'typed' }, preset: 'medium-fleets' }),
    killed('flesh-and-blood'),
    [
      'on this machine alone Invite says what to type, and shows no code that no phone could open',
      async () => {
        const folder = mkdtempSync(joinPath(tmpdir(), 'fray-alone-'));
        const { child, port } = await serve(kit.site, folder, 0, 'alone', 'here');
        try {
          const host = await kit.open(PHONE, {}, { at: `http://127.0.0.1:${port}/` });
          await host.goto(`http://127.0.0.1:${port}/#/new/merc/patrol`);
          await host.locator('main.table').waitFor();
          await host.getByLabel('More', { exact: true }).click();
          await host.locator('[data-invite]').click();
          await host.locator('[data-only-here]').getByText('npm start -- --host').waitFor();
          expect(await host.locator('.tqr').count()).toBe(0);
        } finally {
          await kill(child);
          rmSync(folder, { recursive: true, force: true });
        }
      },
    ],
    [
      'from Invite to two phones: two taps of the host, three of the guest with the scan, and one each to start',
      async () => {
        const [host, guest] = await seatTwo(kit, urlOf(), 'merc');
        // The seat that is left is chosen already; the guest sits down by keyboard.
        await guest.locator('[data-sit]').focus();
        await guest.keyboard.press('Enter');
        await guest.locator('[data-ready]').waitFor();
        expect(tapsOf(host)).toBe(2);
        await start(host, guest);
      },
    ],
    [
      'a phone that slept says what happened since, and its person taps nothing',
      async () => {
        const [host, guest] = await seatTwo(kit, urlOf(), 'twilight-imperium', { preset: 'medium-fleets' });
        const wire = await holdWire(guest);
        await sitDown(guest);
        await start(host, guest);
        const before = await at(guest);
        await guest.evaluate(() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        wire.asleep = true;
        await decideOnce(host);
        const now = await at(host);
        expect(await at(guest)).toBe(before);
        wire.asleep = false;
        await guest.evaluate(() => {
          const { now } = Date;
          Date.now = () => now() + 20_000;
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await guest.locator('[data-missed]').getByText('While you were away:').waitFor();
        expect(await guest.locator('[data-missed] p').count()).toBeGreaterThan(0);
        expect(await at(guest)).toBe(now);
        await tap(guest, '[data-missed] .btn');
        await guest.locator('[data-missed]').waitFor({ state: 'detached' });
      },
    ],
    [
      'a phone without a line keeps what it shows; its tap is made once when the line is back',
      async () => {
        const [host, guest] = await seatTwo(kit, urlOf(), 'twilight-imperium', { preset: 'medium-fleets' });
        const wire = await holdWire(guest);
        await sitDown(guest);
        await start(host, guest);
        await decideOnce(host, guest);
        await guest.locator(FILLED).waitFor();
        const before = await at(guest);
        wire.cut = true;
        for (const line of wire.lines) await line.close();
        await guest.locator('[aria-live="assertive"] [data-line="lost"]').waitFor();
        await tap(guest, FILLED);
        await guest.getByText('Sent. It is made as soon as the line is back.').waitFor();
        expect(await at(host)).toBe(before);
        wire.cut = false;
        await expect.poll(() => at(guest), WAIT).toBeGreaterThan(before);
        await expect.poll(async () => (await at(host)) - (await at(guest)), WAIT).toBe(0);
        await guest.locator('[data-line="lost"]').waitFor({ state: 'detached' });
      },
    ],
    [
      'both sides lay hits at once: the proposal of the second one stays as it lies when the first has accepted',
      async () => {
        const { host, guest } = await seated('twilight-imperium', { preset: 'medium-fleets' });
        await decideOnce(host, guest);
        await Promise.all([host, guest].map((page) => page.locator('#choices [data-choice="accept"]').waitFor()));
        // Whose turn it is and what for is said aloud.
        for (const page of [host, guest])
          await page
            .locator('[data-said]')
            .getByText(/Your turn: ./)
            .waitFor();
        // What a person has laid, ship by ship.
        const ships = guest.locator('main.table .side.b .tok');
        const proposal = async () => (await ships.allInnerTexts()).join();
        const proposed = await proposal();
        await ships.filter({ hasText: 'lost' }).first().click();
        await expect.poll(proposal, WAIT).not.toBe(proposed);
        const accepts = guest.locator('#choices [data-choice="accept"]:enabled');
        for (let i = 0; i < 9 && !(await accepts.count()); i++)
          await ships
            .filter({ hasNotText: /lost|sustain/ })
            .first()
            .click();
        const lay = await proposal();
        expect(lay).not.toBe(proposed);
        const before = await at(host);
        await tap(host, '#choices [data-choice="accept"]');
        await expect.poll(() => at(guest), WAIT).toBeGreaterThan(before);
        await expect.poll(proposal, WAIT).toBe(lay);
        await tap(guest, '#choices [data-choice="accept"]');
        await expect.poll(async () => (await at(host)) - (await at(guest)), WAIT).toBe(0);
      },
    ],
    [
      'dice that are half typed stay when those of the other side arrive',
      async () => {
        const { host, guest } = await seated('twilight-imperium', {
          settings: { dice: 'typed' },
          preset: 'medium-fleets',
        });
        await decideOnce(host, guest).catch(() => undefined);
        await Promise.all([host, guest].map((page) => page.locator('.pad').waitFor()));
        const first = (await host.getByText(/Waiting for/).count()) ? guest : host;
        const second = first === host ? guest : host;
        await typeAll(second, 9, 2);
        const typed = () => second.locator('button.box', { hasText: /^9$/ }).count();
        expect(await typed()).toBe(2);
        const before = await at(second);
        await typeAll(first, 10);
        await expect.poll(() => at(second), WAIT).toBeGreaterThan(before);
        expect(await typed()).toBe(2);
      },
    ],
    [
      'two seats on one phone: it is passed between them, and nobody else sees a hand',
      async () => {
        const [host, guest, code] = await seatTwo(kit, urlOf(), 'flesh-and-blood');
        await guest.close();
        await tap(host, '[data-sit]');
        const watcher = await join(kit, urlOf(), code, {}, LAPTOP);
        await watcher.locator('[data-watch]').click();
        await start(host);
        await watcher.locator('main.table').waitFor();
        // Weapons, and all else that lies open.
        const open = await watcher.locator('body').innerText();
        const shown: string[] = [];
        let passed = 0;
        for (let i = 0; i < 6; i++) {
          await somebodyHas(`[data-pass], ${FREE}`, host);
          if (await host.locator('[data-pass]').count()) {
            expect(await host.locator('main .fc').count()).toBe(0);
            await tap(host, '[data-pass]');
            passed++;
          }
          await host.locator(FREE).first().waitFor();
          const hand = await host.locator('.fc b').allInnerTexts();
          expect(hand.length).toBeGreaterThan(0);
          const told = await watcher.locator('body').innerText();
          for (const card of hand) if (!shown.includes(card) && !open.includes(card)) expect(told).not.toContain(card);
          await goOn(host);
          // What is played is everybody's from here on.
          shown.push(...hand);
        }
        expect(passed).toBeGreaterThan(0);
      },
    ],
    [
      'a late card is played once the other one agrees',
      async () => {
        // Nobody has said which cards they hold.
        const attacker = 'letnev: 3 dreadnought, 2 cruiser, 3 fighter';
        const defender = 'jol-nar: 2 dreadnought, 2 cruiser, 1 destroyer, 2 fighter';
        const address = await setupAddress('twilight-imperium', { attacker, defender, extent: 'space' });
        const { host, guest } = await seated('twilight-imperium', { address });
        for (const page of [host, guest]) await page.locator('details.strip summary').first().click();
        const late = '[data-play]:has-text("its window has passed")';
        const isLate = async () => (await host.locator(late).count()) + (await guest.locator(late).count()) > 0;
        for (let i = 0; i < 8 && !(await isLate()); i++) await decideOnce(host, guest);
        const [asks, other] = (await host.locator(late).count()) ? [host, guest] : [guest, host];
        const before = await at(other);
        await tap(asks, late);
        await other.locator('[data-asks]').waitFor();
        await other
          .getByText(/asks to play something late/)
          .first()
          .waitFor();
        expect(await at(other)).toBe(before);
        await tap(other, '[data-asks] .choice--primary');
        await expect.poll(() => at(other), WAIT).not.toBe(before);
        await other.locator('.log .fold').click();
        await other
          .locator('.log')
          .getByText(/played something earlier/)
          .first()
          .waitFor();
      },
    ],
    [
      'a decision behind a roll is taken back with a yes that the log names, and everybody sees who paused',
      async () => {
        const { host, guest } = await seated('twilight-imperium', { preset: 'medium-fleets' });
        await decideOnce(host, guest);
        const rolled = await at(host);
        await host.getByRole('button', { name: 'Undo' }).click();
        await guest.getByRole('alert').getByText('Player 1 asks to take back the last decision.').waitFor();
        await host.getByRole('status').getByText('Asked. Waiting for Player 2.').waitFor();
        expect(await at(host)).toBe(rolled);
        await tap(guest, '[data-asks] .choice--primary');
        await expect.poll(() => at(host), WAIT).toBeLessThan(rolled);
        await host
          .locator('.log')
          .getByText(/undid a roll or a reveal; .+ agreed\./)
          .first()
          .waitFor();
        await host.getByLabel('More', { exact: true }).click();
        // What is done with a combat on this device is not offered.
        await host.getByRole('button', { name: 'Pause for everybody' }).waitFor();
        expect(await host.getByRole('button', { name: /^(Who plays|Share|Rename)/ }).count()).toBe(0);
        await host.getByRole('button', { name: 'Pause for everybody' }).click();
        await guest.getByText('Player 1 paused').waitFor();
        await tap(guest, '[data-strip] .btn');
        await host.getByText('Player 1 paused').waitFor({ state: 'detached' });
      },
    ],
    [
      'an order that lasts is listed and ended on the phone of its seat',
      async () => {
        const { host } = await seated('twilight-imperium', { preset: 'medium-fleets' });
        await host.getByLabel('More', { exact: true }).click();
        await host.locator('[data-stops]').click();
        const orders = host.locator('[data-orders]');
        const first = orders.locator('fieldset').first();
        await first.waitFor();
        const chosen = () =>
          first.locator('label').evaluateAll((all) => all.findIndex((one) => one.classList.contains('on')));
        expect(await chosen()).toBe(0);
        await first.locator('label').nth(1).click();
        await expect.poll(chosen, WAIT).toBe(1);
        await host.reload();
        await host.locator('main.table').waitFor();
        await host.getByLabel('More', { exact: true }).click();
        await host.locator('[data-stops]').click();
        await expect.poll(chosen, WAIT).toBe(1);
        await first.locator('label').nth(0).click();
        await expect.poll(chosen, WAIT).toBe(0);
      },
    ],
    [
      'the host frees the seat of a lost phone, its next owner sits down by the code, and all of them begin again',
      async () => {
        const { host, guest, code } = await seated('twilight-imperium', { preset: 'two-cruisers' });
        await guest.close();
        const people = async () => {
          await host.getByLabel('More', { exact: true }).click();
          await host.getByRole('button', { name: 'People and code' }).click();
          await host.locator('[data-people]').waitFor();
        };
        await people();
        await host.getByRole('button', { name: 'Manage Player 2' }).click();
        await host.getByRole('button', { name: 'Free it' }).click();
        await host.getByText('Free seat').waitFor();
        await host.getByRole('button', { name: 'Back to the fight' }).click();
        const next = await join(kit, urlOf(), code);
        await sitDown(next);
        await host.locator('[data-asks]').waitFor();
        await tap(host, '[data-asks] .choice--primary');
        await next.locator('main.table').waitFor();
        await playOut([host, next]);
        await host.getByRole('button', { name: 'Fight it again' }).click();
        await Promise.all([host, next].map((page) => page.locator('[data-people]').waitFor()));
        // Who came in the middle has never said it.
        await tap(next, '[data-ready]');
        await tap(host, '[data-start]:not([aria-disabled="true"])');
        await Promise.all([host, next].map((page) => page.locator('main.table').waitFor()));
      },
    ],
    [
      'over plain http at 360 px, and on a display at 1920, in both languages: nothing scrolls sideways, axe finds nothing',
      async () => {
        for (const language of ['en', 'de']) {
          const host = await kit.open({ width: 360, height: 740 }, { language }, { at: urlOf() });
          await host.addInitScript(() => {
            for (const gone of ['clipboard', 'share', 'wakeLock']) Reflect.deleteProperty(Navigator.prototype, gone);
            Reflect.deleteProperty(Crypto.prototype, 'subtle');
            Object.defineProperty(window, 'isSecureContext', { value: false });
          });
          await host.goto(`${urlOf()}#/new/twilight-imperium/medium-fleets`);
          await host.reload();
          await host.locator('main.table').waitFor();
          await host.locator('summary.top__act').click();
          await host.locator('[data-invite]').click();
          await host.locator('[data-sit]').first().click();
          await host.locator('[data-start]:not([aria-disabled="true"])').waitFor();
          const code = (await host.locator('[data-code]').getAttribute('data-code')) ?? '';
          await expectFits(host);
          expect(await faultsOf(host)).toEqual([]);
          const guest = await join(kit, urlOf(), code, { language }, { width: 360, height: 740 });
          await expectFits(guest);
          expect(await faultsOf(guest)).toEqual([]);
          await host.locator('[data-start]').click();
          await host.locator('main.table').waitFor();
          await expectFits(host);
          expect(await faultsOf(host)).toEqual([]);
          const display = await kit.open({ width: 1920, height: 1080 }, { language, odds: true }, { at: urlOf() });
          await display.goto(`${urlOf()}#/display/${code}`);
          await display.locator('[data-display]').waitFor();
          await expectFits(display);
          expect(await faultsOf(display)).toEqual([]);
          expect(await display.locator('.odds, #choices').count()).toBe(0);
        }
      },
    ],
  ];
}
