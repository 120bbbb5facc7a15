import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { choose, startPreset, tapToEnd } from './people.ts';

const kit = browserKit(NO_ODDS);

test('MERC: the last roll stays with its hits, and the slot of who fired says what it came to', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
  expect(await page.locator('[data-roll-of]').count()).toBe(0);
  await choose(page, ['aim militia']);
  const roll = page.locator('[data-roll-of=Rizen]');
  // Where nobody is left to name, the dice are rolled at once.
  await page.locator('[data-roll-of=Rizen], #choices [data-choice=fire]').first().waitFor();
  if (!(await roll.count())) await choose(page, ['fire']);
  await roll.waitFor();
  expect(await roll.innerText()).toMatch(/Last roll:\s+Rizen at 7 Dictator militia/);
  expect(await roll.locator('.die').count()).toBe(6);
  const hits = await roll.locator('.die.hit').count();
  expect(await roll.locator('.sum').innerText()).toMatch(new RegExp(`^${hits} hit`));
  const slot = page.locator('.track li').filter({ hasText: 'Rizen' });
  expect(await slot.innerText()).toContain(hits === 1 ? '1 hit' : `${hits} hits`);
  expect(await page.locator('.track li').filter({ hasText: 'Surgeon' }).innerText()).not.toContain('hit');
});

test('MERC: militia that are alike are one row with one target each; on a phone the side that acts comes first', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
  const row = page.locator('.board li').filter({ hasText: '7 × Militia' });
  await row.waitFor();
  expect(await row.locator('[data-unit]').count()).toBe(7);
  expect(await row.locator('i.health').count()).toBe(7);
  const top = async (name: string) => (await page.locator('.board header', { hasText: name }).boundingBox())?.y ?? 0;
  expect(await top('Rebel')).toBeLessThan(await top('Dictator'));
});

test('MERC: the owner is named if several Rebels fight, sectors list their units, and the end asks for no retreat', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc', 'Three Rebels attack together');
  await page.locator('.board li').filter({ hasText: 'Golem' }).getByText('Rebel 2').waitFor();
  await page.locator('.board header').getByText('Rebels').waitFor();
  await page.locator('.map').getByText('5 Dictator units').waitFor();
  await page.locator('.map').getByText('Dictator land mine').waitFor();
  await tapToEnd(page);
  await page.locator('section.end').waitFor();
  expect(await page.getByRole('heading', { name: /^Retreat after/ }).count()).toBe(0);
});

/** Names of the order that take more than one line, or stand outside of their slot. */
const brokenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.track .name')]
      .filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const slot = name.closest('li')?.getBoundingClientRect();
        const lines = [...range.getClientRects()];
        const isCut = lines.some(({ left, right }) => left < (slot?.left ?? 0) || right > (slot?.right ?? 0));
        return isCut || new Set(lines.map(({ top }) => Math.round(top))).size !== 1;
      })
      .map((name) => name.textContent ?? ''),
  );

test('MERC: at 360 px no name in the order of units is broken or cut, in any preset', async () => {
  const page = await kit.open({ width: 360, height: 740 });
  const presets = (await GAMES.find(({ id }) => id === 'merc')?.loadSetup())?.presets ?? [];
  const broken: Record<string, string[]> = {};
  let slots = 0;
  for (const { id } of presets) {
    await page.goto(`${kit.url}#/new/merc/${id}`);
    await page.locator('#choices [data-choice]').first().waitFor();
    slots += await page.locator('.track .name').count();
    const names = await brokenNames(page);
    if (names.length) broken[id] = names;
  }
  expect(broken).toEqual({});
  expect(slots).toBeGreaterThan(30);
  // Slots that say what came of them are wider.
  await page.goto(`${kit.url}#/new/merc/rizen-and-surgeon`);
  for (let i = 0; i < 6; i++) {
    await choose(page, ['aim militia', 'fire']);
    expect(await brokenNames(page)).toEqual([]);
  }
});
