import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Kit, PHONE } from './kit.ts';

/** What people at a shared table do, each in a context of their own. */

/** A slow machine takes longer. */
export const WAIT = { timeout: 60_000 };
const OPEN = ':not([aria-disabled="true"]):not([disabled])';
export const FILLED = `#choices .choice--primary${OPEN}`;
/** What can be tapped of what is asked. */
export const FREE = `#choices [data-choice]${OPEN}`;

/** Taps of a person, counted. */
const taps = new WeakMap<Page, number>();
const count = (page: Page): void => void taps.set(page, tapsOf(page) + 1);
export const tapsOf = (page: Page): number => taps.get(page) ?? 0;
export async function tap(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  count(page);
}

export const at = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-at'));
export const somebodyHas = (what: string, ...pages: readonly Page[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(pages.map((page) => page.locator(what).count()))).some(Boolean), WAIT)
    .toBe(true);

/** Who sits where: a table of this game, by its first example or a named one. */
export interface Seating {
  settings?: Record<string, unknown>;
  preset?: string;
  /** Of the setup itself. */
  address?: string;
}
/** A host with a seat, and a guest who is about to take the other one. */
export async function seatTwo(
  kit: Kit,
  url: string,
  game: string,
  { settings = {}, preset, address }: Seating = {},
): Promise<[host: Page, guest: Page, code: string]> {
  const host = await kit.open(PHONE, settings, { at: url });
  if (address !== undefined) await host.goto(`${url}${address}`);
  else if (preset === undefined) {
    await host
      .locator(`article[data-game="${game}"]`)
      .getByRole('link', { name: /Set up/ })
      .click();
    await host.locator('.preset .about').first().click();
  } else {
    await host.goto(`${url}#/new/${game}/${preset}`);
    await host.locator('main.table, main.pass').waitFor();
    await host.getByLabel('More', { exact: true }).click();
  }
  await tap(host, '[data-invite]');
  await tap(host, '[data-sit]');
  await host.getByRole('button', { name: 'Stand up' }).waitFor();
  const code = (await host.locator('[data-code]').getAttribute('data-code')) ?? '';
  return [host, await join(kit, url, code, settings), code];
}
/** Somebody with the code, at the list of seats. */
export async function join(kit: Kit, url: string, code: string, settings: object = {}, size = PHONE): Promise<Page> {
  const guest = await kit.open(size, { ...settings }, { at: url });
  await guest.goto(`${url}#/join/${code}`);
  await guest.locator('[data-watch]').waitFor();
  return guest;
}
export async function sitDown(guest: Page): Promise<void> {
  if (!(await guest.locator('[aria-checked="true"]').count())) await tap(guest, '[role="checkbox"]');
  await tap(guest, '[data-sit]');
}
export async function start(host: Page, ...guests: readonly Page[]): Promise<void> {
  for (const guest of guests) await tap(guest, '[data-ready]');
  await tap(host, '[data-start]:not([aria-disabled="true"])');
  await Promise.all([host, ...guests].map((page) => page.locator('main.table, main.pass').waitFor()));
}
/** Types the same face for every die that is asked, or for the first of them. */
export async function typeAll(page: Page, face: number, most = Number.POSITIVE_INFINITY): Promise<void> {
  const boxes = page.locator('button.box');
  for (let i = Math.min(most, await boxes.count()); i > 0; i--)
    await page.locator('.pad .faces button', { hasText: new RegExp(`^${face}$`) }).click();
}

/** Everything that a person could tap, and whether it is over. */
const ACTS = `.pad .faces button, [data-pass], ${FILLED}, ${FREE}, #choices form, section.end`;
/** What a page asks: it changes with every tap that counts. */
const askedBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].map((one) => one.innerText);
    const moment = document.querySelector('main.table')?.getAttribute('data-at');
    return JSON.stringify([moment, text('#choices'), text('button.box'), text('[data-pass]')]);
  });
/** Taps what is filled, types a die, fills in a form, or takes what is free; false if nothing is asked. */
const act = (page: Page): Promise<boolean> =>
  page.evaluate(
    ([filled = '', free = '']) => {
      if (document.querySelector('section.end')) return false;
      const find = (what: string) => document.querySelector<HTMLElement>(what);
      const faces = [...document.querySelectorAll<HTMLElement>('.pad .faces button')];
      const typed = [...document.querySelectorAll<HTMLElement>('button.box')].filter((one) =>
        one.innerText.trim(),
      ).length;
      const form = find('#choices form button[type=submit]');
      const one =
        faces[(7 * typed + 3) % Math.max(1, faces.length)] ?? find('[data-pass]') ?? find(filled) ?? form ?? find(free);
      one?.click();
      return one !== null && one !== undefined;
    },
    [FILLED, FREE],
  );

const isOver = async (pages: readonly Page[]): Promise<boolean> =>
  (await Promise.all(pages.map((page) => page.locator('section.end').count()))).every(Boolean);
/** Everybody sees the same moment, and is asked something or reads who is waited for. */
const waitUntilAsked = (pages: readonly Page[]): Promise<void> =>
  expect
    .poll(async () => {
      const look = (page: Page) =>
        page.evaluate((acts) => {
          const has = (what: string) => document.querySelector(what) !== null;
          const moment = document.querySelector('main.table, main.pass')?.getAttribute('data-at');
          return { isDrawn: has(`${acts}, [data-waits]`), isAsked: has(acts), moment };
        }, ACTS);
      const all = await Promise.all(pages.map(look));
      const isOne = new Set(all.map(({ moment }) => moment)).size === 1;
      return isOne && all.every(({ isDrawn }) => isDrawn) && all.some(({ isAsked }) => isAsked);
    }, WAIT)
    .toBe(true);
/**
 * Plays to the end, one tap after the other: always the first in this order who is asked, so that nothing depends on who is faster. `after` hears
 * of every tap. Returns the taps of each.
 */
export async function playOut(pages: readonly Page[], after?: (made: number) => Promise<void>): Promise<number[]> {
  const made = pages.map(() => 0);
  for (let all = 1; all < 3000; ) {
    await waitUntilAsked(pages);
    const asked = await Promise.all(pages.map(askedBy));
    let tapped = -1;
    for (const [i, page] of pages.entries()) if (tapped < 0 && (await act(page))) tapped = i;
    const page = pages[tapped];
    if (!page) {
      if (await isOver(pages)) return made;
      continue;
    }
    made[tapped] = (made[tapped] ?? 0) + 1;
    await after?.(all++);
    await expect.poll(() => askedBy(page), WAIT).not.toBe(asked[tapped]);
  }
  throw new Error('it does not end');
}
