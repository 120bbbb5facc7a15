import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that the tests use: CHROME_PATH, or one that is installed. */
export const findChromium = (): string | undefined =>
  [process.env.CHROME_PATH, ...PLACES].find((place) => place && existsSync(place));

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Finds a browser, or installs Debian's where that is allowed, or says in one sentence what to install. */
export async function needChromium(): Promise<{ ok: true; path: string } | { ok: false; why: string }> {
  const found = findChromium();
  if (found) return { ok: true, path: found };
  if (isDebian() && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the Debian package "chromium" for the browser tests.');
    await run('apt-get', ['update', '-qq']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return { ok: true, path: installed };
  }
  return {
    ok: false,
    why: 'The browser tests need Chromium or Chrome: install one (Debian: "apt-get install chromium"), or set CHROME_PATH to its program.',
  };
}
