import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Bye, WIRE } from '@fray/table';
import { LONGEST_MESSAGE, readMessage } from '@fray/table/messages';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Door, isOurs } from './http.ts';
import type { Served } from './served.ts';
import { TAKEN } from './static.ts';
import type { Tables } from './tables.ts';
import type { Device } from './watching.ts';

/** A proxy may send a table to one server by its code; what counts is the first message. */
const ADDRESS = /^\/api\/socket(\/\w+)?$/;
/** How far sockets can go; a test brings its own. */
const USUAL = {
  sockets: 2000,
  /** Between two pings: one that has not answered the last is gone. */
  ping: 20_000,
  /** Bytes that wait for a slow reader. */
  unsent: 1024 * 1024,
  /** Messages at once, and then a second. */
  burst: 20,
  rate: 5,
};
export type SocketBounds = typeof USUAL;

/** Messages of one socket: how many at once, and how many a second. */
class Allowance {
  private left: number;
  private at: number;
  private readonly bounds: SocketBounds;
  private readonly now: () => number;
  constructor(bounds: SocketBounds, now: () => number) {
    this.bounds = bounds;
    this.now = now;
    this.left = bounds.burst;
    this.at = now();
  }
  take(): boolean {
    const { burst, rate } = this.bounds;
    const now = this.now();
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * rate) - 1;
    this.at = now;
    return this.left >= 0;
  }
}

/** The sockets of a server: each says which table it looks at, and then what its person does. */
export class Sockets {
  private readonly server: Server;
  /** Connections beside the sockets. */
  private readonly others: number;
  private readonly tables: Tables;
  private readonly door: Door;
  private readonly bounds: SocketBounds;
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  private readonly alive = new WeakMap<WebSocket, boolean>();
  private readonly pinging: NodeJS.Timeout;

  constructor(server: Server, tables: Tables, door: Door, own: Partial<SocketBounds> = {}) {
    this.server = server;
    this.others = server.maxConnections;
    this.tables = tables;
    this.door = door;
    this.bounds = { ...USUAL, ...own };
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head),
    );
    this.pinging = setInterval(() => this.ping(), this.bounds.ping);
    this.pinging.unref();
  }
  get count(): number {
    return this.wss.clients.size;
  }
  /** How many there may be at once. */
  get most(): number {
    return this.bounds.sockets;
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A line that breaks here is nobody's fault, and no reason to end.
    socket.on('error', () => socket.destroy());
    const refuse = (line: string) => socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (!ADDRESS.test(request.url ?? '')) return void refuse('404 Not Found');
    if (!isOurs(request, this.door)) return void refuse('403 Forbidden');
    if (this.tables.isStopping || this.count >= this.most) return void refuse('503 Service Unavailable');
    this.wss.handleUpgrade(request, socket, head, (ws) => {
      this.server.emit(TAKEN, socket);
      this.makeRoom();
      socket.once('close', () => this.makeRoom());
      this.take(ws);
    });
  }
  /** Sockets do not take the places of other connections. */
  private makeRoom(): void {
    this.server.maxConnections = this.others + this.count;
  }
  private take(ws: WebSocket): void {
    const { bounds, door } = this;
    const allowance = new Allowance(bounds, door.now);
    let table: Served | undefined;
    const device: Device = {
      send: (text) => {
        if (ws.bufferedAmount > bounds.unsent) ws.terminate();
        else if (ws.readyState === ws.OPEN) ws.send(text);
      },
      close: (why, more) => this.end(ws, why, more),
    };
    this.alive.set(ws, true);
    ws.on('pong', () => void this.alive.set(ws, true));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => void (this.tables.isStopping || table?.leave(device)));
    ws.on('message', (data, isBinary) => {
      if (this.tables.isStopping) return;
      if (isBinary || !allowance.take()) return ws.close(1008);
      const read = readMessage(String(data));
      if (!read.ok) return device.send(JSON.stringify({ no: null, reason: read.reason }));
      const { message } = read;
      if (!('hello' in message)) {
        if (table) table.hear(device, message);
        else ws.close(1008);
        return;
      }
      if (table) return ws.close(1008);
      if (message.version !== WIRE) return this.end(ws, 'other-version');
      table = this.tables.at(message.hello);
      if (table) table.enter(device, message.token, message.seen);
      else this.end(ws, 'no-table');
    });
  }
  private end(ws: WebSocket, why: Bye, more: { code?: string; seconds?: number } = {}): void {
    if (ws.readyState !== ws.OPEN) return;
    ws.send(JSON.stringify({ bye: why, ...more }));
    ws.close(1000);
  }
  private ping(): void {
    for (const ws of this.wss.clients) {
      if (this.alive.get(ws)) ws.ping();
      else ws.terminate();
      this.alive.set(ws, false);
    }
  }
  /** Tells everybody in how many seconds to come back. */
  stop(seconds: number): void {
    clearInterval(this.pinging);
    for (const ws of this.wss.clients) this.end(ws, 'stopping', { seconds });
  }
  /** Ends those that have not hung up. */
  cut(): void {
    for (const ws of this.wss.clients) ws.terminate();
  }
}
