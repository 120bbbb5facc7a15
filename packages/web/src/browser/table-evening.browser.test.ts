import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Finger, Keys } from './hands.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { setupAddress } from './links.ts';

const kit = browserKit(NO_ODDS);

/** What such an evening took before there was a round card. */
const BEFORE = 97;

/** Letnev against Jol-Nar with upgrades, two planets, a third party's PDS next door; both may retreat, no hand is known. */
const EVENING = {
  attacker: 'letnev: 2 dreadnought II, 2 cruiser II, 1 carrier II, 3 fighter, 5 infantry',
  defender:
    'jol-nar: 1 dreadnought II, 2 cruiser II, 1 destroyer, 2 fighter II; on Abyz: 2 infantry; on Fria: 2 infantry, 1 pds II',
  thirds: [{ faction: 'xxcha' }],
  system: {
    planets: [
      { id: 'Abyz', owner: 'defender', resources: 3, influence: 0 },
      { id: 'Fria', owner: 'defender', resources: 2, influence: 0 },
    ],
  },
  adjacent: [
    { id: 'Lodor', control: ['third-1'], units: { 'third-1': '1 pds II' } },
    { id: 'Saudor', control: ['defender'] },
    { id: 'Wellon', control: ['attacker'] },
  ],
};

async function startEvening(page: Page): Promise<void> {
  await page.goto(`${kit.url}${await setupAddress('twilight-imperium', EVENING)}`);
  await page.getByRole('button', { name: /^(Start the fight|Activate enemy system)/ }).click();
  await page.locator('main.table').waitFor();
}

/** Where the table stands, in one look. */
const glance = (page: Page) =>
  page.evaluate(() => ({
    at: document.querySelector<HTMLElement>('main.table')?.dataset.at ?? '',
    phase: document.querySelector('.rail__id')?.textContent?.split(' · ')[0] ?? '',
    boxes: document.querySelectorAll('.lines .box').length,
    asks: document.querySelector('#choices .actions__p')?.textContent ?? '',
    over: document.querySelector('section.end') !== null,
  }));

/** Presses a face for each die that is asked for: every third die of Letnev hits, every fourth of the others. */
const tapFaces = (page: Page, apart: number): Promise<unknown> =>
  page.evaluate(async (every) => {
    const count = document.querySelectorAll('.lines .box').length;
    for (let die = 0; die < count; die++) {
      document.querySelector<HTMLButtonElement>(`[data-face="${die % every === 0 ? 10 : 1}"]`)?.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, apart);
/** The same as a list: typed, laid into the boxes with Enter, counted with another. Says whether the focus was there already. */
async function typeFaces(keys: Keys, count: number, apart: number): Promise<boolean> {
  const { keyboard } = keys.page;
  const kept = await keys.page.evaluate(async () => {
    // The page moves the focus after the frame that shows the answer.
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    return document.activeElement?.matches('.pad input') ?? false;
  });
  await keys.reach('.pad input');
  await keyboard.type(Array.from({ length: count }, (_, die) => (die % apart === 0 ? 10 : 1)).join(' '));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  return kept;
}

/** What is filled, once it can be pressed: hits are laid before they are accepted. */
const FILLED = '#choices .choice--primary:not([aria-disabled=true])';

const WAYS = [
  ['by tapping', PHONE],
  ['by keyboard alone', LAPTOP],
] as const;
/** By keyboard in the long run: a whole combat and a round by keyboard alone are in every run (keyboard.browser.test.ts). */
test.each(process.env.FRAY_SCREENS === 'all' ? WAYS : WAYS.slice(0, 1))(
  'an evening by hand %s, own dice, to the end of the invasion: at most 20 presses, at most 2 a round',
  async (how, size) => {
    const page = await kit.open(size, { dice: 'typed' });
    await startEvening(page);
    const keys = how === 'by tapping' ? undefined : new Keys(page);
    const hands = keys ?? new Finger(page);
    let faces = 0;
    let keptFocus = 0;
    /** Taps of each round of space or ground combat, from the roll to the next one. */
    const rounds: { phase: string; taps: number }[] = [];
    const phases = new Set<string>();
    for (let i = 0; i < 120; i++) {
      await page.locator(`section.end, .pad, ${FILLED}`).first().waitFor();
      const { at, phase, boxes, asks, over } = await glance(page);
      if (over) break;
      const apart = asks.includes('Letnev') ? 3 : 4;
      faces += boxes;
      if (boxes && keys) keptFocus += Number(await typeFaces(keys, boxes, apart));
      else if (boxes) await tapFaces(page, apart);
      else {
        await hands.press(FILLED);
        phases.add(phase);
        if (/^\s*Ready for round/.test(asks)) rounds.push({ phase, taps: 0 });
        const last = rounds.at(-1);
        if (last?.phase === phase) last.taps++;
      }
      await expect
        .poll(() => glance(page).then((now) => now.over || now.at !== at || (boxes > 0 && now.boxes !== boxes)))
        .toBe(true);
    }
    await page.locator('section.end').waitFor();
    const told = rounds.map((one) => `${one.phase} ${one.taps}`).join(', ');
    console.info(`an evening ${how}: ${hands.presses} presses (${BEFORE} in 0.4.0), ${faces} faces; by round: ${told}`);
    expect([...phases]).toEqual(['Space cannon', 'Space combat', 'Invasion', 'Ground combat']);
    expect(rounds.length).toBeGreaterThanOrEqual(4);
    expect(hands.presses).toBeLessThanOrEqual(20);
    // Dice that follow dice are typed on without Tab.
    expect(keptFocus > 0).toBe(how === 'by keyboard alone');
    // Both may retreat in space: the roll itself says no.
    for (const round of rounds) expect(round.taps, told).toBeLessThanOrEqual(2);
    // The verdict in one line, with what was taken.
    expect(await page.locator('section.end h1').innerText()).toMatch(
      /^(Nobody wins|(Letnev|Jol-Nar) (wins|takes|holds))/,
    );
  },
);
