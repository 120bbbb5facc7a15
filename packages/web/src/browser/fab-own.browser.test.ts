import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE, WITH_ODDS } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

const lives = async (page: Page): Promise<number[]> =>
  (await page.locator('.score b').allInnerTexts()).map((life) => Number(life));
const hands = async (page: Page): Promise<string[]> =>
  Promise.all((await page.locator('.count .stepper input').all()).slice(0, 2).map((input) => input.inputValue()));
const filled = (page: Page) => page.locator('#choices [data-primary]');
const answer = (page: Page, name: RegExp) => page.locator('#choices').getByRole('button', { name }).click();
/** An attack by its power alone, which nobody blocks. */
async function attackFor(page: Page, power: number): Promise<void> {
  await page.getByRole('button', { name: `Power ${power}`, exact: true }).click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect.poll(() => filled(page).innerText()).toMatch(new RegExp(`Attack for ${power}`));
  await filled(page).click();
  await answer(page, /^No block/);
  await filled(page).click();
}
/** Nothing into the arsenal; as many cards are drawn as the rules say. */
async function endTurn(page: Page): Promise<void> {
  await answer(page, /^End turn/);
  await answer(page, /^Leave the arsenal empty/);
}
/** How often something has come up from now on. */
async function counted(page: Page, what: string): Promise<() => Promise<number>> {
  await page.evaluate((selector) => {
    const body = document.body;
    new MutationObserver(() => {
      if (document.querySelector(selector)) body.dataset.met = String(Number(body.dataset.met ?? 0) + 1);
    }).observe(body, { childList: true, subtree: true });
  }, what);
  return () => page.evaluate(() => Number(document.body.dataset.met ?? 0));
}
/** A card that only the catalog has. */
const RARE = 'Codex of Frailty';

test('real cards: an attack by its name, a block by its figure, a hit, go again, another attack by figures, the end of the turn', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
  const catalog: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    if (body.includes(RARE)) catalog.push(response.url());
  });
  await startPreset(page, 'flesh-and-blood', 'Your own decks');
  await page.locator('[data-letters]').waitFor();
  // Nothing on the device is secret, and nobody knows what decides.
  expect(await page.locator('[data-pass]').count()).toBe(0);
  expect(await page.locator('.odds').count()).toBe(0);
  expect(await hands(page)).toEqual(['4', '4']);
  expect(await filled(page).isDisabled()).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(catalog).toEqual([]);

  await page.locator('[data-letters]').fill('head jab');
  await page.locator('.hits').getByRole('button', { name: /^Red/ }).click();
  await expect.poll(() => filled(page).innerText()).toMatch(/Attack for 3/);
  await expect.poll(() => catalog.length).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await filled(page).click();
  // The windows in between are skipped: a player who wants to answer says so first.
  await page.getByRole('heading', { name: /defend against 3/ }).waitFor();
  await page.getByRole('button', { name: 'Defense 2', exact: true }).click();
  await expect.poll(() => filled(page).innerText()).toMatch(/Defend for 2/);
  await filled(page).click();
  await expect.poll(() => filled(page).innerText()).toMatch(/No more blocks/);
  await filled(page).click();
  await expect.poll(() => filled(page).innerText()).toMatch(/hits for 1/);
  await filled(page).click();
  // It hit, and has go again: the next attack is asked for.
  await page.getByRole('heading', { name: /another attack/ }).waitFor();
  expect(await lives(page)).toEqual([20, 19]);
  expect(await hands(page)).toEqual(['3', '3']);
  await page.getByRole('button', { name: 'Power 5', exact: true }).click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect.poll(() => filled(page).innerText()).toMatch(/Attack for 5/);
  await filled(page).click();
  await page.getByRole('heading', { name: /defend against 5/ }).waitFor();
  await page
    .locator('#choices')
    .getByRole('button', { name: /^No block/ })
    .click();
  await filled(page).click();
  await page.getByRole('heading', { name: /what do you play/ }).waitFor();
  expect(await lives(page)).toEqual([20, 14]);
  await page
    .locator('#choices')
    .getByRole('button', { name: /^End turn/ })
    .click();
  await page
    .locator('#choices')
    .getByRole('button', { name: /^Leave the arsenal empty/ })
    .click();
  // Both draw at the end of the first turn, and nobody is asked.
  await page.getByRole('heading', { name: /Dorinthea.*what do you play/ }).waitFor();
  expect(await hands(page)).toEqual(['4', '4']);
});

