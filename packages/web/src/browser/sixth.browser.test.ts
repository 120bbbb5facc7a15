import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf, RISK } from '../../../games/src/games.fixture.ts';
import { siteConfig } from '../../site.ts';
import { browserKit, NO_ODDS, PHONE } from './kit.ts';
import { tapToEnd } from './people.ts';
import { serveSite } from './site.ts';
import { game, setup } from './sixth.fixture.ts';

const kit = browserKit(NO_ODDS);
const folder = mkdtempSync(join(tmpdir(), 'fray-sixth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The other games are not opened here: without them the site is built in a third of the time. Home keeps their cards. */
const OTHERS = /import\('\.\/[\w-]+\/(?!picture)[^']+'\)/g;
const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  transform: (code, file) =>
    /\/(games\/src\/registry|web\/src\/games\/manifests)\.ts$/.test(file)
      ? code.replace(OTHERS, "Promise.reject(new Error('left out'))")
      : undefined,
};

const MORE = [
  {
    id: game.id,
    name: game.name,
    about: game.about,
    file: join(import.meta.dirname, 'sixth.fixture.ts'),
    preset: setup.presets[0]?.title,
    step: 'Each throws a die',
    end: /(north|south) wins/,
  },
  {
    id: RISK.id,
    name: RISK.name,
    about: RISK.about,
    file: join(folderOf(RISK.id), 'index.ts'),
    preset: (await RISK.loadSetup()).presets[0]?.title,
    step: 'Attack or stop',
    end: /(Attacker|Defender) holds the territory/,
  },
];

/** More rows of the registry, and no other file. */
const moreRows: Plugin = {
  name: 'more-rows',
  enforce: 'pre',
  transform(code, file) {
    if (!file.endsWith('/games/src/registry.ts')) return undefined;
    const rows = MORE.map(({ id, name, about, file }) => {
      const door = `() => import(${JSON.stringify(file)})`;
      return `gameCard({ ...${JSON.stringify({ id, aliases: [], name, about })}, index: ${door}, setup: ${door} }),`;
    });
    return code.replace(/(export const GAMES\b[^=]*= \[)/, (begin) => begin + rows.join(''));
  },
};

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  const config = siteConfig({ firsts: {}, presets: {} }, folder);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), leftOut, moreRows],
    build: { ...config.build, minify: false },
  });
  site = await serveSite(folder);
});
afterAll(() => site.server.close());

test.each(MORE)(
  '$name is only a row of the registry: it is set up from a preset and played on a plain table',
  async ({ id, name, preset, step, end }) => {
    const { url } = site;
    const page = await kit.open(PHONE, {}, { at: url });
    await page.getByRole('link', { name: `Set up: ${name}` }).click();
    await page.getByRole('button', { name: `Play ${preset}` }).click();
    await expect.poll(() => page.locator('section.side').allTextContents()).toHaveLength(2);
    expect(await page.locator('h1').textContent()).toContain(step);
    await tapToEnd(page);
    const over = page.locator('section.end');
    expect(await over.textContent()).toMatch(end);
    // The end says of all dice together how they fell.
    await over.getByText('Dice', { exact: true }).click();
    await over.locator('details[open] li').first().waitFor();
    // A look back to a throw shows its dice on the table.
    await page.locator('.log .fold').click();
    await page.locator('.log .line').filter({ hasText: 'throws' }).last().click();
    await page.locator('.tray .die').first().waitFor();
    await page.goto(`${url}#/rules/${id}`);
    await page.getByText(step).first().waitFor();
  },
);
