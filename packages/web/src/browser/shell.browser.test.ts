import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserKit, LAPTOP, NO_ODDS, PHONE } from './kit.ts';
import { download, OF_0_11_0 } from './links.ts';
import { seatBots, startPreset, tapToEnd } from './people.ts';
import { inStore, putInStore } from './stored.ts';
import { untilStored } from './waits.ts';

const kit = browserKit(NO_ODDS);

test('Home links to odds and rules of a game, and lists running combats before finished ones', async () => {
  const page = await kit.open(PHONE);
  const card = page.locator('article[data-game="merc"]');
  await startPreset(page, 'merc');
  await tapToEnd(page);
  await page.locator('section.end').waitFor();
  await page.goto(`${kit.url}#/`);
  await startPreset(page, 'exodus-loop');
  await page.goto(`${kit.url}#/`);
  // The newest of all, and over.
  await startPreset(page, 'merc');
  await tapToEnd(page);
  await page.locator('section.end').waitFor();
  await untilStored(page);
  await page.goto(`${kit.url}#/`);
  await page.locator('a.rec').nth(2).waitFor();
  const games = () => page.locator('a.rec').evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.game));
  await expect.poll(games).toEqual(['exodus-loop', 'merc', 'merc']);
  await card.getByRole('link', { name: /^Odds/ }).click();
  await page.locator('[data-samples]').waitFor();
  await page.goto(`${kit.url}#/`);
  await card.getByRole('link', { name: /^Rules/ }).click();
  await page.getByRole('heading', { name: /the flow/ }).waitFor();
});

test('Rules: a tap on a step tells what happens there, for every game', async () => {
  const page = await kit.open(LAPTOP);
  for (const { id, name } of GAMES) {
    await page.goto(`${kit.url}#/rules/${id}`);
    await page.getByRole('heading', { name: new RegExp(`^${name}.*the flow`) }).waitFor();
    await page.locator('.step').nth(2).click();
    expect((await page.locator('[data-about]').textContent())?.length).toBeGreaterThan(30);
  }
});

test('Replay tells no more than happened so far, and what was chosen where nothing was said', async () => {
  const page = await kit.open(LAPTOP);
  // Bots do not run away: with these dice it takes more moves than are looked at below.
  await startPreset(page, 'merc', 'Rizen and Surgeon against seven militia');
  await seatBots(page, 7);
  await page.locator('section.end').waitFor();
  await page.getByRole('link', { name: 'Replay' }).click();
  const lines = page.locator('.log .line');
  await page.getByText(/^Move 0 of/).waitFor();
  const atFirst = await lines.count();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  expect(await lines.count()).toBeGreaterThan(atFirst + 3);
  await page.keyboard.press('Home');
  await page.getByText(/^Move 0 of/).waitFor();
  expect(await lines.count()).toBe(atFirst);
  // Every move has its words, also those that the log passes over.
  for (let move = 1; move <= 8; move++) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
    expect(await page.locator('.actions .line').textContent()).toMatch(/\w+/);
  }
});

test('Odds say when there is nothing to count: one side only, forces that cannot be', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/odds/twilight-imperium`);
  await page.locator('[data-samples]').waitFor();
  await page.getByLabel('Start from a preset').selectOption({ label: 'Start with nothing' });
  await page.locator('[data-nothing]').waitFor();
  expect(await page.locator('.odds').count()).toBe(0);
  await page.getByLabel('Start from a preset').selectOption({ label: 'Two cruisers against a destroyer' });
  await page.locator('[data-done=true]').waitFor();
  expect(await page.locator('[data-worth]').first().textContent()).toMatch(/\d\.\d of 4 resources/);
  expect(await page.locator('dl').first().textContent()).toMatch(/of 2 units.*of 1 unit/);
  // One link of Flesh and Blood is about the hit.
  await page.goto(`${kit.url}#/odds/flesh-and-blood`);
  await page.locator('[data-samples]').waitFor();
  const link = page.getByLabel('Start from a preset').locator('option', { hasText: /link/i }).first();
  await page.getByLabel('Start from a preset').selectOption({ label: (await link.textContent()) ?? '' });
  await expect.poll(() => page.locator('.odds__n').textContent()).toMatch(/ hits.* blocks/);
});

