import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import type { Kit } from './kit.ts';
import { startPreset, tap, tapToEnd } from './people.ts';
import { twoFrames } from './waits.ts';

/** The soak run looks at everything, a test at one page of each game. */
export const ALL = process.env.FRAY_SCREENS === 'all';

/** Every page that has an address of its own, and how to know that it is drawn. */
const PAGES: [hash: string, ready: string][] = [
  ['#/', 'article.game'],
  ['#/combats', '.rec'],
  ['#/settings', '#storage'],
  ...GAMES.flatMap(({ id }): [string, string][] => [
    [`#/new/${id}`, '.preset'],
    [`#/rules/${id}`, '.flow'],
    [`#/odds/${id}`, '[data-samples]'],
  ]),
];
/** Of each game its setup, the page with the most fields. */
const SETUPS = PAGES.filter(([hash]) => hash.startsWith('#/new/'));

/** The rules of a second game: the same drawing. */
export const isDrawnAgain = (name: string): boolean => /^#\/rules\/(?!merc)/.test(name);

/** Opens everything that a setup form folds away; for one game also its text. */
async function openForms(page: Page, hash: string): Promise<void> {
  await page.locator('.setform .side').nth(1).waitFor();
  await page.locator(hash.endsWith('merc') ? '.fold' : '.side .fold, .panel:not(.rest) > .fold').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
}

/** Looks at the page as it is now; `within`: at what has come over it since the last look. */
export type Look = (name: string, within?: string) => Promise<void>;
const SHEET = 'dialog[open], [role="dialog"]';

/** The tables of all games, to their end. */
export async function everyTable(kit: Kit, page: Page, look: Look): Promise<void> {
  for (const { id } of GAMES) {
    await page.goto(`${kit.url}#/`);
    await startPreset(page, id);
    // Its first fight is over after three.
    await tap(page, id === 'exodus-loop' ? 1 : 3);
    await page.locator('main').first().waitFor();
    await twoFrames(page);
    await look(`table of ${id}`);
    if (!ALL) continue;
    const table = page.url();
    await page.goto(table.replace('/table/', '/replay/'));
    // Where hands are hidden, the device is passed there too.
    await page.locator('input[type="range"], [data-pass]').first().waitFor();
    await look(`replay of ${id}`);
    await page.goto(table);
    await page.locator('main.table, main.pass').waitFor();
    await tapToEnd(page);
    await look(`end of ${id}`);
  }
}

/** All pages beside the tables; the setups alone where not everything is looked at. */
export async function everyPage(kit: Kit, page: Page, look: Look): Promise<void> {
  for (const [hash, ready] of ALL ? PAGES : SETUPS) {
    await page.goto(`${kit.url}${hash}`);
    await page.locator(ready).first().waitFor();
    if (hash.startsWith('#/new')) await openForms(page, hash);
    await look(hash);
  }
}

/** What lies over a table or stands on it at some moments: round card, proposal, strip, cards of units, sheets, dice pad, the end. */
export async function everySheet(kit: Kit, page: Page, look: Look): Promise<void> {
  const sheet = page.locator(SHEET);
  const close = async () => {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await page.goto(`${kit.url}#/new/twilight-imperium/medium-fleets`);
  await page.locator('#choices [data-throw]').waitFor();
  await look('round card');
  await page.locator('details.strip summary').click();
  await look('strip');
  await page.locator('.side.a .tok').first().click();
  await page.locator('[data-fix]').first().waitFor();
  await look('unit card', SHEET);
  await close();
  await page.locator('#choices [data-throw]').click();
  await page.locator('#choices [data-choice="accept"]').waitFor();
  await look('proposal');
  await page.keyboard.press('?');
  await sheet.waitFor();
  await look('keys', SHEET);
  await close();
  await page.keyboard.press('a');
  await sheet.locator('[data-row]').first().waitFor();
  await look('advice', SHEET);
  await close();
  for (const name of [/^Who plays/, /^Share/, /^Adjust/]) {
    // On a laptop it stands in the bar on top.
    const button = page.getByRole('button', { name });
    if (!(await button.isVisible())) await page.getByLabel('More', { exact: true }).click();
    await button.click();
    await sheet.waitFor();
    await look(`${name}`, SHEET);
    await close();
  }
  await page.goto(`${kit.url}#/new/flesh-and-blood/dorinthea-rhinar`);
  await page.locator('[data-pass]').waitFor();
  await look('pass the device');
  await page.goto(`${kit.url}#/new/flesh-and-blood/own-deck`);
  await page.locator('[data-letters]').waitFor();
  await look('own decks');
  await page.goto(`${kit.url}#/new/mage-knight/table`);
  await page.locator('[data-enemy]').first().click();
  await page.locator('[data-lead]').waitFor();
  await look('real cards');
  await page.locator('[data-look]').first().click();
  await page.locator('[data-fix]').first().waitFor();
  await look('card of an enemy', SHEET);
  await close();
  await page.goto(`${kit.url}#/settings`);
  await page.getByText('We roll our own dice').click();
  await page.goto(`${kit.url}#/new/merc/patrol`);
  const pad = page.locator('#choices .pad');
  await page.locator('#choices [data-choice]').first().waitFor();
  for (let i = 0; i < 20 && !(await pad.isVisible()); i++) await tap(page, 1);
  await look('dice pad');
  await tapToEnd(page);
  await look('end');
}
