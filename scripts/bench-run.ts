import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compare } from './bench-against.ts';
import { benchFarm } from './bench-farm.ts';
import { isInstalled } from './installed.ts';
import { run } from './run.ts';

const [flag, commit, ...rows] = process.argv.slice(2);
if (flag === '--against') {
  if (!commit) console.error('Say which commit to compare with: npm run bench -- --against COMMIT');
  process.exit(commit ? await compare(commit, rows) : 2);
}
if (flag === '--farm') process.exit((await benchFarm(Number(commit ?? 600_000))) ? 0 : 1);

/**
 * `npm run bench`: bundles the benchmark first, as every published program would be. Run from source, the loader names
 * each closure again whenever it is made, and that would be measured too.
 */
const bench = join(import.meta.dirname, '../bench');
if (!isInstalled(bench)) {
  const installed = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', bench], {
    show: true,
  });
  if (installed.code) process.exit(installed.code);
}
// Below bench/, so that its node_modules is found.
const outDir = join(bench, '.tmp');
await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: [/^@fray\//] },
  build: { ssr: 'scripts/bench.ts', outDir, emptyOutDir: true, minify: false, target: 'node20' },
});
const ran = await run(process.execPath, [join(outDir, 'bench.js'), ...process.argv.slice(2)], {
  show: true,
  env: { NODE_ENV: 'production' },
});
rmSync(outDir, { recursive: true, force: true });
// How long a tap takes on the largest table of the assistant: told, not judged.
if (flag === undefined || flag === '--write') await run('npx', ['tsx', 'packages/web/bench.ts'], { show: true });
process.exitCode = ran.code;
