import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Combat, same, seededDice } from '@fray/engine';
import { chanceFrom, findGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { type Ack, type LogRow, RemoteTable, type Reply, replayRow } from '@fray/table';
import { WebSocket } from 'ws';
import { beginCombat, type Start } from '../shared-combat.ts';
import type { StoredTable } from '../store/store.ts';
import { rowFaults } from './evening.ts';

const FRAY = fileURLToPath(new URL('../../../cli/bin/fray.js', import.meta.url));
const ORIGIN = 'https://fray.example.org';
/** Milliseconds until a device tries another server. */
const AGAIN = 150;
/** Milliseconds without an answer after which a device says it again. */
const PATIENCE = 1_000;

/** A command in a process of its own, of ours if it names no other program; `ready` is what it prints when it runs. */
export class Process {
  child: ChildProcess | undefined;
  /** What it has printed. */
  printed = '';
  private readonly words: readonly string[];
  private readonly env: NodeJS.ProcessEnv;
  private readonly ready: RegExp;
  private readonly program: string;
  constructor(words: readonly string[], env: Record<string, string>, ready: RegExp, program = process.execPath) {
    this.program = program;
    this.words = words;
    this.env = { ...process.env, ...env };
    this.ready = ready;
  }
  async start(): Promise<this> {
    const child = spawn(this.program, this.words, { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    const began = this.printed.length;
    await new Promise<void>((done, fail) => {
      const hear = (text: Buffer) => {
        this.printed += text.toString();
        if (this.ready.test(this.printed.slice(began))) done();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => fail(new Error(`${this.words.join(' ')} ended:\n${this.printed}`)));
    });
    return this;
  }
  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }
  /** As a power cut does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** `fray serve` on a database or a folder. */
export class ServerProcess extends Process {
  readonly port: number;
  constructor(place: { database: string } | { folder: string }, port: number) {
    const isFolder = 'folder' in place;
    const words = [
      FRAY,
      'serve',
      '--port',
      String(port),
      '--origin',
      ORIGIN,
      ...(isFolder ? ['--data', place.folder] : []),
    ];
    super(words, isFolder ? {} : { DATABASE_URL: place.database }, / at http/);
    this.port = port;
  }
  async health(): Promise<{ tables: number; conflicts: number }> {
    return (await (await fetch(`http://127.0.0.1:${this.port}/health`)).json()) as never;
  }
}

/** An answer that a device has heard, and how. */
export interface Acked {
  table: string;
  seat: string;
  id: string;
  seq: number;
  port: number;
  /** The message that it was in. */
  how: string;
  /** Milliseconds since the message was first sent. */
  after: number;
}
/** What devices of one run share. */
export interface Run {
  ports: readonly number[];
  /** Where tables are made, if that is not where they are played. */
  servers?: readonly number[] | undefined;
  acked: Acked[];
  /** Messages that were refused for good, where they are counted. */
  refused?: Set<string | null>;
  /** From a move to the device of somebody else, at the same server and at another. */
  latency: Record<'same' | 'other', number[]>;
  /** Devices act. */
  isOn: boolean;
  /** They sit down and start, and make no move yet. */
  isSeating?: boolean;
  /** Milliseconds between two moves of a table that has begun; none: at once. */
  pace?: number;
  /** A proxy keeps each table on one server. */
  isKept?: boolean;
}

/** A device with one seat, at a server at random: another one when the line is lost. It keeps its tap until it is answered. */
export class Device {
  readonly seat: string;
  readonly code: string;
  readonly game: GameWithSetup;
  readonly remote: RemoteTable;
  /** Times that it has heard that the database is away. */
  away = 0;
  port = 0;
  private socket: WebSocket | undefined;
  private ids = 0;
  /** When its last tap was made, and until when those of others are measured. */
  private since = 0;
  private measured = 0;
  private readonly run: Run;
  private readonly chance: ReturnType<typeof chanceFrom>;
  private readonly others: Device[];
  private resending: NodeJS.Timeout | undefined;
  constructor(
    run: Run,
    game: GameWithSetup,
    at: { code: string; token: string; seat: string; seed: number },
    others: Device[],
  ) {
    this.run = run;
    this.game = game;
    this.code = at.code;
    this.seat = at.seat;
    this.chance = chanceFrom(seededDice(at.seed));
    this.others = others;
    others.push(this);
    const name = `${at.code}-${at.seat}`;
    this.remote = new RemoteTable({
      ...{ code: at.code, version: '1', token: at.token },
      loadGame: async () => game,
      send: (text) => {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      },
      newId: () => {
        this.since = performance.now();
        return `${name}-${this.ids++}`;
      },
      keep: () => undefined,
    });
    this.connect();
  }
  private pick(most: number): number {
    return this.chance(1, most)[0] as number;
  }
  get isOver(): boolean {
    return this.remote.table?.replica.around.outcome !== undefined;
  }
  get seq(): number {
    return this.remote.table?.replica.seq ?? 0;
  }
  end(): void {
    this.socket?.removeAllListeners('close');
    this.cut();
    clearInterval(this.resending);
  }
  cut(): void {
    this.socket?.terminate();
  }

  private connect(): void {
    const { ports, isKept } = this.run;
    this.port = ports[isKept ? this.code.charCodeAt(0) % ports.length : this.pick(ports.length) - 1] as number;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket/${this.code}`, { perMessageDeflate: false });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => {
      this.remote.connected();
      this.resending = setInterval(() => this.remote.resend(), PATIENCE);
    });
    socket.on('message', (data) => void this.hear(String(data)));
    socket.on('close', () => {
      clearInterval(this.resending);
      void pause(AGAIN).then(() => this.connect());
    });
  }
  private async hear(text: string): Promise<void> {
    const { remote, run, code: table, seat, port } = this;
    const before = this.seq;
    const wasAway = remote.away;
    const { refused } = await remote.hear(text);
    if (refused) this.since = 0;
    if (refused && !remote.unsent.some(({ id }) => id === refused.id)) run.refused?.add(refused.id);
    if (remote.away && !wasAway) this.away++;
    const said = JSON.parse(text) as { acks?: Ack[] };
    const how = Object.keys(said).join(' ');
    const after = performance.now() - this.since;
    for (const { id, seq } of said.acks ?? []) run.acked.push({ table, seat, id, seq, port, how, after });
    if (this.seq > before) this.measure();
    if (run.pace && remote.table) void pause(run.pace * (0.5 + Math.random())).then(() => this.think());
    else this.think();
  }
  /** How long ago somebody else has made the move that is seen now. */
  private measure(): void {
    const now = performance.now();
    for (const other of this.others)
      if (other !== this && other.since > this.measured)
        this.run.latency[other.port === this.port ? 'same' : 'other'].push(now - other.since);
    this.measured = now;
  }
  think(): void {
    const { remote, run } = this;
    const { room, table } = remote;
    const me = room?.persons.find(({ id }) => id === room.you);
    if (!room || !me || !run.isOn || remote.isSending) return;
    if (room.stage === 'lobby') {
      const sits = (one: string) => room.persons.some(({ seats, ready }) => ready && seats.includes(one));
      if (!me.seats.includes(this.seat)) remote.say({ sit: this.seat });
      else if (!me.ready) remote.say({ ready: true });
      else if (me.host && room.seats.every(sits)) remote.say({ start: true });
      return;
    }
    if (run.isSeating) return;
    const questions = table?.ask() ?? [];
    const question = questions[this.pick(Math.max(1, questions.length)) - 1];
    if (!table || !question) return;
    const open = question.choices.filter(({ not, place }) => !not && place === 'flow');
    const hasMoves = 'moves' in question && question.moves.length > 0;
    if (hasMoves && (!open.length || this.pick(3) > 1)) return void table.answer(question as Reply);
    const choice = open[this.pick(Math.max(1, open.length)) - 1];
    if (!choice) return;
    const { seat } = question;
    const state = table.stateFor(seat);
    const sheet = choice.form && this.game.rules.forms?.[choice.action.type];
    const memory = (state.frames as { memory: never }[]).at(-1)?.memory as never;
    table.answer({ moves: [{ seat, action: sheet ? sheet.sample(state, memory, seat, this.chance) : choice.action }] });
  }
}

type Preset = readonly [game: string, preset: string];
const TABLES: readonly Preset[] = [
  ['twilight-imperium', 'medium-fleets'],
  ['flesh-and-blood', 'ira-bravo'],
];
/** This many tables of each game; their chance begins at `seed`. */
export async function sitDownAt(
  run: Run,
  tables: number,
  seed: number,
  which: readonly Preset[] = TABLES,
): Promise<Device[]> {
  const devices: Device[] = [];
  for (const [id, preset] of which) {
    const found = findGame(id);
    if (!found.ok) throw new Error(found.reason.code);
    const game = await loadWithSetup(found.card);
    const { setup } = game.setup.presets.find((one) => one.id === preset) ?? {};
    for (let i = 0; i < tables; i++) devices.push(...(await sitDown(run, game, setup, seed + i)));
  }
  return devices;
}
/** Invites, joins and sits down: a device for every seat. */
export async function sitDown(run: Run, game: GameWithSetup, setup: unknown, seed: number): Promise<Device[]> {
  const at = run.servers ?? run.ports;
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    // One address may make few tables: a proxy names others.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `table ${seed}` };
    for (let tried = seed; ; tried++) {
      const answer = await fetch(`http://127.0.0.1:${at[tried % at.length]}/api/tables${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      }).catch(() => undefined);
      if (answer?.status === 201) return (await answer.json()) as Record<string, string>;
      if (answer && answer.status !== 503) throw new Error(await answer.text());
      // The server or its database is away.
      await pause(AGAIN);
    }
  };
  const { state } = Combat.begin(game.rules, setup, seededDice(seed));
  const seats = game.present?.(state) ?? game.players;
  const { code = '', token = '' } = await post('', { game: game.id, setup, typed: false, name: 'p0' });
  const tokens = [token];
  for (const name of seats.slice(1)) tokens.push((await post(`/${code}/join`, { name })).token as string);
  const devices: Device[] = [];
  for (const [i, seat] of seats.entries())
    new Device(run, game, { code, token: tokens[i] as string, seat, seed: seed * 10 + i }, devices);
  return devices;
}

/** What is wrong with a table at the end: an answer without its row, a gap, a fork, or a device that sees something else. */
export function brokenLaws(
  stored: StoredTable,
  devices: readonly Device[],
  { acked, refused }: Pick<Run, 'acked' | 'refused'>,
): string[] {
  const { game } = devices[0] as Device;
  const broken = rowFaults(game, stored).map((fault) => `${stored.id}: ${fault}`);
  if (stored.rows.length !== stored.seq)
    broken.push(`${stored.id}: ${stored.rows.length} rows, the last one ${stored.seq}`);
  const said = new Map(stored.said.map((one) => [`${one.seat} ${one.id}`, one.seq]));
  const bySeat = new Map(stored.said.map((one) => [one.id, one]));
  for (const one of acked.filter(({ table }) => table === stored.id)) {
    const kept = bySeat.get(one.id);
    if (kept?.seq === one.seq) continue;
    const around = stored.rows.slice(Math.max(0, one.seq - 3), one.seq + 2);
    broken.push(`LOST ${JSON.stringify(one)}, stored ${JSON.stringify(kept)}; the rows around it: ${around.join(' ')}`);
  }
  for (const { id, seq } of stored.said)
    if (refused?.has(id)) broken.push(`${stored.id}: ${id} was refused, and its row ${seq} is there`);
  if (said.size !== stored.said.length) broken.push(`${stored.id}: a message is there twice`);
  const combat = beginCombat(game, stored.id, JSON.parse(stored.start) as Start);
  for (const row of stored.rows) replayRow(combat, JSON.parse(row) as LogRow);
  for (const { seat, seq, remote, port } of devices) {
    const view = JSON.parse(JSON.stringify(combat.view(seat)));
    if (seq !== stored.seq || (remote.table && !same(remote.table.replica.view(seat), view)))
      broken.push(`${stored.id}: ${seat} at ${port} sees row ${seq} of ${stored.seq}, or another view`);
  }
  return broken;
}
