import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, GAMES } from '@fray/games';
import { chromium, type Page } from 'playwright-core';
import { FLAGS, findBrowser } from './src/browser/browser.ts';
import { tapToEnd } from './src/browser/people.ts';
import { builtSite, serveSite } from './src/browser/site.ts';
import { pack } from './src/share/pack.ts';

/**
 * What the page of 0.4.0 leaves in a browser and in links, written down by that page itself. It ran once, on that
 * version, and is kept to show how the files were made. `tsx packages/web/net-0.4.0.ts`
 */
const INTO = join(import.meta.dirname, 'src/browser/kept-0.4.0');

const { url, server } = await serveSite(await builtSite());
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
const page = await context.newPage();
page.setDefaultTimeout(20_000);
const games = new Map<string, AnyGame>();
for (const card of GAMES) games.set(card.id, await card.load());

const hashOf = (link: string): string => link.slice(link.indexOf('#'));
const atTable = (): Promise<void> => page.locator('main.table, main.pass').waitFor();
/** A moment after the last move, as the page waits before it writes. */
const saved = (): Promise<void> => page.waitForTimeout(1300);

async function start(game: string, preset: string): Promise<void> {
  await page.goto(`${url}#/`);
  await page.goto(`${url}#/new/${game}/${preset}`);
  await atTable();
}
/** A set-up that came by a link. */
async function startSetup(game: string, setup: unknown): Promise<void> {
  await page.goto(`${url}#/`);
  await page.goto(`${url}#/open/${await pack(JSON.stringify({ kind: 'setup', game, setup }))}`);
  await page.getByRole('button', { name: 'Start the combat' }).click();
  await atTable();
}
async function inSheet(act: (sheet: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Who plays/ }).click();
  const sheet = page.getByRole('dialog');
  await act(sheet);
  await sheet.getByRole('button', { name: 'Close' }).click();
}
const seat = (place: number, sitter: 'Bot' | 'Random bot'): Promise<void> =>
  inSheet((sheet) => sheet.locator('fieldset').nth(place).getByText(sitter, { exact: true }).click());
const flip = (name: string): Promise<void> => inSheet((sheet) => sheet.getByRole('switch', { name }).click());

/** Until the table waits for dice: another choice each time, so that nothing is set back and forth. */
async function untilDice(): Promise<void> {
  const free = page.locator('#choices .choice:not([aria-disabled="true"])');
  for (let i = 0; i < 300; i++) {
    await page.waitForTimeout(30);
    if (await page.locator('[data-roll]').isVisible()) return;
    const many = await free.count();
    if (many && !(await page.locator('#choices form').isVisible())) await free.nth((i * 7) % many).click();
    else await tapToEnd(page, 1);
  }
  throw new Error('no dice were asked for');
}
async function rename(name: string): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept(name));
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText(name).first().waitFor();
}
async function undo(): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  const sure = page.getByRole('button', { name: 'Take it back' });
  await page.waitForTimeout(200);
  if (await sure.isVisible()) await sure.click();
}
/** The link of the table, by its sheet. */
async function tableLink(): Promise<string> {
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Share, export' }).click();
  const link = hashOf(await page.locator('[data-link]').inputValue());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return link;
}

interface Kept {
  presets: { game: string; preset: string; hash: string }[];
  combats: { game: string; hash: string }[];
  odds: { game: string; hash: string }[];
}
const links: Kept = { presets: [], combats: [], odds: [] };
const tell = (what: string): void => console.log(`${(performance.now() / 1000).toFixed(0)} s: ${what}`);

