import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Edges, listen, staticServer } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'fray-edges-'));
/** More than a system holds for a reader that does not read: the server is always in the middle of it. */
const LONG = 64 * 1024 * 1024;
const long = (name: string) => {
  writeFileSync(join(folder, name), '');
  truncateSync(join(folder, name), LONG);
};
writeFileSync(join(folder, 'index.html'), '<h1>Fray</h1>');
long('long.js');

const GET = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: fray', ...headers].join('\r\n')}\r\n\r\n`;
/** `once` would fail with a connection that was reset; here that is a way to close like any other. */
const closed = (socket: Socket): Promise<void> => new Promise((done) => socket.once('close', () => done()));
/** Nothing else shall close what a test wants closed. */
const PATIENT = { keepAlive: 600_000, idle: 600_000 };
const HASTY = { ...PATIENT, headers: 40, check: 10 };
const failure = (code: string) => Object.assign(new Error(code), { code });

/** A server that is looked at from behind: the files and connections that are open there. */
async function watched(edges: Partial<Edges> = {}) {
  const sockets = new Set<Socket>();
  /** From the moment the system is asked to open it until it is closed. */
  const files = new Set<symbol>();
  const ends = new EventEmitter();
  const hold = <T>(held: Set<T>, one: T) => {
    held.add(one);
    return () => {
      held.delete(one);
      ends.emit('end');
    };
  };
  let opened = 0;
  const server = staticServer(folder, '/', {
    ...edges,
    open: async (...path) => {
      const end = hold(files, Symbol());
      try {
        const handle = await (edges.open ?? open)(...path);
        opened++;
        const close = handle.close.bind(handle);
        // The stream and the server both close it. Only the first call waits for the system.
        let closing: Promise<void> | undefined;
        return Object.assign(handle, { close: () => (closing ??= close().finally(end)) });
      } catch (error) {
        end();
        throw error;
      }
    },
  });
  server.on('connection', (socket) => socket.once('close', hold(sockets, socket)));
  const port = await listen(server, '127.0.0.1', 0);
  running.add(server);
  /** Connects and sends. What goes wrong on this side afterwards is the test's own doing. */
  const send = (words: string): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    if (words) socket.write(words);
    return socket;
  };
  return {
    server,
    send,
    sockets,
    files,
    opened: () => opened,
    status: async (path: string) => Number((await text(send(GET(path, 'Connection: close')))).split(' ')[1]),
    /** Waits until all connections and files are closed. */
    settled: async () => {
      while (sockets.size + files.size) await once(ends, 'end');
    },
    connections: () => promisify(server.getConnections.bind(server))(),
  };
}
const running = new Set<Server>();

afterEach(async () => {
  for (const server of running) {
    running.delete(server);
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the system itself says is open under the folder, where it can be asked. */
function openFiles(): string[] {
  const list = '/proc/self/fd';
  const target = (name: string) => {
    try {
      return readlinkSync(join(list, name));
    } catch {
      return '';
    }
  };
  const all = existsSync(list) ? readdirSync(list).map(target) : [];
  return all.filter((path) => path.startsWith(folder));
}
const listeners = (server: Server) => server.eventNames().map((name) => [name, server.listenerCount(name)]);
/** What keeps this thread alive, connections and servers. */
const active = () => process.getActiveResourcesInfo().filter((name) => /^TCP(Socket|Server)Wrap$/.test(name));
/** What has told that it is closed leaves that list a turn later. */
async function leftActive(): Promise<string[]> {
  for (let turn = 0; turn < 1_000 && active().length; turn++) await setImmediate();
  return active();
}

/** `count` times, fifty side by side. */
async function manyTimes(count: number, one: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const row = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: 50 }, row));
}

