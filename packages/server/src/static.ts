import { once } from 'node:events';
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** The pages that came with the package: a clone has none here. */
export const SITE = fileURLToPath(new URL('../site', import.meta.url));

/** Files that become much smaller; pictures are small already. Browsers take Brotli only over https, which a table has not. */
export const PACKED = /\.(html|js|css|svg|json|webmanifest)$/;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** What a meta tag cannot say. The rest of the policy is in index.html and travels with the files. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** How far anybody out there can go; times in milliseconds. A test brings its own. */
const USUAL = {
  /** A browser opens six, so forty of them find room; and with one file each we stay below the 1,024 many systems allow. */
  connections: 256,
  /** A browser sends the head of a request in one go; ten seconds are a very bad network. */
  headers: 10_000,
  /** Nobody has to send us a body: it may end, but not take its time. */
  request: 20_000,
  /** How often those two are looked at; Node's own half minute would make forty seconds of ten. */
  check: 2_000,
  /** Between two requests. Longer only keeps a place from others: a new connection costs nothing here. */
  keepAlive: 5_000,
  /** Without a byte either way: a phone that was put away in the middle of a download. */
  idle: 60_000,
  /** Requests sent before the last one was answered. Browsers send none. */
  ahead: 16,
  /** Requests of one address that have begun and not arrived whole. Browsers send a head in one go; what is whole is never counted. */
  halfSent: 16,
  /** Characters of an address. Ours have fewer than a hundred. */
  address: 2_000,
  /** What a test looks through. */
  open: (path: string, flags: number): Promise<FileHandle> => open(path, flags),
  now: (): number => Date.now(),
};
export type Edges = typeof USUAL;

/** Without waiting: a pipe that somebody put into the folder would hold us until it is written to. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** These say that there is no such file; all others that there is one, and trouble. */
const NOT_THERE: unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO'];
/** The clock of a file system steps by milliseconds. After a second, two changes cannot share a step. */
const SETTLED = 1_000;

const goOn = () => undefined;
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function refuse(response: ServerResponse, status: number, words: string, more: Record<string, string> = {}): void {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(status, { ...HEADERS, ...plain, 'Content-Length': Buffer.byteLength(words), ...more }).end(words);
}

/** Whether a list of tags, as If-Match and If-None-Match have it, names this one. RFC 9110, 8.8.3.2. */
const names = (list: string, tag: string, weakly: boolean): boolean =>
  list.trim() === '*' ||
  (list.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) =>
    weakly ? one.replace(/^W\//, '') === tag.replace(/^W\//, '') : one === tag && !one.startsWith('W/'),
  );

/** First and last byte of what a Range asks for. Undefined: no single range, which leaves the whole file. RFC 9110, 14.1.2. */
function rangeOf(asked: string, size: number): [number, number] | 'outside' | undefined {
  const [, first, last] = asked.match(/^bytes=(\d*)-(\d*)$/i) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    if (Number(last) === 0) return 'outside';
    return size === 0 ? undefined : [Math.max(0, size - Number(last)), size - 1];
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'outside';
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

/** A file that is open, and what it was when it was opened. */
interface Found {
  file: string;
  /** These are the bytes of its packed copy. */
  packed?: true;
  handle: FileHandle;
  stat: BigIntStats;
}

/** Sends bytes that were promised. A file that has become shorter breaks the connection: nobody shall wait for the rest. */
async function sendBytes(handle: FileHandle, start: number, end: number, response: ServerResponse): Promise<void> {
  await pipeline(
    handle.createReadStream({ start, end }),
    async function* (chunks: AsyncIterable<Buffer>) {
      let missing = end + 1 - start;
      for await (const chunk of chunks) {
        missing -= chunk.length;
        yield chunk;
      }
      if (missing > 0) throw new Error('The file became shorter while it was sent.');
    },
    response,
  );
}

/** Answers with this file, in the order of RFC 9110, 13.2.2. */
async function answerWith(
  { file, handle, stat, packed }: Found,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  now: number,
): Promise<void> {
  const size = Number(stat.size);
  // The time of change moves with every change, and no program can set it.
  const strong = `"${stat.size.toString(36)}-${stat.ctimeNs.toString(36)}"`;
  const tag = now - Number(stat.ctimeMs) >= SETTLED ? strong : `W/${strong}`;
  // Files under assets/ carry a hash in their name, all but the worker.
  const kept = /[\\/]assets[\\/].*-[\w-]{8}\.\w+$/.test(file);
  const said = {
    ...HEADERS,
    'Cache-Control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
    ETag: tag,
    ...(PACKED.test(file) ? { Vary: 'Accept-Encoding' } : {}),
    ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
  };
  const { 'if-match': same, 'if-none-match': other, 'if-range': joined, range: part } = asked;
  if (same !== undefined && !names(same, tag, false)) return refuse(response, 412, 'This file has changed.');
  if (other !== undefined && names(other, tag, true)) return void response.writeHead(304, said).end();
  const joins = joined === undefined || (joined === tag && tag === strong);
  const range = method === 'GET' && part !== undefined && joins ? rangeOf(part, size) : undefined;
  if (range === 'outside')
    return refuse(response, 416, 'The file has no such part.', { 'Content-Range': `bytes */${size}` });
  const [first, last] = range ?? [0, size - 1];
  response.writeHead(range ? 206 : 200, {
    ...said,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': last + 1 - first,
    ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
  });
  if (method === 'HEAD' || size === 0) response.end();
  else await sendBytes(handle, first, last, response);
}

/** The file in the folder that an address means, or why there is none. */
function fileOf(
  address: string,
  folder: string,
  under: string,
  edges: Edges,
): string | [status: number, words: string] {
  if (address.length > edges.address) return [414, 'This address is too long.'];
  let path: string;
  try {
    // A proxy's form of an address names the host too.
    path = decodeURIComponent(address.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '') || '/');
  } catch {
    return [400, 'This address cannot be read.'];
  }
  if (path.includes('\0')) return [400, 'This address cannot be read.'];
  const file = join(folder, path.slice(under.length));
  const inside = path.startsWith(under) && (file.startsWith(folder + sep) || file === folder);
  return inside ? file : [404, 'Not here.'];
}

