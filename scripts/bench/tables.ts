import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WIRE } from '@fray/table';
import { WebSocket } from 'ws';
import { playDuel, SHARED_HULL } from '../../bench/boardgame.ts';
import { type Device, type Run, sitDown } from '../../packages/server/src/testing/cluster.ts';
import { coin } from './clock.ts';
import { DUEL, gameOf, type Kind, type Used } from './tables-server.ts';

/** Tables that never wait, and tables with a move a second. */
const [BUSY, CALM] = [20, 200];
/** CPU seconds of the server until its code is compiled, and what is measured then. */
const WARM = 2;
const SECONDS = Number(process.env.FRAY_BENCH_SECONDS ?? 4);
const CALM_SECONDS = 20;

const quantile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.floor(share * list.length)] ?? Number.NaN;

/** A server in a process of its own. */
class Served {
  private readonly child: ChildProcess;
  port = 0;
  constructor(script: string, kind: Kind, folder: string) {
    this.child = fork(script, ['--tables-server', kind, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }
  async start(): Promise<this> {
    const [{ port }] = (await once(this.child, 'message')) as [{ port: number }];
    this.port = port;
    return this;
  }
  async used(wish: 'now' | 'collect' | 'let go' = 'now'): Promise<Used> {
    this.child.send(wish);
    return ((await once(this.child, 'message')) as [Used])[0];
  }
  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
  }
}

/** Plays duels at this many tables until it is stopped; moves and delays are counted. */
function playDuels(kind: Kind, port: number, tables: number, pace: number) {
  const state = { isOn: true, moves: 0, delays: [] as number[] };
  const lanes = Array.from({ length: tables }, async (_, lane) => {
    for (let number = 0; state.isOn; number++) {
      const seed = lane + number * tables;
      if (kind === 'boardgame.io') {
        const hear = (delay: number) => {
          state.moves++;
          state.delays.push(delay);
        };
        await playDuel(port, coin(seed), { pause: () => pace * (0.5 + Math.random()), hear }, () => state.isOn);
        continue;
      }
      const delays = { same: state.delays, other: [] };
      const run: Run = { ports: [port], acked: [], latency: delays, isOn: true, ...(pace && { pace }) };
      const devices = await sitDown(run, DUEL, { hull: SHARED_HULL }, seed);
      let counted = 0;
      while (state.isOn && !devices.every(({ isOver }) => isOver)) {
        await pause(pace ? 50 : 2);
        // To sit, to be ready and to start are no moves.
        const moves = Math.max(0, ...devices.map(({ seq }) => seq));
        state.moves += moves - counted;
        counted = moves;
      }
      run.isOn = false;
      for (const device of devices) device.end();
    }
  });
  const stop = async () => {
    state.isOn = false;
    await Promise.race([Promise.all(lanes), pause(3 * pace + 500)]);
  };
  return { state, stop };
}
interface Figures {
  /** Moves a CPU second, and bytes a move to all clients. */
  moves: number;
  bytes: number;
  p99: number;
}
async function duels(script: string, kind: Kind, folder: string, pace = 0): Promise<Figures> {
  const server = await new Served(script, kind, folder).start();
  const { state, stop } = playDuels(kind, server.port, pace ? CALM : BUSY, pace);
  const least = (await server.used()).cpu + WARM;
  while ((await server.used()).cpu < least) await pause(100);
  const [before, moves] = [await server.used(), state.moves];
  state.delays.length = 0;
  if (pace) await pause(CALM_SECONDS * 1000);
  else while ((await server.used()).cpu < before.cpu + SECONDS) await pause(100);
  const [after, made] = [await server.used(), state.moves - moves];
  const p99 = quantile(state.delays, 0.99);
  await stop();
  await server.stop();
  return { moves: made / (after.cpu - before.cpu), bytes: (after.bytes - before.bytes) / made, p99 };
}

/** How large steps are at tables of a preset with a display, and the moves in them. */
async function steps(
  script: string,
  id: string,
  preset: string,
): Promise<Record<'sizes' | 'moves', readonly number[]>> {
  const server = await new Served(script, 'steps', '').start();
  const game = await gameOf(id);
  const { setup } = game?.setup.presets.find((one) => one.id === preset) ?? {};
  const [sizes, moves]: [number[], number[]] = [[], []];
  for (let seed = 1; sizes.length < 1_500 && game; seed++) {
    const run: Run = { ports: [server.port], acked: [], latency: { same: [], other: [] }, isOn: true };
    const devices = await sitDown(run, game, setup, seed);
    const display = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`);
    display.on('open', () => display.send(JSON.stringify({ hello: (devices[0] as Device).code, version: WIRE })));
    const seqs = () => devices.map(({ seq }) => seq).join(' ');
    // Random play can stand still where only a form is open.
    for (let before = ''; before !== seqs() && !devices.every(({ isOver }) => isOver); ) {
      before = seqs();
      for (let wait = 0; wait < 50 && before === seqs(); wait++) await pause(100);
    }
    for (const device of devices) device.end();
    display.terminate();
    for (const text of (await server.used()).told) {
      sizes.push(text.length);
      const { length } = (JSON.parse(text) as { moves?: unknown[] }).moves ?? [];
      for (let i = 0; i < length; i++) moves.push(text.length / length);
    }
  }
  await server.stop();
  return { sizes, moves };
}

/** One phone that says only what it must; what it has heard. */
async function phone(port: number, code: string, token: string, ...says: object[]): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ hello: code, version: WIRE, token }));
  await once(socket, 'message');
  for (const [i, one] of says.entries()) {
    socket.send(JSON.stringify({ say: `says-${token.slice(0, 8)}-${i}`, ...one }));
    await once(socket, 'message');
  }
  return socket;
}
const post = async (
  port: number,
  path: string,
  body: object,
  from: string,
): Promise<{ code: string; token: string }> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  return (await answer.json()) as { code: string; token: string };
};
/** Tables that have begun, two sockets each. */
async function openTables(port: number, count: number): Promise<{ sockets: WebSocket[]; codes: string[] }> {
  const game = await gameOf('twilight-imperium');
  const { setup } = game?.setup.presets.find(({ id }) => id === 'medium-fleets') ?? {};
  const seats = ['attacker', 'defender'];
  const sockets: WebSocket[] = [];
  const codes: string[] = [];
  for (let i = 0; i < count; i++) {
    const invite = { game: 'twilight-imperium', setup, typed: false, name: 'Ann' };
    const { code, token } = await post(port, '', invite, `table ${i}`);
    const guest = await post(port, `/${code}/join`, { name: 'Ben' }, `table ${i}`);
    sockets.push(await phone(port, code, guest.token, { sit: seats[1] }, { ready: true }));
    sockets.push(await phone(port, code, token, { sit: seats[0] }, { ready: true }, { start: true }));
    codes.push(code);
  }
  return { sockets, codes };
}
async function memory(script: string, folder: string): Promise<{ heap: number; rss: number }> {
  const server = await new Served(script, 'folder', folder).start();
  const { sockets } = await openTables(server.port, 1_000);
  const { heap, rss } = await server.used('collect');
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return { heap, rss };
}

/** Milliseconds until a table of 200 rows is back, read by a server that has played, and the first time after a restart with 50 tables. */
async function comesBack(script: string, folder: string): Promise<{ warm: number; restart: number; rows: number }> {
  const server = await new Served(script, 'folder', folder).start();
  const game = (await gameOf('twilight-imperium')) as NonNullable<Awaited<ReturnType<typeof gameOf>>>;
  const { setup } = game.setup.presets.find(({ id }) => id === 'mecatol-war') ?? {};
  const run: Run = { ports: [server.port], acked: [], latency: { same: [], other: [] }, isOn: true };
  let [code, rows] = ['', 0];
  for (let seed = 1; rows < 200; seed++) {
    const devices = await sitDown(run, game, setup, seed);
    const longest = () => Math.max(...devices.map(({ seq }) => seq));
    while (longest() < 200 && !devices.every(({ isOver }) => isOver)) await pause(5);
    [code, rows] = [(devices[0] as Device).code, longest()];
    for (const device of devices) device.end();
  }
  run.isOn = false;
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    await pause(100);
    await server.used('let go');
    const began = performance.now();
    const socket = await phone(server.port, code, '');
    times.push(performance.now() - began);
    socket.terminate();
  }
  const { sockets, codes } = await openTables(server.port, 49);
  for (const socket of sockets) socket.terminate();
  await server.stop();
  const began = performance.now();
  const next = await new Served(script, 'folder', folder).start();
  await (await fetch(`http://127.0.0.1:${next.port}/api/tables/${codes[0]}`)).json();
  const restart = performance.now() - began;
  await next.stop();
  return { warm: Math.min(...times), restart, rows };
}

/** Prints what shared tables cost, as ratios to boardgame.io in one run, and returns what misses its goal. */
export async function reportTables(script: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'fray-bench-'));
  const missed: string[] = [];
  let folders = 0;
  const folder = () => join(root, String(folders++));
  const row = (what: string, figure: number, unit: string, goal: readonly ['least' | 'most', number]) => {
    const [kind, limit] = goal;
    const ok = kind === 'least' ? figure >= limit : figure <= limit;
    const text = `${what}: ${figure >= 20 ? figure.toFixed(0) : figure.toFixed(2)}${unit} (at ${kind} ${limit}${unit})`;
    console.log(text);
    if (!ok) missed.push(text);
  };
  try {
    const library = await duels(script, 'boardgame.io', folder());
    const durable = await duels(script, 'folder', folder());
    const inMemory = await duels(script, 'memory', folder());
    const told = (name: string, { moves, bytes }: Figures) =>
      console.log(`${name}: ${moves.toFixed(0)} moves a CPU second, ${bytes.toFixed(0)} B a move`);
    told('boardgame.io in memory', library);
    told('a folder', durable);
    told('in memory', inMemory);
    row('duel at 20 tables, durable, against boardgame.io in memory', durable.moves / library.moves, ' times', [
      'least',
      1.7,
    ]);
    row('the same without storage', inMemory.moves / library.moves, ' times', ['least', 2.4]);
    row('bytes to the clients', durable.bytes / library.bytes, ' times', ['most', 0.35]);
    const calm = [await duels(script, 'boardgame.io', folder(), 1000), await duels(script, 'folder', folder(), 1000)];
    const [theirs, ours] = calm.map(({ p99 }) => p99) as [number, number];
    console.log(
      `p99 from a tap to the other device at 200 tables: ${ours.toFixed(1)} ms, boardgame.io ${theirs.toFixed(1)} ms`,
    );
    row('the same as a ratio', ours / theirs, ' times', ['most', 2]);
    for (const [id, preset, median, p99] of [
      ['twilight-imperium', 'mecatol-war', 400, 2048],
      ['flesh-and-blood', 'ira-bravo', 300, 1229],
    ] as const) {
      const { sizes, moves } = await steps(script, id, preset);
      console.log(`a move of ${preset}, median of ${moves.length}: ${quantile(moves, 0.5).toFixed(0)} B`);
      row(`a step of ${preset}, median of ${sizes.length}`, quantile(sizes, 0.5), ' B', ['most', median]);
      row(`a step of ${preset}, p99`, quantile(sizes, 0.99), ' B', ['most', p99]);
    }
    const { heap, rss } = await memory(script, folder());
    console.log(`1,000 tables with two sockets: heap ${heap.toFixed(0)} MiB, of the process ${rss.toFixed(0)} MiB`);
    row('heap of 1,000 tables with two sockets', heap, ' MiB', ['most', 200]);
    const { warm, restart, rows } = await comesBack(script, folder());
    row(`a table of ${rows} rows is back, warm`, warm, ' ms', ['most', 120]);
    row('a restart with 50 tables to the first answer', restart, ' ms', ['most', 1000]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return missed;
}
