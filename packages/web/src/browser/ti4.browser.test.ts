import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL } from './everywhere.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { choose, openHands, startPreset, waitUntilDrawn } from './people.ts';

const kit = browserKit(NO_ODDS);

const step = (page: Page): Promise<string> =>
  page
    .locator('main.table')
    .getAttribute('data-step')
    .then((id) => id ?? '');

/** Where the table stands, in one look: step, round, what dice are asked for, whether it is over. */
const glance = (page: Page): Promise<{ now: string; round: string; why: string | undefined; over: boolean }> =>
  page.evaluate(() => ({
    now: document.querySelector<HTMLElement>('main.table')?.dataset.step ?? '',
    round: document.querySelector('.rail .round b')?.textContent ?? '',
    // Whose dice they are and what for stands above the pad.
    why: document.querySelector('.pad') ? document.querySelector('#choices .actions__p')?.textContent : undefined,
    over: document.querySelector('section.end') !== null,
  }));

/** How this table decides: fire and land everything, stay, continue. */
const WANTED = ['fire', 'stay', 'aim', 'commit', 'planet', 'continue', 'sustain', 'lose', 'remove', 'pass', 'done'];

/** Faces for the dice that are asked for: tapped on the pad, typed as a line, or rolled for the table, each in its turn. */
async function throwDice(page: Page, face: number, way: number): Promise<number> {
  const words = await page.locator('.pad__head b').innerText();
  const count = Number(words.match(/Roll (\d+)d10/)?.[1]);
  if (way % 3 === 0 && count < 6) for (let i = 0; i < count; i++) await page.locator(`[data-face="${face}"]`).click();
  else {
    await page.getByRole('textbox', { name: /^Type the dice/ }).fill(Array(count).fill(face).join(' '));
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('button', { name: 'Use these dice' }).click();
  }
  await waitUntilDrawn(page);
  return count;
}

/** In the long run: every run has a whole evening with typed dice (table-evening.browser.test.ts). */
test.each(ALL ? ['typed'] : [])(
  'space cannon, two rounds of space combat, bombardment and ground combat with %s dice',
  async (dice) => {
    const page = await kit.open(LAPTOP, { dice, pace: 'step' });
    await startPreset(page, 'twilight-imperium', 'War over Mecatol Rex');
    await openHands(page);
    const seen = new Set<string>();
    const rounds = new Set<string>();
    let typed = 0;
    for (let i = 0; i < 300; i++) {
      const { now, round, why, over } = await glance(page);
      if (over) break;
      seen.add(now.split(' ')[0] ?? '');
      if (now.startsWith('P2')) rounds.add(round);
      if (why !== undefined) {
        // Nobody hits in the first round, so that there is a second one; then the attacker does.
        const hits = /^\s*Letnev/.test(why) && !(rounds.size < 2 && /combat/i.test(why));
        typed += await throwDice(page, hits ? 10 : 1, i);
      } else await choose(page, WANTED);
    }
    await page.locator('section.end').waitFor();
    expect(typed).toBeGreaterThan(40);
    for (const phase of ['P1.2', 'P2.5', 'P3.5', 'P4.3']) expect([...seen], phase).toContain(phase);
    expect(rounds.size).toBeGreaterThanOrEqual(2);
  },
);

test('from P0.1 with nothing filled in: factions and forces are entered at the table, up to the end', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'twilight-imperium', 'Start with nothing');
  expect(await step(page)).toBe('P0.1');
  for (const faction of ['Barony of Letnev', 'Clan of Saar']) {
    await page.getByRole('button', { name: /^(\d+ more|All \d+ choices)/ }).click();
    await page.locator('#choices .choice').filter({ hasText: faction }).click();
  }
  while ((await step(page)) !== 'P0.5') await choose(page, ['pass', 'continue']);
  for (const [party, ships] of [
    ['attacker', 3],
    ['defender', 1],
  ] as const) {
    await choose(page, ['forces']);
    const sheet = page.locator('#choices form.sheet');
    await sheet.getByLabel('Player').selectOption(party);
    for (let i = 0; i < ships; i++)
      await sheet
        .getByRole('group', { name: 'Units' })
        .getByRole('button', { name: /^One more cruiser$/i })
        .click();
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  for (let i = 0; i < 200 && !(await page.locator('section.end').isVisible()); i++) await choose(page, WANTED);
  await page.locator('section.end').waitFor();
});

/** Plays on, all dice ones, until something is there to see. */
async function playUntil(page: Page, there: () => Promise<boolean>, wanted = WANTED, face = 1): Promise<void> {
  for (let i = 0; i < 120 && !(await there()); i++) {
    if ((await glance(page)).why === undefined) await choose(page, wanted);
    else await throwDice(page, face, 1);
  }
  expect(await there()).toBe(true);
}

