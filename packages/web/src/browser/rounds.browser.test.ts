import { bestLine } from '@fray/advisor/line';
import { type WholeGame, withOdds } from '@fray/games';
import { pickInOrder } from '@fray/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARD_EACH, countTaps, openAnswer } from '../../../table/src/testing/taps.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { gameOf, setupAddress } from './links.ts';
import { pressFilled, startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

/** The round that the rail names, '' where it names none. */
const roundOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.rail .round b')?.textContent ?? '');

/** Presses the filled button until it is over; how often, by the round that it stood in. */
async function tapsByRound(page: Page): Promise<Record<string, number>> {
  const taps: Record<string, number> = {};
  for (let round = await roundOf(page); await pressFilled(page); round = await roundOf(page))
    taps[round] = (taps[round] ?? 0) + 1;
  return taps;
}

const SEED = 1;
const runToEnd = <V>(steps: Generator<unknown, V>): V => {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
};
/** How many taps the fight takes at a table without a screen, and what is answered each time: hits as the advisor finds them. */
function playWithoutScreen(game: WholeGame, setup: unknown): { taps: number; answers: (string | undefined)[] } {
  const answer: typeof openAnswer = (_, table, question) => {
    const { seat, kind } = question;
    const view = table.combat.view(table.liesOpen ? table.holder : seat);
    const isHits = kind === 'together' && question.group === 'hits';
    const line = isHits ? runToEnd(bestLine(withOdds(game, game.odds), { view, seat })) : undefined;
    return line ? table.together(seat, 'hits', pickInOrder(line.actions)).moves : openAnswer(game, table, question);
  };
  const { whole, answers } = countTaps(game, setup, SEED, { answer });
  return { taps: whole.taps, answers: answers.map(([first]) => first?.action.type) };
}

test.each([['even-fleets'], ['mecatol-war'], ['one Direct Hit a side']])(
  '%s with the same dice: as many taps as a table without a screen takes answers, and no hand-over',
  async (id) => {
    const game = await gameOf('twilight-imperium');
    const setup = game.setup.presets.find((preset) => preset.id === id)?.setup ?? CARD_EACH;
    const checked = game.setup.check(setup);
    if (!checked.ok) throw new Error(id);
    const { taps, answers } = playWithoutScreen(game, checked.setup);
    const page = await kit.open(PHONE, {}, { dice: SEED });
    await page.goto(`${kit.url}${await setupAddress('twilight-imperium', checked.setup)}`);
    await page.locator('.setbar .choice--primary').click();
    const done: string[] = [];
    while (await pressFilled(page, answers[done.length])) done.push(answers[done.length] ?? 'more');
    expect([done.length, await page.locator('[data-pass]').count()]).toEqual([taps, 0]);
  },
);

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

test('two medium fleets: at most two taps a round, roll and accept; each side can be accepted alone; nothing was set before', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  const roll = page.getByText('Roll round 1');
  await roll.waitFor();
  // Who decides comes first and whole, the other is one line; the dice to throw lead, then the hits to take.
  expect(await fleets(page)).toEqual(['a', 'b folded']);
  expect(await page.locator('.side.a .score').innerText()).toMatch(/^\d+\s*dice$/);
  // Automatic moves cannot be undone before anyone has decided something.
  const undo = page.getByRole('button', { name: /^Undo/ });
  expect(Number(await page.locator('main.table').getAttribute('data-at'))).toBeGreaterThan(0);
  expect(await undo.isDisabled()).toBe(true);
  await roll.click();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  const question = page.locator('#choices h2');
  const both = question.getByText('Assign the hits like this?');
  await both.waitFor();
  // The focus is on what must be decided; the ring around it is for keys.
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).boxShadow !== 'none');
  const accept = page.locator('#choices [data-choice="accept"]');
  const onAccept = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.choice === 'accept');
  await expect.poll(onAccept).toBe(true);
  expect(await ring()).toBe(false);
  await page.keyboard.press('Shift');
  expect(await ring()).toBe(true);
  // What both would do is said in words, a line a side.
  expect(await accept.locator('small').count()).toBe(2);
  await page.locator('#choices [data-only="attacker"]').click();
  await question.getByText(/defender\)?: assign/i).waitFor();
  await expect.poll(() => fleets(page)).toEqual(['b', 'a folded']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await both.waitFor();
  await expect.poll(() => fleets(page)).toEqual(['a', 'b folded']);
  const before = Number(await page.locator('main.table').getAttribute('data-at'));
  await accept.click();
  await page.getByText('Roll round 2').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await both.waitFor();
  expect(Number(await page.locator('main.table').getAttribute('data-at'))).toBe(before);
  await page.getByRole('button', { name: /^Undo/ }).click();
  const back = page.getByRole('button', { name: 'Take it back' });
  await back.or(roll).first().waitFor();
  if (await back.isVisible()) await back.click();
  await roll.waitFor();
  const taps = await tapsByRound(page);
  console.info(`two medium fleets: ${JSON.stringify(taps)} taps by round`);
  expect(Object.keys(taps).length).toBeGreaterThan(1);
  for (const count of Object.values(taps)) expect(count).toBeLessThanOrEqual(2);
});