/** A part of a file is asked for by its own bytes. */
const takesPacked = ({ headers }: IncomingMessage): boolean =>
  headers.range === undefined &&
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/** The packed copy of a file, if there is one. A build makes both, and how an installation sets their times says nothing. */
async function packedOf(file: string, edges: Edges): Promise<Pick<Found, 'handle' | 'stat'> | undefined> {
  let handle: FileHandle | undefined;
  try {
    const plain = await lstat(file);
    handle = await edges.open(`${file}.gz`, READ);
    const found = await handle.stat({ bigint: true });
    if (found.isFile() && plain.isFile()) return { handle, stat: found };
  } catch (error) {
    if (!NOT_THERE.includes(codeOf(error))) throw error;
  }
  await handle?.close();
  return undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  under: string,
  edges: Edges,
): Promise<void> {
  if (request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length !== 1)
    return refuse(response, 400, 'A request names one Host.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  const wanted = fileOf(request.url ?? '/', folder, under, edges);
  if (typeof wanted !== 'string') return refuse(response, ...wanted);
  for (const file of [wanted, join(wanted, 'index.html')]) {
    const small = takesPacked(request) && PACKED.test(file) ? await packedOf(file, edges) : undefined;
    if (small) {
      try {
        return await answerWith({ file, ...small, packed: true }, request, response, edges.now());
      } finally {
        await small.handle.close();
      }
    }
    // Looked at through the handle that is read from: nothing can come between the two.
    const handle = await edges.open(file, READ);
    try {
      const stat = await handle.stat({ bigint: true });
      if (stat.isFile()) return await answerWith({ file, handle, stat }, request, response, edges.now());
      if (!stat.isDirectory()) break;
    } finally {
      await handle.close();
    }
  }
  refuse(response, 404, 'Not here.');
}

/** One answer after the other on each connection, so that there are never more open files than connections. */
function inTurn(ahead: number): (socket: Socket, answer: () => Promise<void>) => void {
  const rows = new WeakMap<Socket, { waiting: number; last: Promise<void> }>();
  return (socket, answer) => {
    const row = rows.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    rows.set(socket, row);
    if (row.waiting > ahead) return void socket.destroy();
    row.waiting++;
    row.last = row.last.then(answer).finally(() => {
      row.waiting--;
    });
  };
}

/** The event with which a connection leaves these bounds: it is a socket from here on, which has its own. */
export const TAKEN = 'fray-taken';

/** Ends the oldest half-sent requests of an address that has too many: they shall not take the places of others. */
function limitHalfSent(server: Server, most: number, every: number): void {
  /** By connection, the oldest first: how many bytes its whole requests had. */
  const whole = new Map<Socket, number>();
  const end = () => {
    const byAddress = new Map<string, Socket[]>();
    for (const [socket, bytes] of whole) {
      if (socket.bytesRead <= bytes) continue;
      const address = socket.remoteAddress ?? '';
      byAddress.set(address, [...(byAddress.get(address) ?? []), socket]);
    }
    for (const half of byAddress.values())
      for (const socket of half.slice(0, Math.max(0, half.length - most))) socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    whole.set(socket, 0);
    socket.once('close', () => whole.delete(socket));
    end();
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => whole.set(socket, socket.bytesRead));
  server.on(TAKEN, (socket: Socket) => whole.delete(socket));
  const timer = setInterval(end, every).unref();
  server.once('close', () => clearInterval(timer));
}

/** Answers with the files of a folder and nothing else. `under`: a sub-path, as many hosts have one. */
export function filesOf(folder: string, under = '/', own: Partial<Edges> = {}): RequestListener {
  const edges = { ...USUAL, ...own };
  const root = resolve(folder);
  const queue = inTurn(edges.ahead);
  return (request, response) => {
    // Words for somebody who has left.
    response.on('error', goOn);
    queue(request.socket, async () => {
      // When its turn comes, an answer without a connection will never have one.
      if (!response.socket) return;
      try {
        await answer(request, response, root, under, edges);
      } catch (error) {
        if (response.headersSent) response.destroy();
        else if (NOT_THERE.includes(codeOf(error))) refuse(response, 404, 'Not here.');
        else refuse(response, 500, 'This file cannot be read.');
      }
      await finished(response).catch(goOn);
    });
  };
}

/** A server of which no request ends more than its own connection, however slow, large or many they are. */
export function boundedServer(answer: RequestListener, own: Partial<Edges> = {}): Server {
  const edges = { ...USUAL, ...own };
  const times = {
    headersTimeout: edges.headers,
    requestTimeout: edges.request,
    connectionsCheckingInterval: edges.check,
    keepAliveTimeout: edges.keepAlive,
  };
  const server = createServer(times, answer);
  limitHalfSent(server, edges.halfSent, edges.check);
  server.maxConnections = edges.connections;
  server.timeout = edges.idle;
  return server;
}

/** A server of static files alone. */
export const staticServer = (folder: string, under = '/', own: Partial<Edges> = {}): Server =>
  boundedServer(filesOf(folder, under, own), own);

/** Listens on the wanted port, or on a free one if it is taken. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if (port === 0 || codeOf(error) !== 'EADDRINUSE') throw error;
    return listen(server, host, 0);
  }
  // From here on an error is a connection that the system could not hand over. The next one may fare better.
  server.on('error', goOn);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
