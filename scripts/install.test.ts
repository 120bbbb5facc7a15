import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, type Run, sitDownAt } from '../packages/server/src/testing/cluster.ts';
import { buildPackages, distOf, PACKAGES, type PackageName } from './build.ts';
import { neededBy } from './installed.ts';

/**
 * What is published, as a user meets it: packed, installed, and the README's example run, compiled and bundled there. What the
 * packages depend on is packed from `node_modules`; npm is offline with an empty cache, so what no package.json names is missing.
 */
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fray-install-'));
const tarballs = {} as Record<PackageName, string>;
/** The user and the group that may do nothing. */
const NOBODY = 65_534;
const SLOW = { timeout: 60_000 };
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const running = promisify(execFile);
const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' };
const inside = async (command: string, ...args: string[]): Promise<string> =>
  (await running(command, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })).stdout;

/** Packs folders without running their scripts; returns the tarball of each name. */
async function pack(folders: readonly string[]): Promise<Map<string, string>> {
  const into = mkdtempSync(join(folder, 'packed-'));
  const packed = JSON.parse(
    await inside('npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', into, ...folders),
  ) as { name: string; filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, join(into, filename)]));
}

beforeAll(async () => {
  await buildPackages();
  const ours = PACKAGES.map(distOf);
  const packed = await pack([...ours, ...neededBy(ours)]);
  for (const name of PACKAGES) tarballs[name] = packed.get(`@fray/${name}`) as string;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));
  await inside('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...packed.values());
  const [, sample] = readFileSync(join(root, 'README.md'), 'utf8').match(/```ts\n([\s\S]*?)```/) as RegExpMatchArray;
  writeFileSync(join(folder, 'sample.ts'), sample as string);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// One waits for the others' processes: two cores have something to do.
describe.concurrent('the packages, installed', () => {
  it('hold JavaScript, declarations, maps, README and LICENSE, and no tests', () => {
    for (const name of PACKAGES) {
      const files = readdirSync(join(folder, 'node_modules/@fray', name), { recursive: true, encoding: 'utf8' });
      expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
      expect(files.filter((file) => /\.test\.|\.fixture\.|(^|\/)tests?\//.test(file))).toEqual([]);
      for (const ending of ['.js', '.d.ts', '.js.map']) expect(files.some((file) => file.endsWith(ending))).toBe(true);
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
      expect(sources.filter((file) => !file.startsWith('source/'))).toEqual([]);
    }
  });

  it('have maps that name a source in the same package, line for line', () => {
    for (const name of PACKAGES) {
      const at = join(folder, 'node_modules/@fray', name);
      const maps = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'));
      for (const file of maps) {
        const { sources } = JSON.parse(readFileSync(join(at, file), 'utf8')) as { sources: string[] };
        const [source = '', ...more] = sources.map((path) => join(at, dirname(file), path));
        expect(more).toEqual([]);
        expect(source.startsWith(join(at, 'source'))).toBe(true);
        const original = join(root, 'packages', name, 'src', file.replace(/^src\//, '').replace(/\.js\.map$/, '.ts'));
        expect(readFileSync(source, 'utf8')).toBe(readFileSync(original, 'utf8'));
      }
    }
  });

  it("the README's example is strict TypeScript under nodenext, library check on, and runs in plain Node", async () => {
    const config = {
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        target: 'es2023',
        lib: ['es2023'],
        module: 'nodenext',
        moduleResolution: 'nodenext',
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        outDir: 'out',
        rootDir: '.',
      },
      files: ['sample.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await inside(bin('tsc'), '-p', '.');
    const [outcome, same, ...more] = (await inside(process.execPath, 'out/sample.js')).trim().split('\n');
    expect(outcome).toMatch(/\w/);
    expect([same, more]).toEqual(['true', []]);
  });

  it('the example bundles with Vite into one file that runs alone', async () => {
    const config = `export default { logLevel: 'error', build: { target: 'es2023', minify: false, lib: { entry: 'sample.ts', formats: ['es'], fileName: 'sample' }, outDir: 'bundle', rollupOptions: { output: { inlineDynamicImports: true } } } };`;
    writeFileSync(join(folder, 'vite.config.js'), config);
    await inside(bin('vite'), 'build');
    const alone = mkdtempSync(join(tmpdir(), 'fray-bundle-'));
    try {
      const [file] = readdirSync(join(folder, 'bundle')).filter((name) => name.endsWith('.js')) as [string];
      writeFileSync(join(alone, 'sample.mjs'), readFileSync(join(folder, 'bundle', file)));
      const printed = await inside(process.execPath, join(alone, 'sample.mjs'));
      expect(printed.trim().split('\n').at(-1)).toBe('true');
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });

  it('`npx fray games` lists the games, `fray simulate` uses its workers, without tsx', async () => {
    expect(readdirSync(join(folder, 'node_modules'))).not.toContain('tsx');
    expect(await inside('npx', 'fray', 'games')).toContain('twilight-imperium');
    const simulated = await inside('npx', 'fray', 'simulate', 'merc', '--games', '400', '--seed', '1', '--json');
    expect(JSON.parse(simulated)).toMatchObject({ games: 400 });
  });

  it('the service of docs/hosting.md has the pages, seats two, plays a round and stops, as a user without rights', async () => {
    const unit = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
    const [, line = ''] = unit.match(/^ExecStart=\/usr\/bin\/env (fray .*)$/m) as RegExpMatchArray;
    const data = mkdtempSync(join(tmpdir(), 'fray-data-'));
    const rights = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    if (rights.uid) chownSync(data, NOBODY, NOBODY);
    chmodSync(folder, 0o755);
    const PATH = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
    const words = line.replace('/var/lib/fray', data).replace('--port 4747', '--port 0').split(' ');
    expect(words).toEqual(expect.arrayContaining(['--data', data, '--port', '0']));
    const child = spawn('/usr/bin/env', words, { ...rights, env: { ...env, PATH, HOME: data }, stdio: 'pipe' });
    const [printed, faults] = [{ text: '' }, { text: '' }];
    child.stdout.on('data', (text) => (printed.text += text));
    child.stderr.on('data', (text) => (faults.text += text));
    const ended = once(child, 'close');
    const run: Run = { ports: [], acked: [], latency: { same: [], other: [] }, isOn: true };
    let devices: Device[] = [];
    try {
      await expect.poll(() => printed.text + faults.text, SLOW).toMatch(/^Fray is at http:.*:\d+\/$/m);
      const [url = ''] = /http:.*:\d+\//.exec(printed.text) as RegExpExecArray;
      const page = await (await fetch(url)).text();
      const [, script = ''] = /<script[^>]* src="\.\/(assets\/[^"]+)"/.exec(page) as RegExpExecArray;
      expect((await fetch(url + script)).headers.get('content-encoding')).toBe('gzip');
      run.ports = [Number(new URL(url).port)];
      devices = await sitDownAt(run, 1, 35, [['merc', 'patrol']]);
      expect(devices).toHaveLength(2);
      const hasPlayed = ({ remote, seat, isOver }: Device) =>
        isOver || ((remote.table?.replica.view(seat) as { round: number } | undefined)?.round ?? 0) > 1;
      const all = () => {
        // Who found nothing to do by chance looks again.
        for (const device of devices) device.think();
        return devices.every(hasPlayed);
      };
      await expect.poll(all, SLOW).toBe(true);
    } finally {
      for (const device of devices) device.end();
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect(faults.text).toMatch(/Stopped; the tables are kept\.\n$/);
    rmSync(data, { recursive: true });
  });

  it.each(PACKAGES)('publint and arethetypeswrong see nothing wrong with %s', async (name) => {
    const { messages } = await publint({ pkgDir: distOf(name), strict: true });
    expect(messages).toEqual([]);
    if (name === 'cli') return;
    const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name])));
    const checked = await checkPackage(packed);
    // The packages are modules; what Node's CommonJS makes of a module is that it is one.
    const faults = checked.types ? checked.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM') : ['no types'];
    expect(
      faults.filter(
        (fault) => typeof fault === 'string' || !('resolutionKind' in fault) || fault.resolutionKind !== 'node10',
      ),
    ).toEqual([]);
  });
});
