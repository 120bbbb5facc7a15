import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL, everyPage } from './everywhere.ts';
import { browserKit, LAPTOP, PHONE } from './kit.ts';

const kit = browserKit();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
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

for (const theme of ['dark', 'light']) {
  test(`axe-core finds nothing serious on any page, ${theme}`, async () => {
    const page = await kit.open(theme === 'dark' ? LAPTOP : PHONE, { theme });
    const all: Record<string, string[]> = {};
    await everyPage(kit, page, theme === 'dark' ? ALL : ['merc'], async (name) => {
      const found = await faults(page);
      if (found.length) all[name] = found;
    });
    expect(all).toEqual({});
  });
}
