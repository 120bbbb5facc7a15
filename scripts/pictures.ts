import { PassThrough } from 'node:stream';
import { GAMES } from '@fray/games';
import { type Browser, chromium, type Page } from 'playwright-core';
import { fray } from '../packages/cli/src/main.ts';
import { FLAGS } from '../packages/web/src/browser/browser.ts';
import { serveSite } from '../packages/web/src/browser/site.ts';
import { SITE } from '../packages/web/up-to-date.ts';
import { run } from './run.ts';

/** The pictures of README.md, from the real site and the real program: `npm run make -- pictures`. */
export interface Picture {
  file: string;
  /** The alternative text in README.md. */
  caption: string;
  /** Words of the caption that the page must have as accessible text. */
  shows: readonly string[];
  width: number;
  height: number;
  /** Pixels of the file for each pixel of the page. */
  scale: number;
  theme: 'dark' | 'light';
  /** Leads a fresh page of the site to what is photographed. */
  open(page: Page, url: string): Promise<void>;
}

const PHONE = { width: 390, height: 850, scale: 1.3 };
const SEED = 2;
/** Of the site, before somebody chooses another one. */
const DEFAULT_THEME = 'dark';

async function openRound(page: Page, url: string, preset = 'even-fleets'): Promise<void> {
  await page.goto(`${url}#/new/twilight-imperium/${preset}`);
  await page.locator('#choices .choice--primary').click();
  await page.locator('#choices [data-choice="accept"]').waitFor();
  // The advisor's proposal and the exact odds arrive a moment after the dice.
  await page.locator('.tok[aria-pressed="true"]').first().waitFor();
  await page.locator('[data-counting="false"]').getByText('exact', { exact: true }).waitFor();
}

async function openOdds(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/odds/twilight-imperium`);
  const first = page.getByRole('region', { name: 'Attacker', exact: true }).getByRole('textbox').first();
  await first.fill('sol: 1 dreadnought, 2 cruiser, 1 carrier, 3 fighter');
  await first.press('Enter');
  const second = page.getByRole('region', { name: 'Defender', exact: true }).getByRole('textbox').first();
  await second.fill('letnev: 2 dreadnought, 1 carrier, 3 fighter');
  await page.getByText('of 6 units').waitFor();
  await page.locator('[data-done="true"][data-exact="true"]').waitFor();
  await first.focus();
  await first.blur();
}

async function openTurn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/new/flesh-and-blood/ira-bravo`);
  await page.locator('[data-pass="A"]').click();
  await page.locator('[data-card="bittering-thorns-yellow"] button').first().click();
  await page.locator('[data-card="whirling-mist-blossom-yellow"] button').first().click();
  await page.locator('[data-pass="B"]').click();
  await page.locator('#choices .choice').first().waitFor();
}

const COMMAND = ['odds', 'ti4', 'sol: 2 dreadnought', 'letnev: 3 cruiser'];
const COLUMNS = 72;

/** What a command prints in a terminal of `COLUMNS` columns, with its escape sequences. */
async function runInTerminal(args: readonly string[]): Promise<string> {
  let output = '';
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: COLUMNS });
  terminal.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stdin = new PassThrough();
  stdin.end();
  const registry = import.meta.resolve('@fray/games');
  const code = await fray({ games: GAMES, registry, stdin, stdout: terminal, stderr: new PassThrough() }, args);
  if (code !== 0) throw new Error(`fray ${args.join(' ')} ends with code ${code}: ${output}`);
  return output;
}

const STYLES: Readonly<Record<string, string>> = { 1: 'bold', 2: 'faint', 33: 'yellow', 36: 'cyan' };

/** A terminal's text as HTML: each opening escape sequence becomes a span, each reset closes one. */
export function ansiToHtml(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [first = '', ...rest] = safe.split('\u001b[');
  return rest.reduce((html, piece) => {
    const [, code = '', words = ''] = /^([\d;]*)m([\s\S]*)$/.exec(piece) ?? [];
    const style = STYLES[code];
    return `${html}${style ? `<span class="${style}">` : '</span>'}${words}`;
  }, first);
}

