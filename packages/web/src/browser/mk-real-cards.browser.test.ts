import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { setupAddress } from './links.ts';

const kit = browserKit(NO_ODDS);

/** Opens a setup with real cards by a link and starts it. */
async function startWith(page: Page, setup: object): Promise<void> {
  const whole = { site: 'rampagers', pool: 'table', heroes: [{ name: 'norowas', level: 3 }], ...setup };
  await page.goto(`${kit.url}${await setupAddress('mage-knight', whole)}`);
  await page.getByRole('button', { name: /^Start the fight/ }).click();
  await page.locator('#choices h2').waitFor();
}
const tokens = (...list: string[]) => ({ enemies: list.map((token) => ({ token })) });

/** Every press is a tap. */
class Hand {
  taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(what: Locator): Promise<void> {
    await what.click();
    this.taps++;
  }
  enemy(name: string): Promise<void> {
    return this.tap(this.page.locator('[data-enemy]').filter({ hasText: name }));
  }
  attack(): Promise<void> {
    return this.tap(this.page.locator('#choices [data-declare]'));
  }
  /** The kind or element is tapped only where it is another one. */
  async points(amount: number, element: string, kind?: string): Promise<void> {
    for (const [name, value] of [
      ['kind', kind],
      ['element', element],
    ]) {
      const button = this.page.locator(`[data-${name}="${value}"]`);
      if (value && (await button.count()) && (await button.getAttribute('aria-pressed')) !== 'true')
        await this.tap(button);
    }
    await this.tap(this.page.locator(`[data-plus="${amount}"]`));
  }
  resolve(): Promise<void> {
    return this.tap(this.page.locator('#choices .choice--primary'));
  }
}
const lead = (page: Page): Promise<string> => page.locator('[data-lead]').innerText();
const bar = async (page: Page): Promise<string> => (await page.locator('#choices').innerText()).replaceAll(/\s+/g, ' ');

/** What 0.4.0 took for the same fight, counted with its own build. */
const TAPS_BEFORE = 28;

test('three enemies as two groups: at most half of the taps of 0.4.0, and seven for an attack of two entries', async () => {
  const page = await kit.open(PHONE);
  await startWith(page, tokens('prowlers', 'wolf-riders', 'diggers'));
  const hand = new Hand(page);
  await hand.enemy('Prowlers');
  await hand.enemy('Wolf Riders');
  await hand.attack();
  await hand.points(4, 'physical', 'ranged');
  await hand.points(3, 'fire', 'ranged');
  await hand.resolve();
  expect(hand.taps).toBeLessThanOrEqual(7);
  await hand.enemy('Diggers');
  await hand.attack();
  await hand.points(3, 'physical', 'siege');
  await hand.resolve();
  await page.locator('section.end').waitFor();
  expect(await page.locator('section.end').innerText()).toContain('All enemies defeated');
  console.info(`three enemies as two groups with real cards: ${hand.taps} taps, ${TAPS_BEFORE} in 0.4.0`);
  expect(hand.taps).toBeLessThanOrEqual(TAPS_BEFORE / 2);
});

