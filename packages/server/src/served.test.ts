import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '@fray/engine';
import { chanceFrom, findGame, type GameWithSetup, loadWithSetup } from '@fray/games';
import { type Bye, type Room, verifyRecord } from '@fray/table';
import { readMessage } from '@fray/table/messages';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from './people.ts';
import { roomFor } from './room.ts';
import type { Served, Tools } from './served.ts';
import { LibsqlStore } from './store/libsql.ts';
import { Tables } from './tables.ts';
import type { Device } from './watching.ts';

const root = mkdtempSync(join(tmpdir(), 'fray-served-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const found = findGame('merc');
if (!found.ok) throw new Error(found.reason.code);
const merc = await loadWithSetup(found.card);
const setup = merc.setup.presets[0]?.setup;
const [REBEL, DICTATOR] = ['rebel', 'dictator'];

let folders = 0;
let store: LibsqlStore;
let game: GameWithSetup;
let tables: Tables;
const reported: unknown[] = [];
let now = 1;
const alarms = new Set<{ at: number; ring: () => void }>();
/** The clock goes on, and rings everything on its way. */
async function wait(milliseconds: number, table: Served): Promise<void> {
  const end = now + milliseconds;
  for (;;) {
    const [first] = [...alarms].toSorted((a, b) => a.at - b.at);
    if (!first || first.at > end) break;
    alarms.delete(first);
    now = Math.max(now, first.at);
    first.ring();
    await table.read(() => undefined);
  }
  now = end;
  await table.read(() => undefined);
}
function restart(): void {
  const chance = chanceFrom(seededDice(35 + folders));
  const tools: Tools = {
    store,
    now: () => now,
    wake: (at, ring) => {
      const alarm = { at, ring };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    secret: (bytes) => Buffer.from(chance(bytes, 256).map((one) => one - 1)).toString('hex'),
    loadGame: async (id) => (id === game.id ? game : undefined),
    report: (fault) => void reported.push(fault),
  };
  tables = new Tables(tools);
}
beforeEach(() => {
  reported.length = 0;
  now = 1;
  alarms.clear();
  game = merc;
  store = new LibsqlStore(join(root, String(folders++)), 'serve');
  restart();
  return () => store.close();
});

interface Heard {
  whole?: { around: Record<string, unknown>; views: object };
  step?: number;
  room?: Room;
  acks?: { id: string; seq: number }[];
  no?: string;
  reason?: { code: string };
}
/** A device that writes down what it hears. */
class Phone implements Device {
  readonly heard: Heard[] = [];
  closed: Bye | undefined;
  code: string | undefined;
  readonly token: string | undefined;
  private readonly table: Served;
  private ids = 0;
  constructor(table: Served, token?: string) {
    this.table = table;
    this.token = token;
    table.enter(this, token);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(why: Bye, { code }: { code?: string } = {}): void {
    this.closed = why;
    this.code = code;
  }
  /** The people as they are, shown to this device. */
  room(): Promise<Room> {
    return this.table.read((live) => roomFor(live, personOf(live.people, this.token), now)) as Promise<Room>;
  }
  /** Says it and waits for the answer to it. */
  async say(body: object, id = `message-${this.ids++}`): Promise<Heard> {
    const said = 'seat' in body ? { do: id, ...body } : { say: id, ...body };
    const read = readMessage(JSON.stringify(said));
    if (!read.ok || 'hello' in read.message) throw new Error(`no message: ${JSON.stringify(said)}`);
    const before = this.heard.length;
    this.table.hear(this, read.message);
    await this.table.read(() => undefined);
    const answer = this.heard.slice(before).find((one) => one.no === id || one.acks?.some((ack) => ack.id === id));
    if (!answer) throw new Error(`no answer to ${JSON.stringify(said)}`);
    return answer;
  }
  async codeOf(body: object, id?: string): Promise<string | undefined> {
    return (await this.say(body, id)).reason?.code;
  }
}
async function invited(typed = false) {
  const made = await tables.create({ game: 'merc', setup, typed, name: 'Ann' });
  if (!made.ok) throw new Error(made.reason.code);
  const table = tables.at(made.code) as Served;
  const joined = await table.join('Ben');
  if (!joined.ok) throw new Error(joined.reason.code);
  const [host, guest, display] = [new Phone(table, made.token), new Phone(table, joined.token), new Phone(table)];
  await table.read(() => undefined);
  return { code: made.code, tokens: [made.token, joined.token] as const, table, host, guest, display };
}
async function started(typed = false) {
  const all = await invited(typed);
  const { host, guest } = all;
  for (const body of [{ sit: REBEL }, { ready: true }]) await host.say(body);
  for (const body of [{ sit: DICTATOR }, { ready: true }]) await guest.say(body);
  await host.say({ start: true });
  return all;
}
/** What somebody could do now, as the table asks it. */
async function next(table: Served) {
  const question = await table.read(({ playing }) => {
    const first = playing?.table.ask()[0];
    const choice = first?.choices.find(({ not, form, place }) => !not && !form && place === 'flow');
    return first && choice ? { seat: first.seat, seen: first.seen, action: choice.action } : undefined;
  });
  if (!question) throw new Error('nobody is asked');
  const { seat, seen, action } = question;
  return { seat, seen, answer: { moves: [{ seat, action }] } };
}

describe('the lobby', () => {
  it('shows the promise of the dice and everybody who comes, and nothing of the combat', async () => {
    const { host, display } = await invited();
    const [first] = host.heard;
    expect(first?.whole).toBeUndefined();
    expect(first?.room).toMatchObject({
      stage: 'lobby',
      you: 'p1',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(display.heard[0]?.room).toMatchObject({ persons: [{ name: 'Ann', host: true }, { name: 'Ben' }] });
    expect(JSON.stringify([host.heard, display.heard])).not.toContain('seed');
  });

  it('gives each seat to one person, and starts when those who sit are ready, with bots at the free seats', async () => {
    const { host, guest, display, table } = await invited();
    expect(await host.codeOf({ sit: REBEL })).toBeUndefined();
    expect(await guest.codeOf({ sit: REBEL })).toBe('seat-taken');
    expect(await guest.codeOf({ sit: 'emperor' })).toBe('unknown-seat');
    expect(await guest.codeOf({ start: true })).toBe('host-only');
    expect(await host.codeOf({ start: true })).toBe('not-ready');
    await host.say({ ready: true });
    expect(await host.codeOf({ start: true })).toBeUndefined();
    expect(await host.codeOf({ start: true })).toBe('started');
    expect(await table.read(({ people }) => people.bots)).toEqual({ [DICTATOR]: 'rules' });
    await expect(display.say({ ready: true })).resolves.toMatchObject({ reason: { code: 'not-seated' } });
  });

  it('knows people by their token alone, and refuses one that is not theirs', async () => {
    const { table, code } = await invited();
    const stranger = new Phone(table, 'ab'.repeat(32));
    await table.read(() => undefined);
    expect(stranger).toMatchObject({ closed: 'removed', heard: [] });
    const stored = JSON.stringify(await store.load(code));
    for (const token of (await invited()).tokens) expect(stored).not.toContain(token);
    expect(await table.join('ann')).toEqual({ ok: false, reason: { code: 'name-taken' } });
  });

  it('frees a seat that its person has left, for the host alone', async () => {
    const { host, guest, table } = await started();
    expect(await guest.codeOf({ free: REBEL })).toBe('host-only');
    await host.say({ free: DICTATOR });
    const joined = await table.join('Cem');
    const third = new Phone(table, joined.ok ? joined.token : '');
    expect(await third.codeOf({ sit: DICTATOR })).toBeUndefined();
    const { request } = await host.room();
    expect(request).toMatchObject({ kind: 'seat', by: 'p3', seat: DICTATOR, of: ['p1'] });
    await host.say({ agree: true, request: request?.id });
    expect((await third.room()).persons[2]?.seats).toEqual([DICTATOR]);
  });
});

describe('a decision', () => {
  it('reaches everybody, with an answer for the one who made it', async () => {
    const { table, host, guest, display } = await started();
    const move = await next(table);
    const [mine, other] = move.seat === REBEL ? [host, guest] : [guest, host];
    const { acks, step } = await mine.say(move, 'tap-number-1');
    expect(acks).toEqual([{ id: 'tap-number-1', seq: step }]);
    for (const one of [other, display]) expect(one.heard.at(-1)).toMatchObject({ step });
    expect(other.heard.at(-1)?.acks).toBeUndefined();
  });

  it('that comes twice is done once and answered twice, after a restart too; with another body it is refused', async () => {
    const { table, host, guest, code, tokens } = await started();
    const move = await next(table);
    const isHost = move.seat === REBEL;
    const mine = isHost ? host : guest;
    const first = await mine.say(move, 'tap-number-1');
    const rows = (await store.load(code))?.rows;
    expect((await mine.say(move, 'tap-number-1')).acks).toEqual(first.acks);
    expect(await mine.codeOf({ ...move, seen: move.seen + 1 }, 'tap-number-1')).toBe('id-taken');
    restart();
    const again = new Phone(tables.at(code) as Served, tokens[isHost ? 0 : 1]);
    expect((await again.say(move, 'tap-number-1')).acks).toEqual(first.acks);
    expect((await store.load(code))?.rows).toEqual(rows);
  });

  it.each<[string, (move: Awaited<ReturnType<typeof next>>, other: string) => object, string]>([
    ['of a seat that another holds', (move, other) => ({ ...move, seat: other }), 'not-yours'],
    [
      'with a move of another seat in it',
      ({ seat, seen, answer }, other) => ({
        seat,
        seen,
        answer: { moves: [...answer.moves, { ...answer.moves[0], seat: other }] },
      }),
      'not-yours',
    ],
    ['for the host of the rules, by a guest', (move) => ({ ...move, seat: 'host' }), 'not-yours'],
    ['about a moment that is still to come', (move) => ({ ...move, seen: 900_000 }), 'stale'],
    [
      'that nobody offered',
      (move) => ({ ...move, answer: { moves: [{ seat: move.seat, action: { type: 'win' } }] } }),
      'not-offered',
    ],
    ['dice that nobody asked for', ({ seat, seen }) => ({ seat, seen, dice: [6] }), 'no-dice-asked'],
  ])('is refused and changes nothing: %s', async (_, change, code) => {
    const { table, host, guest, code: at } = await started();
    // The guest sits at the table's first question.
    let move = await next(table);
    while (move.seat !== DICTATOR) {
      await host.say(move);
      move = await next(table);
    }
    const before = await store.load(at);
    expect(await guest.codeOf(change(move, REBEL))).toBe(code);
    expect(await store.load(at)).toEqual(before);
    expect(await guest.codeOf(move)).toBeUndefined();
  });

  it('is not made where the store cannot keep it: nobody hears of it, and the same tap is made later', async () => {
    const { table, host, guest, display, code } = await started();
    const move = await next(table);
    const mine = move.seat === REBEL ? host : guest;
    const { db } = store as unknown as { db: { exec(text: string): void } };
    db.exec('pragma query_only = on');
    const heard = display.heard.length;
    const before = await store.load(code);
    expect(await mine.codeOf(move, 'tap-number-1')).toBe('not-stored');
    expect(display.heard).toHaveLength(heard);
    expect(await store.load(code)).toEqual(before);
    db.exec('pragma query_only = off');
    expect((await mine.say(move, 'tap-number-1')).acks).toHaveLength(1);
    expect(reported).toHaveLength(3);
  });
});

describe('a table that cannot go on', () => {
  it('is closed with a code where the rules throw, and its rows stay', async () => {
    const { table, host, guest, display, code } = await started();
    const move = await next(table);
    const before = await store.load(code);
    game = {
      ...merc,
      rules: {
        ...merc.rules,
        view: () => {
          throw new Error('planted');
        },
      },
    } as GameWithSetup;
    restart();
    const again = tables.at(code) as Served;
    const phone = new Phone(again);
    await again.read(() => undefined);
    expect([phone.closed, host.closed, guest.closed, display.closed]).toEqual([
      'rules-failed',
      ...Array(3).fill(undefined),
    ]);
    expect(String(reported[0])).toContain('planted');
    expect(await store.load(code)).toEqual(before);
    expect(move.seat).toBeDefined();
  });

  it('is closed where the rules have another version, and where a row was changed', async () => {
    const { code } = await started();
    game = { ...merc, rules: { ...merc.rules, version: merc.rules.version + 1 } };
    restart();
    const newer = new Phone(tables.at(code) as Served);
    await (tables.at(code) as Served).read(() => undefined);
    expect(newer.closed).toBe('other-rules');
    game = merc;
    const { db } = store as unknown as { db: { exec(text: string): void } };
    db.exec(`insert into log values ('${code}', 900, '{"seq":900,"kind":"cancel","seat":"${REBEL}","time":1}')`);
    restart();
    const changed = new Phone(tables.at(code) as Served);
    await (tables.at(code) as Served).read(() => undefined);
    expect(changed.closed).toBe('rows-differ');
  });

  it('is none where no code of it was given', async () => {
    expect(tables.at('../../x')).toBeUndefined();
    const nobody = tables.at('AAAAAA') as Served;
    expect(await nobody.join('Ann')).toEqual({ ok: false, reason: { code: 'no-table' } });
    expect(await tables.create({ game: 'chess', setup, typed: false, name: 'Ann' })).toMatchObject({
      reason: { code: 'unknown-game' },
    });
    expect(await tables.create({ game: 'merc', setup: { forces: 7 }, typed: false, name: 'Ann' })).toMatchObject({
      ok: false,
    });
  });
});

describe('the record', () => {
  it('is given once the table has ended, with a seed that verifies, and not before', async () => {
    const { table, host, guest } = await started();
    for (let i = 0; i < 4; i++) {
      const move = await next(table);
      await (move.seat === REBEL ? host : guest).say(move);
    }
    expect(await table.export()).toBeUndefined();
    await host.say({ end: true });
    const record = await table.export();
    if (!record) throw new Error('no record');
    expect(verifyRecord(merc, record)).toMatchObject({ faults: [] });
    expect(await host.codeOf(await next(table))).toBe('not-started');
  });
});
