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
let tools: Tools;
const reported: unknown[] = [];
let now = 1;
const alarms = new Set<{ at: number; ring: () => void }>();
/** The clock goes on, and rings everything on its way. */
async function wait(milliseconds: number, table: Served): Promise<void> {
  await table.read(() => undefined);
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
  tools = {
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

/** Two phones at the two fleets of a preset. */
async function fleets() {
  const card = findGame('twilight-imperium');
  if (!card.ok) throw new Error(card.reason.code);
  game = await loadWithSetup(card.card);
  const preset = game.setup.presets.find(({ id }) => id === 'medium-fleets');
  const made = await tables.create({ game: game.id, setup: preset?.setup, typed: false, name: 'Ann' });
  if (!made.ok) throw new Error(made.reason.code);
  const table = tables.at(made.code) as Served;
  const joined = await table.join('Ben');
  if (!joined.ok) throw new Error(joined.reason.code);
  const phones = { attacker: new Phone(table, made.token), defender: new Phone(table, joined.token) };
  for (const [seat, phone] of Object.entries(phones))
    for (const body of [{ sit: seat }, { ready: true }]) await phone.say(body);
  await phones.attacker.say({ start: true });
  /** What each of the two is asked, as its answer. */
  const asked = () =>
    table.read(({ playing }) =>
      (playing?.table.ask() ?? []).map((question) => ({
        kind: question.kind,
        seat: question.seat as 'attacker' | 'defender',
        seen: question.seen,
        moves: ('moves' in question ? question.moves : question.choices.slice(0, 1))
          .filter(({ seat }) => seat === question.seat)
          .map(({ seat, action }) => ({ seat, action })),
      })),
    ) as Promise<{ kind: string; seat: 'attacker' | 'defender'; seen: number; moves: object[] }[]>;
  return { table, phones, asked, code: made.code, tokens: [made.token, joined.token] };
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

  it('goes on at another table where newer rules can upgrade it, with the same people; its rows stay', async () => {
    const upgraded = (version: number) =>
      ({ ...merc, rules: { ...merc.rules, version, upgrade: (state: object) => state } }) as GameWithSetup;
    game = upgraded(merc.rules.version);
    restart();
    const { table, host, guest, code, tokens } = await started();
    for (let i = 0; i < 3; i++) {
      const move = await next(table);
      await (move.seat === REBEL ? host : guest).say(move);
    }
    const state = await table.read(({ playing }) => playing?.table.combat.state);
    const { rows } = (await store.load(code)) ?? {};
    game = upgraded(merc.rules.version + 1);
    restart();
    const phones = tokens.map((token) => new Phone(tables.at(code) as Served, token));
    await (tables.at(code) as Served).read(() => undefined);
    const [first, second] = phones as [Phone, Phone];
    expect([first.closed, second.closed, first.code]).toEqual(['again', 'again', second.code]);
    expect((await store.load(code))?.rows).toEqual(rows);
    const served = tables.at(first.code as string) as Served;
    const [one, two] = tokens.map((token) => new Phone(served, token)) as [Phone, Phone];
    expect(await one.room()).toMatchObject({
      stage: 'play',
      continued: true,
      persons: [{ seats: [REBEL] }, { seats: [DICTATOR] }],
    });
    expect(await served.read(({ playing }) => playing?.table.combat.state)).toEqual(state);
    const move = await next(served);
    expect(await (move.seat === REBEL ? one : two).codeOf(move)).toBeUndefined();
    // Who comes later is sent on, too, and nothing is begun twice.
    restart();
    const late = new Phone(tables.at(code) as Served, tokens[0]);
    await (tables.at(code) as Served).read(() => undefined);
    expect([late.closed, late.code]).toEqual(['again', first.code]);
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

describe('what a table needs from people', () => {
  /** A decision of the seat that is asked first, by the phone that holds it. */
  async function decide({ table, host, guest }: Awaited<ReturnType<typeof started>>): Promise<Phone> {
    const move = await next(table);
    const mine = move.seat === REBEL ? host : guest;
    expect((await mine.say(move)).reason).toBeUndefined();
    return mine;
  }
  /** Decisions up to one that brought nothing to light. */
  async function decideQuietly(all: Awaited<ReturnType<typeof started>>): Promise<Phone> {
    for (;;) {
      const mine = await decide(all);
      const isOpen = await all.table.read(({ playing }) => {
        const { combat } = playing?.table ?? {};
        return combat
          ?.history()
          .slice((combat.lastDecision ?? 0) - combat.at)
          .some(({ fence }) => fence);
      });
      if (!isOpen) return mine;
    }
  }
  const undoBy = async (phone: Phone, seat: string, table: Served) =>
    phone.say({ seat, seen: (await table.read(({ playing }) => playing?.seq)) ?? 0, undo: true });
  const seatOf = (all: Awaited<ReturnType<typeof started>>, phone: Phone) =>
    (phone === all.host ? REBEL : DICTATOR) as string;

  it("takes back one's own decision at once, and another's once they agree", async () => {
    const all = await started();
    const { table, host, guest } = all;
    const mine = await decideQuietly(all);
    const other = mine === host ? guest : host;
    const at = async () => table.read(({ playing }) => playing?.table.combat.lastDecision);
    const began = await at();
    expect((await undoBy(mine, seatOf(all, mine), table)).reason).toBeUndefined();
    expect(await at()).not.toBe(began);
    expect(await decide(all)).toBe(mine);
    await undoBy(other, seatOf(all, other), table);
    const { request } = await mine.room();
    const [asks, asked] = other === host ? ['p1', 'p2'] : ['p2', 'p1'];
    expect(request).toMatchObject({ kind: 'undo', by: asks, of: [asked], yes: [], until: now + 60_000 });
    expect(request).not.toHaveProperty('at');
    expect(await other.codeOf({ agree: true, request: request?.id })).toBe('not-asked');
    expect(await mine.codeOf({ agree: true, request: 'another-one' })).toBe('no-request');
    await mine.say({ agree: true, request: request?.id });
    expect(await at()).not.toBe(began);
    expect((await mine.room()).request).toBeUndefined();
  });

  it('says in the log who took back a roll, and who agreed to it', async () => {
    const { table, phones, asked, code } = await fleets();
    for (const { seat, seen, moves } of await asked()) await phones[seat].say({ seat, seen, answer: { moves } });
    const seen = (await table.read(({ playing }) => playing?.seq)) ?? 0;
    await phones.defender.say({ seat: 'defender', seen, undo: true });
    await phones.attacker.say({ agree: true, request: (await phones.attacker.room()).request?.id });
    const at = await table.read(({ playing }) => playing?.table.combat.at);
    const note = { at, code: 'undone', seat: 'defender', fence: 'roll', agreed: ['attacker'] };
    const notes = () => table.read(({ playing }) => playing?.table.combat.notes);
    expect(await notes()).toEqual([note]);
    expect(JSON.stringify(phones.attacker.heard.at(-1))).toContain(JSON.stringify(['attacker']));
    restart();
    const again = await tables.at(code)?.read(({ playing }) => playing?.table.combat.notes);
    expect(again).toEqual([note]);
  });

  it('drops a request after any move, after 60 seconds, and where one says no; not while it is paused', async () => {
    const all = await started();
    const { table, host, guest } = all;
    const mine = await decide(all);
    const other = mine === host ? guest : host;
    const ask = async () => {
      await undoBy(other, seatOf(all, other), table);
      return (await mine.room()).request;
    };
    await mine.say({ agree: false, request: (await ask())?.id });
    expect((await mine.room()).request).toBeUndefined();
    await ask();
    await other.say({ pause: true });
    await wait(100_000, table);
    await mine.say({ pause: false });
    expect((await mine.room()).request).toBeDefined();
    await wait(59_000, table);
    expect((await mine.room()).request).toBeDefined();
    await wait(1000, table);
    expect((await mine.room()).request).toBeUndefined();
    await ask();
    await decide(all);
    expect((await mine.room()).request).toBeUndefined();
  });

  it('needs nobody who has been away for two minutes, and waits for those who have for less', async () => {
    const all = await started();
    const { table, host, guest } = all;
    const mine = await decideQuietly(all);
    const other = mine === host ? guest : host;
    table.leave(mine);
    await undoBy(other, seatOf(all, other), table);
    const presence = async () => (await other.room()).persons.map((one) => one.presence);
    expect(await presence()).toContain('away');
    expect((await other.room()).request).toBeDefined();
    await wait(119_999, table);
    expect(await presence()).toContain('away');
    await wait(1, table);
    expect(await presence()).toContain('gone');
    const before = await table.read(({ playing }) => playing?.table.combat.at);
    await undoBy(other, seatOf(all, other), table);
    expect(await table.read(({ playing }) => playing?.table.combat.at)).toBeLessThan(before as number);
  });

  it('takes the silence of somebody who goes away for long for no yes', async () => {
    const all = await started();
    const { table, host, guest } = all;
    const mine = await decideQuietly(all);
    const other = mine === host ? guest : host;
    table.leave(mine);
    await wait(70_000, table);
    const before = await table.read(({ playing }) => playing?.table.combat.at);
    await undoBy(other, seatOf(all, other), table);
    expect((await other.room()).request).toBeDefined();
    await wait(50_000, table);
    expect((await other.room()).request).toBeUndefined();
    expect(await table.read(({ playing }) => playing?.table.combat.at)).toBe(before);
  });

  it('asks nobody at a trusted table', async () => {
    const { host, guest, table } = await invited();
    await host.say({ trust: true });
    for (const body of [{ sit: REBEL }, { ready: true }]) await host.say(body);
    for (const body of [{ sit: DICTATOR }, { ready: true }]) await guest.say(body);
    await host.say({ start: true });
    const all = { host, guest, table } as Awaited<ReturnType<typeof started>>;
    const mine = await decide(all);
    const other = mine === host ? guest : host;
    const before = await table.read(({ playing }) => playing?.table.combat.at);
    await undoBy(other, seatOf(all, other), table);
    expect(await table.read(({ playing }) => playing?.table.combat.at)).toBeLessThan(before as number);
  });

  it('stands still while it is paused, until anybody goes on', async () => {
    const all = await started();
    const { table, host, guest, display } = all;
    await guest.say({ pause: true });
    expect((await host.room()).paused).toBe('p2');
    const move = await next(table);
    expect(await (move.seat === REBEL ? host : guest).codeOf(move)).toBe('paused');
    expect(await display.codeOf({ pause: false })).toBe('not-seated');
    await host.say({ bot: REBEL, by: 'rules' });
    const rows = await table.read(({ playing }) => playing?.seq);
    await wait(60_000, table);
    expect(await table.read(({ playing }) => playing?.seq)).toBe(rows);
    await host.say({ pause: false });
    expect((await host.room()).paused).toBeUndefined();
  });

  it('gives a seat to a bot and back to its person, and to nobody else before two minutes are over', async () => {
    const all = await started();
    const { table, host, guest } = all;
    expect(await host.codeOf({ bot: DICTATOR, by: 'rules' })).toBe('not-yours');
    await guest.say({ bot: DICTATOR, by: 'rules' });
    expect((await host.room()).bots).toEqual({ [DICTATOR]: 'rules' });
    expect((await host.room()).waiting).toEqual([{ seat: REBEL, what: 'decide' }]);
    await guest.say({ bot: DICTATOR, by: 'person' });
    expect((await host.room()).bots).toEqual({});
    table.leave(guest);
    expect(await host.codeOf({ bot: DICTATOR, by: 'rules' })).toBe('not-yours');
    await wait(120_000, table);
    await host.say({ bot: DICTATOR, by: 'rules' });
    expect((await host.room()).bots).toEqual({ [DICTATOR]: 'rules' });
  });

  it('gives a second seat only with the yes of everybody else who is there', async () => {
    const { host, guest, table } = await started();
    const joined = await table.join('Cem');
    const third = new Phone(table, joined.ok ? joined.token : '');
    await guest.say({ stand: DICTATOR });
    await third.say({ sit: DICTATOR });
    await host.say({ agree: true, request: (await host.room()).request?.id });
    await host.say({ stand: REBEL });
    await third.say({ sit: REBEL });
    expect((await third.room()).persons.map(({ seats }) => seats)).toEqual([[], [], [DICTATOR, REBEL]]);
    await third.say({ stand: REBEL });
    await host.say({ sit: REBEL });
    await third.say({ stand: DICTATOR });
    await host.say({ sit: DICTATOR });
    // Nobody else sits there.
    expect((await host.room()).persons[0]?.seats).toEqual([REBEL, DICTATOR]);
    await host.say({ free: DICTATOR });
    await guest.say({ sit: DICTATOR });
    await host.say({ agree: true, request: (await host.room()).request?.id });
    await guest.say({ stand: DICTATOR });
    await third.say({ sit: DICTATOR });
    await host.say({ agree: true, request: (await host.room()).request?.id });
    await host.say({ stand: REBEL });
    await third.say({ sit: REBEL });
    expect((await third.room()).persons[2]?.seats).toContain(REBEL);
  });

  it('passes the role of the host on after five minutes, to somebody who sits there, and back on return', async () => {
    const { host, guest, table, tokens } = await started();
    expect(await guest.codeOf({ lock: true })).toBe('host-only');
    table.leave(host);
    await wait(299_999, table);
    const isHost = async () => (await guest.room()).persons.map((one) => one.host);
    expect(await isHost()).toEqual([true, false]);
    await wait(1, table);
    expect(await isHost()).toEqual([false, true]);
    const back = new Phone(table, tokens[0]);
    await table.read(() => undefined);
    expect(await isHost()).toEqual([true, false]);
    expect(await back.codeOf({ host: 'p2' }, 'hands-it-over')).toBeUndefined();
    expect(await isHost()).toEqual([false, true]);
  });

  it('locks, removes, and lets nobody back in who was removed', async () => {
    const { host, guest, display, table, tokens } = await started();
    await host.say({ lock: true });
    expect(await table.join('Cem')).toMatchObject({ reason: { code: 'locked' } });
    await host.say({ lock: false });
    await host.say({ remove: 'p2' });
    expect(guest.closed).toBe('removed');
    expect(display.closed).toBeUndefined();
    const back = new Phone(table, tokens[1]);
    expect((await host.room()).persons).toHaveLength(1);
    expect([back.closed, (await host.room()).locked]).toEqual(['removed', true]);
  });

  it('begins no other table in a full folder, and stays as it is', async () => {
    const { host } = await started();
    await host.say({ end: true });
    store.bytes = () => Number.POSITIVE_INFINITY;
    expect(await host.codeOf({ again: true })).toBe('data-full');
    expect([host.closed, (await host.room()).stage]).toEqual([undefined, 'ended']);
  });

  it('is followed by another process: its devices see what is done, and are sent on with everybody', async () => {
    const { host, guest: first, tokens, code } = await started();
    const other = new Tables({ ...tools, loadGame: async () => game }).at(code) as Served;
    const guest = new Phone(other, tokens[1]);
    await guest.room();
    expect(guest.heard.at(-1)?.whole).toBeDefined();
    const turns = async () => other.news((await store.load(code))?.turns ?? 0);
    const before = guest.heard.length;
    const move = await next(tables.at(code) as Served);
    const { step } = await (move.seat === DICTATOR ? first : host).say(move);
    await turns();
    await guest.room();
    expect(step).toBeGreaterThan(0);
    expect(guest.heard.slice(before)).toEqual([expect.objectContaining({ step })]);
    await host.say({ end: true });
    await host.say({ again: true });
    await turns();
    await guest.room();
    expect([guest.closed, guest.code]).toEqual([host.closed, host.code]);
  });

  it('begins again with the same people, seats and a new seed, at a table that everybody is sent to', async () => {
    const { host, guest, display, tokens, code } = await started();
    const first = (await host.room()).commitment;
    expect(await host.codeOf({ again: true })).toBe('not-over');
    await host.say({ end: true });
    await host.say({ again: true });
    expect([host.closed, guest.closed, display.closed]).toEqual(['again', 'again', 'again']);
    const served = tables.at(guest.code as string) as Served;
    const back = new Phone(served, tokens[1]);
    const room = await back.room();
    expect(room).toMatchObject({
      stage: 'lobby',
      you: 'p2',
      starts: 2,
      persons: [{ seats: [REBEL] }, { seats: [DICTATOR], ready: true }],
    });
    expect(room.commitment).not.toBe(first);
    const late = new Phone(tables.at(code) as Served, tokens[0]);
    await (tables.at(code) as Served).read(() => undefined);
    expect([late.closed, late.code]).toEqual(['again', guest.code]);
  });

  it('takes typed dice of their owner alone, and of anybody who sits for a person who has been away for long', async () => {
    const all = await started(true);
    const { table, host, guest } = all;
    const need = () => table.read(({ playing }) => playing?.table.combat.need);
    for (let i = 0; i < 50 && !(await need()); i++) await decide(all);
    const { seat = '', count = 0, sides = 6 } = (await need()) ?? {};
    const [owner, other] = seat === REBEL ? [host, guest] : [guest, host];
    const dice = { dice: Array(count).fill(sides), seen: (await table.read(({ playing }) => playing?.seq)) as number };
    expect((await host.room()).waiting).toEqual([{ seat, what: 'dice', count }]);
    expect(await other.codeOf({ seat, ...dice })).toBe('not-yours');
    table.leave(owner);
    await wait(120_000, table);
    expect(await other.codeOf({ seat: seatOf(all, other), ...dice })).toBeUndefined();
  });

  it('keeps what a seat ordered, who paused and what was asked over a restart', async () => {
    const all = await started();
    const { table, host, guest, code, tokens } = all;
    const mine = await decide(all);
    const other = mine === host ? guest : host;
    await undoBy(other, seatOf(all, other), table);
    await host.say({ pause: true });
    const before = await host.room();
    restart();
    const back = new Phone(tables.at(code) as Served, tokens[0]);
    await back.room();
    new Phone(tables.at(code) as Served, tokens[1]);
    expect(await back.room()).toEqual(before);
  });

  it('tells a phone that slept what happened since, and how much of what it had seen still stands', async () => {
    const all = await started();
    const { table, host, guest, tokens } = all;
    await decide(all);
    const seen = (await table.read(({ playing }) => playing?.seq)) as number;
    const stood = await table.read(({ playing }) => playing?.table.combat.at);
    table.leave(host);
    const phones = { ...all, host: new Phone(table, tokens[0]) };
    await decide(phones);
    const late: { since?: number; past?: unknown[] }[] = [];
    table.enter({ send: (text) => void late.push(JSON.parse(text)), close: () => undefined }, tokens[0], seen);
    await guest.room();
    expect(late[0]?.since).toBe(stood);
  });
});

describe('a late card', () => {
  it('is played once the others agree, with the dice that had fallen, also after a restart, and verifies', async () => {
    const card = findGame('twilight-imperium');
    if (!card.ok) throw new Error(card.reason.code);
    const ti = await loadWithSetup(card.card);
    game = ti;
    let played = 0;
    for (const [i, preset] of ti.setup.presets.slice(0, 6).entries()) {
      const { attacker, defender, ...rest } = preset.setup as Record<'attacker' | 'defender', object>;
      // Nobody has said what they hold.
      const fleets = { ...rest, attacker: { ...attacker, hand: null }, defender: { ...defender, hand: null } };
      const made = await tables.create({ game: ti.id, setup: fleets, typed: false, name: 'Ann' });
      if (!made.ok) throw new Error(made.reason.code);
      const table = tables.at(made.code) as Served;
      const joined = await table.join('Ben');
      if (!joined.ok) throw new Error(joined.reason.code);
      const phones = { attacker: new Phone(table, made.token), defender: new Phone(table, joined.token) };
      for (const [seat, phone] of Object.entries(phones))
        for (const body of [{ sit: seat }, { ready: true }]) await phone.say(body);
      await phones.attacker.say({ start: true });
      // Where hands are hidden nothing is played late.
      if (await table.read(({ playing }) => playing?.table.hides)) continue;
      const of = (seat: string) => (seat === 'defender' ? phones.defender : phones.attacker);
      for (let n = 0; n < 25; n++) {
        const found = await table.read(({ playing }) => {
          const at = playing?.table;
          const [late] = at?.missedOffers().filter(({ pastRoll }) => pastRoll) ?? [];
          return (
            late &&
            !late.choice.form && {
              at: late.at,
              seat: late.choice.seat,
              action: late.choice.action,
              seen: at?.combat.seq ?? 0,
            }
          );
        });
        if (found && found.seat !== 'host') {
          const { at, seat, action, seen } = found;
          const mine = of(seat);
          const other = mine === phones.attacker ? phones.defender : phones.attacker;
          expect(await mine.codeOf({ seat, seen, late: { seat, action }, at })).toBeUndefined();
          const { request } = await other.room();
          expect(request).toMatchObject({ kind: 'late', seat, late: { at } });
          await other.say({ agree: true, request: request?.id });
          played++;
          break;
        }
        const question = await table.read(({ playing }) => {
          const first = playing?.table.ask()[0];
          const moves =
            first && 'moves' in first && first.moves.length
              ? first.moves
              : first?.choices.filter((one) => !one.not && !one.form && one.place === 'flow').slice(0, 1);
          return (
            first &&
            moves && {
              seat: first.seat,
              seen: first.seen,
              answer: { moves: moves.map(({ seat, action }) => ({ seat, action })) },
            }
          );
        });
        if (!question) break;
        if (question.answer.moves.some(({ seat }) => seat !== question.seat))
          question.answer.moves = question.answer.moves.filter(({ seat }) => seat === question.seat);
        await of(question.seat).say(question);
      }
      const rows = (await store.load(made.code))?.rows ?? [];
      restart();
      const again = new Phone(tables.at(made.code) as Served, made.token);
      await again.say({ end: true }, `the-end-${i}`);
      expect(again.closed).toBeUndefined();
      const record = await (tables.at(made.code) as Served).export();
      if (!record) throw new Error('no record');
      expect(verifyRecord(ti, record).faults).toEqual([]);
      expect(record.rows.length).toBeGreaterThanOrEqual(rows.length);
    }
    expect(played).toBeGreaterThan(0);
  });
});

describe('two phones at one fleet', () => {
  it('both lay their hits at the same time: what the second one saw still holds when the first has accepted', async () => {
    const { phones, asked, table } = await fleets();
    let both = await asked();
    for (let i = 0; i < 20 && both.length < 2; i++) {
      for (const { seat, seen, moves } of both) await phones[seat].say({ seat, seen, answer: { moves } });
      both = await asked();
    }
    expect(both.map(({ kind }) => kind)).toEqual(['together', 'together']);
    const [first, second] = both as [(typeof both)[number], (typeof both)[number]];
    expect((await phones[first.seat].room()).waiting).toHaveLength(2);
    for (const { seat, seen, moves } of [first, second])
      expect(await phones[seat].codeOf({ seat, seen, answer: { moves } })).toBeUndefined();
    expect(await table.read(({ playing }) => playing?.seq)).toBeGreaterThan(first.seen + 1);
  });

  it('an order that lasts is in no row and in no message but those of its seat, and outlives a restart', async () => {
    const { phones, table, code, tokens } = await fleets();
    const stop = await table.read(({ playing }) => game.stops?.(playing?.table.combat.state as never)[0]);
    const order = {
      order: 'pass',
      until: 'combat',
      ...(stop?.window ? { window: stop.window } : { effect: stop?.effect }),
    };
    expect(await phones.attacker.codeOf({ seat: 'attacker', seen: 0, lasting: order })).toBeUndefined();
    expect(JSON.stringify(phones.attacker.heard)).toContain('"until":"combat"');
    expect(JSON.stringify(phones.defender.heard)).not.toContain('"until":"combat"');
    expect(JSON.stringify((await store.load(code))?.rows)).not.toContain('"until"');
    restart();
    const again = new Phone(tables.at(code) as Served, tokens[0]);
    await again.room();
    expect(JSON.stringify(again.heard)).toContain('"until":"combat"');
    // Its seat ends it from there, and it stays ended.
    const { order: _, until: __, ...ends } = order;
    expect(await again.codeOf({ seat: 'defender', seen: 0, ends })).toBe('not-yours');
    expect(await again.codeOf({ seat: 'attacker', seen: 0, ends })).toBeUndefined();
    restart();
    const kept = () => (tables.at(code) as Served).read(({ playing }) => playing?.table.memory().lasting);
    expect(await kept()).toEqual({});
  });
});
