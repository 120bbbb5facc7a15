import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findGame, loadWithSetup } from '@fray/games';
import { WIRE } from '@fray/table';
import { afterAll, afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';

/** The command as somebody types it, in processes of its own. */
const BIN = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url));
const LONGEST = 120_000;
const root = mkdtempSync(join(tmpdir(), 'fray-serve-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const running: ChildProcessByStdio<null, Readable, Readable>[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function begin(...argv: string[]) {
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    texts.out += data;
  });
  child.stderr.on('data', (data) => {
    texts.err += data;
  });
  return { child, texts, ended: once(child, 'close').then(([code]) => ({ code, ...texts })) };
}
async function serve(folder: string, ...more: string[]) {
  const { child, ended, texts } = begin('serve', '--port', '0', '--data', folder, ...more);
  for await (const line of createInterface(child.stdout)) {
    const url = /^(?:Tables are|Fray is) at (http:.*\/)$/.exec(line)?.[1];
    if (url) return { child, ended, url };
  }
  throw new Error(`no address: ${texts.err}`);
}
const post = async (url: string, body: object) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { code: string; token: string };
};

it('a server is started, joined twice, ended by Ctrl-C with a word to everybody, and started again with its tables', {
  timeout: LONGEST,
}, async () => {
  const folder = join(root, 'tables');
  const first = await serve(folder);
  const found = findGame('merc');
  if (!found.ok) throw new Error(found.reason.code);
  const { setup } = await loadWithSetup(found.card);
  const invite = { game: 'merc', setup: setup.presets[0]?.setup, typed: false, name: 'Ann' };
  const { code, token } = await post(`${first.url}api/tables`, invite);
  await post(`${first.url}api/tables/${code}/join`, { name: 'Ben' });
  expect(await (await fetch(`${first.url}health`)).json()).toMatchObject({ tables: 1 });

  const second = await begin('serve', '--port', '0', '--data', folder).ended;
  expect(second).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(folder-in-use)') });
  const port = await begin('serve', '--port', new URL(first.url).port, '--data', join(root, 'other')).ended;
  expect(port).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(port-taken)') });

  const enter = async (url: string) => {
    const phone = new WebSocket(`${url.replace('http', 'ws')}api/socket`);
    const words: Record<string, unknown>[] = [];
    phone.on('message', (data) => void words.push(JSON.parse(String(data))));
    await once(phone, 'open');
    phone.send(JSON.stringify({ hello: code, version: WIRE, token }));
    await expect.poll(() => words[0], { timeout: LONGEST }).toMatchObject({ room: { code } });
    return { phone, words };
  };
  const { phone, words } = await enter(first.url);

  // Beside the server that runs.
  const tables = (...argv: string[]) => begin('tables', ...argv, '--data', folder).ended;
  const copy = join(root, 'copy', 'tables.db');
  mkdirSync(join(root, 'copy'));
  const [listed, copied, early, unknown] = await Promise.all([
    tables('--json'),
    tables('backup', copy),
    tables('export', code),
    tables('delete', 'AAAAAA'),
  ]);
  expect(JSON.parse(listed.out)).toEqual([expect.objectContaining({ table: code, game: 'merc', seq: 0 })]);
  expect(copied).toMatchObject({ code: 0, out: '' });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(early).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(not-over)') });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('(no-table)') });
  expect((await tables('backup', copy)).err).toContain('(file-exists)');
  for (const [tap, does] of Object.entries({ sit: 'rebel', ready: true, start: true, end: true })) {
    phone.send(JSON.stringify({ say: `ann-${tap}-1`, [tap]: does }));
    await expect.poll(() => JSON.stringify(words), { timeout: LONGEST }).toContain(`"id":"ann-${tap}-1"`);
  }
  const record = await tables('export', code);
  expect(record.err).toBe('');
  const file = join(root, 'ended.table.json');
  writeFileSync(file, record.out);
  expect(await begin('verify', file).ended).toMatchObject({ code: 0, err: '' });

  const hungUp = once(phone, 'close');
  first.child.kill('SIGINT');
  await hungUp;
  expect(words.at(-1)).toEqual({ bye: 'stopping', seconds: 5 });
  const { code: status, err } = await first.ended;
  const lines = err.trimEnd().split('\n');
  expect([status, lines.pop()]).toEqual([0, 'Stopped; the tables are kept.']);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['listening', 'stopping', 'stopped']);
  for (const secret of [token, code, 'Ann', '127.0.0.1']) expect(err).not.toContain(secret);

  const gone = await serve(join(root, 'copy'));
  const { phone: late, words: lateWords } = await enter(gone.url);
  expect(await begin('tables', 'delete', code, '--data', join(root, 'copy')).ended).toMatchObject({ code: 0 });
  const cutOff = once(late, 'close');
  late.send(JSON.stringify({ say: 'ann-is-ready', ready: true }));
  await cutOff;
  expect(lateWords.at(-1)).toEqual({ bye: 'no-table' });

  const site = join(root, 'site');
  mkdirSync(site);
  expect((await begin('serve', '--site', site).ended).err).toContain('(site)');
  writeFileSync(join(site, 'index.html'), '<h1>Fray</h1>');
  const again = await serve(folder, '--host', '--site', site);
  const page = await fetch(again.url);
  expect([await page.text(), page.headers.get('content-security-policy')]).toEqual([
    '<h1>Fray</h1>',
    "frame-ancestors 'none'",
  ]);
  // Links made here open on other devices of the network.
  const { addresses } = (await (await fetch(`${again.url}health`)).json()) as { addresses: string[] };
  expect(page.headers.get('Fray-Network')).toBe(addresses[0] ? `${addresses[0]}/` : null);
  const { words: told } = await enter(again.url);
  expect(JSON.stringify(told[0])).toContain('"name":"Ben"');
  again.child.kill('SIGTERM');
  const last = await again.ended;
  expect([last.code, last.out.includes('\n█▀▀▀▀▀▀▀█')]).toEqual([0, addresses.length > 0]);
});

it.each([
  ['serve', '(server-missing)'],
  ['tables', '(server-missing)'],
  // Who plays alone needs no native module.
  ['play merc --seed 1', 'q quit'],
])('fray %s where @fray/server, libsql and pg are not installed: %s', { timeout: LONGEST }, async (line, words) => {
  const hook = `export const resolve = (name, context, next) => {
    if (/^(@fray.server|libsql|pg|pino)$/.test(name)) throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(name, context);
  };`;
  const load = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(load)}` };
  const folder = line.startsWith('play') ? [] : ['--data', join(root, 'never')];
  const child = spawn(process.execPath, [BIN, ...line.split(' '), ...folder], { env });
  running.push(child as never);
  const text = Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  child.stdin.end('q\n');
  expect(String(await text)).toContain(words);
  expect(existsSync(join(root, 'never'))).toBe(false);
});
