import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../packages/postgres/src/testing/postgres.ts';
import { type Device, type Run, sitDownAt } from '../packages/server/src/testing/cluster.ts';

/**
 * Every command of docs/hosting.md in a fresh copy, in the order of the page, as a user without rights; `npm run soak -- hosting`. Docker and
 * systemd do not run here: the commands of the Dockerfile and of the unit do. npm fetches what the lock file names.
 */
const NOBODY = 65_534;
const LONG = { timeout: 120_000 };
const page = readFileSync('docs/hosting.md', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const commands = [...page.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter((line) => /^(npm|fray|docker|systemctl|install) /.test(line)),
);

const root = mkdtempSync(join(tmpdir(), 'fray-hosting-'));
const copy = join(root, 'copy');
const home = join(root, 'home');
const opt = join(root, 'opt');
let port: number;
const rights = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const env = {
  PATH: `${join(opt, 'node_modules/.bin')}:${process.env.PATH}`,
  ...{ HOME: home, XDG_DATA_HOME: join(home, 'data'), npm_config_cache: join(root, 'cache') },
};
/** A line of the page with the folders and the port of this test. */
const here = (line: string, code = ''): string =>
  line
    .replace(/\/(var\/lib|var\/backups|srv)\//g, `${root}/$1/`)
    .replaceAll('4747', String(port))
    .replaceAll('/opt/fray', opt)
    .replaceAll('K7MPQ2', code);

const sitting: Device[] = [];
type Child = ChildProcessByStdio<null, Readable, Readable>;
const running = new Set<Child>();
function begin(line: string) {
  // A group of its own, which hears Ctrl-C as in a terminal.
  const child: Child = spawn('bash', ['-c', `exec ${line}`], {
    detached: true,
    cwd: copy,
    env,
    ...rights,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed.text += text));
  running.add(child);
  return { child, printed, ended: once(child, 'close').finally(() => running.delete(child)) };
}
/** To its end. */
async function type(line: string): Promise<void> {
  const { printed, ended } = begin(line.replace(/^(.*) > (\S+)$/, 'bash -c "$1 > $2"'));
  expect([line, await ended, printed.text]).toEqual([line, [0, null], expect.anything()]);
}
interface Serving {
  url: string;
  printed: { text: string };
  stop(): Promise<void>;
}
/** Starts a server, looks at its page, and says how to stop it. */
async function serve(line: string): Promise<Serving> {
  const { child, printed, ended } = begin(line);
  await expect.poll(() => printed.text, { ...LONG, message: line }).toMatch(/^Fray is at http:.*\/$/m);
  const [url = ''] = /http:.*:\d+\//.exec(printed.text) as RegExpExecArray;
  expect(await (await fetch(url)).text()).toContain('<title>');
  expect((await fetch(`${url}health`)).status).toBe(200);
  const stop = async (): Promise<void> => {
    process.kill(-(child.pid as number), 'SIGINT');
    await ended;
    expect(printed.text).toContain('Stopped; the tables are kept.');
  };
  return { url, printed, stop };
}

beforeAll(async () => {
  port = await freePort();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) {
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  for (const name of ['home', 'opt', 'var/lib', 'var/backups', 'srv', 'cache'])
    mkdirSync(join(root, name), { recursive: true });
  chmodSync(root, 0o755);
  if (rights.uid) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, root]);
  const [, building = ''] = /^FROM [^\n]* AS build\n([\s\S]*?)^FROM /m.exec(dockerfile) as RegExpExecArray;
  for (const [, line = ''] of building.matchAll(/^RUN (.*)$/gm)) await type(here(line));
}, 900_000);
afterAll(() => {
  for (const device of sitting) device.end();
  for (const child of running) process.kill(-(child.pid as number), 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

it('every command of docs/hosting.md does what the page says, with tables open', { timeout: 900_000 }, async () => {
  const unit = /^ExecStart=\/usr\/bin\/env (.*)$/m.exec(page)?.[1] ?? '';
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]').join(' ') as string;
  const run: Run = { ports: [port], acked: [], latency: { same: [], other: [] }, isOn: true };
  let service: Serving | undefined;
  let devices: Device[] = [];
  let code = '';
  const done: string[] = [];
  for (const line of commands) {
    done.push(line);
    if (line.startsWith('npm start') || line === 'fray serve --host') {
      const own = line.includes('--port') ? here(line.replace('8080', '4747')) : line;
      const { url, printed, stop } = await serve(
        own.includes('--port')
          ? own
          : `${own}${line.startsWith('npm start') && !line.includes(' -- ') ? ' --' : ''} --port 0`,
      );
      if (own.includes('--port')) expect(url).toBe(`http://127.0.0.1:${port}/`);
      const lan = Object.values(networkInterfaces())
        .flat()
        .some((one) => one?.family === 'IPv4' && !one.internal);
      if (line.includes('--host') && lan) expect(printed.text).toMatch(/On the local network: http:/);
      await stop();
    } else if (line.startsWith('npm run site')) {
      await type(here(line));
      expect(
        existsSync(
          line.includes('/srv') ? join(root, 'srv/fray/index.html') : join(copy, 'packages/web/dist/index.html'),
        ),
      ).toBe(true);
    } else if (line.startsWith('npm run build')) {
      expect(dockerfile).toContain(`RUN ${line}\n`);
    } else if (line.startsWith('npm install --global')) {
      // They are those that the Dockerfile has installed.
      for (const name of ['cli', 'server']) expect(existsSync(join(opt, 'node_modules/@fray', name))).toBe(true);
      await type('fray --version');
    } else if (line.startsWith('fray serve --port 4747 --data /var/lib/fray ')) {
      expect(unit).toBe(line);
      service = await serve(here(line));
      const over = await sitDownAt(run, 1, 35, [['merc', 'patrol']]);
      sitting.push(...over);
      const isOver = () => {
        // Who found nothing to do by chance looks again.
        for (const device of over) device.think();
        return over.every((device) => device.isOver);
      };
      await expect.poll(isOver, LONG).toBe(true);
      code = (over[0] as Device).code;
      for (const device of over) device.end();
      devices = await sitDownAt(run, 1, 36, [['twilight-imperium', 'mecatol-war']]);
      sitting.push(...devices);
      await goOn();
    } else if (line.startsWith('systemctl enable')) expect((await fetch((service as Serving).url)).status).toBe(200);
    else if (line.startsWith('docker build')) expect(existsSync(join(opt, 'node_modules/.bin/fray'))).toBe(true);
    else if (line.startsWith('docker run')) {
      const [, more = ''] = /.* fray (--.*)$/.exec(line) as RegExpExecArray;
      const own = entry.replace('4747', String(await freePort())).replace('/data', join(root, 'var/lib/docker'));
      await (await serve(`${own} ${more}`)).stop();
    } else if (/^fray (tables|verify)/.test(line)) await type(here(line, code));
    else if (line.startsWith('systemctl stop')) {
      await service?.stop();
      service = undefined;
    } else if (line.startsWith('install ')) {
      await type(here(line));
      expect(existsSync(join(root, 'var/lib/fray-2/tables.db'))).toBe(true);
    } else if (line.startsWith('fray serve --port 4747 --data /var/lib/fray-2 ')) {
      // The devices are still there, and go on at the copy.
      const restored = await serve(here(line));
      await goOn();
      await restored.stop();
    } else if (line.startsWith('systemctl restart')) {
      service = await serve(here(unit));
      await goOn();
      await service.stop();
    } else throw new Error(`no test types "${line}"`);
  }
  expect(done).toEqual(commands);

  /** Somebody decides, and everybody hears of it. */
  async function goOn(): Promise<void> {
    const before = run.acked.length;
    run.isOn = true;
    await expect
      .poll(() => {
        for (const device of devices) device.think();
        return run.acked.length;
      }, LONG)
      .toBeGreaterThan(before + 3);
    run.isOn = false;
  }
});
