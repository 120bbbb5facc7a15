import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** How many pairs are measured; with 11 the second lowest and the second highest ratio enclose the median with 98.8 %. */
const PAIRS = 11;
/** A row is slower than before when its whole interval lies below this. */
const SLOWER = 0.95;

const root = join(import.meta.dirname, '..');
const folder = join(root, '.tmp/against');

/** The benchmark built with the packages below `from`, as one file that runs alone. */
async function buildVersion(name: string, from: string): Promise<string> {
  const outDir = join(folder, `built-${name}`);
  const source = (path: string) => join(from, 'packages', path);
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@fray\//] },
    resolve: {
      alias: [
        { find: /^@fray\/engine\/testkit$/, replacement: source('engine/src/testkit/index.ts') },
        { find: /^@fray\/engine$/, replacement: source('engine/src/index.ts') },
        { find: /^@fray\/games$/, replacement: source('games/src/index.ts') },
        { find: /^@fray\/advisor$/, replacement: source('advisor/src/index.ts') },
      ],
    },
    build: {
      ssr: join(root, 'scripts/bench/against.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
    },
  });
  return join(outDir, 'against.js');
}

const tell = (file: string, ...args: string[]): string =>
  execFileSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * `npm run bench -- --against COMMIT [ROW...]`: this version and an older one in turns, whole combats, moves or opened saves per CPU
 * second, and the ratio of the two with its interval. A machine that is busy slows both. Ends with 1 where a row has become slower.
 */
export async function compare(commit: string, wanted: readonly string[]): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const old = join(folder, 'old');
  mkdirSync(old, { recursive: true });
  try {
    const packed = execFileSync('git', ['archive', commit, 'packages'], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', old], { input: packed });
  } catch (error) {
    console.error(`"${commit}" is no commit of this repository: ${(error as Error).message.split('\n')[0]}`);
    return 2;
  }
  const [before, now] = [await buildVersion('old', old), await buildVersion('now', root)];
  const rows = (JSON.parse(tell(now, 'rows')) as string[]).filter(
    (row) => !wanted.length || wanted.some((word) => row.includes(word)),
  );
  const warm = process.env.FRAY_BENCH_WARM ?? '1';
  const seconds = process.env.FRAY_BENCH_SECONDS ?? '3';
  const pairs = Number(process.env.FRAY_BENCH_PAIRS ?? PAIRS);
  const slower: string[] = [];
  console.log(`| per CPU second | ${commit} | now | median ratio | interval |\n|---|---:|---:|---:|---:|`);
  for (const row of rows) {
    const measured = Array.from({ length: pairs }, (_, i) => {
      const rate = (file: string) => Number(tell(file, row, warm, seconds));
      // The second one runs on a warmer machine: they take turns at that too.
      const first = i % 2 ? rate(now) : rate(before);
      const second = i % 2 ? rate(before) : rate(now);
      return i % 2 ? { before: second, now: first } : { before: first, now: second };
    });
    const inOrder = (list: number[]) => list.sort((a, b) => a - b);
    const ratios = inOrder(measured.map((pair) => pair.now / pair.before));
    const middle = (list: number[]) => list[Math.floor(list.length / 2)] as number;
    const [low, high] = [ratios[Math.min(1, pairs - 1)] as number, ratios.at(Math.max(-2, -pairs)) as number];
    const figure = (of: 'before' | 'now') => middle(inOrder(measured.map((pair) => pair[of]))).toFixed(1);
    console.log(
      `| ${row} | ${figure('before')} | ${figure('now')} | ${middle(ratios).toFixed(3)} | ${low.toFixed(3)} to ${high.toFixed(3)} |`,
    );
    if (high < SLOWER) slower.push(row);
  }
  rmSync(folder, { recursive: true, force: true });
  for (const row of slower) console.log(`SLOWER: ${row}`);
  return slower.length ? 1 : 0;
}