test('a page that cannot be shown says why and leads on', async () => {
  const page = await kit.open(PHONE);
  for (const address of ['#/table/nobody', '#/replay/nobody', '#/rules/chess', '#/odds/chess']) {
    await page.goto(`${kit.url}${address}`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    await page.locator('main.home').waitFor();
  }
});

/** Changes the stored combat of a page, as another Fray or an accident could have. */
const changeStored = (page: Page, change: 'newer rules' | 'another game'): Promise<void> =>
  page.evaluate(
    (what) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('fray');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const store = asked.result.transaction('combats', 'readwrite').objectStore('combats');
          const all = store.getAll();
          all.onsuccess = () => {
            for (const record of all.result) {
              if (what === 'newer rules') record.save.rules += 1;
              else record.game = 'chess';
              store.put(record);
            }
            store.transaction.oncomplete = () => done();
          };
        };
      }),
    change,
  );

test('a combat that cannot be opened says why: rules that are newer than this page, a game that it has not', async () => {
  const page = await kit.open(PHONE);
  await startPreset(page, 'merc');
  await untilStored(page);
  const table = page.url();
  for (const [change, sentence] of [
    ['newer rules', /a newer Fray opens it/],
    ['another game', /There is no game "chess"/],
  ] as const) {
    await page.goto(`${kit.url}#/`);
    await changeStored(page, change);
    const [record] = await inStore(page);
    for (const address of [table, table.replace('/table/', '/replay/')]) {
      await page.goto(address);
      await page.locator('main').getByText(sentence).waitFor();
      expect(await download(page, page.locator('main'))).toBe(JSON.stringify(record?.save));
    }
    expect(await inStore(page)).toEqual([record]);
  }
});

test('a combat that 0.11.0 stored is listed, refused wherever it is opened, offered as a download, and stays as it was', async () => {
  const page = await kit.open(LAPTOP);
  const { stored } = OF_0_11_0;
  await putInStore(page, stored);
  await page.goto(`${kit.url}#/combats`);
  await page.locator('.rec').getByText(stored.name).waitFor();
  const sentence = 'The file has format 1; this version of Fray reads format 3.';
  for (const [address, place] of [
    [`#/table/${stored.id}`, page.getByRole('alert')],
    [`#/replay/${stored.id}`, page.getByRole('alert')],
    [`#/odds/merc/${stored.id}`, page.locator('[data-toast]')],
  ] as const) {
    await page.goto(`${kit.url}${address}`);
    await place.getByText(sentence).waitFor();
    const near = address.startsWith('#/odds') ? place : page.locator('main');
    expect(await download(page, near)).toBe(JSON.stringify(stored.save));
    expect(await page.locator('main.table, main.pass').count()).toBe(0);
  }
  expect(await inStore(page)).toEqual([stored]);
});

test('leaving a page before it has loaded works', async () => {
  const page = await kit.open(LAPTOP);
  await page.goto(`${kit.url}#/settings`);
  await page.locator('#storage').waitFor();
  // Pages of all kinds, left at once, after a turn of the event loop, and after a frame.
  await page.evaluate(async () => {
    const turn = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const rest of [() => undefined, turn, frame])
      for (const hash of [
        '#/new/merc',
        '#/odds/merc',
        '#/rules/merc',
        '#/replay/nobody',
        '#/table/nobody',
        '#/new/merc/one-merc',
      ]) {
        location.hash = hash;
        await rest();
        location.hash = '#/settings';
        await rest();
      }
  });
  await page.locator('#storage').waitFor();
  await page.goto(`${kit.url}#/new/merc`);
  await page.getByRole('button', { name: /^Start the fight/ }).waitFor();
});