test('a tap on a die rerolls it: of a cannon beside the fleet, and of a ship beside its token', async () => {
  const page = await kit.open(LAPTOP, { dice: 'typed', pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'A stand in the nebula');
  await openHands(page);
  const again = page.locator('button.die');
  for (const thrower of ['PDS II', 'Destroyer II']) {
    const die = again.and(page.getByRole('button', { name: new RegExp(`${thrower} \\(Ta Zern\\): 1, miss`) })).first();
    await playUntil(page, () => die.isVisible(), ['fire', 'stay', 'pass', 'continue']);
    // Only the dice of the roll that is being decided.
    expect(await page.locator('.side.a button.die').count()).toBe(0);
    await die.click();
    await page.locator('.pad__head').filter({ hasText: 'Roll 1d10' }).waitFor();
    await throwDice(page, 10, 1);
    await page.locator('.side.b .die.hit').first().waitFor();
  }
});

test('to-hit numbers follow the modifiers and name what is printed, and a used card is ticked off', async () => {
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'A stand in the nebula');
  await openHands(page);
  const morale = page.locator('.owners').getByRole('button', { name: /^Morale Boost/ });
  await playUntil(page, () => morale.isVisible(), ['hold', 'stay', 'continue', 'pass']);
  await morale.click();
  await page.locator('.used').filter({ hasText: 'Morale Boost' }).waitFor();
  const flagship = page.locator('.side.a .group').filter({ hasText: 'Matriarch' });
  // Rows out of sight are not laid out, and have no text to read.
  await flagship.scrollIntoViewIfNeeded();
  await expect.poll(() => flagship.innerText()).toMatch(/^8\+[\s\S]*printed 9/);
});

test('third parties have a seat at the side, and the strip of planets opens for the invasion', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'twilight-imperium', 'War over Mecatol Rex');
  await openHands(page);
  const third = page.locator('section.third');
  await expect.poll(() => third.count()).toBe(2);
  expect(await third.filter({ hasText: 'Titans' }).locator('.tok').count()).toBe(2);
  await page.goto(`${kit.url}#/`);
  await startPreset(page, 'twilight-imperium', 'A landing under a planetary shield');
  const planets = page.getByRole('region', { name: 'Planets' });
  await playUntil(page, async () => (await step(page)).startsWith('P3'));
  expect(await planets.locator('.force .tok').count()).toBeGreaterThan(0);
});

test('hands listed in the setup are hidden: the table lies open, and only who looks sees its cards; without them nobody looks', async () => {
  const page = await kit.open(PHONE, { pace: 'step' });
  await startPreset(page, 'twilight-imperium', 'Two medium fleets');
  await page.locator('#choices [data-choice]').first().waitFor();
  expect(await page.locator('[data-pass], [data-look]').count()).toBe(0);
  await page.goto(`${kit.url}#/`);
  await startPreset(page, 'twilight-imperium', 'A stand in the nebula');
  const hands = { attacker: ['Morale Boost', 'Fighter Prototype'], defender: ['Scramble Frequency', 'Intercept'] };
  const parties = ['attacker', 'defender'] as const;
  const hides = async (cards: readonly string[]) => {
    const whole = await page.content();
    for (const card of cards) expect(whole).not.toContain(card);
  };
  const other = { attacker: 'defender', defender: 'attacker' } as const;
  const pass = page.locator('[data-pass]');
  const look = (party: string) => page.locator(`[data-look="${party}"]`).first();
  /** Its own cards are there, those of the other are not. */
  const seesOnlyItsOwn = async (party: keyof typeof hands) => {
    const own = page.locator(`[data-holds="${party}"]`);
    await own.waitFor();
    for (const card of hands[party]) expect(await own.locator('.hand').innerText()).toContain(card);
    await hides(hands[other[party]]);
  };
  let handedOver = 0;
  for (let i = 0; i < 30; i++) {
    await page.locator('[data-pass], #choices [data-choice], #choices [data-nobody]').first().waitFor();
    await hides([...hands.attacker, ...hands.defender]);
    if (await pass.isVisible()) {
      // All that is left to do here is hidden in one hand.
      const who = (await pass.getAttribute('data-pass')) as keyof typeof hands;
      await pass.click();
      await seesOnlyItsOwn(who);
      handedOver++;
      await choose(page, ['pass', 'continue']);
    } else {
      for (const party of i % 10 === 0 ? parties : []) {
        await look(party).click();
        await seesOnlyItsOwn(party);
        await page.locator('[data-done]').click();
        await look(party).waitFor();
        await hides([...hands.attacker, ...hands.defender]);
      }
      await choose(page, ['hold', 'stay', 'continue', 'pass']);
    }
  }
  expect(handedOver).toBeGreaterThan(0);
});
