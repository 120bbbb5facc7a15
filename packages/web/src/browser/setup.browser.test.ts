import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { takeExample } from './people.ts';

const kit = browserKit();

/** No odds in the bar: they would only take the time of the machine. */
const QUIET = { odds: false };
const START = /^(Start the fight|Activate enemy system)/;
const open = async (size: typeof PHONE, hash: string, settings = {}): Promise<Page> => {
  const page = await kit.open(size, settings);
  await page.goto(`${kit.url}#/${hash}`);
  await page.locator('.setform .side').first().waitFor();
  return page;
};
const side = (page: Page, name: string): Locator => page.locator('.setform').getByRole('region', { name, exact: true });
/** Out of a long list, as a person does: open it, type a part of the name, take the first. */
async function pick(within: Locator, button: string, text: string): Promise<void> {
  await within.getByRole('button', { name: button, exact: true }).first().click();
  const box = within.getByRole('searchbox', { name: button });
  await box.fill(text);
  await box.press('Enter');
  const close = within.getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
}
const more = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name: `One more ${name}`, exact: true }).click();
async function start(page: Page): Promise<void> {
  await page.getByText('Ready to start').waitFor();
  await page.getByRole('button', { name: START }).click();
  await page.locator('main.table, main.pass').waitFor();
}

test('MERC by hand: militia, a MERC with equipment; too many wounds are said beside their field, the bar leads there, and it starts without', async () => {
  const page = await open(PHONE, 'new/merc', QUIET);
  await more(side(page, 'Dictator'), 'Militia');
  const rebel = side(page, 'Rebel');
  await pick(rebel, 'Add a MERC', 'tao');
  const tao = rebel.locator('li').filter({ hasText: 'Tao' });
  await pick(tao, 'Add equipment', 'uzi');
  const wounds = tao.getByRole('textbox', { name: 'Wounds' });
  await wounds.fill('9');
  await wounds.blur();
  await tao.locator('[data-problem$=".wounds"]').getByText('would be dead').waitFor();
  expect(await page.getByRole('button', { name: START }).getAttribute('aria-disabled')).toBe('true');
  // The bar leads there from anywhere.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^1 problem/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Tao .*dead.*\.$/);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await wounds.fill('1');
  await wounds.blur();
  await start(page);
  await page.locator('main').getByText('Tao').first().waitFor();
});

test('Twilight Imperium by hand: a fleet is typed, meters and fixes for what does not fit, upgrades, damage, cards', async () => {
  const page = await open(LAPTOP, 'new/twilight-imperium', QUIET);
  const attacker = side(page, 'Attacker');
  await attacker.getByLabel('Faction').selectOption({ label: 'Letnev' });
  const text = attacker.getByRole('textbox', { name: 'Type the fleet' });
  await text.fill('2 dread, 1 carrier, 8 ff');
  await attacker.getByText(/^Read as 2 dreadnoughts, 1 carrier, 8 fighters/).waitFor();
  await attacker
    .locator('[data-problem="attacker.space"]')
    .getByText(/8 fighters and ground forces need capacity/)
    .waitFor();
  expect(await attacker.locator('[data-full]').innerText()).toMatch(/Carried 8 of 6/);
  expect(await attacker.locator('.tile.bad').count()).toBe(1);
  expect(await page.getByRole('button', { name: START }).getAttribute('aria-disabled')).toBe('true');
  await attacker.getByRole('button', { name: 'Remove 2 fighters' }).waitFor();
  await attacker.getByRole('button', { name: /^Add a carrier$/i }).click();
  await side(page, 'Defender').getByRole('button', { name: 'One more cruiser, now 0' }).click();
  await page.getByText('Ready to start').waitFor();
  await attacker.getByText('Upgrades, technologies').click();
  await attacker.getByRole('button', { name: 'Upgrade to Dreadnought II' }).click();
  await more(attacker, 'Damaged Dreadnought II');
  await page.getByText('Listed', { exact: true }).click();
  await pick(attacker, 'Add an action card', 'direct');
  await pick(attacker, 'Add a technology, leader, promissory note or relic', 'duranium');
  await page
    .locator('summary')
    .filter({ hasText: /^System/ })
    .click();
  await page.getByRole('button', { name: 'Add a planet' }).click();
  await more(page.getByRole('group', { name: 'Planet A' }), 'Infantry');
  await start(page);
  // The hand that was put in is nobody else's business: the table lies open without it.
  await page.locator('main').getByText('Dreadnought II').first().waitFor();
  const look = page.locator('[data-look="attacker"]');
  await look.waitFor();
  expect(await page.content()).not.toContain('Direct Hit');
  await look.click();
  await page.locator('[data-holds="attacker"] .hand').getByText('Direct Hit').waitFor();
  await page.locator('[data-done]').click();
  await look.waitFor();
  expect(await page.content()).not.toContain('Direct Hit');
});

