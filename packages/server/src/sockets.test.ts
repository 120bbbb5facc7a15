import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, loadWithSetup } from '@fray/games';
import { WIRE } from '@fray/table';
import { LONGEST_MESSAGE } from '@fray/table/messages';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { apiHandler } from './http.ts';
import type { Tools } from './served.ts';
import { Sockets } from './sockets.ts';
import { boundedServer } from './static.ts';
import { LibsqlStore } from './store/libsql.ts';
import { Tables } from './tables.ts';

const root = mkdtempSync(join(tmpdir(), 'fray-sockets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const found = findGame('merc');
if (!found.ok) throw new Error(found.reason.code);
const merc = await loadWithSetup(found.card);
const setup = merc.setup.presets[0]?.setup;

let folders = 0;
let server: Server;
let store: LibsqlStore;
let tools: Tools;
let tables: Tables;
let sockets: Sockets;
let at: string;
let now = 0;
const phones: WebSocket[] = [];
beforeEach(async () => {
  store = new LibsqlStore(join(root, String(folders++)), 'serve');
  const door = { origins: ['https://fray.example.org'], now: () => now };
  tools = {
    store,
    now: () => now,
    wake: () => () => undefined,
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    loadGame: async (id) => (id === 'merc' ? merc : undefined),
    report: (fault) => {
      throw fault;
    },
  };
  tables = new Tables(tools);
  const handle = apiHandler(tables, door);
  server = boundedServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  sockets = new Sockets(server, tables, door, { sockets: 40 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.terminate();
  sockets.stop(0);
  server.closeAllConnections();
  server.close();
  await store.close();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://${at}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const INVITE = { game: 'merc', setup, typed: false, name: 'Ann' };
async function invite(): Promise<{ code: string; token: string }> {
  const response = await post('/api/tables', INVITE);
  expect(response.status).toBe(201);
  return response.json() as Promise<{ code: string; token: string }>;
}
type Told = Record<string, unknown> & { acks?: { id: string }[] };
/** A phone with everything that it received. */
async function connect(headers: Record<string, string> = {}) {
  const ws = new WebSocket(`ws://${at}/api/socket`, { headers });
  phones.push(ws);
  const told: Told[] = [];
  ws.on('message', (data) => void told.push(JSON.parse(String(data))));
  const closed = new Promise((done) => ws.once('close', done));
  await once(ws, 'open');
  const until = (fits: (one: Told) => boolean) =>
    expect
      .poll(() => told.find(fits))
      .toBeDefined()
      .then(() => told.find(fits) as Told);
  return {
    ws,
    told,
    closed,
    until,
    say: (body: unknown) => ws.send(typeof body === 'string' ? body : JSON.stringify(body)),
  };
}
const hello = (code: string, token?: string) => ({ hello: code, version: WIRE, ...(token && { token }) });

describe('over the network', () => {
  it('two phones join by HTTP, sit, start and see the same combat; a third looks on', async () => {
    const { code, token } = await invite();
    const joined = (await (await post(`/api/tables/${code}/join`, { name: 'Ben' })).json()) as { token: string };
    const [ann, ben, display] = [await connect(), await connect(), await connect()];
    ann.say(hello(code, token));
    ben.say(hello(code, joined.token));
    display.say(hello(code));
    for (const one of [ann, ben, display]) await one.until(({ room }) => room !== undefined);
    const tap = async (phone: typeof ann, id: string, body: object) => {
      phone.say({ say: id, ...body });
      await phone.until(({ acks }) => acks?.some((ack) => ack.id === id) === true);
    };
    await tap(ann, 'ann-sits-1', { sit: 'rebel' });
    await tap(ben, 'ben-sits-1', { sit: 'dictator' });
    await tap(ann, 'ann-ready-1', { ready: true });
    await tap(ben, 'ben-ready-1', { ready: true });
    await tap(ann, 'ann-starts-1', { start: true });
    for (const one of [ben, display])
      await one.until(({ whole, room }) => whole !== undefined && JSON.stringify(room).includes('"stage":"play"'));
    expect((await store.load(code))?.people).toContain('"stage":"play"');
    expect(JSON.stringify(display.told)).not.toContain('"seed"');
  });

  it('twenty phones behind one address stay: a socket is no request that was half sent', async () => {
    const phones = [];
    for (let i = 0; i < 20; i++) phones.push(await connect());
    expect(await (await fetch(`http://${at}/health`)).json()).toMatchObject({ tables: 0 });
    expect([sockets.count, phones.filter(({ ws }) => ws.readyState !== WebSocket.OPEN)]).toEqual([20, []]);
  });

  it("answers of the API are not kept, and the record is nobody's before the end", async () => {
    const { code } = await invite();
    const response = await fetch(`http://${at}/api/tables/${code}/record`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await (await fetch(`http://${at}/health`)).json()).toMatchObject({ tables: 1, addresses: [] });
  });

  it('a server that stops says in how many seconds to come back', async () => {
    const phone = await connect();
    sockets.stop(5);
    await phone.until(({ bye, seconds }) => bye === 'stopping' && seconds === 5);
    await phone.closed;
  });
});

describe('bad input from the network', () => {
  it.each<[string, () => Promise<Response>, number]>([
    ['another page', () => post('/api/tables', INVITE, { origin: 'http://evil.example' }), 403],
    ['a body that is no JSON by its type', () => post('/api/tables', INVITE, { 'content-type': 'text/plain' }), 415],
    ['a body that is none', () => post('/api/tables', '{"game":'), 400],
    ['a body of 2 MiB', () => post('/api/tables', `"${'x'.repeat(2 * 1024 * 1024)}"`), 413],
    ['a save as an invitation', () => post('/api/tables', { fray: 3, game: 'merc', moves: [] }), 400],
    [
      '20,000 units',
      () => post('/api/tables', { ...INVITE, setup: { forces: { rebel: Array(20_000).fill({}) } } }),
      400,
    ],
    ['a prototype', () => post('/api/tables', `{"__proto__":{"name":"x"},"game":"merc","typed":false}`), 400],
    [
      'a prototype in a move',
      () =>
        post(
          '/api/tables',
          `{"game":"merc","typed":false,"name":"x","setup":{},"moves":[{"seat":"rebel","action":{"type":"x","__proto__":{"y":1}}}]}`,
        ),
      400,
    ],
    [
      '2,001 moves',
      () => post('/api/tables', { ...INVITE, moves: Array(2001).fill({ seat: 'a', action: { type: 'b' } }) }),
      400,
    ],
    [
      'moves that nobody could make',
      () => post('/api/tables', { ...INVITE, moves: [{ seat: 'rebel', action: { type: 'win' } }] }),
      400,
    ],
    ['10,000 levels', () => post('/api/tables', `${'['.repeat(10_000)}${']'.repeat(10_000)}`), 400],
    ['a name of nothing', () => post('/api/tables', { ...INVITE, name: ' ' }), 400],
    ['another path', () => post('/api/nothing', {}), 404],
  ])('%s is refused, and the server goes on', async (_, ask, status) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ reason: { code: expect.any(String) } });
    await invite();
  });

  it('guessed codes are answered alike, and after 20 in a minute not at all', async () => {
    for (let i = 0; i < 20; i++)
      expect((await post(`/api/tables/AAAAA${(i % 8) + 2}/join`, { name: 'x' })).status).toBe(404);
    const { code } = await invite();
    expect((await post(`/api/tables/${code}/join`, { name: 'Ben' })).status).toBe(429);
    now += 60_001;
    expect((await post(`/api/tables/${code}/join`, { name: 'Ben' })).status).toBe(201);
  });

  it('one address makes 20 tables an hour; behind the proxy of this machine each of its own', async () => {
    for (let i = 0; i < 20; i++) await invite();
    expect((await post('/api/tables', INVITE)).status).toBe(429);
    expect((await post('/api/tables', INVITE, { 'x-forwarded-for': '10.0.0.1, 203.0.113.7' })).status).toBe(201);
    now += 60 * 60_001;
    expect((await post('/api/tables', INVITE)).status).toBe(201);
  });

  it('above the bound of the folder only new tables are refused, until one is deleted', async () => {
    const { code, token } = await invite();
    const bound = store.bytes() + 1;
    // The rows of one that goes on.
    await store.append([{ table: code, turns: 0, rows: ['x'.repeat(100_000)], time: 0 }]);
    const full = new Tables(tools, bound);
    expect(await full.create(INVITE)).toMatchObject({ ok: false, reason: { code: 'data-full' } });
    expect(await store.append([{ table: code, turns: 1, rows: ['{}'], time: 0 }])).toEqual({ ok: true });
    await store.remove(code);
    expect(token && (await full.create(INVITE)).ok).toBe(true);
  });

  it('a table that nobody has changed for 30 days is deleted, and no other', async () => {
    const { code } = await invite();
    const day = 24 * 60 * 60_000;
    now += 29 * day;
    const late = await invite();
    expect(await tables.deleteOld()).toBe(0);
    now += day + 1;
    expect(await tables.deleteOld()).toBe(1);
    expect([await store.load(code), (await store.load(late.code))?.id]).toEqual([undefined, late.code]);
  });

  it.each<[string, (say: (body: unknown) => void) => void]>([
    ['a tap before it said hello', (say) => say({ say: 'a-tap-1234', ready: true })],
    ['a message that is too long', (say) => say('x'.repeat(LONGEST_MESSAGE + 1))],
    ['bytes', (say) => say(Buffer.from([1, 2]) as unknown as string)],
  ])('a socket is closed for %s, and another goes on', async (_, wrong) => {
    const { code } = await invite();
    const [bad, good] = [await connect(), await connect()];
    wrong((body) => bad.ws.send(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)));
    await bad.closed;
    good.say(hello(code));
    await good.until(({ room }) => room !== undefined);
  });

  it('a flood is cut off, and a foreign token and an unknown table are refused with a sentence', async () => {
    const { code } = await invite();
    const [flood, foreign, lost] = [await connect(), await connect(), await connect()];
    for (let i = 0; i < 30; i++) flood.say('{"sudo":1}');
    await flood.closed;
    expect(flood.told).toHaveLength(20);
    foreign.say(hello(code, 'ab'.repeat(32)));
    await foreign.until(({ bye }) => bye === 'removed');
    const older = await connect();
    older.say({ ...hello(code), version: '0' });
    await older.until(({ bye }) => bye === 'other-version');
    lost.say(hello('AAAAAA'));
    await lost.until(({ bye }) => bye === 'no-table');
  });

  it('a socket that answers no ping, or leaves too much unread, is ended, and another goes on', async () => {
    const { code } = await invite();
    const bounded = async (own: object): Promise<Server> => {
      const one = boundedServer(() => undefined);
      const all = new Sockets(one, tables, { origins: [], now: () => now }, own);
      one.listen(0, '127.0.0.1').once('close', () => all.stop(0));
      await once(one, 'listening');
      return one;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const [pinged, unread] = [await bounded({}), await bounded({ unsent: -1 })];
    const call = async (to: Server, options: object = {}) => {
      const ws = new WebSocket(`ws://127.0.0.1:${(to.address() as AddressInfo).port}/api/socket`, options);
      phones.push(ws);
      const ended = new Promise<number>((done) => ws.once('close', done));
      await once(ws, 'open');
      ws.send(JSON.stringify(hello(code)));
      return { ws, ended };
    };
    const [alive, deaf, slow] = [await call(pinged), await call(pinged, { autoPong: false }), await call(unread)];
    vi.advanceTimersByTime(20_000);
    await once(alive.ws, 'ping');
    // The answer to this comes after that to the ping.
    alive.ws.send('{"sudo":1}');
    while (!String(await once(alive.ws, 'message')).includes('"no":null'));
    vi.advanceTimersByTime(20_000);
    // 1006: the line was cut without a word.
    expect(await Promise.all([deaf.ended, slow.ended])).toEqual([1006, 1006]);
    expect(alive.ws.readyState).toBe(WebSocket.OPEN);
    for (const one of [pinged, unread]) {
      one.closeAllConnections();
      one.close();
    }
  });

  it('no socket is opened by another page, by a foreign name, or above the limit', async () => {
    await expect(connect({ origin: 'http://evil.example' })).rejects.toThrow('403');
    await expect(connect({ host: 'rebound.example' })).rejects.toThrow('403');
    await expect(connect({ host: 'fray.example.org', origin: 'https://fray.example.org' })).resolves.toBeDefined();
    while (sockets.count < 40) await connect();
    await expect(connect()).rejects.toThrow('503');
  });
});
