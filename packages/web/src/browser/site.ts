import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listen, staticServer } from '@fray/server/static';
import { ROOT, SITE } from '../../up-to-date.ts';
import { findBrowser } from './browser.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
/** Where the files of a test run, which share the process, see that the site is built. `FRAY_SITE` names one that is there already. */
const FOLDER = join(tmpdir(), `fray-site-${process.pid}`);

/** Sites and browsers of runs that are over. */
function forget(): void {
  for (const name of readdirSync(tmpdir())) {
    const run = Number(name.match(/^fray-(?:site|browser)-(\d+)$/)?.[1]);
    if (run && !isRunning(run)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
function isRunning(run: number): boolean {
  try {
    return process.kill(run, 0);
  } catch {
    return false;
  }
}

/** The first test file builds it; the others wait until it is ready. */
async function makeOnce(folder: string, make: (ready: string) => Promise<void>): Promise<string> {
  const file = join(folder, 'ready');
  let first = true;
  try {
    mkdirSync(folder);
  } catch {
    first = false;
  }
  if (first) await make(file);
  await appears(folder, file);
  return file;
}

/** Where the browser of this run is reached. Each file has its own contexts in it: one start for all of them. */
export async function browserOfRun(): Promise<string> {
  // Said here where there is none: what is started below has nobody to tell.
  findBrowser();
  const folder = join(tmpdir(), `fray-browser-${process.pid}`);
  const ready = await makeOnce(folder, async (file) => {
    const tsx = join(WEB, '../../node_modules/tsx/dist/cli.mjs');
    const script = join(WEB, 'one-browser.ts');
    const parts = [tsx, script, `${process.pid}`, file];
    spawn(process.execPath, parts, { detached: true, stdio: 'ignore' }).unref();
  });
  return readFileSync(ready, 'utf8');
}

/** The site, made by the command that makes it for any host. */
export async function builtSite(): Promise<string> {
  if (process.env.FRAY_SITE) return process.env.FRAY_SITE;
  forget();
  await makeOnce(FOLDER, async (file) => {
    await promisify(execFile)('npm', ['run', 'site'], { cwd: ROOT });
    writeFileSync(file, '');
  });
  return SITE;
}

/** Until a file is there. */
function appears(folder: string, file: string): Promise<void> {
  return new Promise((done, fail) => {
    const enough = AbortSignal.timeout(110_000);
    const watcher = watch(folder);
    const look = (): void => {
      if (!existsSync(file) && !enough.aborted) return;
      watcher.close();
      if (enough.aborted) fail(new Error(`${folder} was not ready in time.`));
      else done();
    };
    watcher.on('change', look);
    enough.addEventListener('abort', look);
    look();
  });
}

/** Serves the site under a sub-path, as many hosts do. */
export async function serveSite(folder: string, under = '/fray/'): Promise<{ url: string; server: Server }> {
  const server = staticServer(folder, under);
  const port = await listen(server, '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}${under}`, server };
}
