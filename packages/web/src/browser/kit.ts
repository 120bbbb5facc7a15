import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserOfRun, builtSite, serveSite } from './site.ts';

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 900 };
export const SIZES = { phone: PHONE, laptop: LAPTOP };

/** What a run may not leave behind. */
interface Watched {
  errors: string[];
  foreign: string[];
}

interface Opening {
  /** What the dice of every combat begin from. Bots and odds follow from it too: no test depends on luck. */
  dice?: number;
  /** The site keeps itself for offline use, which loads every file of it: only where a test is about that. */
  offline?: boolean;
  /** Another site than the built one. */
  at?: string;
}

export interface Kit {
  readonly url: string;
  /** A page with a fresh store, watched for errors and for requests that leave the origin. */
  open(size: { width: number; height: number }, settings?: Record<string, unknown>, more?: Opening): Promise<Page>;
  /** The site once more, from a folder of its own that a test may change. */
  copy(): Promise<{ url: string; folder: string }>;
  /** Another page with the same store. */
  second(page: Page): Promise<Page>;
  readonly site: string;
  /** Takes errors off the list that a test caused on purpose; returns how many. */
  forgiveErrors(kind: RegExp): Promise<number>;
}

/** Runs in the page before it: the seed of a combat (four bytes) is always the same, single numbers come in a fixed order. */
function setChance(seed: number): void {
  const real = crypto.getRandomValues.bind(crypto);
  let word = seed;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array && array.length === 4) array.set([0, 0, 0, seed]);
    else if (array instanceof Uint32Array && array.length === 1) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      // The low bits of such a sequence alternate.
      array[0] = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) ^ (word >>> 12)) >>> 0;
    } else return real(array as never);
    return array;
  };
}

/** Odds are counted in a worker for as long as a table is open, as much as the table itself: not where a test is not about them. */
export const NO_ODDS = { odds: false };
/** Where it is about them, or about what fits on a screen beside them. */
export const WITH_ODDS = { odds: true };

/** A browser and the built site for one test file, and the settings that its pages have. Every page is checked after each test. */
export function browserKit(defaults: Record<string, unknown> = {}): Kit {
  let browser: Browser | undefined;
  let server: Server | undefined;
  let url = '';
  let site = '';
  let contexts: BrowserContext[] = [];
  const copies: { server: Server; folder: string }[] = [];
  /** Where pages may ask for anything. */
  const origins = new Set<string>();
  const watched: Watched = { errors: [], foreign: [] };

  beforeAll(async () => {
    const [built, endpoint] = await Promise.all([builtSite(), browserOfRun()]);
    site = built;
    ({ url, server } = await serveSite(site));
    browser = await chromium.connect(endpoint);
  }, 180_000);
  afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
    const { errors, foreign } = watched;
    watched.errors = [];
    watched.foreign = [];
    expect(errors, 'console errors').toEqual([]);
    expect(foreign, 'requests that leave the origin').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    for (const one of copies) {
      one.server.close();
      rmSync(one.folder, { recursive: true, force: true });
    }
  });

  const watch = (page: Page): Page => {
    page.on('console', (message) => {
      if (message.type() === 'error') watched.errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => watched.errors.push(String(error.stack || error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const own = protocol === 'blob:' || protocol === 'data:' || origins.has(origin);
      if (!own) watched.foreign.push(request.url());
    });
    page.setDefaultTimeout(40_000);
    return page;
  };

  return {
    get url() {
      return url;
    },
    get site() {
      return site;
    },
    async open(size, settings = {}, { offline = false, dice = 1, at = url } = {}) {
      const serviceWorkers = offline ? 'allow' : 'block';
      const context = await (browser as Browser).newContext({ viewport: size, acceptDownloads: true, serviceWorkers });
      contexts.push(context);
      const kept = JSON.stringify({ animation: false, language: 'en', ...defaults, ...settings });
      await context.addInitScript((text) => {
        if (!localStorage.getItem('fray-settings')) localStorage.setItem('fray-settings', text);
      }, kept);
      await context.addInitScript(setChance, dice);
      const page = watch(await context.newPage());
      origins.add(new URL(at).origin);
      await page.goto(at);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    async forgiveErrors(kind) {
      // Messages of the console arrive a moment after what caused them.
      const caused = () => watched.errors.filter((error) => kind.test(error)).length;
      await expect.poll(caused, { timeout: 40_000 }).toBeGreaterThan(0);
      const count = caused();
      watched.errors = watched.errors.filter((error) => !kind.test(error));
      return count;
    },
    async copy() {
      const folder = mkdtempSync(join(tmpdir(), 'fray-copy-'));
      cpSync(site, folder, { recursive: true });
      const served = await serveSite(folder);
      copies.push({ server: served.server, folder });
      origins.add(new URL(served.url).origin);
      return { url: served.url, folder };
    },
    async second(page) {
      return watch(await page.context().newPage());
    },
  };
}
