import { GAMES } from '@fray/games';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packOdds } from '../share/link.ts';
import { ALL } from './everywhere.ts';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { gameOf } from './links.ts';
import { takeExample } from './people.ts';

const kit = browserKit();
const QUIET = { odds: false };
const START = /^(Start the fight|Activate enemy system)/;

/** Counts taps. A list takes two: to open it and to choose; so does a field to type into. */
function counted(page: Page) {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps++;
    await what.click();
  };
  return {
    tap,
    choose: async (list: Locator, label: string) => {
      taps += 2;
      await list.selectOption({ label });
    },
    type: async (box: Locator, text: string) => {
      await tap(box);
      await page.keyboard.type(text);
    },
    taps: () => taps,
  };
}

const line = (page: Page, side: string): Locator =>
  page.getByRole('region', { name: side, exact: true }).getByRole('textbox', { name: /^Type the fleet/ });
const figures = (page: Page): Promise<string> => page.locator('.result .odds').innerText();
/** Where the result stands on screen. */
const resultAt = async (page: Page): Promise<number> =>
  Math.round((await page.locator('.result').boundingBox())?.y ?? -1);

test('"should I attack?": one typed line a side and two taps from Home, the answer in sight all the time; line, tiles and chips say the same', async () => {
  const page = await kit.open(PHONE);
  const { tap, type, taps } = counted(page);
  const [attacker, defender] = [line(page, 'Attacker'), line(page, 'Defender')];
  await tap(page.getByRole('link', { name: /^Odds: Twilight/ }));
  await type(attacker, 'letnev: 2 dread, 1 carrier, 4 ff; duranium');
  await page.keyboard.press('Enter');
  await expect.poll(() => defender.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await resultAt(page)).toBe(56);
  await page.keyboard.type('sardakk: 3 cruiser, 1 carrier, 2 ff');
  await page.locator('[data-done=true]').waitFor();
  console.info(`should I attack: ${taps()} taps, ${(await figures(page)).replace(/\s+/g, ' ')}`);
  expect(taps()).toBeLessThanOrEqual(2);
  expect(await figures(page)).toMatch(/Letnev[\s\S]*%[\s\S]*exact[\s\S]*N'orr/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await resultAt(page)).toBe(56);

  expect(await page.getByLabel('Faction').first().locator('option:checked').innerText()).toBe('Letnev');
  expect(await page.getByRole('button', { name: /^One more cruiser, now 3$/i }).count()).toBe(1);
  await page.getByRole('button', { name: /^One more dreadnought, now 2$/i }).click();
  expect(await attacker.inputValue()).toBe('3 dreadnoughts, 1 carrier, 4 fighters; Duranium Armor');
  await page
    .getByRole('button', { name: /^One fewer carrier$/i })
    .first()
    .click();
  await page.getByRole('button', { name: /^One more carrier, now 0$/i }).click();
  await page.getByText('Upgrades and technologies').first().click();
  const chip = (id: string) => page.locator(`[data-chip="${id}"]`);
  await chip('dreadnought-2').click();
  await chip('duranium-armor').click();
  expect(await attacker.inputValue()).toBe('3 Dreadnought IIs, 4 fighters, 1 carrier');
  await page.getByRole('heading', { name: 'Unit upgrades' }).waitFor();
  await expect.poll(() => chip('fighter-2').locator('[data-change]').innerText()).toMatch(/^[+−±]\d/);
  await page.getByRole('searchbox', { name: /^Search upgrades/ }).fill('plasma');
  await chip('plasma-scoring').click();
  expect(await attacker.inputValue()).toMatch(/; Plasma Scoring$/);

  // What cannot be read says so and leaves the figure as it was; a tap says what stands there again.
  await page.locator('[data-done=true]').waitFor();
  const before = await page.locator('.odds .num').first().innerText();
  await attacker.fill('2 draed');
  await page.locator('[data-problem="attacker"]').getByText(/draed/).waitFor();
  expect(await page.locator('[data-left-out]').innerText()).toBe("Can't read this line yet");
  expect(await page.locator('.odds .num').first().innerText()).toBe(before);
  await page.getByRole('button', { name: /^One more cruiser, now 0$/i }).click();
  expect(await attacker.inputValue()).toBe('3 Dreadnought IIs, 4 fighters, 1 carrier, 1 cruiser; Plasma Scoring');
  expect(await page.locator('[data-problem="attacker"]').count()).toBe(0);
});

test('the Odds page says that a figure is exact, and tells what only exact odds can: E7, a retreat, the best order of losses', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/odds/twilight-imperium`);
  await line(page, 'Attacker').fill('arborec: 2 dread; duranium');
  await line(page, 'Attacker').press('Enter');
  await line(page, 'Defender').fill('hacan: 2 dread');
  await expect.poll(() => figures(page)).toMatch(/65\s*%[\s\S]*exact[\s\S]*6 %[\s\S]*30\s*%/);
  await page.getByText(/^Exact: every roll/).waitFor();
  expect(await page.locator('[data-end=a]').first().innerText()).toMatch(/2 dreadnoughts/i);
  // A side that leaves after a round keeps more than one that fights on and may lose everything.
  await page.getByRole('group', { name: 'Retreat after round' }).getByText('1', { exact: true }).click();
  await page.locator('[data-beside=true]').waitFor();
  expect(await page.locator('[data-beside]').innerText()).toMatch(/%[\s\S]*Arborec retreats/);
  await page.getByText(/keeps [\d.]+ of 8 resources on average\. Fighting to the end/).waitFor();
  // The best order of losses is not worked out where ships are repaired, and the page says so in words.
  await page.getByText('How they fight').click();
  await page.getByText('best for Hacan').click();
  await expect.poll(() => page.locator('[data-refused]').innerText()).toMatch(/^No odds: Duranium Armor/);
  await line(page, 'Attacker').fill('arborec: 2 cruiser, 1 destroyer');
  await page.locator('[data-exact=true]').waitFor();
  expect(await page.locator('[data-refused]').count()).toBe(0);
});

/** A worker counts for long: in the long run. */
test.each(ALL ? ['duel'] : [])(
  'what a glance gives up the Odds page counts to its end: %s of Exodus Loop',
  async (id) => {
    const game = await gameOf('exodus-loop');
    const duel = game.setup.presets.find((preset) => preset.id === id)?.setup;
    const page = await kit.open(LAPTOP);
    await page.goto(`${kit.url}#/odds/exodus-loop/${await packOdds(game, duel)}`);
    await page.locator('[data-exact=true]').waitFor();
    await page.getByText(/^Exact: every roll/).waitFor();
  },
);

