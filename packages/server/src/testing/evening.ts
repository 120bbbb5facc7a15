import { type Combat, same, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type GameWithSetup } from '@fray/games';
import {
  type FarTable,
  type LogRow,
  RECORD,
  RemoteTable,
  type Room,
  replayRow,
  type TableRecord,
  type Unsent,
  verifyRecord,
} from '@fray/table';
import { readMessage } from '@fray/table/messages';
import type { Tools } from '../served.ts';
import { beginCombat, type Start } from '../shared-combat.ts';
import type { Append, Appended, NewTable, Store, StoredTable } from '../store/store.ts';
import { Tables } from '../tables.ts';
import type { Device } from '../watching.ts';

/**
 * One seed is one evening: the real code of the server, its clients and a store in one process. Messages are delayed, doubled, dropped and
 * overtake each other, lines are cut, the disk is full, and the server is killed before it writes, after it wrote, or at any other moment.
 */
interface Task {
  at: number;
  order: number;
  run: () => void;
}
class World {
  now = 0;
  private tasks: Task[] = [];
  private order = 0;
  readonly chance: ReturnType<typeof chanceFrom>;
  constructor(seed: number) {
    this.chance = chanceFrom(seededDice(seed));
  }
  /** From 1 to `most`. */
  pick(most: number): number {
    return this.chance(1, most)[0] as number;
  }
  percent(share: number): boolean {
    return this.pick(100) <= share;
  }
  at(at: number, run: () => void): void {
    this.tasks.push({ at: Math.max(this.now, at), order: this.order++, run });
  }
  later(least: number, most: number, run: () => void): void {
    this.tasks.push({ at: this.now + least - 1 + this.pick(most - least + 1), order: this.order++, run });
  }
  /** Goes on until nothing waits any more. */
  async rest(): Promise<void> {
    await new Promise(setImmediate);
    while (this.tasks.length) await this.step();
  }
  async step(): Promise<void> {
    const next = this.tasks.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.order < a.order) ? b : a));
    this.tasks = this.tasks.filter((one) => one !== next);
    this.now = next.at;
    next.run();
    // Everything that waits for no task goes on.
    await new Promise(setImmediate);
  }
  async until<V>(promise: Promise<V>): Promise<V> {
    const found: { value?: V } = {};
    void promise.then((value) => Object.assign(found, { value }));
    for (;;) {
      await new Promise(setImmediate);
      if ('value' in found) return found.value as V;
      await this.step();
    }
  }
}

/** What is on the disk. It outlives every server. */
type Disk = Map<string, StoredTable>;
class SimStore implements Store {
  readonly place = 'memory';
  dead = false;
  private readonly world: World;
  private readonly disk: Disk;
  private readonly evening: { faults: boolean; kill(): void };
  constructor(world: World, disk: Disk, evening: SimStore['evening']) {
    this.world = world;
    this.disk = disk;
    this.evening = evening;
  }
  /** The server may end before the disk has it, or after, before it hears of it. */
  private slowly<V>(act: () => V, writes: boolean): Promise<V> {
    const { world, evening } = this;
    const fate = writes && evening.faults ? world.pick(100) : 100;
    return new Promise((done, fail) =>
      world.later(1, evening.faults && world.percent(3) ? 3000 : 20, () => {
        if (this.dead) return;
        if (fate <= 4) return evening.kill();
        if (fate <= 8) return fail(new Error('the disk is full'));
        const value = act();
        if (fate <= 12) return evening.kill();
        world.later(1, 20, () => !this.dead && done(value));
      }),
    );
  }
  create(table: NewTable): Promise<boolean> {
    return this.slowly(() => {
      if (this.disk.has(table.id)) return false;
      this.disk.set(table.id, { ...table, turns: 0, seq: 0, changed: table.time, rows: [], said: [] });
      return true;
    }, true);
  }
  append(batch: readonly Append[]): Promise<Appended> {
    return this.slowly(() => {
      const next = new Map<string, StoredTable>();
      for (const { table, turns, rows, said = [], time, ...beside } of batch) {
        const old = this.disk.get(table);
        const isTwice = said.some((one) => old?.said.some(({ seat, id }) => seat === one.seat && id === one.id));
        if (!old || old.turns !== turns || isTwice) return { ok: false, code: 'conflict', table };
        const all = { rows: [...old.rows, ...rows], said: [...old.said, ...said] };
        next.set(table, { ...old, ...beside, ...all, turns: turns + 1, seq: old.seq + rows.length, changed: time });
      }
      for (const [id, table] of next) this.disk.set(id, table);
      return { ok: true };
    }, true);
  }
  load(table: string, after = 0): Promise<StoredTable | undefined> {
    return this.slowly(() => {
      const found = structuredClone(this.disk.get(table));
      return found && { ...found, rows: found.rows.slice(after), said: found.said.filter(({ seq }) => seq >= after) };
    }, false);
  }
  async list(): Promise<never[]> {
    return [];
  }
  async remove(): Promise<boolean> {
    return false;
  }
  async close(): Promise<void> {
    this.dead = true;
  }
}

