import { expect, test } from 'vitest';
import { ALL } from './everywhere.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE, SIZES, WITH_ODDS } from './kit.ts';
import { choose, pressFilled, startPreset, takeExample, tap, waitUntilDrawn } from './people.ts';

const kit = browserKit(NO_ODDS);

test('Mage Knight: a group is picked on the tokens, warnings come first, the pool tells its entries, the final attack and the verdict; cancel takes it back', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'mage-knight', 'Assault on a keep');
  const enemies = page.locator('[data-enemy]');
  await enemies.filter({ hasText: 'Crossbowmen' }).click();
  await page.getByText('only Siege attacks allowed').waitFor();
  await page.getByText('Insufficient, 4 short').waitFor();
  await page.locator('[data-declare]').click();
  await page.getByRole('heading', { name: 'Group: 1 of 3 enemies' }).waitFor();
  await page.locator('[data-source="crushing-bolt"] [data-way]').first().click();
  const entry = page.locator('.pool li');
  await expect.poll(() => entry.innerText()).toMatch(/^Siege[\s\S]*from Crushing Bolt[\s\S]*\b[1-9]/);
  // Cards are taken back with the whole attack.
  expect(await entry.locator('[data-take-back]').count()).toBe(0);
  await page.getByRole('button', { name: /Cancel Attack/ }).click();
  await page.getByRole('heading', { name: 'Choose a group' }).waitFor();
});

test('Mage Knight: an attack that is too small is asked about before it is resolved', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'mage-knight', 'Assault on a keep');
  await page.locator('[data-enemy]').filter({ hasText: 'Crossbowmen' }).click();
  await page.locator('[data-declare]').click();
  await page.locator('[data-source="crushing-bolt"] [data-way]').first().click();
  await page.getByText(/^Insufficient, \d+ short/).waitFor();
  await choose(page, ['RESOLVE_ATTACK']);
  await page.locator('#choices .ask').filter({ hasText: 'Resolve' }).waitFor();
  await page.locator('#choices').getByRole('button', { name: 'Cancel', exact: true }).click();
  // Nothing was spent: the pool is as it was.
  await page.getByText(/^Insufficient, \d+ short/).waitFor();
});

test('Flesh and Blood: a card says what it does, and while paying what it pitches for and how much is extra', async () => {
  const page = await kit.open(LAPTOP, { pace: 'step' });
  await startPreset(page, 'flesh-and-blood', 'Dorinthea against Rhinar');
  const text = page.locator('[data-card] .text');
  const pays = page.getByText(/^pitch \d, (exact|\d (extra|short))$/);
  const said = new Set<string>();
  for (let i = 0; i < 90 && !(said.size && (await pays.count())); i++) {
    for (const one of await text.allInnerTexts()) said.add(one);
    const pass = page.locator('[data-pass]');
    if (await pass.isVisible()) await pass.click();
    else await choose(page, ['play', 'activate']);
    await page.locator('[data-pass], #choices .choice').first().waitFor();
  }
  await pays.first().waitFor();
  expect(said.size).toBeGreaterThan(0);
  for (const one of said) expect(one).toMatch(/^[^a-z]/);
});

test('Flesh and Blood: steps, priority and passes, the chain, power against block and what it comes to', async () => {
  // Every window is shown, also those that nobody can use.
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'flesh-and-blood', 'One link: a plain block');
  await page.locator('[data-pass]').click();
  await page.getByText('power', { exact: true }).waitFor();
  await page
    .locator('.verdict b')
    .filter({ hasText: /Hits for|Blocked/ })
    .waitFor();
  await page.getByText(/\d of 2 passes/).waitFor();
  // Nobody has priority while defenders are declared, and the defender has cards to do it with.
  const nobody = page.getByText('Nobody has priority now');
  for (let i = 0; i < 20 && !(await nobody.isVisible()); i++) await tap(page, 1);
  await nobody.waitFor();
  await page.locator('[data-card]').first().waitFor();
  for (let i = 0; i < 40 && !(await page.locator('section.end').isVisible()); i++) await tap(page, 1);
  await page.locator('section.end').waitFor();
});

test('Twilight Imperium: every unit one by one, dice beside them, the hit taken on the token, cards by owner, the reminder', async () => {
  const page = await kit.open(LAPTOP, { pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  await page.getByText(/can still trade/).waitFor();
  const wanted = ['stay', 'fire', 'continue', 'pass'];
  // Dice stand beside their units until the hits are assigned.
  let dice = 0;
  for (let i = 0; i < 30 && !(await page.locator('button.tok.can').first().isVisible()); i++) {
    await choose(page, wanted);
    dice = Math.max(dice, await page.locator('.side .die').count());
  }
  expect(dice).toBeGreaterThan(4);
  const units = await page.locator('.side .tok').count();
  for (
    let i = 0;
    i < 8 && (await page.locator('.side .tok').count()) === units && (await page.locator('button.tok.can').count()) > 0;
    i++
  ) {
    await page.locator('button.tok.can').first().click();
  }
  expect(await page.locator('.log .line').count()).toBeGreaterThan(3);
});

test('MERC: the order, the unit that acts, pips for armor and health, and ways out', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
  expect(await page.locator('.track [aria-current]').innerText()).toContain('acting');
  const surgeon = page.locator('.board li').filter({ hasText: 'Surgeon' });
  expect(await surgeon.locator('i.health').count()).toBe(3);
  expect(await surgeon.locator('i.armor').count()).toBe(2);
  await page.getByRole('heading', { name: /^Retreat after/ }).waitFor();
  await page.locator('.map .here').waitFor();
});

for (const [name, size] of Object.entries(SIZES).slice(ALL ? 0 : 1)) {
  test(`MERC: a line to every target while aiming, and a retreat is asked about, ${name}`, async () => {
    const page = await kit.open(size);
    await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
    const lines = page.locator('.board > svg path');
    const ways = page.locator('.map button.valid');
    let aimed = 0;
    // The dice may end the fight before anybody can leave: then another one is begun.
    for (let i = 0; i < 150 && !(await ways.count()); i++) {
      await page.locator('#choices [data-choice], section.end').first().waitFor();
      if (await page.locator('section.end').count()) {
        await page.goto(`${kit.url}#/`);
        await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
      }
      await choose(page, ['aim', 'fire', 'attack', 'pass']);
      const named = await page.locator('.board [data-unit] span.named').count();
      if (named) await expect.poll(() => lines.count()).toBe(named);
      aimed = Math.max(aimed, named);
    }
    expect(aimed).toBeGreaterThan(1);
    await ways.first().click();
    await page.locator('#choices .ask').filter({ hasText: 'Retreat' }).waitFor();
    await page.locator('#choices').getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await ways.count()).toBeGreaterThan(0);
    await ways.first().click();
    await page.locator('#choices .choice--primary').click();
    await expect.poll(() => page.locator('[data-said]').textContent()).toMatch(/retreat/i);
  });
}

