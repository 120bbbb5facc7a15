import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { pressFilled, takeExample, tapToEnd } from './people.ts';

/** The pages of the redesign, in both themes at three widths: nothing scrolls sideways, axe-core finds nothing, and each keeps its limits. */
const kit = browserKit({ odds: false });
const SIZES = [{ width: 360, height: 740 }, PHONE, LAPTOP];
const THEMES = ['dark', 'light'];

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
/** The page at each width and in each theme; `check` measures what is said of it at that width. */
async function lookEverywhere(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${theme}`).toBeLessThanOrEqual(
        size.width,
      );
      // The chosen part stands out: tinted, ringed and bold.
      const pale = await page.locator('.seg').evaluateAll((all) =>
        all
          .filter(({ children }) => {
            const styleOf = (one: Element | undefined) => one && getComputedStyle(one);
            const [on, off] = [true, false].map((isOn) =>
              styleOf([...children].find((part) => part.classList.contains('on') === isOn)),
            );
            return (
              on &&
              off &&
              (on.backgroundColor === off.backgroundColor || on.boxShadow === 'none' || Number(on.fontWeight) < 600)
            );
          })
          .map((seg) => seg.textContent),
      );
      expect(pale, `${theme}`).toEqual([]);
    }
    // A segment has at most three parts, side by side in one line.
    const wrapped = await page.locator('.seg').evaluateAll((all) =>
      all
        .filter(({ children }) => {
          const parts = [...children].map((part) => part.getBoundingClientRect());
          return parts.length > 3 || parts.some(({ top, height }) => top !== parts[0]?.top || height > 56);
        })
        .map((seg) => seg.textContent),
    );
    expect(wrapped, `${size.width}`).toEqual([]);
    // Both themes are looked at.
    expect(await faultsOf(page), `${size.width}`).toEqual([]);
    await check(size.width);
  }
}
const line = (page: Page, side: string) =>
  page.getByRole('region', { name: side, exact: true }).getByRole('textbox', { name: /^Type the fleet/ });

test('setup of Twilight Imperium: two sides of four kinds take 1,750 px on a phone and a window on a laptop', async () => {
  const page = await kit.open(PHONE, { odds: true });
  await page.goto(`${kit.url}#/new/twilight-imperium`);
  await line(page, 'Attacker').waitFor();
  expect(await page.locator('.tile.on').count()).toBe(0);
  expect(await line(page, 'Attacker').inputValue()).toBe('');
  // The placeholder is a line that can be typed.
  const placeholder = (await line(page, 'Attacker').getAttribute('placeholder')) ?? '';
  await line(page, 'Attacker').fill(`sol ${placeholder}`);
  await line(page, 'Defender').fill('letnev 2 dread 1 cruiser 1 carrier 3 ff');
  await line(page, 'Attacker').fill('1 dread 2 cruiser 1 carrier 3 ff');
  await line(page, 'Attacker').blur();
  await page.getByText('Ready to start').waitFor();
  // How full the fleet is, and the fight as one panel.
  expect(await page.locator('[data-full]').allInnerTexts()).toEqual([
    expect.stringMatching(/^Fleet 4\s+Carried 3 of 7$/),
    expect.stringMatching(/^Fleet 4\s+Carried 3 of 6$/),
  ]);
  const fight = page.getByRole('region', { name: 'This fight', exact: true });
  expect(await fight.locator('legend:visible').allInnerTexts()).toEqual(['Players', 'Dice', 'Cards']);
  expect((await fight.locator('summary').allInnerTexts()).map((text) => text.split(':')[0])).toEqual([
    'System',
    'Sets',
    'Who plays',
  ]);
  await lookEverywhere(page, async (width) => {
    expect(await page.locator('.tile.on').count()).toBe(8);
    if (width === PHONE.width) expect(await heightOf(page)).toBeLessThanOrEqual(1750);
    if (width !== LAPTOP.width) return;
    expect(await heightOf(page)).toBeLessThanOrEqual(LAPTOP.height);
    // The odds have a panel of their own there, with what each side loses.
    expect(await page.locator('.forces [data-worth]').count()).toBe(2);
  });
});