interface Shown {
  seq: number;
  views: Record<string, unknown>;
  seats: readonly string[];
}
/** A phone: the client as the browser has it. It keeps what has no answer over a reload, and comes back automatically. */
class Phone {
  readonly acked = new Map<string, number>();
  readonly refused = new Set<string>();
  readonly shown: Shown[] = [];
  /** It heard what nobody at a table may know. */
  leaked = false;
  remote: RemoteTable;
  private link: { open: boolean; device: Device } | undefined;
  private lastCame = 0;
  private ids = 0;
  private unsent: readonly Unsent[] = [];
  private asleep = false;
  private readonly world: World;
  private readonly evening: Evening;
  private readonly name: string;
  private readonly token: string;
  private readonly seats: readonly string[];
  constructor(evening: Evening, world: World, name: string, token: string, seats: readonly string[]) {
    this.world = world;
    this.evening = evening;
    this.name = name;
    this.token = token;
    this.seats = seats;
    this.remote = this.load();
    this.tick();
  }
  private load(): RemoteTable {
    const { evening, token } = this;
    return new RemoteTable(
      {
        ...{ code: evening.code, version: '1', token },
        loadGame: async () => evening.game,
        send: (text) => this.send(text),
        newId: () => `${this.name}-tap-${this.ids++}`,
        keep: (unsent) => {
          this.unsent = unsent;
        },
      },
      this.unsent,
    );
  }
  private tick(): void {
    this.world.later(200, 600, () => {
      if (!this.asleep) {
        if (!this.link?.open) this.connect();
        else if (this.remote.isSending) this.remote.resend();
        else this.think();
      }
      if (!this.evening.isOver) this.tick();
    });
  }
  connect(): void {
    const { server, code } = this.evening;
    if (!server?.tables.at(code)) return;
    const link = { open: true, device: undefined as unknown as Device };
    link.device = {
      send: (text) => {
        this.lastCame = Math.max(this.lastCame, this.world.now) + this.world.pick(30);
        const due = this.lastCame - this.world.now;
        this.world.later(due, due, () => link.open && this.link === link && this.hear(text));
      },
      close: () => {
        link.open = false;
      },
    };
    this.link = link;
    this.remote.connected();
  }
  cut(): void {
    const { link } = this;
    if (!link?.open) return;
    link.open = false;
    this.evening.server?.tables.at(this.evening.code)?.leave(link.device);
  }
  /** Some are away long enough to lose their voice, and the host's role. */
  doze(): void {
    this.cut();
    this.asleep = true;
    this.world.later(1000, this.world.percent(20) ? 400_000 : 20_000, () => {
      this.asleep = false;
    });
  }
  reload(): void {
    this.cut();
    this.remote = this.load();
  }
  /** The server is gone: nobody hears that this line is. */
  drop(): void {
    if (this.link) this.link.open = false;
  }
  private send(text: string): void {
    const { world, link, evening } = this;
    if (!link?.open) return;
    const { server } = evening;
    const read = readMessage(text);
    if (!read.ok) throw new Error(`the client says what no server reads: ${text}`);
    const { message } = read;
    const table = () => server?.tables.at(evening.code);
    if ('hello' in message) return void table()?.enter(link.device, message.token, message.seen);
    const arrive = () => {
      if (link.open && server === evening.server) table()?.hear(link.device, message);
    };
    const times = evening.faults ? (world.percent(5) ? 0 : world.percent(20) ? 2 : 1) : 1;
    for (let i = 0; i < times; i++) world.later(1, 60, arrive);
  }
  private hear(text: string): void {
    this.leaked ||= this.evening.secrets.some((secret) => text.includes(secret));
    const { remote } = this;
    void remote.hear(text).then(({ refused }) => {
      const { acks = [] } = JSON.parse(text) as { acks?: { id: string; seq: number }[] };
      for (const { id, seq } of acks) this.acked.set(id, seq);
      if (refused?.id && refused.reason.code !== 'not-stored') this.refused.add(refused.id);
      const replica = remote.table?.replica;
      const { room } = remote;
      if (replica && room) {
        const seats = room.persons.find(({ id }) => id === room.you)?.seats ?? [];
        const held = replica.seats.length ? replica.seats : [undefined];
        const views = Object.fromEntries(held.map((seat) => [seat ?? '', replica.view(seat)]));
        this.shown.push({ seq: replica.seq, views, seats: [...seats] });
      }
      if (!remote.isSending) this.world.later(20, 200, () => !remote.isSending && this.think());
    });
  }
  private think(): void {
    const { remote, world, evening } = this;
    const { room, table } = remote;
    const me = room?.persons.find(({ id }) => id === room.you);
    if (!room || !me || !this.link?.open || evening.isOver || remote !== this.remote) return;
    if (room.stage === 'lobby') {
      const seat = this.seats.find((one) => room.seats.includes(one) && !me.seats.includes(one));
      const sits = (one: string) => room.persons.some(({ seats, ready }) => ready && seats.includes(one));
      if (seat !== undefined) remote.say({ sit: seat });
      else if (!me.ready) remote.say({ ready: true });
      else if (me.host && room.seats.every(sits)) remote.say({ start: true });
      return;
    }
    const { request } = room;
    if (room.paused !== undefined) {
      if (me.seats.length) remote.say({ pause: false });
    } else if (request?.of.includes(me.id) && !request.yes.includes(me.id))
      remote.say({ agree: world.percent(80), request: request.id });
    else if (table && (me.seats.length || me.host) && !this.fuss(room, me)) this.decide(table);
  }
  /** What people do beside playing; true if there was something. */
  private fuss(room: Room, me: Room['persons'][number]): boolean {
    const { remote, world } = this;
    const [seat = ''] = me.seats;
    const what = world.pick(400);
    if (room.bots[seat] !== undefined) remote.say({ bot: seat, by: 'person' });
    else if (what === 1) remote.say({ pause: true });
    else if (what === 2) remote.say({ bot: seat, by: world.percent(50) ? 'rules' : 'random' });
    else if (what === 3) remote.say({ name: `${me.name.slice(0, 20)}${world.pick(9)}` });
    else if (what === 4 && me.host) remote.say({ lock: !room.locked });
    else return false;
    return true;
  }
  private decide(far: FarTable): void {
    const { world, evening } = this;
    const { need } = far.replica;
    if (need) {
      if (need.seat !== undefined && !far.replica.seats.includes(need.seat)) return;
      if (need.kind === 'roll') far.typeDice(world.chance(need.count, need.sides));
      else far.leaveDice();
      return;
    }
    const [late] = far.missedOffers();
    if (late && far.replica.seats.includes(late.choice.seat) && world.percent(10)) return void far.playLate(late);
    if (far.canUndo && world.percent(4)) return void far.undo();
    if (far.replica.around.canRedo && world.percent(30)) return void far.redo();
    const questions = far.ask();
    if (!questions.length) return;
    const question = questions[world.pick(questions.length) - 1] as (typeof questions)[number];
    const { seat } = question;
    if ('moves' in question && question.moves.length && world.percent(60)) return void far.answer(question);
    const open = question.choices.filter(({ not, place }) => !not && place === 'flow');
    if (!open.length) return;
    const choice = open[world.pick(open.length) - 1] as (typeof open)[number];
    const state = far.stateFor(seat);
    const sheet = choice.form && evening.game.rules.forms?.[choice.action.type];
    const memory = (state.frames as { memory: never }[]).at(-1)?.memory as never;
    far.answer({ moves: [{ seat, action: sheet ? sheet.sample(state, memory, seat, world.chance) : choice.action }] });
  }
}

