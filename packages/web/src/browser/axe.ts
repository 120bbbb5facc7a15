import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  axe?: { run(context: string | Document, options: object): Promise<AxeResults> };
}

/**
 * What axe-core finds on the page as it is, or in a part of it; its colors once more in the other theme, which changes nothing
 * else.
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  // It is half a megabyte: a page that only changed its hash has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (part) => {
    const { axe } = window as WithAxe;
    const { dataset } = document.documentElement;
    const theme = dataset.theme;
    const defaults = { resultTypes: ['violations'], preload: false, iframes: false };
    const where = part ?? document;
    const here = await axe?.run(where, defaults);
    dataset.theme = theme === 'light' ? 'dark' : 'light';
    const other = await axe?.run(where, { ...defaults, runOnly: ['color-contrast'] });
    dataset.theme = theme;
    return here && other && { here: here.violations, other: other.violations };
  }, within);
  if (!found) throw new Error('axe-core did not run.');
  const told = ({ id, nodes }: AxeResults['violations'][number]): string =>
    `${id}: ${nodes
      .slice(0, 3)
      .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
      .join(' | ')}`;
  return [...found.here.map(told), ...found.other.map((one) => `the other theme, ${told(one)}`)];
}
