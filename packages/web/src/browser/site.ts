import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listen, staticServer } from '../../static.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
/** One build for a whole test run: its files share the process. `FRAY_SITE` names one that is there already. */
const FOLDER = process.env.FRAY_SITE ?? join(tmpdir(), `fray-site-${process.pid}`);
const READY = join(FOLDER, 'ready');

/** Sites of runs that are over. */
function forget(): void {
  for (const name of readdirSync(tmpdir())) {
    const run = Number(name.match(/^fray-site-(\d+)$/)?.[1]);
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

/** The built site: whoever comes first builds it, the others wait. */
export async function builtSite(): Promise<string> {
  const site = join(FOLDER, 'site');
  if (process.env.FRAY_SITE) return FOLDER;
  forget();
  let first = true;
  try {
    mkdirSync(FOLDER);
  } catch {
    first = false;
  }
  if (first) {
    const tsx = join(WEB, '../../node_modules/tsx/dist/cli.mjs');
    await promisify(execFile)(process.execPath, [tsx, join(WEB, 'cli-build.ts'), site]);
    writeFileSync(READY, '');
  }
  await ready();
  return site;
}

/** Until whoever builds it is done. */
function ready(): Promise<void> {
  return new Promise((done, fail) => {
    const enough = AbortSignal.timeout(110_000);
    const watcher = watch(FOLDER);
    const look = (): void => {
      if (!existsSync(READY) && !enough.aborted) return;
      watcher.close();
      if (enough.aborted) fail(new Error('The site was not built in time.'));
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