test('ticking is the declaration, who cannot be attacked says why; points say what is halved, Resolve what is short', async () => {
  const page = await kit.open(PHONE);
  await startWith(page, { site: 'keep', ...tokens('guardsmen', 'crossbowmen') });
  await expect.poll(() => bar(page)).toContain('tap at least one enemy');
  const guard = page.locator('[data-enemy]').filter({ hasText: 'Guardsmen' });
  expect(await guard.getAttribute('aria-disabled')).toBe('true');
  expect(await guard.innerText()).toContain('cannot be attacked in this phase');
  await guard.click({ force: true });
  expect(await guard.getAttribute('aria-pressed')).toBe('false');
  const bow = page.locator('[data-enemy]').filter({ hasText: 'Crossbowmen' });
  expect(await bow.innerText()).toContain('Siege points only');
  await bow.click();
  expect(await lead(page)).toBe('4');
  await page.locator('[data-declare]').click();
  // Only Siege reaches it: there is no other kind to tap.
  await page.locator('[data-plus="1"]').waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);

  await startWith(page, tokens('prowlers', 'golems', 'wolf-riders'));
  const hand = new Hand(page);
  await hand.enemy('Prowlers');
  await hand.enemy('Golems');
  expect(await bar(page)).toMatch(
    /Attack these 2 .*Prowlers and Golems, armor 8 Attack only Prowlers armor 3, Fame \+2/,
  );
  expect(await faultsOf(page)).toEqual([]);
  await hand.attack();
  await hand.points(4, 'fire');
  await hand.points(3, 'physical');
  await expect.poll(() => lead(page)).toBe('5');
  expect(await page.locator('section.pool').innerText()).toMatch(/Insufficient, 3 short[\s\S]*halved[\s\S]*1½/);
  expect(await page.locator('.hint').innerText()).toBe('Physical is halved (resisted by Golems).');
  expect(await bar(page)).toContain('Resolve 3 points short');
  expect(await page.locator('#choices .choice--primary').count()).toBe(0);
  expect(await page.locator('#choices').getByRole('button', { name: 'Resolve anyway' }).count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  // Without Golems the same points are enough, and nothing is halved.
  await page.locator('[data-regroup]').click();
  await hand.enemy('Golems');
  await hand.attack();
  await expect.poll(() => lead(page)).toBe('7');
  expect(await page.locator('#choices .choice--primary').innerText()).toMatch(/Resolve\s+Prowlers defeated, Fame \+2/);
  // Any entry is taken back with one tap.
  await page.getByRole('button', { name: 'Take back Ranged fire 4' }).click();
  await expect.poll(() => lead(page)).toBe('3');
  await hand.points(1, 'physical');
  await page.getByRole('button', { name: 'Take back Ranged physical 1' }).click();
  await expect.poll(() => lead(page)).toBe('3');
  await hand.resolve();
  await expect.poll(() => page.locator('.foes').innerText()).toContain('defeated');
});

test('a summoned token is named: figures and what it means before it is confirmed, drawn for us, or none left', async () => {
  const page = await kit.open(LAPTOP);
  await startWith(page, tokens('orc-summoners'));
  const choices = page.locator('#choices');
  await choices.getByRole('button', { name: /End the phase/ }).click();
  await page.getByRole('heading', { name: 'Which token did Orc Summoners draw?' }).waitFor();
  // The step that asks for the token is marked, not the one before it.
  expect(await page.locator('.phases [aria-current="step"]').innerText()).toBe('Block');
  expect(await choices.locator('.choice--primary').count()).toBe(0);
  await page.getByRole('searchbox').fill('wer');
  expect(await page.locator('[data-held]').count()).toBe(1);
  await page.locator('[data-held="werewolf"]').click();
  expect(await page.locator('[data-foreseen]').innerText()).toMatch(/14\s+block needed\s+3\s+Wounds if unblocked/);
  expect(await faultsOf(page)).toEqual([]);
  await choices.getByRole('button', { name: /Summon Werewolf/ }).click();
  await choices.getByRole('button', { name: /^Block Werewolf/ }).click();
  await page.locator('[data-plus="8"]').click();
  await expect.poll(() => bar(page)).toContain('6 points short');
  // Back to the question, and there was nothing to draw.
  const undo = page.getByRole('button', { name: /^Undo/ });
  for (let i = 0; i < 3; i++) await undo.click();
  await choices.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('[data-none]').click();
  await expect.poll(() => bar(page)).toContain('Anything before the Attack phase?');
  expect(await page.locator('main').innerText()).toContain('Orc Summoners');
});

test('face-down tokens are named by people: searched, tapped, typed with Enter, or left to Fray', async () => {
  const page = await kit.open(PHONE);
  await startWith(page, { enemies: [{ draw: 'brown' }, { draw: 'brown' }, { draw: 'brown' }] });
  const pad = page.locator('#choices .pad');
  await pad.waitFor();
  const kinds = pad.locator('[data-held]');
  expect(await kinds.count()).toBeGreaterThan(5);
  // A pile from which an enemy comes is never empty: that is only said of a summoned one.
  expect(await pad.locator('[data-none]').count()).toBe(0);
  const search = pad.getByRole('textbox');
  await search.fill('med');
  expect(await kinds.allInnerTexts()).toEqual(['Medusa']);
  expect(await faultsOf(page)).toEqual([]);
  await kinds.first().click();
  await expect.poll(() => search.inputValue()).toBe('');
  await search.fill('hyd');
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('');
  await pad.locator('[data-draw]').click();
  await page.locator('[data-enemy]').first().waitFor();
  expect(await page.locator('[data-enemy]').count()).toBe(3);
  expect((await page.locator('[data-enemy] b').allInnerTexts()).join()).toMatch(/Medusa.*Hydra/);
  for (const box of await page.locator('[data-enemy]').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
