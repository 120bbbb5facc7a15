import { renameSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from './src/browser/browser.ts';

/** Run as a program: a browser for all test files of a run, and its address. It ends with the run. */
const [run = '', file = ''] = process.argv.slice(2);
const server = await chromium.launchServer({ executablePath: findBrowser(), args: FLAGS });
// The waiting test files find it complete.
writeFileSync(`${file}.part`, server.wsEndpoint());
renameSync(`${file}.part`, file);
server.on('close', () => process.exit());
setInterval(() => {
  try {
    process.kill(Number(run), 0);
  } catch {
    void server.close();
  }
}, 500);