async function openTerminal(page: Page): Promise<void> {
  const quote = (word: string): string => (word.includes(' ') ? `"${word}"` : word);
  const line = `$ npx fray ${COMMAND.map(quote).join(' ')}\n`;
  const text = ansiToHtml(await runInTerminal(COMMAND)).trimEnd();
  // The policy of the site would refuse the styles.
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="en"><title>Terminal</title><style>
    body { margin: 0; background: #14161b; color: #d7dae0 }
    pre { margin: 0; padding: 20px 24px; font: 15px/1.45 "DejaVu Sans Mono", Menlo, Consolas, monospace }
    .bold { font-weight: bold; color: #fff } .faint { color: #8d94a1 } .yellow { color: #e5c07b } .cyan { color: #56c8d8 }
    </style><pre><span class="bold">${line}</span>${text}</pre></html>`);
  const isCut =
    'document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight';
  if (await page.evaluate(isCut)) throw new Error('terminal.png: the output does not fit; make the window larger.');
}

const LAPTOP = { width: 1280, height: 900, scale: 0.6 };
const SMALL_PHONE = { width: 390, height: 844, scale: 0.64 };

/** Hits on a laptop, with the ways to assign them. */
async function openHits(page: Page, url: string): Promise<void> {
  await openRound(page, url, 'medium-fleets');
  await page.locator('[data-ways][data-done="exact"]').waitFor();
}
/** Dice that people roll themselves. */
async function openDice(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByText('We roll our own dice').click();
  await page.goto(`${url}#/new/twilight-imperium/even-fleets`);
  await page.locator('#choices [data-throw]').click();
  await page.locator('.pad').waitFor();
}
/** More than any such fight takes. */
const MOST_TAPS = 60;
/** A fight of Mage Knight that is over, played by the filled button. */
async function openEnd(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/`);
  await page.locator('article[data-game="mage-knight"] .start').click();
  const end = page.locator('section.end .figures');
  const next = page.locator('#choices .choice:not([aria-disabled="true"])');
  await next.first().waitFor();
  const filled = page.locator('#choices .choice--primary:not([aria-disabled="true"])');
  for (let taps = 0; taps < MOST_TAPS && !(await end.isVisible()); taps++) {
    await ((await filled.count()) ? filled : next).first().click();
    // What the tap led to is drawn.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await next.or(end).first().waitFor();
  }
  await end.waitFor();
  await page.locator('[data-turned="done"]').waitFor();
}

const HERO = [
  { about: 'Twilight Imperium on a laptop', left: 56, top: 190, theme: 'dark', open: openHits, ...LAPTOP },
  { about: 'typed dice on a phone', left: 700, top: 142, theme: 'light', open: openDice, ...SMALL_PHONE },
  { about: 'the end of a fight of Mage Knight', left: 980, top: 72, theme: 'dark', open: openEnd, ...SMALL_PHONE },
] as const;
const SLOGAN = 'Fight your board game battles without the rulebook.';

/** Three pages of the program side by side, each drawn at the size that it has here. */
async function openHero(page: Page, url: string): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('hero.png: the page has no browser.');
  const images: string[] = [];
  for (const { about, left, top, ...picture } of HERO) {
    const { png } = await takePicture({ file: `hero.png, ${about}`, caption: '', shows: [], ...picture }, browser, url);
    images.push(
      `<img alt="${about}" style="left: ${left}px; top: ${top}px" src="data:image/png;base64,${png.toString('base64')}">`,
    );
  }
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="en"><title>Fray</title><style>
    body { margin: 0; height: 720px; overflow: hidden; position: relative; background: #171b20; color: #f1f3f4; font-family: "DejaVu Sans", system-ui, sans-serif }
    h1 { position: absolute; left: 56px; top: 44px; margin: 0; font-size: 40px; letter-spacing: -0.03em }
    p { position: absolute; left: 56px; top: 100px; width: 400px; margin: 0; font-size: 22px; line-height: 1.25; color: #b6bec5 }
    img { position: absolute; border-radius: 16px; box-shadow: 0 0 0 6px #0d1013, 0 0 0 7px #4a535c }
    </style><h1>Fray</h1><p>${SLOGAN}</p>${images.join('')}</html>`);
}

const ROUND = {
  caption:
    'A round of Twilight Imperium on a phone: Sol and Letnev have rolled, and Fray proposes how to assign the hits.',
  shows: ['Sol', 'Letnev', 'hits'],
  ...PHONE,
  open: openRound,
};

export const PICTURES: readonly Picture[] = [
  { file: 'round-dark.png', theme: 'dark', ...ROUND },
  { file: 'round-light.png', theme: 'light', ...ROUND },
  {
    file: 'turn.png',
    caption: 'A turn of Flesh and Blood on a phone: Bravo defends against Bittering Thorns.',
    shows: ['Bravo', 'Bittering Thorns'],
    theme: 'dark',
    ...PHONE,
    open: openTurn,
  },
  {
    file: 'odds.png',
    caption: 'The odds page: how often Sol and Letnev win, exact, and what is left.',
    shows: ['odds', 'Sol', 'Letnev', 'exact'],
    theme: 'dark',
    width: 1000,
    height: 460,
    scale: 1,
    open: openOdds,
  },
  {
    file: 'terminal.png',
    caption: 'The terminal: fray odds says how often Sol and Letnev win.',
    shows: ['fray odds', 'Sol', 'Letnev'],
    theme: 'dark',
    width: 700,
    height: 660,
    scale: 1,
    open: openTerminal,
  },
  {
    file: 'hero.png',
    caption: 'Fray: Twilight Imperium on a laptop, typed dice on a phone, the end of a fight of Mage Knight.',
    shows: ['Twilight Imperium on a laptop', 'typed dice on a phone', 'the end of a fight of Mage Knight'],
    theme: 'dark',
    width: 1280,
    height: 720,
    scale: 1,
    open: openHero,
  },
];

/** Runs in the page before its scripts: every random number is the same, in any order. */
function fixChance(seed: number): void {
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength).fill(0);
    bytes[byteLength - 1] = seed;
    return array;
  };
}