test('Mage Knight by hand: real cards, enemies by name, a city only with its color', async () => {
  const page = await open(PHONE, 'new/mage-knight', QUIET);
  await page.getByText('I play real cards and enter points', { exact: true }).click();
  const enemies = side(page, 'Enemies');
  await pick(enemies, 'Add an enemy', 'ironcl');
  await enemies.getByText('armor 3, attack 4, brutal').waitFor();
  await page.getByLabel('Site').selectOption({ label: 'City' });
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'blue' });
  await page.getByRole('button', { name: 'Add a hero' }).click();
  await page.getByText('Ready to start').waitFor();
  await page.getByLabel('Site').selectOption({ label: 'Dungeon' });
  await start(page);
  await page.locator('main').getByText('Ironclads').first().waitFor();
});

test('Flesh and Blood by hand: another deck, a hand too many, and a single link with a card of one’s own', async () => {
  const page = await open(LAPTOP, 'new/flesh-and-blood', QUIET);
  const player = side(page, 'Player A');
  await player.getByLabel('Deck', { exact: true }).selectOption({ label: 'Ira' });
  await player.getByRole('button', { name: 'Remove Edge of Autumn' }).waitFor();
  await pick(player, 'Add a weapon', 'anothos');
  await player.locator('[data-problem="players.A.weapons"]').getByText('need 4 hands').waitFor();
  await page.getByText('One link', { exact: true }).click();
  await page.getByText('Your own cards').click();
  await page.getByRole('button', { name: 'Add your own card' }).click();
  await page.getByRole('button', { name: 'Remove Raging Onslaught (yellow)' }).click();
  await page.locator('[data-problem="link.attack"]').waitFor();
  await pick(page.getByRole('group', { name: 'The attack' }), 'Choose the attack', 'my card');
  await pick(side(page, 'Defender'), 'Add a card', 'dodge');
  await start(page);
});

test('Exodus Loop by hand: ships come to their zone, are put elsewhere by the map or by name, and hazards lie there', async () => {
  const page = await open(LAPTOP, 'new/exodus-loop', QUIET);
  await page.getByRole('button', { name: 'Skirmish: Triangle', exact: true }).click();
  const fleet = side(page, 'Your fleet');
  await more(fleet, 'Scout');
  await fleet.getByText('Starting positions').click();
  const cell = fleet.getByRole('textbox', { name: /Cell of (S-|Scout)/ });
  await cell.fill('a1');
  await cell.press('Enter');
  await fleet.locator('[data-problem$=".at"]').getByText('outside its deployment zone').waitFor();
  // Pick the ship, then tap the map: the lowest row is in the zone.
  await fleet.getByRole('button', { name: /^(S-|Scout)/ }).click();
  const map = page.getByRole('img', { name: /^Map of/ });
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) * (1.5 / 12), y: (box?.height ?? 0) * (13.5 / 14) } });
  await expect.poll(() => cell.inputValue()).toBe('A13');
  await page.getByRole('button', { name: 'Nebula', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cell of the hazard' }).fill('F7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Nebula F7' }).waitFor();
  await start(page);
});

