import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE, WITH_ODDS } from './kit.ts';
import { pressFilled, startPreset, waitUntilDrawn } from './people.ts';

/** What 0.4.0 took for the same seven turns with the same orders, counted with its own build: there they did not end it. */
const TAPS_BEFORE = 45;

const kit = browserKit(NO_ODDS);

test('Exodus Loop: after a tap Enter makes the marked choice, a hint says what to tap, and a line of the fights looks back', async () => {
  const page = await kit.open(LAPTOP);
  await startPreset(page, 'exodus-loop', 'Skirmish: Triangle');
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
  await page.getByText('4 orders proposed').waitFor();
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
  expect(await page.locator('.way.player:not(.fuzzy)').getAttribute('d')).toBe('M2.5 10.5L2.5 9.5');
  // Two squadrons have no order of their own: what is proposed to them is drawn as such, and can be left.
  expect(await page.locator('.way.player.fuzzy').count()).toBeGreaterThan(0);
  const bare = page.locator('#choices [data-choice=execute]');
  expect(await bare.innerText()).toContain('2 squadrons hold');
  await bare.click();
  // The turn has been played and the next one asks: a look back before that would be overtaken.
  await page.getByRole('heading', { name: 'Fly turn 2 like this?' }).waitFor();
  // A line of the last fights looks back, as one of the log does.
  await page.locator('pre button').first().click();
  await page.locator('.note.back').waitFor();
});

test('Exodus Loop: two in a cell are counted, the card forecasts the shot, the fight is logged, losses are struck through', async () => {
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
  // The one fight ends the battle: the end is a verdict, and the fight stands in its log.
  while (await pressFilled(page));
  await page.locator('.log .fold').click();
  await page.locator('.log .line').filter({ hasText: '=== Combat at D4 ===' }).waitFor();
  // In a battle that goes on the fight stands beside the map, and who was lost in the roster.
  const longer = await kit.open(LAPTOP);
  await startPreset(longer, 'exodus-loop', 'Escape');
  const fatal = longer
    .locator('pre button')
    .filter({ hasText: /=== Combat at [A-Z]\d+ ===[\s\S]*→ [\w -]+ destroyed/ });
  for (let i = 0; i < 30 && !(await fatal.count()); i++) {
    expect(await pressFilled(longer)).toBe(true);
    await waitUntilDrawn(longer);
  }
  const [, loser] = /→ ([\w -]+) destroyed/.exec(await fatal.first().innerText()) ?? [];
  await longer
    .locator('[data-lost] s')
    .getByText(loser ?? '?', { exact: true })
    .waitFor();
  // The fights alone: orders and phases stand in the log.
  expect(await longer.locator('pre').innerText()).not.toContain('COMMAND');
});

test('Exodus Loop: the whole map fits above the bar on a phone, and its hazards are explained', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
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

test('an Exodus battle on a phone: one tap a turn, a ship and a cell where it shall fly otherwise; at most half of the taps of 0.4.0', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'exodus-loop', 'Small map');
  let taps = 0;
  const tapOn = async (what: string) => {
    await page.locator(what).click();
    taps++;
  };
  const accept = '#choices [data-choice=accept]';
  const roster = (id: string) => page.locator(`[data-roster="${id}"]`);
  const at = () => page.locator('main.table').getAttribute('data-at');
  await tapOn('#choices .choice--primary');
  // The proposed orders are described, drawn and listed before anything happens.
  await page.locator(accept).waitFor();
  const asked = page.locator('#choices .actions__p');
  expect(await asked.innerText()).toMatch(
    /Fly turn 1 like this\?[\s\S]*I-Alpha-1: Move to \w+; B-Bravo-1: Move to \w+/,
  );
  expect(await page.locator(accept).innerText()).toMatch(/2 MOVE, 1 HOLD/);
  expect(await roster('I-Alpha-1').innerText()).toContain('proposed: MOVE');
  expect(await page.locator('.way.player.fuzzy').count()).toBe(2);
  // A ship that shall do something else: the ship, and where.
  await tapOn('[data-cell=C7]');
  await tapOn('[data-cell=C6]');
  await expect.poll(() => roster('I-Alpha-1').innerText()).toMatch(/· MOVE C6/);
  expect(await asked.innerText()).not.toContain('I-Alpha-1');
  // Undo takes the turn back as one thing.
  const before = await at();
  await page.locator(accept).click();
  await page.getByRole('heading', { name: 'Fly turn 2 like this?' }).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  const sure = page.locator('#choices').getByRole('button', { name: 'Take it back' });
  await sure.or(page.getByRole('heading', { name: 'Fly turn 1 like this?' })).waitFor();
  if (await sure.isVisible()) await sure.click();
  await expect.poll(at).toBe(before);
  // To the verdict.
  while (await pressFilled(page)) taps++;
  console.info(`an Exodus battle: ${taps} taps (${TAPS_BEFORE} in 0.4.0)`);
  expect(taps).toBeLessThanOrEqual(TAPS_BEFORE / 2);
});

test('Exodus Loop: a ship has its card, with the sources of its figures and what the host may put right', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'exodus-loop', 'One against one');
  await page.locator('[data-roster="I-Alpha-1"]').click();
  await page.locator('[data-cell=D4]').click();
  await page.locator('[data-look]').click();
  const card = page.getByRole('dialog', { name: 'I-Alpha-1' });
  const said = async () => (await card.innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(said).toMatch(/ATK 2 Printed 1 order ATTACK \+1 Now 2/);
  expect(await said()).toContain('Against bombers it rolls a d10.');
  expect(await card.locator('[data-fix=repair]').innerText()).toContain('is undamaged');
  await card.locator('[data-fix=damage]').click();
  await expect.poll(said).toMatch(/hull 2 of 3[\s\S]*Changed: Hull −1: 3 → 2/);
});
