import { expect, test } from 'vitest';
import { browserKit, NO_ODDS, PHONE, WITH_ODDS } from './kit.ts';
import { choose, startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);

test('Flesh and Blood: both lives are in sight on a phone, the bar says who has priority and what a pass does', async () => {
  const page = await kit.open(PHONE, WITH_ODDS);
  await startPreset(page, 'flesh-and-blood', 'Dorinthea against Rhinar');
  await page.locator('[data-pass]').click();
  const lives = page.locator('.score b');
  await lives.nth(1).waitFor();
  expect(await lives.count()).toBe(2);
  for (const life of await lives.all()) expect((await life.boundingBox())?.y).toBeLessThan(500);
  await page.getByRole('heading', { name: 'Dorinthea has priority' }).waitFor();
  await page.locator('#choices').getByRole('button', { name: 'End turn' }).waitFor();
  expect((await page.locator('.clash').boundingBox())?.height).toBeLessThan(50);
  // Everything visible has its card: a card in hand, a hero with corrections of the host, a card in a zone.
  const card = page.getByRole('dialog');
  const said = async () => (await card.innerText()).replaceAll(/\s+/g, ' ');
  const close = async () => {
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  };
  await page.locator('.hand li [data-look]').first().click();
  await expect.poll(said).toMatch(/(power|defense) \d+ Printed \d+.*cost \d+/);
  await close();
  await page.locator('.hero--b h2 [data-look]').click();
  await expect.poll(said).toMatch(/^Rhinar.* life 20 Printed 20 /);
  await card.locator('[data-fix="life -1"]').click();
  await expect.poll(said).toMatch(/Changed: Life −1: 20 → 19/);
  await close();
  expect(await lives.nth(1).innerText()).toBe('19');
  await page.locator('.zones summary').click();
  await page.locator('.zones [data-look="dawnblade-resplendent"]').click();
  await expect.poll(said).toMatch(/weapon of Dorinthea power 2 Printed 2/);
  await close();
  // Advice is one table: a row per first move, with what it brings, and nothing that was played out beside it.
  await page.locator('[data-advise]').click();
  const rows = page.locator('[data-solved=solution] [data-solution]');
  await rows.first().waitFor();
  expect(await rows.first().innerText()).toMatch(/undefended\s+\d+\s+answered\s+\d+/);
  expect(await page.locator('[data-advice], [data-solved-head]').count()).toBe(0);
  const before = await page.locator('[data-prompt], #choices').first().innerText();
  await rows.first().locator('[data-take]').click();
  await expect.poll(() => page.locator('[data-prompt], #choices').first().innerText()).not.toBe(before);
});

test('Flesh and Blood: power and block with the parts that make them up', async () => {
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'flesh-and-blood', 'One link: a plain block');
  await page.locator('[data-pass]').click();
  const parts = page.locator('.clash .sum ul');
  /** It folds again with every player who takes the device. */
  const unfold = async () => {
    await page.locator('.clash details:not([open]) summary').or(page.locator('.clash details[open]')).first().waitFor();
    const folded = page.locator('.clash details:not([open]) summary');
    if (await folded.count()) await folded.click();
  };
  await unfold();
  await parts.nth(1).getByText('no defending card').waitFor();
  const figures = async (i: number) =>
    (await parts.nth(i).locator('b').allInnerTexts()).map((n) => Number(n.replace('−', '-')));
  const total = async (i: number) => Number(await page.locator('.link .figure b').nth(i).innerText());
  const defended = page.locator('.clash .sum ul').nth(1).filter({ hasNotText: 'no defending card' });
  for (let i = 0; i < 30 && !(await defended.count()); i++) {
    const pass = page.locator('[data-pass]');
    await page.locator('[data-pass], #choices .choice').first().waitFor();
    if (await pass.isVisible()) {
      await pass.click();
      await unfold();
    } else await choose(page, ['block', 'pass']);
  }
  for (const i of [0, 1]) expect((await figures(i)).reduce((a, b) => a + b, 0)).toBe(await total(i));
});

test('Flesh and Blood with real decks: who says what they hold gets the table, and it is forgotten on request', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'flesh-and-blood', 'Your own decks');
  await page.locator('[data-advise]').click();
  const field = page.locator('[data-held]');
  await field.fill('wounding blow r, no such card');
  await field.press('Enter');
  await page.getByText('You hold nothing named "no such card"').waitFor();
  await field.fill('wounding blow r, head jab r, rushing river b');
  await field.press('Enter');
  const rows = page.locator('[data-solved=solution] [data-solution]');
  await rows.filter({ hasText: 'Play Head Jab (red)' }).first().waitFor();
  await page.getByText('Counted by their figures and keywords').waitFor();
  expect(await page.locator('[data-advice]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('[data-advise]').click();
  await rows.first().waitFor();
  await page.locator('[data-forget]').click();
  await rows.first().waitFor({ state: 'detached' });
});
