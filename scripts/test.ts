import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED, startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { needChromium } from './chromium.ts';
import { inLanes } from './lanes.ts';
import { namesIn } from './package-count.ts';
import { run } from './run.ts';
import { readLock } from './supply.ts';

/**
 * The whole test run: static checks, then the tests in stages, each beside the seconds it may take on two quiet cores. Ends
 * with one line that counts every test and each static check as one.
 */
let passed = 0;
let failed = 0;
const spent: [string, number, number][] = [];
const folder = mkdtempSync(join(tmpdir(), 'fray-test-'));

async function stage(name: string, share: number, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  console.log(`\n== ${name}`);
  await work();
  spent.push([name, (performance.now() - began) / 1000, share]);
}

function verdict(name: string, ok: boolean, seconds: number, output = ''): void {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trim());
}

async function check(name: string, command: string, ...args: string[]): Promise<void> {
  const ran = await run(command, args);
  verdict(name, ran.code === 0, ran.seconds, ran.output);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** A stage of vitest. A skipped test counts as failed: it proves nothing. */
async function tests(name: string, ...args: string[]): Promise<void> {
  const file = join(folder, `${name}.json`);
  const ran = await run(
    'npx',
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    {
      show: true,
    },
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const broken = report.numFailedTests + report.numPendingTests + report.numTodoTests;
    passed += report.numPassedTests;
    failed += broken;
    if (ran.code !== 0 && broken === 0) verdict(`${name}: a test file did not load`, false, ran.seconds);
    if (report.numPassedTests === 0) verdict(`${name}: no test ran`, false, ran.seconds);
  } catch (error) {
    verdict(`${name}: no report (${(error as Error).message})`, false, ran.seconds, ran.output);
  }
}

/** What is checked without playing, the longest first. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'npx', 'tsc', '--noEmit'],
  [
    'types of the assistant',
    'npm',
    ...['exec', '-w', '@fray/web', '--', 'svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  ],
  ['boundaries', 'npx', 'depcruise', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ['format of the markup', 'npx', 'prettier', '--check', 'packages/web/src/**/*.svelte'],
  ['format and lint', 'npx', 'biome', 'check', '.'],
  ['no meaning guessed from names', 'npx', 'tsx', 'scripts/no-guessed-meaning.ts'],
  ['plain words', 'npx', 'tsx', 'scripts/plain-words.ts'],
  ['dead code', 'npx', 'knip'],
  ['no third copy of a function', 'npx', 'tsx', 'scripts/copies.ts'],
  ['no test waits for a time', 'npx', 'tsx', 'scripts/no-sleeps.ts'],
  ['no clock, chance or I/O in the rules', 'npx', 'tsx', 'scripts/purity.ts'],
  [
    `lock files (${namesIn(readLock('.')).length} packages), install scripts, licenses`,
    ...(['npx', 'tsx', 'scripts/supply.ts'] as const),
  ],
];
await stage('static', 60, () => inLanes(CHECKS, (one) => check(...one)));
// Rules keep nothing outside their state, so test files may share loaded modules: a third of the time goes into loading else.
const LATER = ['odds', 'browser', 'cluster', 'soak'].flatMap((kind) => ['--exclude', `**/*.${kind}.test.ts`]);
await stage('rules', 170, () =>
  tests(
    'rules',
    '--no-isolate',
    ...LATER,
    'packages/engine',
    'packages/games',
    'packages/advisor',
    'packages/table',
    'packages/cli',
    'packages/witness',
  ),
);
await stage('tables', 45, () => tests('tables', '--no-isolate', ...LATER, 'packages/server'));
await stage('packages', 60, () => tests('packages', '--no-isolate', ...LATER, 'packages/web', 'scripts'));
await stage('odds', 85, () => tests('odds', '.odds.test.ts'));
await stage('cluster', 40, async () => {
  const cluster = await startPostgres();
  process.env[SHARED] = cluster.address;
  await tests('cluster', '.cluster.test.ts').finally(() => cluster.end());
});
await stage('browser', 300, async () => {
  const browser = await needChromium();
  if (browser.ok) process.env.CHROME_PATH = browser.path;
  else return verdict(browser.why, false, 0);
  await tests('browser', '--no-isolate', '.browser.test.ts');
});
rmSync(folder, { recursive: true, force: true });

const times = spent.map(([name, seconds, share]) => `${name} ${seconds.toFixed(0)} of ${share} s`);
console.log(`\nTime: ${times.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
