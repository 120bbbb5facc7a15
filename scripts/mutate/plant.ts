import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, withFault } from './faults.ts';

/** What the tests made of a fault: the file that noticed it, or nothing; a run without an end was noticed. */
export interface Noticed {
  by: string | undefined;
  seconds: number;
}
interface Report {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}
/** Seconds that a run with a fault may take: one that goes around in circles is ended. */
const MOST_SECONDS = 300;
const NO_END = 'no end';

/** Runs test files until one fails. */
export async function runTests(
  copy: string,
  tests: readonly string[],
  { bail = true, most = MOST_SECONDS }: { bail?: boolean; most?: number } = {},
): Promise<{ failed: string | undefined; seconds: Map<string, number> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-report-'));
  const report = join(folder, 'report.json');
  const args = [
    'vitest',
    'run',
    '--no-isolate',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(bail ? ['--bail=1'] : []),
  ];
  // Browsers are slow to start, and sampled odds are compared in the long run.
  const later = ['--exclude', '**/*.browser.test.ts', '--exclude', '**/*.odds.test.ts'];
  const child = spawn('npx', [...args, ...later, ...tests], { cwd: copy, stdio: 'ignore', detached: true });
  let isOver = false;
  const code = await new Promise<number>((done) => {
    const timer = setTimeout(() => {
      isOver = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, most * 1000);
    child.on('close', (ended) => {
      clearTimeout(timer);
      done(ended ?? 1);
    });
  });
  const seconds = new Map<string, number>();
  let failed: string | undefined = isOver ? NO_END : undefined;
  try {
    for (const { name, status, startTime, endTime } of (JSON.parse(readFileSync(report, 'utf8')) as Report)
      .testResults) {
      const file = name.replace(`${copy}/`, '');
      seconds.set(file, (endTime - startTime) / 1000);
      if (status === 'failed') failed ??= file;
    }
  } catch {
    failed ??= code === 0 ? undefined : 'nothing loads';
  }
  rmSync(folder, { recursive: true, force: true });
  return { failed: code === 0 ? undefined : (failed ?? 'nothing loads'), seconds };
}

/** Plants a fault in the copy, asks the nearest tests first, and takes it out again. */
export async function plant(copy: string, fault: Fault, tests: readonly (readonly string[])[]): Promise<Noticed> {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  const began = performance.now();
  writeFileSync(path, withFault(source, fault));
  try {
    for (const some of tests) {
      if (!some.length) continue;
      const { failed } = await runTests(copy, some);
      if (failed) return { by: failed, seconds: (performance.now() - began) / 1000 };
    }
    return { by: undefined, seconds: (performance.now() - began) / 1000 };
  } finally {
    writeFileSync(path, source);
  }
}
