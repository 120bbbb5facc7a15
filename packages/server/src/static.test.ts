import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, staticServer } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'fray-static-'));
const site = join(folder, 'site');
const TEN = '0123456789';
/** The server's clock stands where a test puts it: far from the moment in which the files were written, as a rule. */
const LATER = Date.now() + 3_600_000;
let now = LATER;
const server = staticServer(site, '/fray/', { now: () => now });
let port = 0;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'site-too'));
  writeFileSync(join(site, 'index.html'), '<h1>Fray</h1>');
  writeFileSync(join(site, 'ten.txt'), TEN);
  writeFileSync(join(site, 'empty.txt'), '');
  writeFileSync(join(site, 'assets', 'main-AbCd1234.js'), '1');
  writeFileSync(join(site, 'assets', 'odds-worker.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site-too', 'secret.txt'), 'secret');
  symlinkSync('round.js', join(site, 'round.js'));
  port = await listen(server, '127.0.0.1', 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the address as it stands, where `fetch` would tidy it first. */
function ask(address: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path: address, headers, method, agent: false };
    const asked = request(options, async (answer) => {
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    });
    asked.on('error', fail).end();
  });
}

test('files are served under a sub-path, with their type; what changes with a version is not cached', async () => {
  const home = await ask('/fray/?a=b');
  expect([home.status, home.headers['content-type'], home.body]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>Fray</h1>',
  ]);
  expect(home.headers['cache-control']).toBe('no-cache');
  expect(home.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect((await ask('/fray/assets/main-AbCd1234.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/fray/assets/odds-worker.js')).headers['cache-control']).toBe('no-cache');
  expect((await ask(`http://127.0.0.1:${port}/fray/ten.txt`)).body).toBe(TEN);
});

test.each([
  ['a way up', '/fray/../secret.txt', 404],
  ['a way up from a folder', '/fray/assets/../../secret.txt', 404],
  ['an encoded way up', '/fray/%2e%2e/secret.txt', 404],
  ['an encoded slash', '/fray/..%2fsecret.txt', 404],
  ['a backslash', '/fray/..%5csecret.txt', 404],
  ['encoded twice', '/fray/%252e%252e/secret.txt', 404],
  ['a folder whose name goes on', '/fray/../site-too/secret.txt', 404],
  ['the root of the system', '/fray//etc/passwd', 404],
  ['outside the sub-path', '/secret.txt', 404],
  ['no file', '/fray/nothing.js', 404],
  ['a folder with no page', '/fray/assets/', 404],
  ['a file as a folder', '/fray/index.html/', 404],
  ['a link to itself', '/fray/round.js', 404],
  ['a name no system takes', `/fray/${'a'.repeat(1_000)}`, 404],
  ['NUL', '/fray/index.html%00.js', 400],
  ['half a letter', '/fray/%E0%A4%A', 400],
  ['a very long address', `/fray/${'a/'.repeat(4_000)}`, 414],
  ['an address beyond all headers', `/fray/${'a'.repeat(40_000)}`, 431],
])('an address that leads nowhere is refused: %s', async (_, address, status) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain('secret');
});

test('other methods are refused with a list of the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const answer = await ask('/fray/', {}, method);
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
});

