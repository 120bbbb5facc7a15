import { GAMES } from '@fray/games';
import { SKILL_ROWS, TRAIT_ROWS, UPGRADE_ROWS } from '@fray/games/exodus-loop/screen';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from '@fray/games/merc/screen';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL } from './everywhere.ts';
import { browserKit, LAPTOP, NO_ODDS } from './kit.ts';

const kit = browserKit(NO_ODDS);

/** Names keep their language: people, cards, ships, games. The last ones are the same word in both languages. */
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
    'Start',
    'Standard',
    'Elite',
    'Boss',
  ],
].sort((a, b) => b.length - a.length);
/** Small words and words of the table that German does not have. */
const ENGLISH = new RegExp(
  `\\b(${'the and of with from until dice roll rolls hits health armor round turn target targets enemy enemies order orders your nobody dead attack loses choose not'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')})\\b`,
);

/** Words that English does not have. */
const GERMAN = /[äöüß]|\b(und|oder|nicht|keine?|wird|mit|Kampf|Runde|Zug|Rat|Regeln)\b/i;

/** German has a comma there; `6.000` is a thousand. */
const DECIMAL_POINT = /\d\.\d(?!\d)/;

/** All texts that a person reads or hears on the page. */
const read = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const plain = text?.replace(/\s+/g, ' ').trim();
      if (plain && /\p{L}{3}/u.test(plain)) found.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // A person named the combat.
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, .top__title b'))
        add(walker.currentNode.textContent);
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) add(one.getAttribute(name));
    }
    return [...found];
  });

/** Reads the page in a language that is chosen in Settings; `open` opens again what was open. */
async function readIn(page: Page, language: 'en' | 'de', open: (page: Page) => Promise<void>): Promise<string[]> {
  const { hash } = new URL(page.url());
  await page.goto(`${kit.url}#/settings`);
  await page.locator(`input[type=radio][value=${language}]`).evaluate((box) => (box as HTMLInputElement).click());
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.goto(`${kit.url}#/combats`);
  await page.goto(`${kit.url}${hash}`);
  await page.locator('main').first().waitFor();
  await open(page);
  // A menu is drawn when it is opened.
  for (const menu of await page.locator('details.menu').all()) {
    await menu.evaluate((box) => {
      (box as HTMLDetailsElement).open = true;
    });
    await menu.locator('.menu__list > *').first().waitFor();
  }
  return read(page);
}

const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Texts that are the same in both languages and no names, and German ones with English words in them. */
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

/** Makes the marked choice, or the first one, until the table needs dice. */
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

const games = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, isGerman: 'de' in ((await load()).languages ?? {}) })),
);
/** The pages of a game with an address of their own, and how to know that they are drawn. */
const pagesOf = (game: string): (readonly [hash: string, ready: string])[] => [
  [`#/rules/${game}`, '.flow'],
  [`#/odds/${game}`, '[data-samples]'],
  [`#/new/${game}`, '.setform .side, .setform .panel.rest .body'],
];
/** The soak run looks at all of them, a test at the setup, from where it goes on. */
const lookedAt = (game: string) => pagesOf(game).slice(ALL ? 0 : -1);

/** Odds and advice name whom they are against. */
const AGAINST = 'gegen den gedruckten Automaten';

for (const { id: game, isGerman } of games) {
  if (!isGerman) continue;
  test(`${game} in German has no English text: setup, odds, rules, choices, reasons, log, sheets, forms, dice, end, replay`, async () => {
    const page = await kit.open(LAPTOP, { language: 'de', dice: 'typed' });
    const left: Record<string, string[]> = {};
    for (const [hash, ready] of lookedAt(game)) {
      await page.goto(`${kit.url}${hash}`);
      const found = await leftInEnglish(page, () => page.locator(ready).first().waitFor());
      if (hash.startsWith('#/odds/')) {
        await page.getByText(AGAINST).waitFor();
        found.push(...(await read(page)).filter((piece) => DECIMAL_POINT.test(piece)));
      }
      if (found.length) left[hash] = found;
    }
    await page.locator('.preset').nth(1).locator('.btn').click();
    await page.locator('main.table').waitFor();
    // Each game looks at every other moment, so that the two look at all of them; in the long run both do.
    let moments = games.findIndex(({ id }) => id === game) % 2;
    const look = async (moment: string, open = drawn) => {
      if (!ALL && moments++ % 2) {
        const { hash } = new URL(page.url());
        for (const one of ['#/combats', hash]) await page.goto(`${kit.url}${one}`);
        return open(page);
      }
      const found = await leftInEnglish(page, open);
      if (found.length) left[moment] = found;
    };
    await look('adjust', adjust);
    await look('advice', async () => {
      await drawn(page);
      await page.locator('[data-advise]').click();
      await page.locator('[role=dialog] [data-row], dialog [data-row]').first().waitFor();
    });
    await page.locator('[data-how]', { hasText: AGAINST }).waitFor();
    await look('a form', form);
    // The form closes with the page.
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
    expect(left).toEqual({});
  });
}

test('with German chosen, the pages of a game without German are in English, and Home is German again', async () => {
  const page = await kit.open(LAPTOP, { language: 'de' });
  const wrong: Record<string, string[]> = {};
  const look = async (name: string, ready: string) => {
    await page.locator(ready).first().waitFor();
    await page.locator('html[lang=en]').waitFor({ state: 'attached' });
    const found = (await read(page)).filter((piece) => GERMAN.test(piece));
    if (found.length) wrong[name] = found;
  };
  for (const { id, isGerman } of games) {
    if (isGerman) continue;
    for (const [hash, ready] of lookedAt(id)) {
      await page.goto(`${kit.url}${hash}`);
      await look(hash, ready);
    }
    await page.locator('.preset').first().locator('.btn').click();
    await look(`table of ${id}`, 'main.table, main.pass');
  }
  expect(wrong).toEqual({});
  await page.goto(`${kit.url}#/`);
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
});

test('an unknown language gets English and a sentence', async () => {
  const page = await kit.open(LAPTOP, { language: 'fr' });
  await page.locator('[data-toast]').filter({ hasText: 'does not have the language “fr”' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('Home, the list of combats and Settings in German have no English text', async () => {
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
    // The cards of games without German are in English.
    const found = await leftInEnglish(page, async () => {
      await page.locator(ready).first().waitFor();
      await page.evaluate(
        (german) => {
          for (const card of document.querySelectorAll('article.game'))
            if (!german.includes((card as HTMLElement).dataset.game ?? '')) card.remove();
        },
        games.filter(({ isGerman }) => isGerman).map(({ id }) => id),
      );
    });
    if (found.length) left[hash] = found;
  }
  expect(left).toEqual({});
});
