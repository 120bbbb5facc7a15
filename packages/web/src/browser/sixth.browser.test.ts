import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
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

/** One more row of the registry, and no other file. */
const oneRow: Plugin = {
  name: 'one-row',
  enforce: 'pre',
  transform(code, file) {
    if (!file.endsWith('/games/src/registry.ts')) return undefined;
    const fixture = JSON.stringify(join(import.meta.dirname, 'sixth.fixture.ts'));
    const { id, text } = game;
    const said = JSON.stringify({ id, aliases: [], name: text.en.name, about: text.en.about });
    const row = `gameCard({ ...${said}, index: () => import(${fixture}), setup: () => import(${fixture}) }),`;
    return code.replace(/(export const GAMES\b[^=]*= \[)/, (begin) => begin + row);
  },
};

test('a game that is only a row of the registry is set up by its schema and played on a plain table', async () => {
  process.env.NODE_ENV = 'production';
  const config = siteConfig({ firsts: {}, presets: {} }, folder);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), leftOut, oneRow],
    build: { ...config.build, minify: false },
  });
  const { server, url } = await serveSite(folder);
  try {
    const page = await kit.open(PHONE, {}, { at: url });
    await page.getByRole('link', { name: 'Set up: Sixth' }).click();
    await page.getByRole('button', { name: `Play ${setup.presets[0]?.title}` }).click();
    await expect.poll(() => page.locator('section.side').allTextContents()).toHaveLength(2);
    expect(await page.locator('h1').textContent()).toContain('Each throws a die');
    await tapToEnd(page);
    expect(await page.locator('section.end').textContent()).toMatch(/(north|south) wins/);
    expect(await page.locator('.tray .die').count()).toBe(2);
    await page.goto(`${url}#/rules/sixth`);
    await page.getByText('Each throws a die').first().waitFor();
  } finally {
    server.close();
  }
});
