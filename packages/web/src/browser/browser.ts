import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Quiet, and the same in a container. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium or Chrome of this machine, or a sentence that says what to do. */
export function findBrowser(): string {
  const found = [process.env.CHROME_PATH ?? '', ...PLACES].find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found: install the package "chromium", or name a browser with CHROME_PATH.');
  return found;
}
