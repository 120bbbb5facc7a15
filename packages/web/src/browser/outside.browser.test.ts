import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Combat, hash, makeSave, type Save, seededDice, type Types } from '@fray/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packOdds } from '../share/link.ts';
import { pack } from '../share/pack.ts';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { addressOf, download, gameOf, OF_0_11_0, setupAddress } from './links.ts';
import { inStore } from './stored.ts';

/** Links and files from outside: no page breaks, a sentence says what is wrong, nothing is stored. */
const kit = browserKit(NO_ODDS);

async function saveOf(id: string): Promise<Save<Types>> {
  const game = await gameOf(id);
  const combat = Combat.begin(game.rules, game.setup.presets[0]?.setup, seededDice(3));
  for (let i = 0; i < 3; i++) combat.playBot(combat.choices()[0]?.seat ?? '', game.bot);
  return makeSave(combat);
}
/** Somebody took the first move out of the log, and made the fingerprint fit. */
function withoutFirstMove(save: Save<Types>): string {
  const { hash: _, ...body } = { ...save, moves: save.moves.slice(1) };
  return JSON.stringify({ ...body, hash: hash(body) });
}
const linkWith = async (data: unknown): Promise<string> => `${kit.url}${await addressOf(data)}`;
const combatIn = (save: string) => ({ kind: 'combat', name: 'Sector B2', sitters: {}, save });

/** Holds back a file of the site until it is released. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.context().route(file, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const message = (page: Page) => page.locator('[data-toast]');
async function told(page: Page, sentence: RegExp): Promise<void> {
  await message(page).filter({ hasText: sentence }).waitFor();
  expect(await message(page).textContent()).not.toContain('does not let the page save');
  await message(page).getByRole('button', { name: 'Close' }).click();
  await message(page).waitFor({ state: 'detached' });
  await page.locator('main.home').waitFor();
  expect(await page.locator('.rec').count()).toBe(0);
}

test('a link that is too long, too large, too deep, damaged, foreign or forged has its own sentence', async () => {
  const page = await kit.open(PHONE);
  const save = await saveOf('merc');
  const links: [string, RegExp][] = [
    [`${kit.url}#/open/${'A'.repeat(70_000)}`, /longer than 64 kB/],
    [await linkWith(' '.repeat(7_900_000)), /unpacks to more than 1 MB/],
    [`${kit.url}#/open/${await pack('['.repeat(200_000))}`, /nested too deeply/],
    [`${kit.url}#/open/nonsense`, /damaged or incomplete/],
    [await linkWith({ kind: 'war' }), /neither a fight nor a setup/],
    [`${kit.url}${await setupAddress('merc', { rebels: 7 })}`, /setup is not valid\. \S+/],
    [await linkWith({ kind: 'setup', game: 'chess', setup: {} }), /There is no game "chess"/],
    [await linkWith(combatIn(withoutFirstMove(save))), /The log does not lead to the saved state/],
  ];
  for (const [link, sentence] of links) {
    await page.goto(link);
    await told(page, sentence);
  }
  await page.goto(await linkWith(combatIn(JSON.stringify(save))));
  await page.locator('main.table').waitFor();
});

test('a link or a file of another version is refused, and offered as a download', async () => {
  const page = await kit.open(LAPTOP);
  const { stored, links } = OF_0_11_0;
  const newer = JSON.stringify({ ...(await saveOf('merc')), fray: 99 });
  const setup = JSON.stringify(stored.save.setup);
  for (const [link, sentence, text] of [
    [links.combat, /format 1; this version of Fray reads format 3/, JSON.stringify(stored.save)],
    [links.setup, /made by another version of Fray or of the rules/, setup],
    [await addressOf(combatIn(newer)), /format 99; this version of Fray reads format 3/, newer],
  ] as const) {
    await page.goto(`${kit.url}${link}`);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    expect(await download(page, page.locator('main'))).toBe(text);
  }
  await page.goto(`${kit.url}${links.odds}`);
  await message(page)
    .filter({ hasText: /made by another version/ })
    .waitFor();
  expect(await download(page, message(page))).toBe(setup);
  await page.goto(`${kit.url}#/`);
  const path = join(tmpdir(), `fray-outside-${process.pid}-old.json`);
  writeFileSync(path, JSON.stringify(stored.save));
  await page.locator('input[type=file]').setInputFiles(path);
  await message(page)
    .filter({ hasText: /format 1; this version/ })
    .waitFor();
  expect(await download(page, message(page))).toBe(JSON.stringify(stored.save));
  expect(await inStore(page)).toEqual([]);
});

test('a link of odds goes through the same door', async () => {
  const page = await kit.open(LAPTOP);
  const merc = await gameOf('merc');
  await page.goto(`${kit.url}#/odds/merc/${await packOdds(merc, merc.setup.presets[0]?.setup)}`);
  await page.locator('[data-samples]').waitFor();
  expect(await message(page).count()).toBe(0);
  await page.goto(`${kit.url}#/`);
  await page.goto(`${kit.url}#/odds/merc/${await pack(' '.repeat(7_900_000))}`);
  await message(page)
    .filter({ hasText: /unpacks to more than 1 MB/ })
    .waitFor();
});

test('while a link is opened the page says so and has a way back that stops it', async () => {
  const page = await kit.open(PHONE);
  const link = await linkWith(combatIn(JSON.stringify(await saveOf('merc'))));
  // The game does not come: the link is being opened for as long as somebody likes to look.
  const release = await hold(page, /assets\/merc-/);
  const started = page.waitForEvent('worker');
  await page.goto(link);
  const worker = await started;
  const ended = new Promise((done) => worker.on('close', done));
  await page.locator('[data-opening]').filter({ hasText: 'Opening.' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await page.locator('main.home').waitFor();
  await ended;
  release();
  expect(page.workers()).toHaveLength(0);
  expect(await message(page).count()).toBe(0);
  // The same link once more, and this time to its end; a second time it is the same combat.
  await page.goto(link);
  await page.locator('main.table').waitFor();
  const table = page.url();
  await page.goto(`${kit.url}#/`);
  await page.locator('.rec').waitFor();
  await page.goto(link);
  await page.waitForURL(table);
});

test('a file whose log does not lead to its state is refused in the words of the terminal, and waiting for one can be ended', async () => {
  const page = await kit.open(LAPTOP);
  const save = await saveOf('exodus-loop');
  let chosen = 0;
  const choose = async (text: string): Promise<void> => {
    // Each is a file of its own: the same one chosen twice may be no change to a browser.
    const path = join(tmpdir(), `fray-outside-${process.pid}-${chosen++}.json`);
    writeFileSync(path, text);
    await page.locator('input[type=file]').setInputFiles(path);
  };
  await choose(withoutFirstMove(save));
  await told(page, /Fray could not open the file\. The log does not lead to the saved state.*Nothing was changed\./);
  await choose(`{"fray":1,"state":${'['.repeat(200_000)}`);
  await told(page, /nested deeper than 100 levels/);
  const release = await hold(page, /assets\/exodus-loop-/);
  const started = page.waitForEvent('worker');
  await choose(JSON.stringify(save));
  const worker = await started;
  const ended = new Promise((done) => worker.on('close', done));
  await message(page).getByRole('button', { name: 'Cancel' }).click();
  await ended;
  release();
  await message(page).waitFor({ state: 'detached' });
  expect(await page.locator('.rec').count()).toBe(0);
  await choose(JSON.stringify(save));
  await page.locator('main.table, main.pass').waitFor();
});