/** What is wrong with the rows of a table: none may be missing, and every die is that of the seed. */
export function rowFaults(game: GameWithSetup, { id, rules, start, rows }: StoredTable): string[] {
  const from = JSON.parse(start) as Start;
  const record: TableRecord = {
    ...{ fray: RECORD, version: 1, table: id, game: game.id, rules, ...from, guests: [] },
    ...{ opening: beginCombat(game, id, from).opening, rows: rows.map((text) => JSON.parse(text) as LogRow) },
  };
  return verifyRecord(game, record).faults.map((fault) => JSON.stringify(fault));
}

/** Rows after which an evening is long enough. */
const LONG = 30;
const MOST_STEPS = 4000;

/** One evening of a game with a person at every seat, and one that looks on. */
export class Evening {
  readonly game: GameWithSetup;
  code = '';
  server: { tables: Tables; store: SimStore } | undefined;
  faults = false;
  isOver = false;

  kills = 0;
  readonly devices: Phone[] = [];
  /** What nobody may be told: the seed, and the tokens of people. */
  secrets: string[] = [];
  readonly faultsReported: unknown[] = [];
  private readonly world: World;
  private readonly disk: Disk = new Map();
  private readonly seed: number;
  constructor(game: GameWithSetup, seed: number) {
    this.game = game;
    this.seed = seed;
    this.world = new World(seed);
  }
  private startServer(): void {
    const { world } = this;
    const store = new SimStore(world, this.disk, this);
    const tools: Tools = {
      store,
      now: () => world.now,
      wake: (at, ring) => {
        const own = { isOn: true };
        world.at(at, () => own.isOn && !store.dead && ring());
        return () => {
          own.isOn = false;
        };
      },
      secret: (bytes) =>
        world
          .chance(bytes, 256)
          .map((one) => (one - 1).toString(16).padStart(2, '0'))
          .join(''),
      loadGame: async (id) => (id === this.game.id ? this.game : undefined),
      report: (fault) => void this.faultsReported.push(fault),
    };
    this.server = { tables: new Tables(tools), store };
  }
  /** What the disk has of the table. */
  get rows(): readonly string[] {
    return this.disk.get(this.code)?.rows ?? [];
  }
  kill(): void {
    if (!this.server) return;
    this.server.store.dead = true;
    this.server = undefined;
    this.kills++;
    for (const device of this.devices) device.drop();
    this.world.later(100, 1500, () => this.startServer());
  }
  private disturb(): void {
    this.world.later(500, 6000, () => {
      if (!this.faults) return;
      const phone = this.devices[this.world.pick(this.devices.length) - 1] as Phone;
      const what = this.world.pick(100);
      if (what <= 15) this.kill();
      else if (what <= 28) phone.doze();
      else if (what <= 42) phone.reload();
      else phone.cut();
      this.disturb();
    });
  }
  /** Plays it, and names every law that it broke. */
  async play(): Promise<string[]> {
    const { world, game } = this;
    const { presets } = game.setup;
    this.startServer();
    const { tables } = this.server as { tables: Tables };
    const setup = presets[this.seed % presets.length]?.setup;
    const typed = world.percent(40);
    const made = await world.until(tables.create({ game: game.id, setup, typed, name: 'Host' }));
    if (!made.ok) throw new Error(JSON.stringify(made));
    this.code = made.code;
    const { seed } = JSON.parse((this.disk.get(made.code) as StoredTable).start) as Start;
    const tokens = [made.token];
    for (const name of [...game.players.slice(1), 'Looks']) {
      const joined = await world.until((tables.at(made.code) as NonNullable<ReturnType<Tables['at']>>).join(name));
      if (!joined.ok) throw new Error(JSON.stringify(joined));
      tokens.push(joined.token);
    }
    this.secrets = [seed, ...tokens];
    for (const [i, token] of tokens.entries()) {
      const seat = game.players[i];
      this.devices.push(new Phone(this, world, `phone${i}`, token, seat === undefined ? [] : [seat]));
    }
    this.faults = true;
    this.disturb();
    const isLong = () => (this.disk.get(this.code)?.seq ?? 0) >= LONG;
    const hasEnded = () => this.devices.some(({ remote }) => remote.room?.stage === 'ended');
    for (let i = 0; i < MOST_STEPS && !isLong() && !hasEnded(); i++) await world.step();
    this.faults = false;
    this.isOver = true;
    await world.rest();
    this.kill();
    await world.rest();
    for (const device of this.devices) device.connect();
    await world.rest();
    return this.check();
  }

