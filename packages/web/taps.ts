import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { FLAGS, findBrowser } from './src/browser/browser.ts';
import { listen, staticServer } from './static.ts';

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

/** What the trace says of every tap: the task that hears it, and what follows up to the end of the first frame. */
function spentIn(events: readonly Traced[]): number[] {
  const marks = events.filter((event) => event.name === MARK && event.ph !== 'e').sort((a, b) => a.ts - b.ts);
  const main = events.filter(
    ({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && pid === marks[0]?.pid && tid === marks[0]?.tid,
  );
  const end = (event: Traced) => event.ts + (event.dur ?? 0);
  const tasks = main.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  const frames = main.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  return marks.map((mark) => {
    const frame = frames.find(({ ts }) => ts > mark.ts);
    if (!frame) return Number.NaN;
    const counted = tasks.filter((task) => end(task) > mark.ts && task.ts <= frame.ts);
    return counted.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000;
  });
}

async function tapOnce(page: Page): Promise<string | undefined> {
  const choice = page.locator('#choices .choice--primary, #choices .choice:not([aria-disabled="true"])').first();
  const box = (await choice.count()) ? await choice.boundingBox() : null;
  if (!box) return undefined;
  const label = (await choice.innerText()).replaceAll(/\s+/g, ' ');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return label;
}

async function play(browser: Browser, address: string, { game, preset, taps }: Course): Promise<Tap[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addInitScript(PREPARE);
  const page = await context.newPage();
  await page.goto(`${address}/#/new/${game}/${preset}`);
  await page.locator('#choices').waitFor();
  await page.waitForTimeout(1500);
  const cdp: CDPSession = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // Tasks and frames, and nothing else: writing a trace costs time too.
    traceConfig: { includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] },
  });
  const labels: string[] = [];
  while (labels.length < taps) {
    const label = await tapOnce(page);
    if (label === undefined) break;
    labels.push(label);
    await page.waitForTimeout(BETWEEN);
  }
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  await context.close();
  const spent = spentIn(events);
  if (spent.length !== labels.length || spent.some(Number.isNaN))
    throw new Error(`${labels.length} taps, but the trace knows ${spent.length}.`);
  return labels.map((label, i) => ({ label, spent: spent[i] as number }));
}

/**
 * Plays the same combat several times and keeps the best time of each tap: what else the machine does can only make a tap
 * slower.
 */
export async function measureTaps(site: string, course: Course, times: number): Promise<Tap[]> {
  const server = staticServer(site);
  const port = await listen(server, '127.0.0.1', 0);
  let best: Tap[] = [];
  for (let i = 0; i < times; i++) {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
    const taps = await play(browser, `http://127.0.0.1:${port}`, course);
    best = best.length
      ? best.map((tap, at) => (tap.spent <= (taps[at]?.spent ?? tap.spent) ? tap : (taps[at] as Tap)))
      : taps;
    await browser.close();
  }
  server.close();
  return best;
}