test('the round card asks first; the proposal is marked on the ships, a tap changes it, it applies only when accepted, and undo removes all of it', async () => {
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
  expect(await accept.innerText()).toMatch(/lose [^;]*carrier/i);
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
  expect(await page.getByRole('region', { name: 'Skipped (nothing to decide)' }).locator('li').count()).toBeGreaterThan(
    2,
  );
  expect(await page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
  const lead = async (how: string) => {
    await page.getByLabel('More', { exact: true }).click();
    await page.getByRole('button', { name: how }).click();
  };
  await lead('Ask at every step');
  await page.locator('#choices [data-choice="continue"]').click();
  await page.locator('main[data-step="dice result"]').waitFor();
  await lead('Ask only real decisions');
  await page.locator('#choices [data-choice="accept"]').waitFor();
  // The device remembers it.
  await page.goto(`${kit.url}#/settings`);
  expect(await page.getByRole('radio', { name: 'Only real decisions' }).isChecked()).toBe(true);
});

test('until the advisor answers nothing is proposed or accepted; a better plan shows its cost, and a plan made by hand stays', async () => {
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
  await bar.getByText('Planning the hits').waitFor();
  const at = () => page.locator('main.table').getAttribute('data-at');
  const [before, tall] = [await at(), (await bar.boundingBox())?.height];
  await page.keyboard.press('Enter');
  await page.locator('.side.a .tok').first().click();
  // Nothing of one side alone can be accepted either.
  const alone = page.locator('#choices [data-only]');
  expect(await alone.count()).toBe(2);
  for (const one of await alone.all()) await one.dispatchEvent('click');
  expect([await accept.count(), await page.locator('.tok[aria-pressed="true"]').count(), await at()]).toEqual([
    0,
    0,
    before,
  ]);
  answers();
  await accept.waitFor();
  expect([await at(), (await bar.boundingBox())?.height]).toEqual([before, tall]);
  // The cheapest are lost first until something else is worth more.
  const gain = page.locator('[data-gain]');
  for (;;) {
    await bar.filter({ hasNotText: 'Planning the hits' }).waitFor();
    if (await gain.count()) break;
    expect(await pressFilled(page)).toBe(true);
  }
  await gain.getByText(/costs \d+ resources?, worth [\d.]+ resources? more than cheapest first/i).waitFor();
  const advised = await accept.innerText();
  expect(advised).toMatch(/lose [^;]*carrier/i);
  await page.locator('.side.a .group').filter({ hasText: 'Cruiser' }).locator('.tok').first().click();
  await gain.waitFor({ state: 'detached' });
  expect(await accept.innerText()).toMatch(/lose [^;]*cruiser/i);
  await page.getByRole('button', { name: 'As proposed' }).click();
  await gain.waitFor();
  expect((await accept.innerText()).replace(/\s/g, '')).toBe(advised.replace(/\s/g, ''));
});