  // ------------------------------------------------------------------ the laws

  private check(): string[] {
    const broken: string[] = [];
    const stored = this.disk.get(this.code) as StoredTable;
    const rows = stored.rows.map((text) => JSON.parse(text) as LogRow);
    const start = JSON.parse(stored.start) as Start;
    if (rows.some(({ seq }, i) => seq !== i + 1)) broken.push('a row is missing or stands twice');
    const said = new Map(stored.said.map((one) => [one.id, one.seq]));
    for (const { acked, refused } of this.devices) {
      for (const [id, seq] of acked)
        if (said.get(id) !== seq) broken.push(`${id} was answered with row ${seq} and stands at ${said.get(id)}`);
      for (const id of refused) if (said.has(id)) broken.push(`${id} was refused and is done`);
    }
    const honest = this.viewsOf(start, rows);
    for (const [i, { shown, remote, leaked }] of this.devices.entries()) {
      if (leaked) broken.push(`device ${i} heard a secret of the server`);
      for (const { seq, views, seats } of shown) {
        const keys = seats.length ? seats : [''];
        const right = honest[seq] && Object.fromEntries(keys.map((key) => [key, honest[seq]?.[key]]));
        if (same(right, views)) continue;
        broken.push(`device ${i} was shown at row ${seq} of ${rows.length} what it may not see, or what is not`);
        break;
      }
      if (rows.length && remote.table && shown.at(-1)?.seq !== rows.length)
        broken.push(`device ${i} ends at another row`);
    }
    broken.push(...rowFaults(this.game, stored));
    const unexpected = this.faultsReported.filter((fault) => !String(fault).includes('the disk is full'));
    return [...broken, ...unexpected.map(String)];
  }
  private begin(start: Start): Combat<Types> {
    return beginCombat(this.game, this.code, start);
  }
  /** What everybody may see after each row, from the rows alone. */
  private viewsOf(start: Start, rows: readonly LogRow[]): Record<string, unknown>[] {
    const combat = this.begin(start);
    const views = () =>
      JSON.parse(
        JSON.stringify(
          Object.fromEntries([undefined, ...this.game.players].map((seat) => [seat ?? '', combat.view(seat)])),
        ),
      );
    const all = [views()];
    for (const row of rows) {
      replayRow(combat, row);
      all.push(views());
    }
    return all;
  }
}
