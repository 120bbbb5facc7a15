import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@fray/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CombatRecord } from '../store/db.ts';
import { browserKit, LAPTOP, PHONE } from './kit.ts';
import { seatBots } from './people.ts';
import { twoFrames } from './waits.ts';

const kit = browserKit();

/** What the page of 0.4.0 left in a browser (net-0.4.0.ts). Never made anew. */
const kept = <V>(name: string): V =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'kept-0.4.0', `${name}.json`), 'utf8')) as V;
const combats = kept<CombatRecord[]>('combats');
const settings = kept<{ local: Record<string, string>; session: Record<string, string> }>('settings');
const links = kept<Record<'presets' | 'combats' | 'odds', { game: string; preset?: string; hash: string }[]>>('links');

/** Puts combats where the page keeps them: in a store of the first version, as that browser had it. */
async function store(page: Page, records: readonly CombatRecord[]): Promise<void> {
  await page.evaluate(
    (list) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('fray');
        asked.onupgradeneeded = () =>
          asked.result.createObjectStore('combats', { keyPath: 'id' }).createIndex('updated', 'updated');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const change = asked.result.transaction('combats', 'readwrite');
          for (const record of list) change.objectStore('combats').put(record);
          change.oncomplete = () => {
            asked.result.close();
            done();
          };
          change.onerror = () => fail(change.error);
        };
      }),
    records,
  );
}

