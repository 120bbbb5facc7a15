import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { twoFrames } from './waits.ts';

/** What a person at the table does, through the page alone. */

const FREE = '#choices .choice:not([aria-disabled="true"])';

/** From Home to the table by the first preset of a game: two taps at most. */
export async function startPreset(page: Page, game: string, preset?: string): Promise<void> {
  const card = page.locator(`article[data-game="${game}"]`);
  if (preset === undefined) await card.locator('.start').click();
  else {
    await card.getByRole('link', { name: /Set up/ }).click();
    await page.locator('.preset').first().waitFor();
    // By its title: what is said of another one may name the same word.
    const wanted = page.locator('.preset').getByRole('button', { name: `Play ${preset}`, exact: true });
    // Only the first few are in sight; one button brings the others.
    if (!(await wanted.count())) await page.locator('[data-more]').click();
    await wanted.click();
  }
  await page.locator('main.table, main.pass').waitFor();
}

/** The first example in the form, which begins with no forces. */
export const takeExample = (page: Page): Promise<void> => page.locator('.preset .about').first().click();

const isOver = (page: Page): Promise<boolean> => page.locator('section.end').isVisible();

/** Gives every seat but the first to bots, or all of them. */
export async function seatBots(page: Page, count: number): Promise<void> {
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Who plays/ }).click();
  const sheet = page.getByRole('dialog');
  const groups = sheet.locator('[data-seats] fieldset');
  await groups.first().waitFor();
  const seats = await groups.count();
  for (let i = Math.max(0, seats - count); i < seats; i++)
    await groups.nth(i).getByText('Bot', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

/** Opens the hands that the setup lists: nobody has to pass the device. */
export async function openHands(page: Page): Promise<void> {
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Who plays/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch', { name: /^Open hands/ }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.locator('#choices').waitFor();
}

/** Taps choices with the real pointer, the pass-the-device screen too, `times` at most. */
export async function tap(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    // Next is a choice, another player, or the end.
    await page.locator(`${FREE}, [data-pass], section.end`).first().waitFor();
    if (await isOver(page)) return;
    const pass = page.locator('[data-pass]');
    if (await pass.isVisible()) {
      await pass.click();
      continue;
    }
    const choices = page.locator(FREE);
    const choice = choices.nth(i % Math.max(1, await choices.count()));
    try {
      await choice.click({ timeout: 4000 });
    } catch {
      // The table may have moved on since the look (a pass, another player, the end): look again.
      // A choice that is there and cannot be tapped is a fault; on a slow machine it only takes longer.
      if (await choice.isVisible()) await choice.click();
    }
  }
}

/** Makes the first choice of a wanted kind, opening the whole list if need be; else the first that is allowed. */
export async function choose(page: Page, wanted: readonly string[]): Promise<void> {
  await page.locator('#choices [data-choice]').first().waitFor();
  await page.evaluate(async (kinds) => {
    const find = () => {
      const free = [...document.querySelectorAll<HTMLElement>('#choices [data-choice]')];
      const kind = kinds.find((one) => free.some((choice) => choice.dataset.choice === one));
      return { free, found: free.find((choice) => choice.dataset.choice === kind), kind };
    };
    const more = document.querySelector<HTMLElement>('#choices [aria-expanded="false"]');
    if (more && find().kind !== kinds[0]) {
      more.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
    const { free, found } = find();
    (found ?? free[0])?.click();
  }, wanted);
  await waitUntilDrawn(page);
}

/** What the last tap led to is drawn whole: the bar comes first, the rest of the table a frame later, some of it from a file. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator(`${ONWARD}, .pad`).first().waitFor({ state: 'attached' });
  await twoFrames(page);
}

/**
 * Presses the filled button and waits for what it leads to. False if the combat is over and there is none. Where nothing is filled, nobody
 * answers; or what is `otherwise` answered.
 */
export async function pressFilled(page: Page, otherwise?: string): Promise<boolean> {
  // What waits for its answer cannot be pressed yet.
  const nobody = page.locator('[data-nobody]');
  const filled = page.locator('#choices .choice--primary:not([aria-disabled="true"])').or(nobody);
  const other = otherwise === undefined ? filled : filled.or(page.locator(`#choices [data-choice="${otherwise}"]`));
  await other.or(page.locator('section.end')).first().waitFor();
  if (await isOver(page)) return false;
  const look = async () => `${await page.locator('main.table').getAttribute('data-at')} ${await nobody.count()}`;
  const before = await look();
  await ((await filled.count()) ? filled : other).first().click();
  await expect.poll(async () => (await isOver(page)) || (await look()) !== before).toBe(true);
  return true;
}

/** What can be clicked to go on, and the end. */
const ONWARD = `[data-pass], [data-roll], #choices form, ${FREE}, section.end`;

/** Goes on to the end with clicks made inside the page: the same buttons, without the way of the pointer. */
export async function tapToEnd(page: Page, most = 4000): Promise<number> {
  let clicks = 0;
  while (clicks < most && !(await isOver(page))) {
    clicks += await clickOn(page, most - clicks, clicks);
    // Nothing to click: somebody else is deciding, or something loads.
    await page.locator(ONWARD).first().waitFor({ state: 'attached' });
  }
  return clicks;
}

/** Clicks as long as there is something to click. Which choice is taken follows from the number of the click. */
const clickOn = (page: Page, most: number, from: number): Promise<number> =>
  page.evaluate(
    async ({ free, most: limit, from: before }) => {
      /** The page hears what was done before the next click. */
      const pause = () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      const random = (number: number, below: number) =>
        ((Math.imul(number ^ (number >>> 3), 0x9e3779b1) >>> 0) >>> 8) % below;
      let clicks = 0;
      for (; clicks < limit && !document.querySelector('section.end'); clicks++) {
        const pass = document.querySelector<HTMLButtonElement>('[data-pass]');
        const sheet = document.querySelector<HTMLFormElement>('#choices form');
        const roll = document.querySelector<HTMLButtonElement>('[data-roll]');
        const choices = [...document.querySelectorAll<HTMLButtonElement>(free)];
        if (pass) pass.click();
        else if (roll) roll.click();
        else if (sheet) {
          [...sheet.querySelectorAll<HTMLButtonElement>('button')]
            .find((button) => button.textContent === 'Fill in for me')
            ?.click();
          await pause();
          sheet.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        } else if (choices.length) choices[random(before + clicks, choices.length)]?.click();
        else break;
        await pause();
      }
      return clicks;
    },
    { free: FREE, most, from },
  );
