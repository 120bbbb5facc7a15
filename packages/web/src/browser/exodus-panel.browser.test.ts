import { expect, test } from 'vitest';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { choose, startPreset } from './people.ts';

const kit = browserKit();

test('Exodus Loop: a tap leaves Enter to the marked choice, what to tap is said, and a line of the fights looks back', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'exodus-loop', 'Triangle');
  const hint = page.locator('[data-hint]');
  await expect.poll(() => hint.innerText()).toBe('Tap a ship, then a green cell to place it there.');
  await page.locator('[data-cell=E12]').click();
  await expect.poll(() => hint.innerText()).toBe('Tap a green cell to place I-Alpha-1 there.');
  await page.locator('[data-cell=C11]').click();
  await expect.poll(() => page.locator('[data-roster="I-Alpha-1"]').innerText()).toContain('@ C11');
  // Nobody is without an order before orders are given.
  expect(await page.locator('.roster.a').innerText()).not.toContain('order');
  // Nobody decides anything about the intel: it is read, and the orders are next.
  await page.keyboard.press('Enter');
  await page.locator('main[data-step="9 command"]').waitFor();
  await page.getByText('3 without orders').waitFor();
  await page.locator('[data-roster="I-Alpha-1"]').click();
  // The two orders light their cells each in its own way.
  const attack = page.getByRole('button', { name: 'ATTACK', exact: true });
  await attack.click();
  await expect.poll(() => hint.innerText()).toBe('Tap a lit cell to attack it.');
  expect(await page.locator('.cell.attack').count()).toBeGreaterThan(4);
  expect(await page.locator('.cell.move').count()).toBe(0);
  await page.getByRole('button', { name: 'MOVE', exact: true }).click();
  await expect.poll(() => hint.innerText()).toBe('Tap a lit cell to move there.');
  expect(await page.locator('.cell.attack').count()).toBe(0);
  await page.locator('[data-cell=C10]').click();
  await expect.poll(() => page.locator('[data-roster="I-Alpha-1"]').innerText()).toContain('MOVE C10');
  expect(await page.locator('.way.player').getAttribute('d')).toBe('M2.5 10.5L2.5 9.5');
  // Two ships have no order yet: what is filled goes on with them, and to execute is asked about.
  await page.locator('#choices [data-choice=execute]').click();
  await page.locator('#choices [data-choice=confirm]').waitFor();
  // A line of the last fights looks back, as one of the log does.
  await page.keyboard.press('Enter');
  // The turn has been played and the next one asks: a look back before that would be overtaken.
  await page.locator('#choices [data-choice=confirm]').waitFor({ state: 'detached' });
  await page.locator('#choices [data-choice]').first().waitFor();
  await page.locator('pre button').first().click();
  await page.locator('.note.back').waitFor();
});

test('Exodus Loop: two in a cell are counted, the card foretells the shot, the fight is told, the lost are struck through', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'exodus-loop', 'One against one');
  await page.locator('[data-crowd="2"]').waitFor();
  await page.locator('[data-roster="I-Alpha-1"]').click();
  const forecast = page.locator('[data-forecast="B-Bravo-2"]');
  await expect.poll(() => forecast.innerText()).toMatch(/Beats bombers[\s\S]+d10 \+ 2 − 1 against hull 4[\s\S]+80%/);
  await page.locator('.cell.foe').click();
  // The order stands, and so does what it would do.
  await expect.poll(() => page.locator('[data-roster="I-Alpha-1"]').innerText()).toContain('ATTACK');
  await forecast.waitFor();
  const lost = page.locator('[data-lost]');
  for (let i = 0; i < 30 && !(await lost.count()); i++) {
    await choose(page, ['confirm', 'execute', 'go-on']);
    await page.locator('[data-lost], #choices [data-choice]').first().waitFor();
  }
  const fight = page.locator('pre button').filter({ hasText: '=== Combat at D4 ===' });
  await fight.waitFor();
  expect(await lost.locator('s').innerText()).toMatch(/B-Bravo-2|I-Alpha-1/);
  // The fights alone: orders and phases stand in the log.
  expect(await page.locator('pre').innerText()).not.toContain('COMMAND');
});

test('Exodus Loop: the whole map stands above the bar on a phone, and its hazards are explained', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'exodus-loop', 'Hazard gauntlet');
  const lowest = page.locator('[data-cell=G14]');
  const bar = page.locator('#choices');
  await expect
    .poll(async () => {
      const [cell, top] = [await lowest.boundingBox(), await bar.boundingBox()];
      return cell && top ? cell.y + cell.height <= top.y : false;
    })
    .toBe(true);
  const legend = page.getByRole('list', { name: 'Hazards' });
  expect(await legend.locator('li').count()).toBe(5);
  expect(await legend.innerText()).toContain('Neb Nebula: ATK −1');
});
