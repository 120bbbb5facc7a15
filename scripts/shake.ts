import { spawn } from 'node:child_process';
import { needChromium } from './chromium.ts';
import { run } from './run.ts';

/**
 * `npm run shake`: do the tests depend on luck? The browser and terminal stages with four busy loops beside them, and once more
 * with the order of the files shuffled. Ends with 1 if anything failed.
 */
const LOOPS = 4;
const STAGES: readonly [string, readonly string[]][] = [
  ['terminal', ['packages/cli', '--exclude', '**/*.odds.test.ts', '--exclude', '**/*.browser.test.ts']],
  ['browser', ['.browser.test.ts']],
];

const browser = await needChromium();
if (!browser.ok) {
  console.error(browser.why);
  process.exit(2);
}
process.env.CHROME_PATH = browser.path;

async function stages(how: string, ...more: string[]): Promise<boolean> {
  let good = true;
  for (const [name, args] of STAGES) {
    const ran = await run('npx', ['vitest', 'run', '--reporter=dot', ...args, ...more], { show: true });
    console.log(`${ran.code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${how} (${ran.seconds.toFixed(0)} s)`);
    good &&= ran.code === 0;
  }
  return good;
}

const busy = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
let good: boolean;
try {
  good = await stages(`${LOOPS} busy loops beside it`);
} finally {
  for (const loop of busy) loop.kill('SIGKILL');
}
const seed = process.env.FRAY_SEED ?? String(Date.now() % 100_000);
good = (await stages(`files shuffled by ${seed}`, '--sequence.shuffle.files', `--sequence.seed=${seed}`)) && good;
console.log(good ? 'shaken, and nothing fell' : 'something depends on luck');
process.exitCode = good ? 0 : 1;
