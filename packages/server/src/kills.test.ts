import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, loadWithSetup } from '@fray/games';
import { type LogRow, RemoteTable, type TableRecord, verifyRecord } from '@fray/table';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { beginCombat, SharedCombat, type Start } from './shared-combat.ts';
import { LibsqlStore } from './store/libsql.ts';

const SCRIPT = fileURLToPath(new URL('testing/killed.ts', import.meta.url));
/** Where a process is killed, and at which time that it comes by; the long run goes round five times. */
const POINTS = [
  ['before-append', 2],
  ['after-append', 2],
  ['answering', 3],
  ['bot', 2],
  ['loading', 1],
] as const;
const KILLS = Number(process.env.FRAY_KILLS ?? POINTS.length);
const LONGEST = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'fray-kills-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const found = findGame('flesh-and-blood');
if (!found.ok) throw new Error(found.reason.code);
const game = await loadWithSetup(found.card);

async function serve(port: number, ...kill: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, String(port), ...kill], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  return { child, ended, port: Number(String(line)) };
}

it(`every answered tap stands after ${KILLS} kills of the process, once, with the dice of the seed`, {
  timeout: LONGEST + KILLS * 10_000,
}, async () => {
  let { child, ended, port } = await serve(0);
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'flesh-and-blood', setup: game.setup.presets[0]?.setup, typed: false, name: 'Ann' }),
  });
  const { code, token } = (await made.json()) as { code: string; token: string };

  const acked = new Map<string, number>();
  let ids = 0;
  let ws: WebSocket | undefined;
  const remote = new RemoteTable({
    ...{ code, version: '1', token },
    loadGame: async () => game,
    newId: () => `kills-tap-${ids++}`,
    keep: () => undefined,
    send: (text) => {
      if (ws?.readyState === WebSocket.OPEN) ws.send(text);
    },
  });
  const connect = async (): Promise<void> => {
    const line = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
    ws = line;
    line.on('error', () => undefined);
    line.on('message', (data) => {
      const text = String(data);
      const { acks = [] } = JSON.parse(text) as { acks?: { id: string; seq: number }[] };
      for (const { id, seq } of acks) {
        expect(acked.get(id) ?? seq).toBe(seq);
        acked.set(id, seq);
      }
      void remote.hear(text);
    });
    await once(line, 'open');
    remote.connected();
  };
  /** Says the next thing; done when it is answered, or the line is lost. */
  const tap = async (): Promise<void> => {
    const { room, table } = remote;
    const me = room?.persons[0];
    if (!remote.isSending && room && me) {
      if (room.stage === 'lobby') {
        if (!me.seats.length) remote.say({ sit: 'A' });
        else if (me.ready) remote.say({ start: true });
        else remote.say({ ready: true });
      } else if (table?.replica.need) table.leaveDice();
      else if (room.stage === 'play') {
        const [question] = table?.ask() ?? [];
        const choice = question?.choices.find(({ not, form, place }) => !not && !form && place === 'flow');
        if (question && choice) table?.answer({ moves: [{ seat: question.seat, action: choice.action }] });
      } else remote.say({ ready: true });
    }
    await expect
      .poll(() => (!remote.isSending && remote.room !== undefined) || ws?.readyState !== WebSocket.OPEN, {
        timeout: LONGEST,
        interval: 5,
      })
      .toBe(true);
  };
  await connect();
  for (let i = 0; i < 5; i++) await tap();
  let left = '';
  for (let i = 0; i < KILLS; i++) {
    const [point, number] = POINTS[i % POINTS.length] as (typeof POINTS)[number];
    if (!i) {
      child.kill('SIGKILL');
      await ended;
    }
    ({ child, ended, port } = await serve(0, point, String(number)));
    const dead = { is: false };
    void ended.then(() => {
      dead.is = true;
    });
    await connect().catch(() => undefined);
    for (let n = 0; n < 30 && !dead.is && ws?.readyState === WebSocket.OPEN; n++) await tap();
    await ended.then(([, signal]) => expect(signal, point).toBe('SIGKILL'));
    left += point;
  }
  ({ child, ended, port } = await serve(0));
  await connect();
  for (let n = 0; n < 2; n++) await tap();
  expect(left).toContain('bot');
  expect(remote.isSending).toBe(false);
  child.kill('SIGKILL');
  await ended;

  // A server with newer rules closes the table with a word, and leaves its rows.
  const before = await stored(code);
  ({ child, ended, port } = await serve(0, 'newer'));
  await connect();
  await expect.poll(() => remote.bye?.bye, { timeout: LONGEST }).toBe('other-rules');
  child.kill('SIGKILL');
  await ended;
  expect(await stored(code)).toEqual(before);

  const rows = before.rows.map((text) => JSON.parse(text) as LogRow);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const said = new Map(before.said.map(({ id, seq }) => [id, seq]));
  expect(said.size).toBe(before.said.length);
  expect(acked.size).toBeGreaterThan(KILLS);
  for (const [id, seq] of acked) expect(said.get(id), id).toBe(seq);
  const start = JSON.parse(before.start) as Start;
  const playing = SharedCombat.open(game, beginCombat(game, code, start), before, { now: () => 0, draw: () => 0 });
  expect(remote.table?.replica.view('A')).toEqual(JSON.parse(JSON.stringify(playing.table.combat.view('A'))));
  const record: TableRecord = {
    ...{ fray: 'table', version: 1, table: code, game: 'flesh-and-blood', rules: before.rules, ...start },
    ...{ guests: [], opening: playing.table.combat.opening, rows },
  };
  expect(verifyRecord(game, record).faults).toEqual([]);
});

async function stored(code: string) {
  const store = new LibsqlStore(folder, 'look');
  const found = await store.load(code);
  await store.close();
  if (!found) throw new Error('the table is gone');
  return found;
}
