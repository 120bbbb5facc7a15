import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { choose, openHands, startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

/** Makes moves of the wanted kinds until a step is reached; dice that are asked for all show a ten. */
async function playTo(page: Page, step: string, wanted: readonly string[]): Promise<void> {
  const at = () => page.locator('main.table').getAttribute('data-step');
  const pad = page.locator('.pad__head b');
  for (let i = 0; i < 60 && (await at()) !== step; i++) {
    if (await pad.isVisible()) {
      const count = Number((await pad.innerText()).match(/Roll (\d+)d10/)?.[1]);
      await page.getByRole('textbox', { name: /^Type the dice/ }).fill(Array(count).fill(10).join(' '));
      await page.getByRole('button', { name: 'Fill in' }).click();
      await page.getByRole('button', { name: 'Use these dice' }).click();
    } else await choose(page, wanted);
  }
  expect(await at()).toBe(step);
}

test('P2.5: the sides stay level, the dice go, and the queue tells where each hit went', async () => {
  const page = await kit.open(LAPTOP, { dice: 'typed', pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  await page.locator('.side.b .side__h').waitFor();
  const heads = () =>
    page.evaluate(() => [...document.querySelectorAll('.side__h')].map((head) => head.getBoundingClientRect().height));
  const before = await heads();
  await playTo(page, 'P2.5', ['continue', 'pass', 'stay']);
  expect(await heads()).toEqual(before);
  expect(new Set(before).size).toBe(1);
  const side = page.locator('.side.a');
  expect(await side.locator('.die').count()).toBe(0);
  const queue = side.locator('.queue');
  await expect.poll(() => queue.innerText()).toMatch(/of \d+ hits? left\s+tap a unit/);
  // A tap on a whole ship sustains, the button under it gives it up.
  await side.locator('.group').filter({ hasText: 'Dreadnought' }).locator('.tok.can').first().click();
  await expect.poll(() => queue.innerText()).toMatch(/of \d+ hits? left\s+Dreadnought sustained/);
});

test('P3.1: a planet names its owner, its forces with their numbers and its shield; so does the reason', async () => {
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'A landing under a planetary shield');
  await playTo(page, 'P3.1 bombard', ['continue', 'pass', 'stay']);
  const planet = page.getByRole('region', { name: 'Planets' }).locator('li');
  await planet.scrollIntoViewIfNeeded();
  await expect
    .poll(() => planet.innerText())
    .toMatch(
      /Abyz[\s\S]*controlled by Defender[\s\S]*3 resources, 0 influence[\s\S]*Planetary Shield[\s\S]*Infantry, hits on 8 or more/,
    );
  await page.locator('#choices').getByText('A unit with Planetary Shield protects Abyz.').waitFor();
  await playTo(page, 'P3.7', ['hold']);
  await page.locator('#choices').getByText('land no units').waitFor();
});

test('P2.1: a card says what it does; Ambush names what it asks for, and ships are named by a tap on them', async () => {
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'Ambush and a burning flagship');
  await openHands(page);
  const ambush = page.locator('.owners').getByRole('button', { name: /^Ambush/ });
  await expect.poll(() => ambush.innerText()).toContain('up to 2 cruisers or destroyers fire');
  await ambush.click();
  const bar = page.locator('#choices');
  await bar.getByRole('heading', { name: 'Ambush: choose the ships that fire, 1 of 2' }).waitFor();
  await bar.getByText('none fire').waitFor();
  await page.locator('.side.a .tok.can').first().click();
  await bar.getByRole('heading', { name: 'Ambush: choose the ships that fire, 2 of 2' }).waitFor();
});

test('typed dice: whose they are, what for, and a row of boxes for each group of units with what it needs', async () => {
  const page = await kit.open(PHONE, { dice: 'typed', pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  const pad = page.locator('.pad');
  const toDice = async () => {
    for (let i = 0; i < 30 && !(await pad.isVisible()); i++) await choose(page, ['continue', 'pass', 'stay', 'hold']);
  };
  await toDice();
  const bar = page.locator('#choices');
  expect(await bar.locator('.who').innerText()).toMatch(/^(Attacker|Defender)$/);
  await bar.getByRole('heading', { name: /: roll \d+ dice$/ }).waitFor();
  // They stand on the lines of the fleet, and the pad covers none of it.
  const rows = page.locator('.side [data-group]');
  const labels = await rows.evaluateAll((list) => list.map((row) => row.getAttribute('aria-label')));
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) expect(label).toMatch(/^(\d+ )?[A-Z][\w ]+.*, \d+ or more$/);
  const boxes = page.locator('.side .box');
  expect(await pad.locator('.box').count()).toBe(0);
  const left = () => pad.locator('.pad__head b').innerText();
  const count = await boxes.count();
  expect(await left()).toBe(`Roll ${count}d10`);
  // Whose die it is, and the faces that hit: those of this group.
  const [group] = labels as string[];
  expect(await pad.locator('[data-turn]').innerText()).toMatch(/: die 1 of \d+, \d+ or more$/);
  const needs = Number(/(\d+) or more$/.exec(group ?? '')?.[1]);
  expect(await pad.locator('.faces .hit').count()).toBe(11 - needs);
  await page.locator('[data-face="10"]').click();
  await expect.poll(() => boxes.first().getAttribute('aria-label')).toMatch(/^Die 1 of \d+: 10$/);
  expect(await boxes.first().getAttribute('class')).toContain('hit');
  // A box that was picked is put right; the next one goes on where the row ended.
  await boxes.first().click();
  await page.locator('[data-face="1"]').click();
  await expect.poll(() => boxes.first().innerText()).toBe('1');
  expect(await left()).toBe(`Roll ${count - 1}d10`);
  await page.keyboard.press('r');
  await pad.waitFor({ state: 'detached' });
  // All are submitted at once, in the order of the boxes.
  await expect.poll(() => page.locator('.side .die').first().getAttribute('aria-label')).toContain('1');
  // Of the next roll only hits are entered, once per line, and the log says so.
  await toDice();
  const low = async () => expect((await pad.boundingBox())?.height).toBeLessThanOrEqual(240);
  await low();
  await page.getByRole('button', { name: 'Only hits', exact: true }).click();
  await low();
  const lines = await rows.count();
  expect(await boxes.count()).toBe(0);
  for (let i = 0; i < lines; i++) await pad.locator('[data-hits="1"]').click();
  await pad.waitFor({ state: 'detached' });
  await page.locator('.log').getByText('(hits entered, not faces)').first().waitFor({ state: 'attached' });
});
