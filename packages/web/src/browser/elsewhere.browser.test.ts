import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserKit, PHONE, WITH_ODDS } from './kit.ts';
import { startPreset, tapToEnd } from './people.ts';

/** The folder that `npm run site` makes, on a host that knows nothing of it. */
const kit = browserKit(WITH_ODDS);
const UNDER = '/some/path/';
const around = mkdtempSync(join(tmpdir(), 'fray-elsewhere-'));
afterAll(() => rmSync(around, { recursive: true, force: true }));

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** As plain as a host can be: files by their path, no header but the commonest types, and no other page where there is none. */
const plainHost = (folder: string, missed: string[]): Server =>
  createServer(async ({ url = '' }, response) => {
    try {
      if (!url.startsWith(UNDER)) throw new Error('outside');
      const file = join(folder, url.slice(UNDER.length).replace(/\?.*/, '') || 'index.html');
      const data = await readFile(file);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(data);
    } catch {
      missed.push(url);
      response.writeHead(404).end();
    }
  });

test('copied elsewhere and served under a sub-path by a plain host it plays a combat, and without the host another', async () => {
  const folder = join(around, 'copied');
  cpSync(kit.site, folder, { recursive: true });
  const missed: string[] = [];
  const host = plainHost(folder, missed).listen(0, '127.0.0.1');
  try {
    await new Promise((done) => host.once('listening', done));
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}${UNDER}`;
    const page = await kit.open(PHONE, {}, { offline: true, at: url });
    await startPreset(page, 'merc');
    await page.locator('.odds .num').filter({ hasText: /\d/ }).first().waitFor();
    await tapToEnd(page);
    await page.locator('section.end').waitFor();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(url);
    const tools = await page.context().newCDPSession(page);
    const manifest = await tools.send('Page.getAppManifest');
    expect([manifest.url, manifest.errors]).toEqual([`${url}manifest.webmanifest`, []]);
    await page.goto(`${url}#/`);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(missed).toEqual([]);

    // The host is gone, and so is the network.
    host.close();
    host.closeAllConnections();
    await page.context().setOffline(true);
    await page.reload();
    await startPreset(page, 'exodus-loop');
    await page.locator('.odds .num').filter({ hasText: /\d/ }).first().waitFor();
    await tapToEnd(page);
    await page.locator('section.end').waitFor();
  } finally {
    host.close();
  }
});
