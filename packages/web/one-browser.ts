import { renameSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from './src/browser/browser.ts';

/** Run by itself: a browser for all test files of a run, and where to reach it. Gone as soon as the run is. */
const [run = '', file = ''] = process.argv.slice(2);
const server = await chromium.launchServer({ executablePath: findBrowser(), args: FLAGS });
// Whoever waits for the file finds it written.
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