test('1,000 aborted downloads leave nothing open', async () => {
  expect(await leftActive()).toEqual([]);
  const { server, send, settled, opened, connections, status } = await watched();
  const atFirst = listeners(server);
  expect(active()).toEqual(['TCPServerWrap']);
  // Before the answer, with its first bytes, in a hurry, and with more asked for that is never fetched.
  await manyTimes(1_000, async (n) => {
    const way = n % 4;
    const socket = send(GET('/long.js', ...(n % 3 ? [] : ['Range: bytes=100-'])).repeat(way === 3 ? 5 : 1));
    await once(socket, way === 0 ? 'connect' : 'data');
    await closed(way === 2 ? socket.resetAndDestroy() : socket.destroy());
  });
  await settled();
  expect(opened()).toBeGreaterThanOrEqual(750);
  expect(await connections()).toBe(0);
  expect(openFiles()).toEqual([]);
  expect(listeners(server)).toEqual(atFirst);
  expect(await status('/')).toBe(200);
  await promisify(server.close.bind(server))();
  running.delete(server);
  expect(await leftActive()).toEqual([]);
});

test('500 half-sent requests leave nothing open', async () => {
  const { server, send, settled, connections, status } = await watched({ ...HASTY, request: 40 });
  const atFirst = listeners(server);
  const halves = [
    '',
    'GE',
    'GET / HTTP/1.1\r\n',
    'GET / HTTP/1.1\r\nHost: fray\r\nX-Slow: ',
    'POST / HTTP/1.1\r\nHost: fray\r\nContent-Length: 100\r\n\r\nhalf',
    'POST / HTTP/1.1\r\nHost: fray\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal',
    'GET / HTTP/1.1\r\nHost: fray\r\nContent-Length: 100\r\n\r\nhalf',
    'PUT / HTTP/1.1\r\nHost: fray\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n',
    `${GET('/')}GET / HTTP`,
  ];
  await manyTimes(500, async (n) => {
    const socket = send(halves[n % halves.length] ?? '');
    // Some hang up on their side; most only wait.
    if (n % 10 === 9) socket.end();
    await closed(socket.resume());
  });
  await settled();
  expect(await connections()).toBe(0);
  expect(openFiles()).toEqual([]);
  expect(listeners(server)).toEqual(atFirst);
  server.headersTimeout = server.requestTimeout = 60_000;
  expect(await status('/')).toBe(200);
});

test('the head of a request has its own, shorter timeout', async () => {
  const { send, settled } = await watched({ ...HASTY, request: 600_000 });
  await closed(send('GET / HTTP/1.1\r\n').resume());
  await settled();
});

test('a stalled reader is disconnected, and its file is closed', async () => {
  const { send, settled, connections, server } = await watched({ idle: 40 });
  const socket = send(GET('/long.js'));
  await once(server, 'connection');
  await settled();
  expect([await connections(), openFiles()]).toEqual([0, []]);
  socket.destroy();
});

test('connections have a cap: one more is dropped, and there is room again when one has gone', async () => {
  const { server, send, sockets, status } = await watched({ connections: 2 });
  const two = [send('GET'), send('GET')];
  while (sockets.size < 2) await once(server, 'connection');
  const dropped = once(server, 'drop');
  await closed(send(GET('/')).resume());
  await dropped;
  expect(sockets.size).toBe(2);
  const [first] = sockets;
  for (const socket of two) socket.destroy();
  if (first) await closed(first);
  expect(await status('/')).toBe(200);
});

test('half-sent requests never take the places of whole ones: of one address at most 16 stay', async () => {
  const { send, sockets, status } = await watched({
    ...PATIENT,
    headers: 600_000,
    request: 600_000,
    check: 10,
    connections: 40,
  });
  const halves = Array.from({ length: 40 }, () => send('GET / HTTP/1.1\r\nHost: fray\r\nX-Slow: '));
  let open = halves.length;
  for (const half of halves) void closed(half).then(() => open--);
  while (open > 16 || sockets.size > 16) await setImmediate();
  for (let i = 0; i < 25; i++) expect(await status('/')).toBe(200);
  expect(open).toBe(16);
  for (const half of halves) half.destroy();
});

test('whole requests and connections without one are not counted among the half-sent', async () => {
  const { send, sockets } = await watched({ ...PATIENT, check: 10, connections: 60 });
  const idle = Array.from({ length: 25 }, () => send(''));
  const waiting = Array.from({ length: 25 }, () => send(GET('/index.html')));
  await Promise.all(waiting.map((socket) => once(socket, 'data')));
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(sockets.size).toBe(50);
  for (const socket of [...idle, ...waiting]) socket.destroy();
});

