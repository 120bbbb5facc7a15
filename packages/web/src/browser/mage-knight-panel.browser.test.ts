import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE, WITH_ODDS } from './kit.ts';
import { choose, startPreset, takeExample } from './people.ts';

const kit = browserKit(NO_ODDS);

test('Mage Knight: a card lists its ways, each with its reason or with what a tap makes of the pool', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
  await startPreset(page, 'mage-knight', 'Assault on a keep');
  // The hero's figures have a row of their own beside the hero's name, and stand nowhere else.
  const hero = await page.locator('[data-hero]').innerText();
  expect(hero.replaceAll(/\s+/g, ' ')).toMatch(
    /^\S+ .*armor \d+ .*move \d+ .*influence \d+ .*fame \d+ .*reputation -?\d+/i,
  );
  expect(
    await page
      .locator('.hand dt')
      .filter({ hasText: /reputation/i })
      .count(),
  ).toBe(0);
  const bolt = page.locator('[data-source="crushing-bolt"]');
  const said = () => bolt.innerText().then((words) => words.replaceAll(/\s+/g, ' '));
  expect(await said()).toContain('Powered: Siege 3 Choose a group first');
  expect(await said()).toContain('Sideways: Attack 1, Block 1 Phases 2 and 4 only');
  await page.locator('[data-enemy]').filter({ hasText: 'Crossbowmen' }).click();
  // In advice a group is named as its button names it, not field by field.
  await page.locator('[data-advise]').click();
  const rows = page.getByRole('dialog').locator('[data-row] .grow > b');
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toContain('Attack Crossbowmen (siege)');
  await page.keyboard.press('Escape');
  await page.locator('[data-declare]').click();
  await expect.poll(said).toContain('Powered, green mana Siege 3 → 3 of 4, 1 short');
  // On a phone the leading number comes first, then the hand, then the enemies.
  const tops = await Promise.all(
    ['.pool', '.hand', '.foes'].map((part) => page.locator(part).evaluate((box) => box.getBoundingClientRect().top)),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
  expect(tops[0]).toBeLessThan(PHONE.height / 2);
  await bolt.locator('[data-way=ADD_TO_ATTACK_POOL]').click();
  await expect.poll(() => page.locator('[data-lead]').innerText()).toBe('3');
  await page.locator('#choices h2').filter({ hasText: 'Add 1 more to defeat Crossbowmen, or cancel' }).waitFor();
  // Advice has the best plan: what it brings and costs in a line above the choices, all of it below them.
  await page.locator('[data-advise]').click();
  const head = page.locator('[data-solved-head]');
  await head.filter({ hasText: /^The best plan: Fame \d+, Wounds \d+\. / }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The best plan');
  expect(await page.locator('[data-solved=plan] [data-lines]').innerText()).toMatch(/Crossbowmen: .* against armor 4:/);
});

test('Mage Knight: block and damage have a heading and a leading number of their own, the end names the enemies', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'mage-knight', 'Assault on a keep');
  await choose(page, ['END_COMBAT_PHASE']);
  const pool = page.locator('.pool');
  await pool.getByRole('heading', { name: 'Block' }).waitFor();
  expect(await page.locator('[data-lead]').innerText()).toBe('15');
  await page.locator('.foes [data-choice=DECLARE_BLOCK_TARGET]').first().click();
  await expect.poll(() => pool.innerText()).toMatch(/Insufficient, 8 short/);
  await choose(page, ['CANCEL_BLOCK']);
  await choose(page, ['END_COMBAT_PHASE']);
  await pool.getByRole('heading', { name: 'Damage' }).waitFor();
  expect(await page.locator('[data-lead]').innerText()).toBe('11');
  for (let i = 0; i < 20 && !(await page.locator('section.end').count()); i++)
    await choose(page, ['DAMAGE_HERO', 'ASSIGN_DAMAGE', 'END_COMBAT_PHASE']);
  expect(await page.locator('section.end').innerText()).toMatch(
    /^Withdrawn: 0 of 3 enemies defeated[\s\S]*Wounds[\s\S]*Enemies[\s\S]*still there/,
  );
});

test('Mage Knight: the bonus of the white city is shown under the armor; heroes fight the enemies in the odds', async () => {
  const page = await kit.open(LAPTOP, WITH_ODDS);
  await startPreset(page, 'mage-knight', 'Two heroes at the white city');
  // The garrison is drawn: its enemies have one armor more than printed.
  await page.locator('.foes li').first().waitFor();
  for (const token of await page.locator('.foes li').allInnerTexts()) {
    const [, total, printed] = token.match(/\b(\d+)\s+armor[\s\S]*armor (\d+)(?: .*)? \+1 white city/) ?? [];
    expect(Number(total), token).toBeGreaterThan(Number(printed));
  }
  expect(await page.locator('main').innerText()).not.toContain('undefined');
  await page.locator('.odds').filter({ hasText: 'Arythea wins' }).filter({ hasText: 'City wins' }).waitFor();
  // A token has its card: printed and present figures with their sources, and what the host may put right.
  await page.locator('.foes [data-look]').first().click();
  const card = page.getByRole('dialog');
  const said = async () => (await card.innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(said).toMatch(/armor (\d+) Printed \d+ .*city \+1 Now \1/);
  await card.locator('[data-fix=armorMore]').click();
  await expect.poll(said).toMatch(/effects and corrections \+1 .*Changed: Armor \+1: \d+ → \d+/);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.foes li').first().innerText()).toMatch(/\+1 effects/);
});

test('Mage Knight with real cards: no odds that nobody can know, and nothing is filled that gives the phase away', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
  await startPreset(page, 'mage-knight', 'A tower, with real cards');
  await page.locator('#choices').getByRole('button', { name: 'End the phase' }).waitFor();
  expect(await page.locator('#choices .choice--primary').count()).toBe(0);
  expect(await page.locator('.odds').count()).toBe(0);
});

test('Mage Knight: the bar says whose play it counts, and with a proven plan the same as advice', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
  // One that cannot be won, and one that can.
  for (const [preset, share, verdict] of [
    ['orcs-unseen', 0, /The fight cannot be won\./],
    ['two-orcs', 100, /The fight can be won\./],
  ] as const) {
    await page.goto(`${kit.url}#/new/mage-knight/${preset}`);
    await page.locator('.odds .sure', { hasText: 'exact' }).waitFor();
    const bar = async () => (await page.locator('.odds').innerText()).replaceAll(/\s+/g, ' ');
    // A chance of a plan is never shown as if a bot had it, nor the other way round.
    await page.locator('.odds [data-play="best"]').waitFor();
    expect(await bar()).toMatch(new RegExp(` ${share}% .*exact best play`));
    await page.locator('[data-advise]').click();
    await page.locator('[data-solved-head]').filter({ hasText: verdict }).waitFor();
    expect(await bar()).toMatch(new RegExp(` ${share}% .*exact best play`));
  }
  // Before a combat begins there is no plan: there it is a bot who plays.
  await page.goto(`${kit.url}#/new/mage-knight`);
  await takeExample(page);
  await expect.poll(() => page.locator('[data-sure]').innerText()).toMatch(/bots play/);
});
