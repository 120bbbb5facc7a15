import { Combat, seeded, type Types, usual } from '@fray/engine';
import { findGame, loadWithSetup } from '@fray/games';
import { Table } from '@fray/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

const isOver = (page: Page): Promise<boolean> => page.locator('section.end').isVisible();
const roundOf = (page: Page): Promise<string> => page.locator('.rail .round b').innerText();

/** Presses the filled button until it is over; how often, by the round that it stood in. */
async function tapsByRound(page: Page): Promise<Record<string, number>> {
  const taps: Record<string, number> = {};
  while (!(await isOver(page))) {
    const round = await roundOf(page);
    await tap(page);
    taps[round] = (taps[round] ?? 0) + 1;
  }
  return taps;
}

/** Presses the filled button, and waits for what it leads to. */
async function tap(page: Page): Promise<void> {
  const moves = await page.locator('main.table').getAttribute('data-at');
  // What waits for its answer is not there to be pressed yet.
  await page.locator('#choices .choice--primary:not([aria-disabled="true"])').click();
  // What it led to is there: another moment, or the end.
  await expect
    .poll(async () => (await isOver(page)) || (await page.locator('main.table').getAttribute('data-at')) !== moves)
    .toBe(true);
}

/** Answers with Enter alone at a table without a screen, as in the terminal: what is proposed, or the usual choice. */
async function answersWithEnter(id: string): Promise<number> {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWithSetup(found.card);
  const setup = game.setup.presets.find((preset) => preset.id === id)?.setup;
  const table = new Table(game, Combat.begin(game.rules, setup, seeded(SEED)) as Combat<Types>);
  table.start();
  for (let answers = 0; ; answers++) {
    const [question] = table.ask();
    if (!question) return answers;
    const moves = question.kind === 'choose' ? [usual(question.choices)] : question.moves;
    const answer = table.answer({ moves: moves.flatMap((one) => one ?? []), seen: question.seen });
    if (!answer.ok) throw new Error(answer.reason.code);
  }
}
const SEED = 5;

// Where hits can be assigned in several ways the page proposes what the advisor finds, and other losses are another fight.
test.each([
  ['two-cruisers', 'Two cruisers against a destroyer'],
  ['shielded-landing', 'A landing under a planetary shield'],
])('%s with the same dice: as many taps as the terminal takes answers', async (id, title) => {
  const page = await kit.open(LAPTOP, {}, { dice: SEED });
  await startPreset(page, 'twilight-imperium', title);
  let taps = 0;
  for (; !(await isOver(page)); taps++) await tap(page);
  expect(taps).toBe(await answersWithEnter(id));
});

/** Remembers what stands in the bar of the table the very first time. */
const watchBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#choices');
      if (!bar) return;
      watcher.disconnect();
      document.body.dataset.asked = 'own' in bar.dataset ? 'round' : 'list';
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

/** Fleets as they stand on the page, the first one on top. */
const fleets = (page: Page): Promise<string[]> =>
  page
    .locator('.sides .side')
    .evaluateAll((all) =>
      all
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((side) => (side.classList.contains('a') ? 'a' : 'b') + (side.querySelector('ul') ? '' : ' folded')),
    );

test('two medium fleets: at most three taps a round, roll, accept, accept; nothing was set before', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  const roll = page.getByText('Roll round 1');
  await roll.waitFor();
  // Who decides comes first and whole, the other is one line; the dice to throw lead, then the hits to take.
  expect(await fleets(page)).toEqual(['a', 'b folded']);
  expect(await page.locator('.side.a .score').innerText()).toMatch(/^\d+\s*dice$/);
  // What was carried out by itself is nothing to take back: nobody has decided anything yet.
  const undo = page.getByRole('button', { name: /^Undo/ });
  expect(Number(await page.locator('main.table').getAttribute('data-at'))).toBeGreaterThan(0);
  expect(await undo.isDisabled()).toBe(true);
  await roll.click();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  const question = page.locator('#choices h2');
  await question.getByText(/\(attacker\): take/).waitFor();
  // The focus is on what must be decided; the ring around it is for keys.
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).boxShadow !== 'none');
  const onAccept = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.choice === 'accept');
  await expect.poll(onAccept).toBe(true);
  expect(await ring()).toBe(false);
  await page.keyboard.press('Shift');
  expect(await ring()).toBe(true);
  await page.locator('#choices [data-choice="accept"]').click();
  await question.getByText(/\(defender\): take/).waitFor();
  await expect.poll(() => fleets(page)).toEqual(['b', 'a folded']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await question.getByText(/\(attacker\): take/).waitFor();
  await expect.poll(() => fleets(page)).toEqual(['a', 'b folded']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  const back = page.getByRole('button', { name: 'Take it back' });
  await back.or(roll).first().waitFor();
  if (await back.isVisible()) await back.click();
  await roll.waitFor();
  const taps = await tapsByRound(page);
  console.info(`two medium fleets: ${JSON.stringify(taps)} taps by round`);
  expect(Object.keys(taps).length).toBeGreaterThan(1);
  for (const count of Object.values(taps)) expect(count).toBeLessThanOrEqual(3);
});

