import { listen, staticServer } from '@fray/server/static';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { FLAGS, findBrowser } from './src/browser/browser.ts';
import { openHands } from './src/browser/people.ts';

/** One event of a trace; times in microseconds, `tts` and `tdur` of the thread's own CPU clock. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

export interface Tap {
  label: string;
  /** CPU time of the main thread from the tap until the frame that shows it is handed over, in milliseconds. */
  spent: number;
  /** The same until the frame after it, in which the rest of the table follows. */
  whole: number;
}

/** The table that is tapped through, and how often. */
export interface Course {
  game: string;
  preset: string;
  taps: number;
}

const MARK = 'fray-tap';
/** Long enough that what one tap leaves for later (the odds, the save) is over before the next one. */
const BETWEEN = 400;
/** How long a finger rests on the glass. */
const RESTS = 80;

/** A page with one button that changes one word: what the browser itself needs for a tap. */
const BARE = `data:text/html,${encodeURIComponent(`<meta name="viewport" content="width=device-width">
  <section id="choices"><button class="choice" onclick="this.textContent = 'Tapped ' + ++window.times">Tap</button></section>
  <script>window.times = 0; addEventListener('click', () => performance.mark('fray-tap'), true);</script>`)}`;

/** Marks each tap in the trace; draws the same numbers each time, so that the same combat is played. */
const PREPARE = `(() => {
  localStorage.setItem('fray-settings', JSON.stringify({ animation: false, language: 'en' }));
  addEventListener('click', () => performance.mark('${MARK}'), true);
  let last = 12345;
  crypto.getRandomValues = (list) => {
    for (let i = 0; i < list.length; i++) list[i] = last = (last * 1103515245 + 12345) >>> 0;
    return list;
  };
})()`;

/** What the trace says of every tap: the task that hears it, and what follows up to the end of the first frame, and of the second. */
function spentIn(events: readonly Traced[]): Pick<Tap, 'spent' | 'whole'>[] {
  const marks = events.filter((event) => event.name === MARK && event.ph !== 'e').sort((a, b) => a.ts - b.ts);
  const main = events.filter(
    ({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && pid === marks[0]?.pid && tid === marks[0]?.tid,
  );
  const end = (event: Traced) => event.ts + (event.dur ?? 0);
  const tasks = main.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  const frames = main.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  return marks.map((mark, i) => {
    const until = marks[i + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const [first, second = first] = frames.filter(({ ts }) => ts > mark.ts && ts < until);
    const upTo = (frame: Traced | undefined): number => {
      if (!frame) return Number.NaN;
      const counted = tasks.filter((task) => end(task) > mark.ts && task.ts <= frame.ts);
      return counted.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000;
    };
    return { spent: upTo(first), whole: upTo(second) };
  });
}

async function tapOnce(page: Page, touch: CDPSession): Promise<string | undefined> {
  // Hits are laid before they can be accepted: what is waited for is no tap.
  await page.locator('#choices .choice--primary[aria-disabled="true"]').waitFor({ state: 'detached' });
  const choice = page.locator('#choices .choice--primary, #choices .choice:not([aria-disabled="true"])').first();
  const box = (await choice.count()) ? await choice.boundingBox() : null;
  if (!box) return undefined;
  const label = (await choice.innerText()).replaceAll(/\s+/g, ' ');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(RESTS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return label;
}

async function play(browser: Browser, address: string, taps: number): Promise<Tap[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  if (address !== BARE) await context.addInitScript(PREPARE);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('#choices, [data-pass]').first().waitFor();
  // The cost of a tap on the table, not of passing the device.
  if (await page.locator('[data-pass]').count()) await openHands(page);
  await page.waitForTimeout(1500);
  const touch = await context.newCDPSession(page);
  const cdp = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // Tasks and frames, and nothing else: writing a trace costs time too.
    traceConfig: { includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] },
  });
  const labels: string[] = [];
  while (labels.length < taps) {
    const label = await tapOnce(page, touch);
    if (label === undefined) break;
    labels.push(label);
    await page.waitForTimeout(BETWEEN);
  }
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  await context.close();
  const spent = spentIn(events);
  if (spent.length !== labels.length || spent.some((one) => Number.isNaN(one.spent)))
    throw new Error(`Made ${labels.length} taps, but the trace has ${spent.length}.`);
  return spent.map((one, i) => ({ label: labels[i] as string, ...one }));
}

/** The better times of each tap. */
const better = (one: readonly Tap[], other: readonly Tap[]): Tap[] =>
  other.map((tap, i) => ({
    label: tap.label,
    spent: Math.min(tap.spent, one[i]?.spent ?? Number.POSITIVE_INFINITY),
    whole: Math.min(tap.whole, one[i]?.whole ?? Number.POSITIVE_INFINITY),
  }));

/**
 * Plays the same combat several times and keeps the best time of each tap: what else the machine does can only make a tap
 * slower. `bare`: what a tap costs on a page with one button, measured in between.
 */
export async function measureTaps(
  site: string,
  { game, preset, taps }: Course,
  times: number,
  report: (line: string) => void,
): Promise<{ taps: Tap[]; bare: number }> {
  const server = staticServer(site);
  const port = await listen(server, '127.0.0.1', 0);
  let best: Tap[] = [];
  let bare: Tap[] = [];
  for (let i = 0; i < times; i++) {
    report(`combat ${i + 1} of ${times}`);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
    try {
      best = better(best, await play(browser, `http://127.0.0.1:${port}/#/new/${game}/${preset}`, taps));
      bare = better(bare, await play(browser, BARE, 10));
    } finally {
      await browser.close();
    }
  }
  server.close();
  const sorted = bare.map(({ spent }) => spent).sort((a, b) => a - b);
  return { taps: best, bare: sorted[sorted.length >> 1] as number };
}