/** A screenshot that equals the one before it: everything that loads or computes is there. */
async function shoot(page: Page, file: string): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 40; tries++) {
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (last?.equals(shot)) return shot;
    last = shot;
    await page.evaluate('new Promise((done) => setTimeout(done, 150))');
  }
  throw new Error(`${file}: the page still changes after 6 seconds.`);
}

export interface Shot {
  png: Buffer;
  /** The accessible text of the page. */
  text: string;
}

export async function takePicture(picture: Picture, browser: Browser, url: string): Promise<Shot> {
  const { width, height, scale, theme, file, open } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await context.addInitScript(fixChance, SEED);
    const page = await context.newPage();
    // Exact figures take as long as they take.
    page.setDefaultTimeout(240_000);
    if (theme !== DEFAULT_THEME) {
      await page.goto(`${url}#/settings`);
      await page.locator(`label:has(input[value="${theme}"])`).click();
    }
    await open(page, url);
    await page.mouse.move(0, 0);
    return { png: await shoot(page, file), text: await page.locator('body').ariaSnapshot() };
  } finally {
    await context.close();
  }
}

/** `npm run make -- pictures`: all of them or none. Returns the exit code. */
export async function makePictures(
  program: string | undefined,
  write: (file: string, png: Buffer) => void,
): Promise<number> {
  if (program === undefined) {
    console.error(
      'The pictures need Chromium or Chrome: install one, or set CHROME_PATH to its program. Nothing changed.',
    );
    return 2;
  }
  const built = await run('npm', ['run', 'site']);
  if (built.code !== 0) throw new Error(built.output);
  const { url, server } = await serveSite(SITE);
  const browser = await chromium.launch({ executablePath: program, args: FLAGS });
  try {
    const shots: [string, Buffer][] = [];
    for (const picture of PICTURES) shots.push([picture.file, (await takePicture(picture, browser, url)).png]);
    for (const [file, png] of shots) write(file, png);
  } finally {
    await browser.close();
    server.close();
  }
  return 0;
}