test('HEAD says what GET would say, without the body', async () => {
  const [got, told] = [await ask('/fray/ten.txt'), await ask('/fray/ten.txt', {}, 'HEAD')];
  const said = ({ status, headers: { date: _, ...headers } }: Answer) => ({ status, headers });
  expect(said(told)).toEqual(said(got));
  expect([told.headers['content-length'], told.headers['accept-ranges'], told.body]).toEqual(['10', 'bytes', '']);
  expect((await ask('/fray/nothing.js', {}, 'HEAD')).body).toBe('');
  // RFC 9110, 14.2: a range is defined for GET alone.
  const ranged = await ask('/fray/ten.txt', { Range: 'bytes=2-4' }, 'HEAD');
  expect([ranged.status, ranged.headers['content-length']]).toEqual([200, '10']);
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=0-', TEN, 'bytes 0-9/10'],
  ['bytes=9-', '9', 'bytes 9-9/10'],
  ['bytes=5-999', '56789', 'bytes 5-9/10'],
  [`bytes=5-${'9'.repeat(400)}`, '56789', 'bytes 5-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-999', TEN, 'bytes 0-9/10'],
  ['BYTES=2-4', '234', 'bytes 2-4/10'],
])('one range is answered with 206 and its bytes: %s', async (range, body, told) => {
  const answer = await ask('/fray/ten.txt', { Range: range });
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([206, body, told]);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test.each([
  ['ten.txt', 'bytes=10-', '10'],
  ['ten.txt', 'bytes=10-12', '10'],
  ['ten.txt', `bytes=${'9'.repeat(400)}-`, '10'],
  ['ten.txt', 'bytes=-0', '10'],
  ['empty.txt', 'bytes=0-', '0'],
])('a range outside the file is answered with 416 and the size: %s, %s', async (name, range, size) => {
  const answer = await ask(`/fray/${name}`, { Range: range });
  expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${size}`]);
});

test.each([
  ['ten.txt', 'bytes=0-1,4-5'],
  ['ten.txt', 'bytes=4-2'],
  ['ten.txt', 'bytes=-'],
  ['ten.txt', 'bytes='],
  ['ten.txt', 'bytes=a-b'],
  ['ten.txt', 'bytes=-1-2'],
  ['ten.txt', 'bytes=1.5-2'],
  ['ten.txt', 'bytes=0x1-2'],
  ['ten.txt', 'lines=0-1'],
  ['ten.txt', '0-1'],
  ['empty.txt', 'bytes=-5'],
])('several ranges, and what is none, are passed over: the whole file comes: %s, %s', async (name, range) => {
  const answer = await ask(`/fray/${name}`, { Range: range });
  const whole = name === 'empty.txt' ? '' : TEN;
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([200, whole, undefined]);
  expect(answer.headers['content-length']).toBe(String(whole.length));
});

test('a packed copy is sent to a browser that accepts it, under the name and with the type of the file; which of the two is newer says nothing after an installation', async () => {
  const path = join(site, 'packed.js');
  writeFileSync(path, 'plain words');
  writeFileSync(`${path}.gz`, gzipSync('plain words'));
  const plain = await ask('/fray/packed.js');
  const small = await ask('/fray/packed.js', { 'Accept-Encoding': 'br, gzip' }, 'HEAD');
  expect([plain.body, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
    'plain words',
    undefined,
    'Accept-Encoding',
  ]);
  expect([small.headers['content-encoding'], small.headers['content-type'], small.headers.vary]).toEqual([
    'gzip',
    plain.headers['content-type'],
    'Accept-Encoding',
  ]);
  expect(small.headers['content-length']).toBe(String(gzipSync('plain words').length));
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  for (const refused of ['identity', 'gzip;q=0', 'br'])
    expect((await ask('/fray/packed.js', { 'Accept-Encoding': refused })).headers['content-encoding']).toBeUndefined();
  utimesSync(`${path}.gz`, 1, 1);
  const older = await ask('/fray/packed.js', { 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect(older.headers['content-encoding']).toBe('gzip');
});

test('a part of a file is never one of its packed copy', async () => {
  const answer = await ask('/fray/ten.txt', { Range: 'bytes=2-4', 'Accept-Encoding': 'gzip, br' });
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['234', undefined]);
});

test('what a browser has already is not sent again', async () => {
  const { etag = '', 'cache-control': kept } = (await ask('/fray/ten.txt')).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/fray/ten.txt', { 'If-None-Match': held, Range: 'bytes=2-4' });
    expect([answer.status, answer.body, answer.headers.etag, answer.headers['cache-control']], held).toEqual([
      304,
      '',
      etag,
      kept,
    ]);
  }
  for (const other of ['"other"', etag.replaceAll('"', ''), ''])
    expect((await ask('/fray/ten.txt', { 'If-None-Match': other })).status, other).toBe(200);
});

test('If-Match refuses what has changed', async () => {
  const { etag = '' } = (await ask('/fray/ten.txt')).headers;
  const status = async (wanted: string) => (await ask('/fray/ten.txt', { 'If-Match': wanted })).status;
  expect([await status(etag), await status('*'), await status('"other"'), await status(`W/${etag}`)]).toEqual([
    200, 200, 412, 412,
  ]);
});

test('If-Range: a part of the requested file, or all of a newer one', async () => {
  const part = async (name: string, held: string) =>
    (await ask(`/fray/${name}`, { Range: 'bytes=2-4', 'If-Range': held })).status;
  writeFileSync(join(site, 'new.txt'), TEN);
  const { etag = '' } = (await ask('/fray/new.txt')).headers;
  expect(await part('new.txt', etag)).toBe(206);
  expect(await part('new.txt', `W/${etag}`)).toBe(200);
  // No Last-Modified is sent, so no date can name the file.
  expect(await part('new.txt', new Date().toUTCString())).toBe(200);
  writeFileSync(join(site, 'new.txt'), `${TEN}${TEN}`);
  expect(await part('new.txt', etag)).toBe(200);
});

test('a file that was changed this moment may change again unseen: its tag is weak and joins no parts', async () => {
  now = Date.now();
  writeFileSync(join(site, 'fresh.txt'), TEN);
  const { etag = '' } = (await ask('/fray/fresh.txt')).headers;
  const ranged = await ask('/fray/fresh.txt', { Range: 'bytes=2-4', 'If-Range': etag });
  const again = await ask('/fray/fresh.txt', { 'If-None-Match': etag });
  now = LATER;
  expect(etag).toMatch(/^W\//);
  expect([ranged.status, again.status]).toEqual([200, 304]);
  expect(`W/${(await ask('/fray/fresh.txt')).headers.etag}`).toBe(etag);
});

test('a port that is taken is left alone: another one is found', async () => {
  const other = createServer();
  const taken = await listen(other, '127.0.0.1', 0);
  const second = createServer();
  const atFirst = second.listenerCount('listening');
  const found = await listen(second, '127.0.0.1', taken);
  expect(found).not.toBe(taken);
  expect(found).toBeGreaterThan(0);
  expect(second.listenerCount('listening')).toBe(atFirst);
  other.close();
  second.close();
});

test('a connection that the system could not hand over ends nothing', async () => {
  for (const _ of [1, 2, 3]) server.emit('error', new Error('EMFILE'));
  expect((await ask('/fray/')).status).toBe(200);
});