test('real cards: a hand is set right by one tap, a card that says something is resolved at the table, with numbers one tap away', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'flesh-and-blood', 'Your own decks');
  await page.getByRole('button', { name: /^Hand, Rhinar: one more$/ }).click();
  await expect.poll(() => hands(page)).toEqual(['5', '4']);
  await page.locator('[data-letters]').fill('strike gold r');
  await expect.poll(() => filled(page).innerText()).toMatch(/Attack for 4/);
  await filled(page).click();
  // It says something when it attacks, as far as anybody knows: asked, and nobody is stopped longer than a tap.
  await page.getByText(/Resolve Strike Gold .*at the table/).waitFor();
  await page.locator('[data-tick="not"]').click();
  await page
    .locator('#choices')
    .getByRole('button', { name: /^No block/ })
    .click();
  await filled(page).click();
  await page.getByText(/Resolve Strike Gold/).waitFor();
  await page.getByRole('button', { name: 'Enter numbers' }).first().click();
  await page.getByRole('button', { name: /Draw: one more$/ }).click();
  await page.locator('[data-enter]').click();
  await expect.poll(() => hands(page)).toEqual(['5', '4']);
  expect(await page.getByText(/Resolve Strike Gold/).count()).toBe(0);
});

test('real cards: heroes, weapons and equipment are set up by letters or by figures, no form is a dead end, and it is played to its end without a hand-over', async () => {
  const page = await kit.open(PHONE);
  await page
    .locator('article[data-game="flesh-and-blood"]')
    .getByRole('link', { name: /Set up/ })
    .click();
  await page.getByText('Real cards', { exact: true }).click();
  const side = page.getByRole('region', { name: 'Player A' });
  await side.getByRole('button', { name: 'Choose another hero' }).click();
  await side.locator('[data-figures]').click();
  await side.getByRole('group', { name: 'Hero' }).getByLabel('Name').fill('Old Bear');
  await side.getByRole('button', { name: 'Add equipment' }).click();
  await side.locator('[data-figures]').click();
  await side.getByLabel('Slot').selectOption('legs');
  await side.getByRole('button', { name: 'Add a weapon' }).click();
  await side.getByRole('searchbox').fill('rompi');
  await side.getByRole('button', { name: /Romping Club/ }).click();
  // Two weapons of two hands are said to be too much, and one can be taken out.
  await page
    .getByText(/need 4 hands/)
    .first()
    .waitFor();
  await side.getByRole('button', { name: 'Remove Bone Basher' }).click();
  const life = page.getByRole('region', { name: 'Player B' }).getByRole('textbox', { name: 'Life', exact: true });
  await life.first().fill('6');
  await life.first().press('Tab');
  await page.locator('.setbar').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: /Old Bear: what do you play/ }).waitFor();
  await page
    .locator('#choices')
    .getByRole('button', { name: /Attack with Romping Club/ })
    .waitFor();

  // The evening goes on with the same two people and one device, until somebody has lost.
  const handOvers = await counted(page, '[data-pass]');
  await attackFor(page, 5);
  expect(await lives(page)).toEqual([20, 1]);
  await endTurn(page);
  await page.getByRole('heading', { name: /Dorinthea.*what do you play/ }).waitFor();
  await attackFor(page, 4);
  expect(await lives(page)).toEqual([16, 1]);
  await endTurn(page);
  await page.getByRole('heading', { name: /Old Bear: what do you play/ }).waitFor();
  await attackFor(page, 3);
  await page
    .locator('section.end')
    .getByText(/Old Bear/)
    .first()
    .waitFor();
  expect(await handOvers()).toBe(0);
});

test('real cards: a pasted list is read with its report under it, what is worn is one tap, and letters mean its cards', async () => {
  const page = await kit.open(PHONE);
  await page
    .locator('article[data-game="flesh-and-blood"]')
    .getByRole('link', { name: /Set up/ })
    .click();
  await page.getByText('Real cards', { exact: true }).click();
  const side = page.getByRole('region', { name: 'Player A' });
  await side.getByText('List of the deck', { exact: true }).click();
  await side
    .locator('[data-list]')
    .fill('Hero: Katsu, the Wanderer\nMask of Momentum\nCrown of Providence\n3x Head Jab (red)\n2x Card of Tomorrow');
  await side.getByText(/"2x Card of Tomorrow" is not a card that we know/).waitFor();
  await side.getByText('unknown: 1 line, 2 cards').waitFor();
  await side.locator('[data-report]').getByRole('button', { name: 'Mask of Momentum' }).click();
  await side.getByRole('group', { name: 'Hero' }).getByText('Katsu, the Wanderer').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText('Everybody may see the lists').click();
  await page.locator('.setbar').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: /Katsu: what do you play/ }).waitFor();
  await page.locator('[data-letters]').fill('he');
  await expect.poll(() => filled(page).innerText()).toMatch(/Attack for 3/);
});