test('the round card is the first thing that asks; the proposal lies on the ships, is changed by a tap, counts only when it is accepted, and undo takes all of it back', async () => {
  const page = await kit.open(LAPTOP);
  await watchBar(page);
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  await page.getByText('Roll round 1').click();
  const accept = page.locator('#choices [data-choice="accept"]');
  await accept.waitFor();
  expect(await page.locator('body').getAttribute('data-asked')).toBe('round');
  const side = page.locator('.side.a');
  const hits = Number(await side.locator('.score b').innerText());
  const marked = () => side.locator('.tok[aria-pressed="true"]').count();
  expect(await marked()).toBe(hits);
  expect(await side.locator('.tok.dmg').count()).toBe(0);
  // The dice stay in sight, the hits marked.
  expect(await side.locator('.rolled').innerText()).toMatch(/✓/);
  // One ship gives its hit to another.
  const words = await accept.innerText();
  await side.locator('.group').filter({ hasText: 'Carrier' }).locator('.tok').first().click();
  await expect.poll(() => accept.innerText()).not.toBe(words);
  expect(await marked()).toBe(hits);
  expect(await accept.innerText()).toContain('Carrier I lost');
  await page.getByRole('button', { name: 'As proposed' }).click();
  expect((await accept.innerText()).replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
  await accept.click();
  await expect.poll(() => side.locator('.tok.dmg').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => side.locator('.tok.dmg').count()).toBe(0);
  expect(await marked()).toBe(hits);
});

test('step by step is one tap away in the middle of a round, and so is the way back', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  await page.getByText('Roll round 1').waitFor();
  // Everything that nobody could decide is ticked off.
  expect(await page.getByRole('region', { name: 'Done by itself' }).locator('li').count()).toBeGreaterThan(2);
  expect(await page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
  const lead = async (how: string) => {
    await page.getByLabel('More', { exact: true }).click();
    await page.getByRole('button', { name: how }).click();
  };
  await lead('Lead step by step');
  await page.locator('#choices [data-choice="continue"]').click();
  await page.locator('main[data-step="dice result"]').waitFor();
  await lead('Lead round by round');
  await page.locator('#choices [data-choice="accept"]').waitFor();
  // The device remembers it.
  await page.goto(`${kit.url}#/settings`);
  expect(await page.getByRole('radio', { name: 'Round by round' }).isChecked()).toBe(true);
});

test('until the advisor has answered nothing is proposed and nothing can be accepted; what wins more says what it gives up, and what somebody has laid stays', async () => {
  const page = await kit.open(LAPTOP, { odds: false });
  let answers = (): void => undefined;
  const gate = new Promise<void>((open) => {
    answers = open;
  });
  await page.route(/assets\/hits-/, async (route) => {
    await gate;
    await route.continue();
  });
  await startPreset(page, 'twilight-imperium', 'An even fight');
  await page.getByText('Roll round 1').click();
  const accept = page.locator('#choices [data-choice="accept"]');
  const bar = page.locator('#choices .choice--primary');
  await bar.getByText('Laying the hits').waitFor();
  const at = () => page.locator('main.table').getAttribute('data-at');
  const [before, tall] = [await at(), (await bar.boundingBox())?.height];
  await page.keyboard.press('Enter');
  await page.locator('.side.a .tok').first().click();
  // The other side may be looked at, and nothing of it can be accepted either.
  const asked = page.locator('#choices h2');
  const first = await asked.innerText();
  const other = page.locator('#choices .choice').filter({ hasText: 'to accept next' });
  await other.click();
  await expect.poll(() => asked.innerText()).not.toBe(first);
  await bar.getByText('Laying the hits').waitFor();
  await other.click();
  await expect.poll(() => asked.innerText()).toBe(first);
  expect([await accept.count(), await page.locator('.tok[aria-pressed="true"]').count(), await at()]).toEqual([
    0,
    0,
    before,
  ]);
  answers();
  const gain = page.locator('[data-gain]');
  await gain.getByText(/^Gives up \d+ resources; wins [\d.]+ points more than the usual order/).waitFor();
  const advised = await accept.innerText();
  expect([await at(), (await bar.boundingBox())?.height]).toEqual([before, tall]);
  expect(advised).toMatch(/Carrier I lost/);
  await page.locator('.side.a .group').filter({ hasText: 'Cruiser' }).locator('.tok').first().click();
  await gain.waitFor({ state: 'detached' });
  expect(await accept.innerText()).toMatch(/Cruiser I lost/);
  await page.getByRole('button', { name: 'As proposed' }).click();
  await gain.waitFor();
  expect((await accept.innerText()).replace(/\s/g, '')).toBe(advised.replace(/\s/g, ''));
});