test('in every game setup starts empty: the forces come first, then how it is played, then the examples', async () => {
  const page = await kit.open(PHONE);
  for (const game of ['twilight-imperium', 'merc', 'mage-knight', 'flesh-and-blood', 'exodus-loop']) {
    await page.goto(`${kit.url}#/`);
    await page.goto(`${kit.url}#/new/${game}`);
    await page.locator('.setform .side').nth(1).waitFor();
    const tops = await page.evaluate(() =>
      ['.setform .side', '.how fieldset', '.preset'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
    expect(tops, game).toEqual(tops.toSorted((a, b) => a - b));
    expect(
      await page.locator('main.setup').evaluate((main) => main.querySelector('.side, fieldset, .preset')?.className),
    ).toMatch(/\bside\b/);
    // Nothing is there, which is no mistake, and nothing of it starts.
    const start = page.locator('.setbar .choice--primary');
    // It is said once.
    const nothing = page.locator('.setbar').getByText('No forces yet');
    await nothing.waitFor();
    expect(await start.getAttribute('aria-disabled'), game).toBe('true');
    expect(await page.locator('[data-problem]').count(), game).toBe(0);
    expect(
      await page
        .locator('.setform .side')
        .getByRole('button', { name: /^Remove / })
        .count(),
      game,
    ).toBe(0);
    // An example fills it, and from there it begins with nothing again.
    await takeExample(page);
    await page.getByText('Ready to start').waitFor();
    await page.getByRole('button', { name: 'By hand', exact: true }).click();
    await nothing.waitFor();
    expect(page.url(), game).toContain(`#/new/${game}`);
  }
});

test('a problem is said under the tiles that it is about, with buttons that repair it', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/new/twilight-imperium`);
  await line(page, 'Attacker').fill('letnev 2 dread 1 carrier 4 ff 4 inf');
  await line(page, 'Defender').fill('sol 1 dread');
  await page.locator('.tile.bad').first().waitFor();
  const bad = () => page.locator('.tile.bad').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tile));
  expect(await bad()).toEqual(['fighter-1', 'infantry-1']);
  expect(await page.locator('main').innerText()).not.toMatch(/attacker\.space|\[\d\]/);
  await lookEverywhere(page, async () => {
    await page.getByRole('button', { name: /^Remove 2 / }).waitFor();
  });
  await page.getByRole('button', { name: /^Add a carrier$/i }).click();
  await page.getByText('Ready to start').waitFor();
  expect(await bad()).toEqual([]);
});

test('PDS are typed and tapped: on the planet of the defender, and in range from an adjacent system', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/new/twilight-imperium`);
  await line(page, 'Attacker').fill('sol 2 dread');
  await line(page, 'Defender').fill('letnev 1 carrier 2 pds');
  const defender = page.getByRole('region', { name: 'Defender', exact: true });
  await defender.locator('[data-tile="pds"] .add').getByText('2', { exact: true }).waitFor();
  await defender.getByRole('button', { name: 'More units' }).click();
  await defender.locator('[data-tile="pds-in-range"] .add').click();
  await defender.locator('[data-tile="pds-in-range"] .add').getByText('1', { exact: true }).waitFor();
  await page.getByText('Ready to start').waitFor();
  await page.goto(`${kit.url}#/odds/twilight-imperium`);
  await line(page, 'Attacker').waitFor();
  await page.getByRole('button', { name: 'More units' }).first().click();
  await page.locator('[data-tile="pds-in-range"]').first().waitFor();
});

test('on a laptop the hits of a side have two to six ways, each with its chance, the change and its price; cards are open beside them', async () => {
  const page = await kit.open(LAPTOP, { odds: true });
  await page.goto(`${kit.url}#/new/twilight-imperium/medium-fleets`);
  await page.locator('#choices [data-throw]').click();
  const ways = page.locator('[data-ways]');
  await page.locator('[data-ways][data-done]').waitFor();
  const rows = ways.getByRole('radiogroup').getByRole('radio');
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThanOrEqual(6);
  expect(await ways.locator('[data-chance]').count()).toBe(count);
  await page.locator('.aside details.strip[open]').waitFor();
  // Another one is taken by a tap, and the ships show it.
  const accept = page.locator('#choices [data-choice="accept"]');
  const before = await accept.innerText();
  await rows.nth(1).click();
  await expect.poll(() => accept.innerText()).not.toBe(before);
  expect(await rows.nth(1).getAttribute('aria-checked')).toBe('true');
  // The other side has ways of its own.
  const head = ways.getByRole('heading');
  const first = await head.innerText();
  await ways.getByText('Defender', { exact: true }).click();
  await expect.poll(() => head.innerText()).not.toBe(first);
  await lookEverywhere(page, async (width) => {
    expect(await ways.count()).toBe(width === LAPTOP.width ? 1 : 0);
  });
});