try {
  // Functions that are given to the page are marked with their name on the way here.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(() => {
    if (!localStorage.getItem('fray-settings'))
      localStorage.setItem('fray-settings', JSON.stringify({ animation: false, language: 'en' }));
  });
  await page.goto(url);

  // Ten combats, two of each game. Who shares a running one gets its link.
  await start('merc', 'patrol');
  await tapToEnd(page, 3);
  links.combats.push({ game: 'merc', hash: await tableLink() });
  await saved();
  await start('merc', 'three-rebels');
  await flip('We roll our own dice');
  await untilDice();
  await rename('Sector C3, evening');
  await saved();
  tell('merc');

  const fleets = games.get('twilight-imperium')?.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup as {
    attacker: object;
    defender: object;
  };
  await startSetup('twilight-imperium', {
    ...fleets,
    attacker: { ...fleets.attacker, name: 'Ada' },
    defender: { ...fleets.defender, name: 'Björn' },
  });
  await seat(1, 'Bot');
  await tapToEnd(page, 4);
  links.combats.push({ game: 'twilight-imperium', hash: await tableLink() });
  await saved();
  await start('twilight-imperium', 'ground-war');
  await flip('We roll our own dice');
  await untilDice();
  await saved();
  tell('twilight-imperium');

  await start('mage-knight', 'keep');
  await tapToEnd(page, 2);
  links.combats.push({ game: 'mage-knight', hash: await tableLink() });
  await saved();
  await start('mage-knight', 'two-orcs');
  await tapToEnd(page);
  await page.locator('section.end').waitFor();
  await saved();
  tell('mage-knight');

  await start('flesh-and-blood', 'dorinthea-rhinar');
  await tapToEnd(page, 3);
  links.combats.push({ game: 'flesh-and-blood', hash: await tableLink() });
  await tapToEnd(page, 6);
  await saved();
  await start('flesh-and-blood', 'rhinar-ira');
  await tapToEnd(page, 1);
  await seat(1, 'Random bot');
  await flip('Hands lie open');
  await tapToEnd(page);
  await page.locator('section.end').waitFor();
  await saved();
  tell('flesh-and-blood');

  await start('exodus-loop', 'small');
  await tapToEnd(page, 6);
  await undo();
  links.combats.push({ game: 'exodus-loop', hash: await tableLink() });
  await saved();
  // Bots on both sides find each other sooner; the dice are still the table's.
  await start('exodus-loop', 'triangle');
  await flip('We roll our own dice');
  await seat(0, 'Bot');
  await page.locator('[data-roll]').waitFor();
  await saved();
  tell('exodus-loop');
  await page.goto(`${url}#/combats`);
  await page.locator('.rec').nth(9).waitFor();
  const combats = await page.evaluate(
    () =>
      new Promise<unknown[]>((done, fail) => {
        const asked = indexedDB.open('fray');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('combats').objectStore('combats').getAll();
          all.onsuccess = () => done(all.result);
          all.onerror = () => fail(all.error);
        };
      }),
  );

  // A link of every preset, by the button of the set-up page; the odds of the last one have a link too.
  for (const [game, { setup }] of games) {
    await page.goto(`${url}#/new/${game}`);
    await page.locator('.preset').first().waitFor();
    const more = page.locator('.preset:last-child button');
    if ((await page.locator('.preset').count()) < setup.presets.length) await more.click();
    for (const preset of setup.presets) {
      await page.getByRole('button', { name: preset.title, exact: true }).click();
      await page.getByRole('button', { name: preset.title, exact: true, pressed: true }).waitFor();
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name: 'Share' }).click();
      await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
      const hash = hashOf(await page.evaluate(() => navigator.clipboard.readText()));
      links.presets.push({ game, preset: preset.id, hash });
    }
    await page.getByLabel('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Odds', exact: true }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/odds/'));
    links.odds.push({ game, hash: hashOf(page.url()) });
    tell(`links of ${game}`);
  }

  // Every setting another than at first. The language last: its words change with it.
  await page.evaluate(() => localStorage.setItem('fray-settings', JSON.stringify({ language: 'en' })));
  await page.goto('about:blank');
  await page.goto(`${url}#/settings`);
  await page.locator('#storage').waitFor();
  for (const name of ['We roll our own dice', 'Go on through them', 'Light', 'Larger'])
    await page.locator('.seg').getByText(name, { exact: true }).click();
  for (const toggle of await page.getByRole('switch').all()) await toggle.click();
  await page.locator('.seg').getByText('Deutsch', { exact: true }).click();
  await page.waitForTimeout(300);
  // The tab keeps a draft of each set-up; one of them is changed by hand.
  await page.goto(`${url}#/new/merc`);
  await page.locator('.preset').first().waitFor();
  await page.locator('main.setup input[type=checkbox]').first().click();
  await page.waitForTimeout(300);
  const settings = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

  mkdirSync(INTO, { recursive: true });
  const put = (name: string, data: unknown): void =>
    writeFileSync(join(INTO, name), `${JSON.stringify(data, null, 2)}\n`);
  put('combats.json', combats);
  put('settings.json', settings);
  put('links.json', links);
  tell(`${combats.length} combats, ${links.presets.length} presets, ${links.combats.length} links of combats`);
} finally {
  await browser.close();
  server.close();
}