/** Bots take every seat; the table throws the dice that it is asked for, and touches nothing else. */
async function playToEnd(page: Page): Promise<void> {
  await page.locator('main.table, main.pass').waitFor();
  const end = page.locator('section.end');
  if (!(await end.isVisible())) await seatBots(page, 7);
  await page.evaluate(async () => {
    // Nobody looks: laying out every move of the bots would take most of the time.
    document.body.style.display = 'none';
    while (!document.querySelector('section.end')) {
      document.querySelector<HTMLButtonElement>('[data-pass], [data-roll]')?.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
    document.body.style.display = '';
  });
  expect(await end.locator('h2').textContent()).not.toBe('');
}

test('the ten combats of 0.4.0 are listed', async () => {
  const page = await kit.open(PHONE);
  await store(page, combats);
  await page.goto(`${kit.url}#/combats`);
  await page.locator('.rec').nth(9).waitFor();
  const shown = (await page.locator('.rec').allInnerTexts()).join('\n');
  for (const { name } of combats) expect(shown).toContain(name);
});

/** The soak run plays all of them to their end; else one of each game, and of the links none: that they open is what is kept. */
const WHOLE = process.env.FRAY_SCREENS === 'all';
const first = new Map(
  combats
    .filter(({ glance }) => !glance.over)
    .toReversed()
    .map((record) => [record.game, record.id]),
);
const goesOn = ({ game, id }: CombatRecord): boolean => WHOLE || first.get(game) === id;

for (const record of combats) {
  const state = record.glance.over ? 'over' : record.save.dice.kind === 'typed' ? 'dice awaited' : 'running';
  test(`stored by 0.4.0, ${record.game}, ${record.name} (${state}): opens where it was${goesOn(record) ? ' and is played to its end' : ''}`, async () => {
    const page = await kit.open(LAPTOP, { odds: false });
    await store(page, [record]);
    await page.goto(`${kit.url}#/table/${record.id}`);
    await page.locator('main.table, main.pass').waitFor();
    expect(await page.title()).toContain(record.name);
    expect(await page.locator('section.end').isVisible()).toBe(record.glance.over);
    if (state === 'dice awaited') await page.locator('[data-roll]').waitFor();
    if (goesOn(record)) await playToEnd(page);
  });
}

/** Every third of them; the soak run opens all. */
const STRIDE = WHOLE ? 1 : 3;
test('links of set-ups that 0.4.0 made open, and everything fits', async () => {
  const first = await kit.open(LAPTOP, { odds: false });
  const open = async (page: Page, { game, preset, hash: link }: (typeof links.presets)[number]): Promise<void> => {
    await page.goto(`${kit.url}${link}`);
    await page.waitForURL(`${kit.url}#/new/${game}`);
    await page
      .locator('.setbar')
      .getByText('Everything fits')
      .waitFor()
      .catch(() => expect.unreachable(`${game}, ${preset}`));
  };
  // Each game in a tab of its own: while one is drawn another one loads.
  const games = new Set(links.presets.map(({ game }) => game));
  await Promise.all(
    [...games].map(async (game) => {
      const page = await kit.second(first);
      const ofGame = links.presets.filter((one) => one.game === game);
      for (const [at, one] of ofGame.entries()) if (at % STRIDE === 0) await open(page, one);
    }),
  );
});

test('links of odds that 0.4.0 made open', async () => {
  const page = await kit.open(LAPTOP);
  for (const { game, hash: link } of links.odds) {
    await page.goto(`${kit.url}#/`);
    await page.goto(`${kit.url}${link}`);
    // A set-up without anybody has no odds, and the page says so.
    await page.locator('[data-done], [data-nothing]').waitFor();
    expect(await page.locator('[data-toast]').count(), game).toBe(0);
    expect(page.url(), game).toContain(`#/odds/${game}/`);
  }
});

for (const { game, hash: link } of links.combats) {
  test(`a link of a running combat that 0.4.0 made opens${WHOLE ? ' and is played to its end' : ''}, ${game}`, async () => {
    const page = await kit.open(LAPTOP, { odds: false });
    await page.goto(`${kit.url}${link}`);
    await page.waitForURL(/#\/table\//);
    await page.locator('main.table, main.pass').waitFor();
    expect(await page.locator('section.end').isVisible()).toBe(false);
    if (WHOLE) await playToEnd(page);
  });
}

test('settings of 0.4.0 keep their meaning', async () => {
  const page = await kit.open(LAPTOP);
  await page.evaluate(({ local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, settings);
  await page.goto(`${kit.url}#/settings`);
  await page.reload();
  await page.locator('#storage').waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'light',
    text: 'larger',
    motion: 'off',
  });
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  const chosen = await page
    .locator('.seg input:checked')
    .evaluateAll((list) => list.map((one) => (one as HTMLInputElement).value));
  expect(chosen).toEqual(['typed', 'round', 'light', 'larger', 'de']);
  const switches = await page
    .getByRole('switch')
    .evaluateAll((list) => list.map((one) => (one as HTMLInputElement).checked));
  // Animation, sound, vibration, live odds.
  expect(switches).toEqual([false, true, true, false]);

  // What a tab had begun to set up is still there: a preset as it is, and one that was changed by hand.
  await page.goto(`${kit.url}#/new/exodus-loop`);
  await page.locator('.preset.on').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('fray-setup-exodus-loop'))).toContain('"preset":"campaign"');
  await page.goto(`${kit.url}#/new/merc`);
  await page.locator('.setbar').getByText('höchstens 10 Miliz').waitFor();
  expect(await page.locator('.preset.on').count()).toBe(0);

  // The table throws: a new combat asks for its dice.
  await page.goto(`${kit.url}#/new/merc/patrol`);
  await page.locator('main.table').waitFor();
  expect(await page.locator('.odds').count()).toBe(0);
  for (let i = 0; i < 20 && !(await page.locator('[data-roll]').isVisible()); i++) {
    await page.locator('#choices .choice:not([aria-disabled="true"])').first().click();
    await twoFrames(page);
  }
  await page.locator('[data-roll]').waitFor();
});

test('a page that is older than a save says so', async () => {
  const page = await kit.open(LAPTOP);
  const record = combats.find(({ game }) => game === 'merc') as CombatRecord;
  const { hash: _, ...body } = record.save;
  const later = { ...body, rules: 99 };
  const newer = { ...later, hash: hash(later) };
  const path = join(tmpdir(), `fray-newer-${process.pid}.json`);
  const files: [object, RegExp][] = [
    [newer, /version 99 of the rules.*a newer Fray opens it/],
    [{ ...record.save, fray: 99 }, /format 99; this version of Fray reads format/],
  ];
  for (const [save, sentence] of files) {
    writeFileSync(path, JSON.stringify(save));
    await page.locator('input[type=file]').setInputFiles(path);
    await page.locator('[data-toast]').filter({ hasText: sentence }).waitFor();
    await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
  }
  // A stored one is not opened either, at the table and in the replay.
  for (const [save, sentence] of files) {
    await store(page, [{ ...record, save: save as CombatRecord['save'] }]);
    for (const place of ['table', 'replay']) {
      await page.goto(`${kit.url}#/`);
      await page.goto(`${kit.url}#/${place}/${record.id}`);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await page.locator('main.table').count()).toBe(0);
    }
  }
});
