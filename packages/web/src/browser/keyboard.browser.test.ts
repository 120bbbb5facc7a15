import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { choose, startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

test('one whole combat by keyboard alone, from Home to the end screen', async () => {
  const page = await kit.open(LAPTOP);
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => (document.activeElement?.matches('a') ? document.activeElement.textContent : '') ?? '');
  for (let i = 0; i < 60 && !(await focused()).includes('One MERC against a patrol'); i++) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.locator('#choices').waitFor();
  await keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const lines = () => page.locator('.log .line').count();
  const before = await lines();
  await keyboard.press('1');
  await expect.poll(lines).toBeGreaterThan(before);
  const one = await lines();
  await keyboard.press('u');
  await page.getByText('Dice have been rolled since.').waitFor();
  await keyboard.press('Enter');
  await page.locator('.log').getByText('undid a roll or a reveal').waitFor();
  await keyboard.press('Shift+U');
  await expect.poll(lines).toBeGreaterThan(one);
  for (let i = 0; i < 400 && !(await page.locator('section.end').isVisible()); i++) {
    await keyboard.press('r');
    await keyboard.press('1');
    await keyboard.press('Enter');
  }
  await page.locator('section.end').waitFor();
});

test('Exodus Loop: ships are placed and ordered by keyboard, by tap and by drag', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/new/exodus-loop`);
  await page.getByRole('button', { name: 'Play Skirmish: Triangle' }).click();
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const step = () => page.locator('main').getAttribute('data-step');
  // One press at a time: a second Enter would already accept the orders.
  for (let now = await step(); !now?.startsWith('9'); now = await step()) {
    await page.locator('#choices .choice--primary').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(step).not.toBe(now);
  }
  const at = (id: string) => page.locator(`[data-roster="${id}"]`);
  const cellOf = async (id: string) => (await at(id).innerText()).match(/@ (\w+)/)?.[1] ?? '';
  // By tap: the ship, then a cell in reach.
  const first = await cellOf('I-Alpha-1');
  await page.locator(`[data-cell="${first}"]`).click();
  await page.locator('.cell.reach').first().click();
  await expect.poll(() => at('I-Alpha-1').innerText()).toMatch(/· (MOVE|ATTACK)/);
  // By drag: from the ship to a cell above it.
  const from = await cellOf('G-Charlie-1');
  const goal = `${from[0]}${Number(from.slice(1)) - 1}`;
  const box = async (cell: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(`[data-cell="${cell}"]`).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await box(from)));
  await page.mouse.down();
  await page.mouse.move(...(await box(goal)), { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => at('G-Charlie-1').innerText()).toMatch(new RegExp(`· (MOVE|ATTACK) ${goal}`));
  // By keyboard: arrows on the map, Enter on the ship and on the cell.
  const start = await cellOf('B-Bravo-1');
  await page.locator(`[data-cell="${start}"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`[data-cell="${start}"]`).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => at('B-Bravo-1').innerText()).toMatch(/· (MOVE|ATTACK)/);
});

test('R rolls the dice in German too, and does nothing else', async () => {
  const page = await kit.open(LAPTOP, { language: 'de' });
  await page.goto(`${kit.url}#/new/merc/rizen-and-surgeon`);
  await page.locator('#choices [data-choice]').first().waitFor();
  const bar = () => page.locator('#choices').innerText();
  const before = await bar();
  await page.keyboard.press('r');
  expect(await bar()).toBe(before);
  const fire = page.locator('#choices [data-choice=fire]');
  for (let i = 0; i < 30 && !(await fire.count()); i++) await choose(page, ['aim militia', 'aim']);
  await fire.waitFor();
  expect(await fire.innerText()).not.toMatch(/roll|fire/i);
  await page.keyboard.press('r');
  await fire.waitFor({ state: 'detached' });
  await page.locator('[data-roll-of]').waitFor();
});

test('a round of two fleets by keyboard alone: roll, hear the proposal, change it on a ship, accept it; the focus is on the next decision', async () => {
  const page = await kit.open(LAPTOP);
  const { keyboard } = page;
  await page.goto(`${kit.url}#/new/twilight-imperium/medium-fleets`);
  await page.getByText('Roll round 1').waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.choice ?? '');
  const heard = async () => (await page.locator('[aria-live]').allInnerTexts()).join(' ');
  await expect.poll(focused).toBe('roll');
  expect(await heard()).toMatch(/Ready for round 1\?/);
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('accept');
  // What each ship of either side does, and what that gives up.
  const proposal = await heard();
  expect(proposal).toMatch(/Assign the hits like this\?[\s\S]*Attacker: [\s\S]*Defender: /);
  expect(proposal).toMatch(/sustains?|lose /);
  // The plans of both sides are there: until then Enter only turns to the side of the ship.
  for (const side of ['a', 'b']) await page.locator(`.side.${side} .tok[aria-pressed="true"]`).first().waitFor();
  // Tab reaches a ship and Enter assigns a hit; it keeps the focus, and the new proposal is announced.
  const onShip = () => page.evaluate(() => document.activeElement?.matches('.side .tok:not([aria-pressed="true"])'));
  for (let i = 0; i < 80 && !(await onShip()); i++) await keyboard.press('Shift+Tab');
  expect(await onShip()).toBe(true);
  await keyboard.press('Enter');
  await expect.poll(heard).not.toBe(proposal);
  expect(await heard()).toMatch(/sustains?|lose /);
  const at = () => page.locator('main.table').getAttribute('data-at');
  const before = await at();
  for (let i = 0; i < 80 && (await focused()) !== 'accept'; i++) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect.poll(at).not.toBe(before);
  // Both sides at once: the next round.
  await expect.poll(focused).toBe('roll');
  await expect.poll(async () => (await page.locator('[data-said]').innerText()).length).toBeGreaterThan(10);
  expect(await page.locator('[data-said]').innerText()).not.toMatch(/\.\./);
});

test.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
])('with nothing filled Enter does nothing: no advice, no choice (%s)', async (_name, size) => {
  const page = await kit.open(size);
  await startPreset(page, 'mage-knight', 'Assault on a keep');
  const at = () => page.locator('main.table').getAttribute('data-at');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const nothing = async () => {
    await expect.poll(focused).toBe('choices');
    expect(await page.locator('#choices :is([data-primary], .choice--primary)').count()).toBe(0);
    const before = await at();
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Enter');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await focused()).toBe('choices');
    }
    expect(await at()).toBe(before);
  };
  await nothing();
  // The same after moves: what is filled has the focus, and a prompt where nothing is has it in the bar again.
  await choose(page, ['END_COMBAT_PHASE']);
  await page.locator('#choices .choice--primary:focus').waitFor();
  await page.keyboard.press('u');
  await nothing();
  // Advice that was tapped and closed is not asked for again.
  await page.locator('[data-advise]').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The next key begins in the bar.
  await page.locator('#choices').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#choices') !== null)).toBe(true);
});