test('Exodus: likely ways of the enemy are drawn as guesses; step by step ships without orders are asked about once, with a way back', async () => {
  const page = await kit.open(LAPTOP, { pace: 'step' });
  await startPreset(page, 'exodus-loop', 'Campaign battle');
  const execute = page.locator('#choices [data-choice=execute]');
  for (let i = 0; i < 6 && !(await execute.count()); i++) await choose(page, ['done', 'go-on']);
  await expect.poll(() => page.locator('.way.fuzzy').count()).toBeGreaterThan(0);
  await page.locator('.roster.b small').filter({ hasText: '→' }).first().waitFor();
  await page
    .getByText(/\d ships? without orders$/)
    .first()
    .waitFor();
  await execute.click();
  await page.locator('#choices [data-choice=confirm]').waitFor();
  await page.locator('#choices [data-cancel]').click();
  await execute.click();
  await page.locator('#choices [data-choice=confirm]').click();
  await expect.poll(() => page.locator('pre').innerText()).toContain('RESOLUTION');
});

test('Exodus: fights stand cell by cell in the format of the log, the newest in sight', async () => {
  const page = await kit.open(PHONE);
  // Not a duel: one fight would end that, and the end shows a verdict instead of the map.
  await startPreset(page, 'exodus-loop', 'Escape');
  const fights = page.locator('pre');
  const fight = /=== Combat at [A-Z]\d+ ===[\s\S]+\[d(6|10):\d+/;
  const fought = async () => fight.test((await fights.allTextContents()).join());
  for (let i = 0; i < 30 && !(await fought()); i++) {
    expect(await pressFilled(page)).toBe(true);
    await waitUntilDrawn(page);
  }
  await expect.poll(fought).toBe(true);
  expect(await fights.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(4);
});

test('the odds: counted in a worker while the table goes on, and a page of their own with a chart and a link', async () => {
  const page = await kit.open(LAPTOP, WITH_ODDS);
  await startPreset(page, 'merc');
  await expect.poll(() => page.locator('.odds .num').first().innerText()).toMatch(/^\d+\s*%$/);
  await page.locator('a.odds').getByText('exact', { exact: true }).waitFor();
  await page.locator('a.odds').click();
  await page.locator('[data-done=true]').waitFor();
  const chart = page.getByRole('img', { name: /^Left at the end/ });
  expect(await chart.locator('rect[class*=bar-]').count()).toBeGreaterThan(2);
  await page.goto(`${kit.url}#/odds/merc`);
  await page.locator('[data-done=true]').waitFor();
  const before = await page.locator('.odds .num').allInnerTexts();
  const militia = page.getByRole('group', { name: 'Militia' }).first();
  await militia.getByRole('button', { name: /One more/ }).click();
  await militia.getByRole('button', { name: /One more/ }).click();
  await page.locator('[data-done=true]').waitFor();
  await expect.poll(() => page.locator('.odds .num').allInnerTexts()).not.toEqual(before);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/odds/merc/');
});

test('a custom setup: problems beside the field and in the bar, and the start waits for them', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/new/merc`);
  await takeExample(page);
  await page.getByText('Everything, as text', { exact: true }).click();
  const box = page.getByRole('textbox', { name: 'The setup as JSON or short text' });
  const whole = await box.inputValue();
  await box.fill(whole.replace('"Shadkaam"', '"Nobody"'));
  await page.getByText(/^\d+ problem/).waitFor();
  expect(await page.getByRole('button', { name: /^Start the fight/ }).getAttribute('aria-disabled')).toBe('true');
  await box.fill(whole);
  await page.getByText('Ready to start').waitFor();
  await page.getByRole('button', { name: /^Start the fight/ }).click();
  await page.locator('main.table').waitFor();
});

test('the screen is kept awake during a combat, and rolls and results are announced', async () => {
  const page = await kit.open(PHONE);
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    navigator.wakeLock.request = (kind) => {
      asked.push(kind ?? '');
      return Promise.resolve({ release: () => Promise.resolve() } as WakeLockSentinel);
    };
  });
  await startPreset(page, 'merc');
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['screen']);
  await tap(page, 1);
  await expect.poll(() => page.locator('[data-said]').textContent()).toMatch(/rolls|hit|aims/);
});