test.each([
  ['two', 'GET / HTTP/1.1\r\nHost: fray\r\nhost: other\r\nConnection: close\r\n\r\n'],
  ['the same one twice', 'GET / HTTP/1.1\r\nHost: fray\r\nHost: fray\r\nConnection: close\r\n\r\n'],
  ['none', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('exactly one Host header: a request with %s gets 400', async (_, words) => {
  const { send } = await watched(PATIENT);
  expect(await text(send(words))).toMatch(/^HTTP\/1.1 400 /);
});

test('requests that are sent ahead are answered in order, with one file open at a time', async () => {
  let most = 0;
  const { send, files } = await watched({
    open: (...path) => {
      most = Math.max(most, files.size);
      return open(...path);
    },
  });
  const asked = ['/', '/nothing.js', '/', '/index.html'];
  const answers = await text(send(asked.map((path) => GET(path)).join('') + GET('/', 'Connection: close')));
  expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '200', '200']);
  expect(most).toBe(1);
});

test('who sends too many ahead is cut off', async () => {
  const { send, settled, opened } = await watched();
  await closed(send(GET('/long.js').repeat(500)).resume());
  await settled();
  expect(opened()).toBeLessThanOrEqual(1);
});

test('a file that cannot be opened or read does not stop the server', async () => {
  let accident: Edges['open'] = open;
  const { status, settled, send } = await watched({ open: (...path) => accident(...path) });
  const broken =
    (part: 'stat' | 'read', code: string): Edges['open'] =>
    async (...path) =>
      Object.assign(await open(...path), { [part]: () => Promise.reject(failure(code)) });
  const codes = { ENOENT: 404, ENOTDIR: 404, ELOOP: 404, EACCES: 500, EMFILE: 500, EIO: 500 };
  for (const [code, answered] of Object.entries(codes)) {
    accident = () => Promise.reject(failure(code));
    expect(await status('/'), code).toBe(answered);
  }
  accident = () => {
    throw new Error('at once');
  };
  expect(await status('/')).toBe(500);
  accident = broken('stat', 'EIO');
  expect(await status('/')).toBe(500);
  accident = broken('read', 'EIO');
  await closed(send(GET('/')).resume());
  accident = (path, flags) => {
    rmSync(path);
    return open(path, flags);
  };
  writeFileSync(join(folder, 'gone.js'), '1');
  expect(await status('/gone.js')).toBe(404);
  accident = open;
  expect(await status('/')).toBe(200);
  await settled();
  expect(openFiles()).toEqual([]);
});

test('a file that is not sent is closed too', async () => {
  const { send, settled, opened } = await watched();
  const asked = [
    GET('/').replace('GET', 'HEAD'),
    GET('/', 'If-None-Match: *'),
    GET('/', 'If-Match: "other"'),
    GET('/', 'Range: bytes=100-'),
    GET('/', 'Connection: close'),
  ];
  const answers = await text(send(asked.join('')));
  expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '304', '412', '416', '200']);
  await settled();
  // The folder and its page, each time.
  expect([opened(), openFiles()]).toEqual([10, []]);
});

test('a client that leaves while a file is looked up gets nothing, and nothing breaks', async () => {
  let found: Edges['open'] = open;
  const { sockets, send, settled, status } = await watched({ open: (...path) => found(...path) });
  for (const then of [open, () => Promise.reject(failure('ENOENT'))]) {
    const leaver = send('');
    found = async (...path) => {
      leaver.destroy();
      await Promise.all([...sockets].map(closed));
      return then(...path);
    };
    leaver.write(GET('/index.html'));
    await closed(leaver);
    await settled();
  }
  found = open;
  expect(await status('/')).toBe(200);
  await settled();
  expect(openFiles()).toEqual([]);
});

test('a file that shrinks on the way ends its own connection, so that nobody waits for the rest', async () => {
  long('shrinks.js');
  const { send, settled, status } = await watched(PATIENT);
  const socket = send(GET('/shrinks.js'));
  await once(socket, 'data');
  socket.pause();
  truncateSync(join(folder, 'shrinks.js'), 0);
  await closed(socket.resume());
  expect(socket.bytesRead).toBeLessThan(LONG);
  await settled();
  expect(await status('/')).toBe(200);
});
