import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  axe?: { run(options: object): Promise<AxeResults> };
}

/** What axe-core finds on the page as it is, as far as it is serious. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // It is half a megabyte: a page that only changed its hash has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (window as WithAxe).axe?.run({ resultTypes: ['violations'], preload: false, iframes: false }),
  );
  if (!found) throw new Error('axe-core did not run.');
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}
