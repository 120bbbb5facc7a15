import { GAMES } from '@fray/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { cutAtTwice } from './cut.ts';
import { ALL, everyPage, everySheet, everyTable, isDrawnAgain, type Look } from './everywhere.ts';
import { browserKit } from './kit.ts';
import { findLongest } from './longest.ts';
import { startPreset, tap } from './people.ts';

const kit = browserKit();

/** Puts a label on every button of the bar. */
const relabel = (page: Page, label: string): Promise<void> =>
  page.evaluate((text) => {
    for (const button of document.querySelectorAll('#choices :is(.choice, .btn):not(.btn--sq)')) {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      let first = texts.nextNode();
      while (first && !first.textContent?.trim()) first = texts.nextNode();
      if (first) first.textContent = text;
    }
  }, label);

/** Puts the longest name of its kind in place of each name of the panel; says how many there were. */
const rename = (page: Page, names: Record<string, string>): Promise<number> =>
  page.evaluate((longest) => {
    const texts = document.createTreeWalker(
      document.querySelector('main.table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let renamed = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const name = Object.hasOwn(longest, text.textContent?.trim() ?? '') && longest[text.textContent?.trim() ?? ''];
      if (!name || text.parentElement?.closest('#choices') || !text.parentElement?.checkVisibility()) continue;
      text.textContent = name;
      renamed++;
    }
    return renamed;
  }, names);

/** The width of the page, controls that are smaller than a finger, and segments of several lines, of more than three parts or without a part that stands out. */
const measure = (page: Page): Promise<{ tight: string[]; wide: number }> =>
  page.evaluate(() => {
    const tight: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')) {
      // Cells of the map only aim: the roster and the bar reach the same.
      if (one.closest('.vh, .cell') || one.classList.contains('vh')) continue;
      // A unit that cannot be tapped now is smaller.
      if (one.matches('.tok:disabled')) continue;
      const box = (one.closest('label') ?? one).getBoundingClientRect();
      if (!box.width || !box.height || !one.checkVisibility()) continue;
      if (box.height < 43.5 || box.width < 43.5)
        tight.push(
          `${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 30)} ${box.width}x${box.height}`,
        );
    }
    for (const seg of document.querySelectorAll<HTMLElement>('.seg')) {
      if (!seg.checkVisibility()) continue;
      const parts = [...seg.children] as HTMLElement[];
      const lines = new Set(parts.map((part) => part.offsetTop)).size;
      const chosen = parts.filter((part) => getComputedStyle(part).boxShadow !== 'none').length;
      if (lines > 1 || parts.length > 3 || chosen !== 1)
        tight.push(`segment ${seg.textContent?.trim()}: ${lines} lines, ${parts.length} parts, ${chosen} chosen`);
    }
    return { tight, wide: document.documentElement.scrollWidth };
  });

test('at 360 px, light: no page scrolls sideways, controls are 44 px or more, axe-core finds nothing in either theme, text of twice the size and the longest labels and names are not cut', async () => {
  const longest = await findLongest();
  const page = await kit.open({ width: 360, height: 740 }, { theme: 'light' });
  const wide: string[] = [];
  const small: Record<string, string[]> = {};
  const faults: Record<string, string[]> = {};
  const cut: Record<string, string[]> = {};
  const look: Look = async (name, within) => {
    const found = await measure(page);
    if (found.wide > 360) wide.push(`${name}: ${found.wide}`);
    const rail = page.locator('.railsum');
    if (name.startsWith('table') && (await rail.count())) {
      await rail.click();
      await page.locator('.rail .steps a').first().waitFor();
      const opened = await measure(page);
      if (opened.wide > 360) wide.push(`${name}, all steps: ${opened.wide}`);
      await rail.click();
    }
    if (found.tight.length) small[name] = found.tight;
    // Flows of steps are one drawing for all games.
    const wrong = isDrawnAgain(name) ? [] : await faultsOf(page, within);
    if (wrong.length) faults[name] = wrong;
    const short = await cutAtTwice(page, within);
    if (short.length) cut[name] = short;
    const game = longest[name.replace('table of ', '')];
    if (!game) return;
    expect(await rename(page, game.names), name).toBeGreaterThan(0);
    await relabel(page, game.label);
    const tooLong = await cutAtTwice(page, 'main.table');
    if (tooLong.length) cut[`${name}, longest labels and names`] = tooLong;
  };
  await everyTable(kit, page, look);
  if (ALL) {
    await everyPage(kit, page, look);
    await everySheet(kit, page, look);
  }
  expect(wide).toEqual([]);
  expect(small).toEqual({});
  expect(faults).toEqual({});
  expect(cut).toEqual({});
});

test('in German at 360 px: no page of a German game scrolls sideways, and text of twice the size is not cut', async () => {
  const page = await kit.open({ width: 360, height: 740 }, { language: 'de' });
  const faults: Record<string, unknown> = {};
  const look = async (name: string): Promise<void> => {
    const { wide, tight } = await measure(page);
    const cut = await cutAtTwice(page);
    if (wide > 360 || tight.length || cut.length) faults[name] = { wide, tight, cut };
  };
  for (const { id, load } of GAMES) {
    if (!('de' in ((await load()).languages ?? {}))) continue;
    await page.goto(`${kit.url}#/`);
    await startPreset(page, id);
    await look(`table of ${id}`);
    if (!ALL) continue;
    await tap(page, 3);
    await look(`table of ${id}, three taps later`);
    for (const [hash, ready] of [
      [`#/new/${id}`, '.preset'],
      [`#/odds/${id}`, '[data-samples]'],
      [`#/rules/${id}`, '.flow'],
    ] as const) {
      await page.goto(`${kit.url}${hash}`);
      await page.locator(ready).first().waitFor();
      await look(hash);
    }
  }
  expect(faults).toEqual({});
});
