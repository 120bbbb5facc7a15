import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Reason } from '@fray/engine';
import { personName, readJson } from '@fray/table/messages';
import { Hono } from 'hono';
import { z } from 'zod';
import { lobbyOf } from './room.ts';
import { StoreAway } from './store/store.ts';
import type { Invite, Tables } from './tables.ts';

/** Letters of an invitation; everything else that is posted is far smaller. */
const LARGEST_BODY = 1024 * 1024;
/** Joins of one address that may fail in a minute: codes are not to be guessed. */
const MOST_FAILED = 20;
const MINUTE = 60_000;

/** Where a proxy may be: on this machine or in its own network. */
const NEAR = /^(::1|f[cd]|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/;

/** Tables that one address may make in an hour. */
const MOST_TABLES = 20;
const HOUR = 60 * MINUTE;

const dice = z.array(z.number().int()).max(10_000);
const move = z.strictObject({
  seat: z.string().max(40),
  action: z.looseObject({ type: z.string().min(1).max(100) }),
  part: z.enum(['chosen', 'auto']).optional(),
  dice: dice.optional(),
});
const invite = z.strictObject({
  ...{ game: z.string().max(40), setup: z.unknown(), typed: z.boolean(), name: personName },
  ...{ opening: dice.optional(), moves: z.array(move).max(2000).optional() },
});
const join = z.strictObject({ name: personName });

/** Which addresses this server has; anything else is another page, or a name that was pointed at it. */
export interface Door {
  /** `https://fray.example.org`: what a proxy in front is called. */
  origins: readonly string[];
  /** By which other devices of the network reach it, the best one first. */
  addresses?: readonly string[];
  now(): number;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
/** A request of our own page: by an address of this machine, or by a name that its operator gave. */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, { origins }: Door): boolean {
  const { host = '', origin } = headers;
  const known = origins.some((one) => hostOf(one) === host);
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!known && name !== 'localhost' && !isIP(name)) return false;
  return origin === undefined || hostOf(origin) === host;
}

/** How often an address did something lately; only that is kept, and only for that time. */
class Lately {
  private since = 0;
  private readonly counts = new Map<string, number>();
  private readonly now: () => number;
  private readonly most: number;
  private readonly span: number;
  constructor(most: number, span: number, now: () => number) {
    this.most = most;
    this.span = span;
    this.now = now;
  }
  private fresh(): void {
    if (this.now() - this.since < this.span) return;
    this.since = this.now();
    this.counts.clear();
  }
  add(address: string): void {
    this.fresh();
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
  }
  areTooMany(address: string): boolean {
    this.fresh();
    return (this.counts.get(address) ?? 0) >= this.most;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > LARGEST_BODY) return undefined;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

async function jsonOf(request: { text(): Promise<string> }): Promise<unknown> {
  try {
    return readJson(await request.text());
  } catch {
    return undefined;
  }
}

/** Of somebody behind the proxy of this machine, the address that the proxy names: others would share the limits of one. */
function addressOf({ headers, socket }: IncomingMessage, { origins }: Door): string {
  const { remoteAddress = '' } = socket;
  const isProxy = origins.length > 0 && NEAR.test(remoteAddress);
  const named = isProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return named || remoteAddress;
}

const no = (code: string): { reason: Reason } => ({ reason: { code } });

/** What is asked over HTTP: everything under `/api`, and `/health`. False if it is something else. */
export function apiHandler(
  tables: Tables,
  door: Door,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const failures = new Lately(MOST_FAILED, MINUTE, door.now);
  const made = new Lately(MOST_TABLES, HOUR, door.now);
  const app = new Hono<{ Bindings: { address: string } }>();
  app.get('/health', (c) => c.json({ ...tables.health, addresses: door.addresses ?? [] }));
  app.post('/api/tables', async (c) => {
    const read = invite.safeParse(await jsonOf(c.req));
    if (!read.success) return c.json(no('message-unknown'), 400);
    const { address } = c.env;
    if (made.areTooMany(address)) return c.json(no('too-many-tables'), 429);
    const created = await tables.create(read.data as Invite);
    if (!created.ok) return c.json({ reason: created.reason, problems: created.problems }, 400);
    made.add(address);
    return c.json({ code: created.code, token: created.token }, 201);
  });
  app.get('/api/tables/:code', async (c) => {
    const { address } = c.env;
    if (failures.areTooMany(address)) return c.json(no('too-many-joins'), 429);
    const found = await tables.at(c.req.param('code'))?.read((live) => lobbyOf(live, door.now()));
    if (found) return c.json(found);
    failures.add(address);
    return c.json(no('no-table'), 404);
  });
  app.post('/api/tables/:code/join', async (c) => {
    const { address } = c.env;
    if (failures.areTooMany(address)) return c.json(no('too-many-joins'), 429);
    const read = join.safeParse(await jsonOf(c.req));
    if (!read.success) return c.json(no('message-unknown'), 400);
    const joined = await tables.at(c.req.param('code'))?.join(read.data.name);
    if (joined?.ok) return c.json({ token: joined.token }, 201);
    failures.add(address);
    // A table that is not there and one that is full are answered alike.
    const code = joined?.reason.code === 'name-taken' ? 'name-taken' : 'no-table';
    return c.json(no(code), 404);
  });
  app.get('/api/tables/:code/record', async (c) => {
    const record = await tables.at(c.req.param('code'))?.export();
    return record ? c.json(record) : c.json(no('no-record'), 404);
  });
  app.notFound((c) => c.json(no('not-found'), 404));
  app.onError((error, c) => (error instanceof StoreAway ? c.json(no('store-away'), 503) : c.json(no('broken'), 500)));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: string) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      });
      response.end(body);
    };
    const { method = 'GET', url = '/', headers } = request;
    if (!isOurs(request, door)) return send(403, JSON.stringify(no('other-origin')));
    if (tables.isStopping) return send(503, JSON.stringify(no('stopping')));
    const isPost = method === 'POST';
    if (isPost && headers['content-type']?.split(';')[0] !== 'application/json')
      return send(415, JSON.stringify(no('json-only')));
    const body = isPost ? await bodyOf(request) : undefined;
    if (isPost && !body) return send(413, JSON.stringify(no('message-too-long')));
    const asked = new Request(new URL(url, 'http://fray'), { method, ...(body && { body: Buffer.from(body) }) });
    const got = await app.fetch(asked, { address: addressOf(request, door) });
    send(got.status, await got.text());
  };
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path !== '/health' && !path.startsWith('/api/')) return false;
    // A request that was broken off has nobody left to answer.
    answer(request, response).catch(() => response.destroy());
    return true;
  };
}
