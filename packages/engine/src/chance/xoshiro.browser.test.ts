import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as xoshiro from './xoshiro.ts';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SEEDS = [
  [1, 0],
  [42, 7],
  [2 ** 40 + 5, 3],
] as const;

/** Sent to the browser as text, so it may use nothing but its arguments. */
function numbers(x: typeof import('./xoshiro.ts'), seeds: typeof SEEDS): number[] {
  const out: number[] = [];
  for (const [seed, stream] of seeds) {
    const state = x.seedState(seed, stream);
    for (let i = 0; i < 20_000; i++) out.push(i % 2 ? x.nextWord(state) : x.below(state, 2 + (i % 99)));
  }
  return out;
}

it('xoshiro128** gives the same numbers in the browser, bit by bit', async () => {
  const source = readFileSync(join(import.meta.dirname, 'xoshiro.ts'), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const code = ts.transpileModule(source, { compilerOptions }).outputText;
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const seeds = JSON.stringify(SEEDS);
    const theirs = await page.evaluate(
      `(() => { const exports = {}; ${code}; return (${numbers})(exports, ${seeds}); })()`,
    );
    expect(theirs).toEqual(numbers(xoshiro, SEEDS));
  } finally {
    await browser.close();
  }
});