test('typed dice: boxes on the lines of the fleet, and a pad of at most 240 px that covers none of them', async () => {
  const page = await kit.open(PHONE, { dice: 'typed' });
  await page.goto(`${kit.url}#/new/twilight-imperium/medium-fleets`);
  await page.locator('#choices [data-throw]').click();
  await page.locator('.side .box').first().waitFor();
  const measure = () =>
    page.evaluate(() => {
      const bar = document.querySelector('#choices')?.getBoundingClientRect();
      const next = document.querySelector('.side .next')?.getBoundingClientRect();
      return { bar: bar?.height ?? 0, inSight: next !== undefined && next.bottom <= (bar?.top ?? 0) };
    });
  await lookEverywhere(page, async (width) => {
    expect(await page.locator('.pad .box').count()).toBe(0);
    // On a phone the keys are enough: no field brings up a keyboard.
    expect(await page.locator('.pad input').count()).toBe(width === LAPTOP.width ? 1 : 0);
    const each = await measure();
    await page.getByRole('button', { name: 'Only hits', exact: true }).click();
    const hits = await measure();
    await page.getByRole('button', { name: 'Each die', exact: true }).click();
    for (const { bar, inSight } of [each, hits]) expect([bar <= 240, inSight]).toEqual([true, true]);
  });
});

test('a line that is answered, and the hand of who looks, with its stops', async () => {
  const page = await kit.open(PHONE, {}, { dice: 2 });
  await page.goto(`${kit.url}#/new/twilight-imperium/direct-hit`);
  const nobody = page.locator('[data-nobody]');
  do await pressFilled(page);
  while (!(await nobody.isVisible()));
  await lookEverywhere(page, async () => {
    await page.locator('[data-decided]').waitFor();
  });
  await page.locator('#choices [data-look="defender"]').click();
  await page.locator('[data-holds="defender"] summary').click();
  await lookEverywhere(page, async () => {
    expect(await page.locator('[data-holds] fieldset').count()).toBeGreaterThan(1);
  });
});

test('with text of twice the size the bar takes at most 40 % of the window, and a ship of the deciding side is in sight', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/new/twilight-imperium/medium-fleets`);
  await page.locator('#choices [data-throw]').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const inSight = () =>
    page.evaluate(() => {
      const bar = document.querySelector('#choices')?.getBoundingClientRect();
      const ships = [...document.querySelectorAll('.sides .side:not(.folded) .tok')].map((one) =>
        one.getBoundingClientRect(),
      );
      const filled = document.querySelector('#choices .choice--primary')?.getBoundingClientRect();
      return {
        bar: (bar?.height ?? 0) / innerHeight,
        ship: ships.some(({ top, bottom }) => top >= 0 && bottom <= (bar?.top ?? 0)),
        filled: filled !== undefined && filled.bottom <= innerHeight,
      };
    });
  for (const step of ['[data-throw]', '[data-choice="accept"]']) {
    await page.locator(`#choices ${step}`).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const { bar, ship, filled } = await inSight();
    expect(bar, step).toBeLessThanOrEqual(0.4);
    expect({ ship, filled }, step).toEqual({ ship: true, filled: true });
    await page.locator(`#choices ${step}`).click();
  }
});

test('the end of Twilight Imperium: one verdict, no fleets below it, where it turned on the phone too', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/new/twilight-imperium/two-cruisers`);
  await page.locator('#choices').waitFor();
  await tapToEnd(page);
  await page.locator('.left').waitFor();
  await lookEverywhere(page, async () => {
    const verdict = await page.locator('section.end h1').innerText();
    expect(verdict.replace(/\s+/g, ' ').length).toBeLessThanOrEqual(40);
    expect(await page.locator('.sides, .rail').count()).toBe(0);
    expect(
      (await page.locator('main').innerText()).replace(/\s+/g, ' ').split(verdict.replace(/\s+/g, ' ')).length,
    ).toBe(2);
    // No box in a box.
    expect(await page.locator('section.end .panel .panel').count()).toBe(0);
    await page.getByRole('heading', { name: 'Where it turned' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Where it turned' }).waitFor();
    expect(await page.locator('.actions').getByText('Fight it again').count()).toBe(1);
  });
});

test('the end of Mage Knight: Fame, Reputation and Wounds as three figures, and the enemies by name', async () => {
  const page = await kit.open(PHONE);
  await page.goto(`${kit.url}#/`);
  await page.locator('article[data-game="mage-knight"] .start').click();
  await page.locator('#choices').waitFor();
  await tapToEnd(page);
  await page.locator('.figures').waitFor();
  await lookEverywhere(page, async () => {
    expect(await page.locator('.figures dt').allInnerTexts()).toEqual(['Fame', 'Reputation', 'Wounds']);
    expect(await page.getByRole('region', { name: 'Enemies' }).locator('li').count()).toBeGreaterThan(0);
  });
});
