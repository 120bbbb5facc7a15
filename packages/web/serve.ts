import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bringUpToDate, buildKey, SITE } from './up-to-date.ts';

/** `npm start`: `fray serve` with the pages of this clone, built first if their sources have changed. */
const BUILD = fileURLToPath(new URL('cli-build.ts', import.meta.url));

/** Builds in a process of its own: what a build needs is given back before anything is served. */
async function build(): Promise<void> {
  const building = spawn(process.execPath, [...process.execArgv, BUILD, SITE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('The build of the site failed: see the messages above.');
}

const words = process.argv.slice(2);
try {
  if (!words.includes('--help')) await bringUpToDate(SITE, buildKey, build);
  const { main } = await import('../cli/src/main.ts');
  process.exitCode = await main(['serve', '--site', SITE, ...words]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