const side = (page: Page, name: string): Locator => page.locator('.setform').getByRole('region', { name, exact: true });

test('Letnev against Jol-Nar by hand, with upgrades, two planets, a third party’s PDS and own dice: at most 20 taps; offered again the next time', async () => {
  const page = await kit.open(PHONE, QUIET);
  const { tap, choose, type, taps } = counted(page);
  const [attacker, defender] = [side(page, 'Attacker'), side(page, 'Defender')];
  await tap(page.getByRole('link', { name: /^Set up: Twilight/ }));
  await type(line(page, 'Attacker'), 'letnev: 3 dread II, 2 carrier, 6 ff, 5 inf; duranium');
  await type(line(page, 'Defender'), 'jol-nar: 2 cruiser II, 1 carrier, 3 ff; on Jol: 3 inf, 1 pds; on Nar: 2 inf');
  const system = page.locator('summary').filter({ hasText: /^System/ });
  await tap(system);
  await tap(page.getByRole('button', { name: 'Add a third party' }));
  const third = page.getByRole('group', { name: 'Third party 1', exact: true });
  await choose(third.getByLabel('Third party 1', { exact: true }), 'Sol');
  await tap(page.getByText('We roll', { exact: true }));
  // What was set up is used: the span went along, and says so. At a table of people nobody knows the cards.
  expect(await page.getByLabel('Start at step').inputValue()).toBe('P1.1');
  expect(await page.getByLabel('Stop after').inputValue()).toBe('all');
  expect(await page.locator('[data-wider]').count()).toBe(2);
  expect(await page.getByRole('radio', { name: 'Secret' }).isChecked()).toBe(true);
  await tap(page.getByRole('button', { name: START }));
  await page.locator('main.table').waitFor();
  console.info(`(a) set up: ${taps()} taps`);
  expect(taps()).toBeLessThanOrEqual(20);
  await page
    .locator('.top__title')
    .getByText(/Letnev against .*Jol-Nar/)
    .waitFor();

  await page.goto(`${kit.url}#/`);
  await page.getByRole('link', { name: /^Set up: Twilight/ }).click();
  await page.getByRole('button', { name: /^Two cruisers against a destroyer/ }).click();
  await attacker.locator('[data-guest="letnev"]').click();
  expect(await attacker.getByLabel('Faction').inputValue()).toBe('letnev');
  await attacker.getByText('Upgrades, technologies').getByText('Duranium Armor').waitFor();
  expect(await defender.locator('[data-guest="letnev"]').count()).toBe(0);
  await page.getByRole('button', { name: /^Tonight: .*Letnev against/ }).click();
  expect(await defender.getByLabel('Faction').inputValue()).toBe('jol-nar');

  // Each is one tap.
  await page.getByText('Listed', { exact: true }).click();
  await attacker.getByRole('button', { name: 'Add an action card' }).waitFor();
  await page.getByText('None', { exact: true }).click();
  expect(await attacker.getByRole('button', { name: 'Add an action card' }).count()).toBe(0);
  // A span that somebody narrows is theirs, and says what it never comes to.
  await system.click();
  await page.getByLabel('Stop after').selectOption('space');
  const unused = page.locator('[data-unused="planets"]');
  await unused.getByRole('button', { name: 'Play to the last step' }).click();
  await unused.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Stop after').inputValue()).toBe('all');
  // Long lists: by kind, and never under the bar.
  await attacker.getByText('Upgrades, technologies').click();
  await attacker.getByRole('button', { name: 'Add a technology, leader, promissory note or relic' }).click();
  const list = attacker.locator('.picker .sheet');
  expect(await list.locator('.kind').allInnerTexts()).toEqual(
    expect.arrayContaining(['Technologies', 'Leaders', 'Relics', 'Promissory notes']),
  );
  expect(await list.locator('.opt').first().innerText()).toContain('Barony of Letnev');
  const [box, bar] = [await list.boundingBox(), await page.locator('.setbar').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(bar?.y ?? 0);
  // The raw form is behind one word.
  expect(await page.locator('.setform .rest .fold').count()).toBe(1);
  await page.getByText('Everything, as text').click();
  await page.getByRole('textbox', { name: /^The setup as JSON/ }).waitFor();
});

/**
 * Lists of cards that do not all fit together: the problem of one is shown, and removing it again fixes it. Everywhere else
 * what does not fit is not taken in the first place.
 */
const SAYS_SO = ['flesh-and-blood'];

/** Presses every button of the form that adds something, then every one that removes something; those after which it cannot start. */
const pressAll = (page: Page, takesOut: boolean): Promise<{ pressed: number; stuck: string[] }> =>
  page.evaluate(async (fixes) => {
    const form = document.querySelector('main.setup') as HTMLElement;
    /** What was done is drawn before the next click. */
    const frame = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const named = (button: Element) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    const cannotStart = () =>
      document.querySelector('.setbar .choice--primary')?.getAttribute('aria-disabled') === 'true'
        ? (document.querySelector('.setbar .state')?.textContent ?? '?')
        : '';
    const buttons = () => [...form.querySelectorAll('button')].filter((one) => !one.closest('.rest, .sheet, .stepper'));
    const click = async (button: HTMLElement | undefined) => {
      button?.click();
      await frame();
    };
    const stuck: string[] = [];
    let pressed = 0;
    /** A list opens: its first entry that may be taken. */
    const takeFirst = async (list: HTMLElement) => {
      const entry = list.parentElement?.querySelector<HTMLElement>('.opt:not([aria-disabled="true"])');
      const name = entry?.querySelector('span')?.textContent ?? '';
      await click(entry ?? undefined);
      if (list.isConnected && list.getAttribute('aria-expanded') === 'true') await click(list);
      const out = buttons().find((one) => named(one).startsWith('Remove ') && named(one).endsWith(name));
      if (fixes && cannotStart()) await click(out);
    };
    const press = async (button: HTMLElement) => {
      const name = named(button);
      pressed++;
      await click(button);
      if (button.getAttribute('aria-expanded') === 'true') await takeFirst(button);
      if (cannotStart()) stuck.push(`${name}: ${cannotStart()}`);
    };
    const adds = (one: HTMLElement) => one.querySelector('use[href="#plus"]') !== null;
    const removes = (one: HTMLElement) => named(one).startsWith('Remove ');
    for (const wanted of [adds, removes]) {
      const done = new Set<string>();
      for (let i = 0; i < 150 && !stuck.length; i++) {
        for (const fold of form.querySelectorAll<HTMLDetailsElement>('.side .fold, .panel:not(.rest) > .fold'))
          fold.open = true;
        await frame();
        const keyOf = (one: Element) =>
          `${named(one)} ${one.parentElement?.closest('[aria-label]')?.getAttribute('aria-label')}`;
        const next = buttons().find((one) => wanted(one) && !done.has(keyOf(one)));
        if (!next) break;
        done.add(keyOf(next));
        await press(next);
      }
    }
    return { pressed, stuck };
  }, takesOut);

test('after every Add and Remove of every form the setup can start', async () => {
  const page = await kit.open(LAPTOP, QUIET);
  for (const { id } of GAMES) {
    await page.goto(`${kit.url}#/`);
    await page.goto(`${kit.url}#/new/${id}`);
    await page.locator('.setform .side').nth(1).waitFor();
    // By hand it begins with nothing, which cannot start.
    if (id === 'twilight-imperium') await page.getByRole('button', { name: 'An even fight', exact: true }).click();
    else await takeExample(page);
    const { pressed, stuck } = await pressAll(page, SAYS_SO.includes(id));
    expect(stuck, id).toEqual([]);
    expect(pressed, id).toBeGreaterThan(8);
  }
});