test('a custom setup survives odds, rules, back, reload and an undone preset; a shared one too', async () => {
  const page = await open({ width: 360, height: 740 }, 'new/merc');
  await takeExample(page);
  const militia = (on: Page) => side(on, 'Dictator').getByRole('textbox', { name: 'Militia' });
  await more(side(page, 'Dictator'), 'Militia');
  const count = await militia(page).inputValue();
  const same = () => expect.poll(() => militia(page).inputValue(), { timeout: 20_000 }).toBe(count);
  await page.getByRole('button', { name: /^Odds .*: ?\d+.*against the printed automa/ }).waitFor();
  const bar = await page.locator('.setbar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(740 / 4);

  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Odds', exact: true }).click();
  await page.locator('main.odds-page').waitFor();
  expect(page.url()).toMatch(/#\/odds\/merc\/./);
  await page.getByRole('link', { name: 'Back' }).click();
  await same();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect.poll(() => page.locator('.setform').count()).toBe(0);
  await page.goBack();
  await same();
  await page.reload();
  await same();
  await page.getByText('custom setup').waitFor();

  // Two things over it, and one way back to it.
  await page.getByRole('button', { name: 'Random', exact: true }).click();
  await page.getByRole('button', { name: 'Rizen and Surgeon against seven militia', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await same();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('[data-toast]').getByText('Copied').waitFor();
  const other = await kit.second(page);
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect.poll(() => militia(other).inputValue()).toBe(count);
  await other.reload();
  await expect.poll(() => militia(other).inputValue()).toBe(count);

  // What is kept may be nothing that the form could draw; a preset is the way out.
  await other.evaluate(() => sessionStorage.setItem('fray-setup-merc', '{"value":{"forces":{"dictator":7}}}'));
  await other.reload();
  await other.getByText('The form cannot show this text').waitFor();
  await other.getByRole('button', { name: 'Rizen and Surgeon against seven militia', exact: true }).click();
  await side(other, 'Dictator').waitFor();
});

test('a what-if changes the figure, is compared with the unchanged forces in the chart, and a link restores it', async () => {
  const page = await open(LAPTOP, 'odds/merc');
  const samples = page.locator('[data-samples]');
  await page.locator('[data-done=true]').waitFor();
  await page.getByText('Counted against the printed automa.').waitFor();
  const before = await page.locator('.odds .num').first().innerText();
  const militia = page.locator('[data-if="militia-dictator"]');
  // What it would change is counted before anybody switches it on.
  await expect
    .poll(async () => Number(await militia.locator('[data-change]').getAttribute('data-change')))
    .toBeGreaterThan(10);
  await militia.getByRole('switch').check();
  await expect.poll(() => page.locator('.odds .num').first().innerText()).not.toBe(before);
  await page.locator('[data-done=true]').waitFor();
  expect(Number(await page.locator('[data-whole]').getAttribute('data-whole'))).toBeGreaterThan(10);
  expect(await page.locator('rect.was').count()).toBeGreaterThan(2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/odds/merc/');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await kit.second(page);
  await other.goto(link);
  expect(await other.locator('[data-if="militia-dictator"]').getByRole('switch').isChecked()).toBe(true);
  await other.locator('rect.was').first().waitFor();
  await militia.getByRole('switch').uncheck();
  await expect.poll(() => page.locator('.odds .num').first().innerText()).toBe(before);
  expect(await samples.getAttribute('data-done')).toBe('true');
});

test('MERC: lists of sectors open on demand, one of all sectors and one of adjacent ones; a wrong one opens them', async () => {
  const page = await open(PHONE, 'new/merc', QUIET);
  await takeExample(page);
  const sizes = () =>
    page.locator('.setform select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).options.length));
  const fold = page.locator('.fold').filter({ hasText: 'The sector and adjacent sectors' });
  expect((await sizes()).filter((size) => size >= 36)).toEqual([]);
  // What it holds is said on its line.
  expect((await fold.locator('summary').innerText()).trim()).toMatch(/^The sector and adjacent sectors: [A-F][1-6]/);
  await fold.locator('summary').click();
  await fold.getByLabel('Contested').waitFor();
  expect((await sizes()).filter((size) => size >= 36)).toHaveLength(1);
  await fold.getByLabel('Contested').selectOption('C3');
  await fold.getByRole('button', { name: 'Add an adjacent sector' }).click();
  const next = fold.getByLabel(/^Adjacent \d/).last();
  const around = await next.locator('option').allInnerTexts();
  expect(around).toEqual(expect.arrayContaining(['B3', 'C2', 'C4', 'D3']));
  expect(around.length).toBeLessThanOrEqual(5);
  await page.getByText('Ready to start').waitFor();
});
