import { GAMES } from '@fray/games';
import { SKILL_ROWS, TRAIT_ROWS, UPGRADE_ROWS } from '@fray/games/exodus-loop/screen';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from '@fray/games/merc/screen';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS } from './kit.ts';

const kit = browserKit(NO_ODDS);

/** Names keep their language: people, cards, ships, games. The last ones are the same word in both. */
const NAMES = [
  ...[MERCS, DICTATORS, WEAPONS, ARMOR, ACCESSORIES, VEHICLES, TACTICS].flatMap((rows) => rows.map(({ name }) => name)),
  ...[SKILL_ROWS, TRAIT_ROWS, UPGRADE_ROWS].flatMap((rows) => Object.values(rows).map(({ name }) => name)),
  ...GAMES.map(({ name }) => name),
  ...['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliett'],
  ...[
    'Fray',
    'English',
    'Deutsch',
    'Leviathan',
    'Bot',
    'Bomber',
    'Name',
    'Initiative',
    'Link',
    'Enter',
    'Shift',
    'Esc',
    'Vibration',
    'Normal',
  ],
].sort((a, b) => b.length - a.length);
/** Little words and words of the table that German has not. */
const ENGLISH = new RegExp(
  `\\b(${'the and of with from until dice roll rolls hits health armor round turn target targets enemy enemies order orders your nobody dead attack loses choose not'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')})\\b`,
);

/** Whatever a person reads or hears on the page, piece by piece. */
const read = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const plain = text?.replace(/\s+/g, ' ').trim();
      if (plain && /\p{L}{3}/u.test(plain)) found.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // The name of a combat is what somebody called it.
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, .top__title b'))
        add(walker.currentNode.textContent);
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) add(one.getAttribute(name));
    }
    return [...found];
  });

/** The page of this moment in a language, changed where a person changes it; what was opened is opened again. */
async function readIn(page: Page, language: 'en' | 'de', open: (page: Page) => Promise<void>): Promise<string[]> {
  const { hash } = new URL(page.url());
  await page.goto(`${kit.url}#/settings`);
  await page.locator(`input[type=radio][value=${language}]`).evaluate((box) => (box as HTMLInputElement).click());
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.goto(`${kit.url}#/combats`);
  await page.goto(`${kit.url}${hash}`);
  await page.locator('main').first().waitFor();
  await open(page);
  return read(page);
}

const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Pieces that are the same in both languages and more than names, and German ones with English words in them. */
async function leftInEnglish(page: Page, open: (page: Page) => Promise<void>): Promise<string[]> {
  const english = await readIn(page, 'en', open);
  const german = await readIn(page, 'de', open);
  expect(german.length).toBeGreaterThan(5);
  return german.filter((piece) => {
    const rest = withoutNames(piece);
    return (english.includes(piece) && /\p{Ll}{3}/u.test(rest)) || ENGLISH.test(rest);
  });
}

const drawn = async (page: Page): Promise<void> => page.locator('#choices .choice, #choices .btn').first().waitFor();
const adjust = async (page: Page): Promise<void> => {
  await drawn(page);
  await page.locator('.top__act:has(use[href="#adj"])').click();
  await page.getByRole('dialog').waitFor();
  // Every kind, with what it holds.
  await page.getByRole('dialog').evaluate((sheet) => {
    for (const kind of sheet.querySelectorAll('details')) kind.open = true;
  });
};
/** The first form of the host: fields and options. */
const form = async (page: Page): Promise<void> => {
  await adjust(page);
  await page.getByRole('dialog').locator('.choice', { hasText: '…' }).first().click();
  await page.locator('#choices form').waitFor();
};

/** Takes the marked choice, else the first, until dice are asked for. */
const goOnToDice = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let i = 0; i < 400 && !document.querySelector('.pad'); i++) {
      const free = '#choices .choice:not([aria-disabled="true"])';
      const marked = document.querySelector<HTMLElement>('#choices .choice--primary');
      (marked ?? document.querySelector<HTMLElement>(free))?.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
    return document.querySelector('.pad') !== null;
  });

for (const game of ['merc', 'exodus-loop']) {
  test(`German leaves no English on the table of ${game}: choices, reasons, log, sheets, forms, typed dice, end, replay, rules`, async () => {
    const page = await kit.open(LAPTOP, { language: 'de', dice: 'typed' });
    await page.goto(`${kit.url}#/new/${game}`);
    await page.locator('.preset').first().waitFor();
    await page.locator('.preset').nth(1).locator('.btn').click();
    await page.locator('main.table').waitFor();
    const left: Record<string, string[]> = {};
    const look = async (moment: string, open = drawn) => {
      const found = await leftInEnglish(page, open);
      if (found.length) left[moment] = found;
    };
    await look('adjust', adjust);
    await look('a form', form);
    // The form goes away with the page; the combat stays.
    await page.reload();
    await drawn(page);
    expect(await goOnToDice(page)).toBe(true);
    await look('typed dice and keys', async () => {
      await page.locator('.pad').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    });
    await page.locator('[data-roll]').click();
    await adjust(page);
    await page.locator('dialog [data-choice=concede]').first().click();
    await page.locator('#choices .choice--primary').click();
    await look('the end', () => page.locator('section.end').waitFor());
    await page.goto(page.url().replace('/table/', '/replay/'));
    await look('replay', () => page.getByRole('slider').waitFor());
    await page.goto(`${kit.url}#/rules/${game}`);
    await look('rules', () => page.locator('.flow').waitFor());
    expect(left).toEqual({});
  });
}

test('German leaves no English on Home, the list of combats and Settings', async () => {
  const page = await kit.open(LAPTOP, { language: 'de' });
  await page.goto(`${kit.url}#/new/merc/one-merc`);
  const left: Record<string, string[]> = {};
  for (const [hash, ready] of [
    ['#/', 'article.game'],
    ['#/settings', '#storage'],
    ['#/combats', 'main'],
  ] as const) {
    await page.goto(`${kit.url}${hash}`);
    await page.locator(ready).first().waitFor();
    // Three games have no German words of their own yet: their cards speak English.
    const found = await leftInEnglish(page, async () => {
      await page.locator(ready).first().waitFor();
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('article.game'))
          if (!['merc', 'exodus-loop'].includes((card as HTMLElement).dataset.game ?? '')) card.remove();
      });
    });
    if (found.length) left[hash] = found;
  }
  expect(left).toEqual({});
});
