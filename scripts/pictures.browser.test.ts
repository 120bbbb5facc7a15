import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserOfRun, builtSite, serveSite } from '../packages/web/src/browser/site.ts';
import { ansiToHtml, makePictures, PICTURES, takePicture } from './pictures.ts';
import { decodePng, differenceOf, largestArea } from './png.ts';

const readme = readFileSync('README.md', 'utf8');
/** In bytes; three pages in one picture take more. */
const largestOf = (file: string): number => (file === 'hero.png' ? 220 : 150) * 1000;

let folder: string;
let browser: Browser;
let server: Server;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fray-pictures-'));
  ({ url, server } = await serveSite(await builtSite()));
  browser = await chromium.connect(await browserOfRun());
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the pictures of README.md', () => {
  // The first is drawn again below, the largest has three pages in it; the others in the long run.
  const drawn = PICTURES.filter(({ file }, i) => process.env.FRAY_SCREENS === 'all' || i === 0 || file === 'hero.png');
  it.each(drawn)('$file: size, content and caption', async (picture) => {
    const { png, text } = await takePicture(picture, browser, url);
    const path = join(folder, picture.file);
    writeFileSync(path, png);
    const file = readFileSync(path);
    expect(file.length).toBeLessThanOrEqual(largestOf(picture.file));
    const pixels = decodePng(file);
    expect([pixels.width, pixels.height]).toEqual([
      Math.round(picture.width * picture.scale),
      Math.round(picture.height * picture.scale),
    ]);
    expect(largestArea(pixels), 'not blank').toBeLessThan(0.95);
    for (const words of picture.shows) {
      expect(picture.caption.toLowerCase()).toContain(words.toLowerCase());
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
  });

  it.each(PICTURES)('$file is committed and README.md shows it with its caption', ({ file, caption, ...picture }) => {
    const committed = readFileSync(join('docs/pictures', file));
    expect(committed.length).toBeLessThanOrEqual(largestOf(file));
    const { width } = decodePng(committed);
    expect(width).toBe(Math.round(picture.width * picture.scale));
    expect(readme).toContain(`docs/pictures/${file}`);
    expect(readme).toContain(caption);
  });

  it('made again they are the same', async () => {
    const picture = PICTURES[0] as (typeof PICTURES)[number];
    const again = await takePicture(picture, browser, url);
    const first = decodePng(readFileSync(join(folder, picture.file)));
    expect(differenceOf(first, decodePng(again.png))).toBeLessThan(0.01);
  });

  it('without a browser nothing is written, and the exit code is 2', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const write = vi.fn();
    expect(await makePictures(undefined, write)).toBe(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('CHROME_PATH'));
    expect(write).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

it('colors of a terminal become spans', () => {
  expect(ansiToHtml('a \u001b[1mb\u001b[22m <c>')).toBe('a <span class="bold">b</span> &lt;c>');
});
