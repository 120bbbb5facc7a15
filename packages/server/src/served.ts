import { createHash } from 'node:crypto';
import { type Answer, Combat, type Entry, hash, type Reason, refuse, type Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { diff, fairDice, type LogRow, RECORD, replayRow, Table, type TableMemory, type TableRecord } from '@fray/table';
import type { ClientMessage } from '@fray/table/messages';
import { addPerson, type People, personOf, sitterOf } from './people.ts';
import { type Append, type Said, type Store, StoreAway, type StoredTable } from './store/store.ts';

/** What a server works with; a test passes its own clock, chance and store. */
export interface Tools {
  store: Store;
  now(): number;
  /** That many bytes of chance, as hex. */
  secret(bytes: number): string;
  loadGame(id: string): Promise<GameWithSetup | undefined>;
  /** Hears of an exception out of the rules or the store, and of the table; of nothing that is secret. */
  report(fault: unknown, table: string): void;
}

/** A device that looks at a table. */
export interface Viewer {
  send(text: string): void;
  close(why: Bye): void;
}
/** Why a table ends for a device. */
export type Bye = 'no-table' | 'not-stored' | 'removed' | 'rules-failed' | 'other-rules' | 'rows-differ';

/** What a table was begun from: it never changes, and the seed stays secret up to the end. */
export interface Start {
  setup: unknown;
  typed: boolean;
  seed: string;
  commitment: string;
}
type Do = Extract<ClientMessage, { do: string }>;
type Say = Extract<ClientMessage, { say: string }>;

/** A table in memory, as the store has it. */
interface Live {
  game: GameWithSetup;
  start: Start;
  /** Seats that somebody may take. */
  seats: readonly string[];
  people: People;
  table: Table | undefined;
  said: Map<string, Said>;
  /** How many turns the store has of it. */
  turns: number;
}
/** What one turn of the loop adds, and what is said once it is durable. */
interface Turn {
  rows: LogRow[];
  said: Said[];
  /** People, standing orders or anything else beside the rows has changed. */
  beside: boolean;
  entries: Entry<Types>[];
  acks: Map<Viewer, Said[]>;
  says: (() => void)[];
}
interface Job {
  make(live: Live, turn: Turn): void;
  /** The store could not keep it: nothing happened. */
  fail(reason: Reason): void;
}

/** Why a table cannot go on here; its rows stay. */
class Unplayable extends Error {
  readonly why: Bye;
  constructor(why: Bye, message: string) {
    super(message);
    this.why = why;
  }
}

/** Bots that move without an end would hold the server. */
const MOST_BOT_MOVES = 2000;
const MOST_ROWS = 20_000;
/** Something was not stored: it is read again and tried again. */
const TRIES = 3;
/** The same where another process was first: every time one of them goes on. */
const RACES = 100;
const NOT_STORED: Reason = { code: 'not-stored' };

const keyOf = (seat: string, id: string): string => `${seat} ${id}`;
const digestOf = (message: object): string => createHash('sha256').update(hash(message)).digest('hex').slice(0, 32);

/**
 * One shared table: the one place that moves its combat. Everything that reaches it waits in one line; what came in one turn is applied
 * in memory, stored as one transaction, and only then is anything said: to nobody before, not even that an old message was heard.
 */
export class Served {
  readonly id: string;
  private readonly tools: Tools;
  private live: Live | undefined;
  private inbox: Job[] = [];
  private running: Promise<void> | undefined;
  /** How many turns the store has of it, as far as this process has heard. */
  private newest = 0;
  /** Who looks on, and what each was shown last; nothing: everything is shown. */
  private readonly viewers = new Map<Viewer, { person: string | undefined; shown: unknown }>();

  constructor(id: string, tools: Tools) {
    this.id = id;
    this.tools = tools;
  }
  get isWatched(): boolean {
    return this.viewers.size > 0 || this.running !== undefined;
  }

  /** When everything that has reached it is stored and answered. */
  async finish(): Promise<void> {
    await this.running;
  }

  // ------------------------------------------------------------------ what reaches it

  /** A device comes; without a token it only looks on. */
  enter(viewer: Viewer, token: string | undefined): void {
    this.line({
      make: (live) => {
        const person = personOf(live.people, token);
        if (token !== undefined && person === undefined) viewer.close('removed');
        else this.viewers.set(viewer, { person, shown: undefined });
      },
      fail: ({ code }) => viewer.close(code as Bye),
    });
  }
  leave(viewer: Viewer): void {
    this.line({ make: () => void this.viewers.delete(viewer), fail: () => void this.viewers.delete(viewer) });
  }
  /** Another process may have written: what is newer is read, and shown to those who look on here. */
  news(turns: number): void {
    this.newest = Math.max(this.newest, turns);
    if (this.live && this.live.turns < turns) this.line({ make: () => undefined, fail: () => undefined });
  }
  /** The store is away, or back: what is seen stays, and nothing is answered before. */
  away(away: boolean): void {
    for (const viewer of this.viewers.keys()) viewer.send(JSON.stringify({ away }));
  }
  /** Somebody new; the token is given once it is durable that it counts. */
  join(name: string): Promise<{ ok: true; token: string } | { ok: false; reason: Reason }> {
    const token = this.tools.secret(32);
    return new Promise((done) =>
      this.line({
        make: ({ people }, turn) => {
          // Its answer was lost, and it is tried again.
          if (personOf(people, token) !== undefined) return void turn.says.push(() => done({ ok: true, token }));
          const added = addPerson(people, name, token);
          turn.beside ||= 'id' in added;
          turn.says.push(() => done('id' in added ? { ok: true, token } : refuse(added.no)));
        },
        fail: (reason) => done({ ok: false, reason }),
      }),
    );
  }
  /** What is read of it, in its turn. */
  read<V>(read: (live: Live) => V): Promise<V | undefined> {
    return new Promise((done) =>
      this.line({
        make: (live, turn) => {
          const value = read(live);
          turn.says.push(() => done(value));
        },
        fail: () => done(undefined),
      }),
    );
  }
  /** A message of a device that has entered. */
  hear(viewer: Viewer, message: Do | Say): void {
    const id = 'do' in message ? message.do : message.say;
    const no = (reason: Reason, problems?: readonly Reason[]) =>
      viewer.send(JSON.stringify({ no: id, reason, ...(problems && { problems }) }));
    this.line({
      make: (live, turn) => {
        const person = this.viewers.get(viewer)?.person;
        if (person === undefined) return void turn.says.push(() => no({ code: 'not-seated' }));
        const seat = 'do' in message ? message.seat : `@${person}`;
        const digest = digestOf(message);
        const ack = (one: Said) => turn.acks.set(viewer, [...(turn.acks.get(viewer) ?? []), one]);
        const known = this.known(live, turn, seat, id);
        if (known) {
          if (known.digest === digest) ack(known);
          else turn.says.push(() => no({ code: 'id-taken' }));
          return;
        }
        const answer =
          'do' in message ? this.decide(live, turn, person, message) : this.say(live, turn, person, message);
        if (!answer.ok) return void turn.says.push(() => no(answer.reason, answer.problems));
        const seq = live.table?.combat.seq ?? 0;
        const one = { seat, id, seq, digest };
        turn.said.push(one);
        ack(one);
      },
      fail: (reason) => no(reason),
    });
  }

  private known({ said }: Live, turn: Turn, seat: string, id: string): Said | undefined {
    return said.get(keyOf(seat, id)) ?? turn.said.find((one) => one.seat === seat && one.id === id);
  }

  // ------------------------------------------------------------------ the line

  private line(job: Job): void {
    this.inbox.push(job);
    this.running ??= this.run();
  }
  private async run(): Promise<void> {
    // What comes in the same turn of the loop shares a transaction.
    await undefined;
    while (this.inbox.length) {
      const jobs = this.inbox;
      this.inbox = [];
      await this.turn(jobs);
    }
    this.running = undefined;
  }
  private async turn(jobs: readonly Job[]): Promise<void> {
    for (let tries = 0, races = 0; tries < TRIES && races < RACES; ) {
      const turn: Turn = { rows: [], said: [], beside: false, entries: [], acks: new Map(), says: [] };
      try {
        if (this.live) await this.catchUp(this.live, turn);
        this.live ??= await this.open();
        const { live } = this;
        // There is none, or it was deleted beside the server.
        if (!live) return this.shut('no-table', jobs);
        const after = live.table?.combat.seq ?? 0;
        for (const job of jobs) job.make(live, turn);
        this.show(live, turn);
        const kept = await this.keep(live, turn, after);
        if (kept === 'kept') {
          this.assertDurable(live, turn);
          for (const say of turn.says) say();
          return;
        }
        if (kept === 'conflict') races++;
        else tries++;
        this.forget();
      } catch (error) {
        this.tools.report(error, this.id);
        if (!(error instanceof StoreAway))
          return this.shut(error instanceof Unplayable ? error.why : 'rules-failed', jobs);
        // Whether it was kept is read when the store is back: by its ids.
        this.forget();
        await error.back;
      }
    }
    for (const job of jobs) job.fail(NOT_STORED);
  }
  /** Whether all of the turn is durable. */
  private async keep(live: Live, turn: Turn, after: number): Promise<'kept' | 'conflict' | 'failed'> {
    const { rows, said, beside } = turn;
    if (!rows.length && !said.length && !beside) return 'kept';
    if (live.table && live.table.combat.seq !== after + rows.length)
      throw new Error('a change of the combat has no row');
    const append: Append = {
      ...{
        table: this.id,
        turns: live.turns,
        rows: rows.map((row) => JSON.stringify(row)),
        said,
        time: this.tools.now(),
      },
      ...(live.table ? { memory: JSON.stringify(live.table.memory()) } : {}),
      ...(beside ? { people: JSON.stringify(live.people) } : {}),
    };
    try {
      if (!(await this.tools.store.append([append])).ok) return 'conflict';
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      this.tools.report(error, this.id);
      return 'failed';
    }
    live.turns++;
    for (const one of said) live.said.set(keyOf(one.seat, one.id), one);
    return 'kept';
  }
  /** Nothing is answered that is not in the store, not even an old message that came again. */
  private assertDurable({ said }: Live, { acks }: Turn): void {
    for (const one of [...acks.values()].flat())
      if (said.get(keyOf(one.seat, one.id))?.seq !== one.seq) throw new Error(`an answer to ${one.id} before its row`);
  }
  /** What was only in memory is thrown away; everybody is shown everything again. */
  private forget(): void {
    this.live = undefined;
    for (const one of this.viewers.values()) one.shown = undefined;
  }
  private shut(why: Bye, jobs: readonly Job[]): void {
    this.forget();
    for (const viewer of this.viewers.keys()) viewer.close(why);
    this.viewers.clear();
    for (const job of jobs) job.fail({ code: why });
  }

  // ------------------------------------------------------------------ from the store

  /** The rows again, with no dice but those of the seed. */
  private async open(): Promise<Live | undefined> {
    const stored = await this.tools.store.load(this.id);
    const game = stored && (await this.tools.loadGame(stored.game));
    if (!stored || !game) return undefined;
    const people = JSON.parse(stored.people) as People;
    const start = JSON.parse(stored.start) as Start;
    const said = new Map(stored.said.map((one) => [keyOf(one.seat, one.id), one]));
    const { rules } = stored;
    if (rules !== game.rules.version)
      throw new Unplayable('other-rules', `the table was begun with version ${rules} of the rules`);
    const { state } = this.begin(game, start);
    const seats = [...(game.present?.(state) ?? game.players)];
    const live: Live = { game, start, seats, people, table: undefined, said, turns: stored.turns };
    this.replay(live, stored);
    return live;
  }
  /** What other processes have added meanwhile. */
  private async catchUp(live: Live, turn: Turn): Promise<void> {
    if (live.turns >= this.newest) return;
    const stored = await this.tools.store.load(this.id, live.table?.combat.seq);
    if (!stored) return this.forget();
    const at = live.table?.combat.at ?? 0;
    live.people = JSON.parse(stored.people) as People;
    for (const one of stored.said) live.said.set(keyOf(one.seat, one.id), one);
    live.turns = stored.turns;
    this.replay(live, stored);
    const made = (live.table?.combat.at ?? 0) - at;
    if (made > 0) turn.entries.push(...(live.table?.combat.history().slice(-made) ?? []));
  }
  /** Does again what rows say, with no dice but those of the seed. */
  private replay(live: Live, { rows, memory }: StoredTable): void {
    const { game, start, people } = live;
    if (people.stage === 'lobby') return;
    const combat = live.table?.combat ?? this.begin(game, start);
    for (const text of rows) {
      const row = JSON.parse(text) as LogRow;
      const seq = combat.seq + 1;
      const answer = replayRow(combat, row);
      const isSame =
        answer.ok && combat.seq === seq && (row.kind !== 'move' || hash(combat.last?.move) === hash(row.move));
      if (!isSame) throw new Unplayable('rows-differ', `row ${seq} does not follow from those before it`);
    }
    live.table = Table.open(game, combat, JSON.parse(memory) as TableMemory);
  }
  private begin(game: GameWithSetup, { setup, seed, typed }: Start): Combat<Types> {
    return Combat.begin(game.rules, setup, fairDice({ table: this.id, seed, nonces: [] }, typed)) as Combat<Types>;
  }

  // ------------------------------------------------------------------ what is done

  /** A decision of a seat, with everything that follows from it. */
  private decide(live: Live, turn: Turn, person: string, message: Do): Answer<Types> {
    const { table, people } = live;
    if (!table || people.stage !== 'play') return refuse('not-started');
    const { combat } = table;
    if (combat.seq >= MOST_ROWS) return refuse('table-full');
    const isMine = (seat: string | undefined): boolean =>
      seat === undefined ||
      (seat === 'host' ? people.host === person : people.persons[person]?.seats.includes(seat) === true);
    const { seat, seen } = message;
    const whose = 'answer' in message ? message.answer.moves.map((move) => move.seat) : [];
    if ('dice' in message || 'leave' in message) whose.push(combat.need?.seat ?? seat);
    if (![seat, ...whose].every(isMine))
      return refuse('not-yours', { seat: whose.find((one) => !isMine(one)) ?? seat });
    const answer = this.record(table, turn, seat, 'undo' in message, () => {
      if ('answer' in message) return table.answer({ ...message.answer, seen } as never);
      if ('dice' in message) return table.typeDice(message.dice, { seen });
      if ('leave' in message) return table.leaveDice({ seen });
      if ('lasting' in message) return table.setOrder(seat, message.lasting as never);
      if (seen !== combat.seq) return refuse('stale', { at: combat.seq, seen });
      return 'undo' in message ? table.undo({ seat }) : table.cancel(seat);
    });
    if (answer.ok) this.playBots(table, turn);
    return answer;
  }
  private playBots(table: Table, turn: Turn): void {
    for (let i = 0; i < MOST_BOT_MOVES; i++) {
      const bot = table.combat.outcome === undefined ? table.botToMove() : undefined;
      if (bot === undefined || !this.record(table, turn, bot, false, () => table.playBot(bot)).ok) return;
    }
  }
  /** Does something with the combat and writes down what it was: one row a change. */
  private record(table: Table, turn: Turn, seat: string, undoes: boolean, act: () => Answer<Types>): Answer<Types> {
    const { combat } = table;
    const before = combat.seq;
    const noted = combat.notes.length;
    const answer = act();
    if (!answer.ok) return answer;
    const cancels = combat.notes.slice(noted).some(({ code }) => code === 'cancelled');
    const goesBack = combat.seq > before && (undoes || cancels);
    const made = combat.seq - before - (goesBack ? 1 : 0);
    const time = this.tools.now();
    if (goesBack) turn.rows.push({ seq: before + 1, seat, time, kind: undoes ? 'undo' : 'cancel' });
    for (const [i, move] of combat.moves.slice(combat.at - made).entries())
      turn.rows.push({ seq: combat.seq - made + i + 1, seat, time, kind: 'move', move });
    turn.entries.push(...combat.history().slice(-made || combat.at));
    return answer;
  }

  /** Something about the people at the table. */
  private say(live: Live, turn: Turn, person: string, message: Say): Answer<Types> {
    const { people, seats } = live;
    const me = people.persons[person];
    if (!me) return refuse('not-seated');
    const done: Answer<Types> = { ok: true, events: [] };
    turn.beside = true;
    const hosts = 'start' in message || 'bot' in message || 'free' in message || 'end' in message;
    if (hosts && people.host !== person) return refuse('host-only');
    if ('sit' in message) {
      const { sit } = message;
      if (!seats.includes(sit)) return refuse('unknown-seat', { seat: sit });
      const sitter = sitterOf(people, sit);
      if (sitter !== undefined && sitter !== person) return refuse('seat-taken', { seat: sit });
      // Who takes a second seat of a running combat would see both hands.
      if (people.stage !== 'lobby' && me.seats.length && sitter === undefined) return refuse('second-seat');
      if (sitter === undefined) me.seats.push(sit);
      return done;
    }
    if ('stand' in message) {
      me.seats = me.seats.filter((seat) => seat !== message.stand);
      return done;
    }
    if ('free' in message) {
      for (const one of Object.values(people.persons)) one.seats = one.seats.filter((seat) => seat !== message.free);
      return done;
    }
    if ('ready' in message) {
      me.ready = message.ready;
      return done;
    }
    if ('name' in message) {
      if (Object.values(people.persons).some((one) => one !== me && one.name === message.name))
        return refuse('name-taken');
      me.name = message.name;
      return done;
    }
    if ('start' in message) return this.startPlay(live, turn);
    if ('end' in message) {
      people.stage = 'ended';
      return done;
    }
    return refuse('not-offered', { type: Object.keys(message)[1] ?? '', seat: person });
  }
  private startPlay(live: Live, turn: Turn): Answer<Types> {
    const { people, game, start, seats } = live;
    if (people.stage !== 'lobby') return refuse('started');
    const taken = Object.values(people.persons).filter(({ seats }) => seats.length);
    if (!taken.length || taken.some(({ ready }) => !ready)) return refuse('not-ready');
    people.stage = 'play';
    people.bots = Object.fromEntries(
      seats.filter((seat) => sitterOf(people, seat) === undefined).map((seat) => [seat, 'rules']),
    );
    const table = new Table(game, this.begin(game, start), { sitters: people.bots, seats });
    live.table = table;
    const answer = this.record(table, turn, 'table', false, () => table.start());
    if (answer.ok) this.playBots(table, turn);
    return answer;
  }

  // ------------------------------------------------------------------ what is shown

  /** Each device's part of the turn: said once it is durable. */
  private show(live: Live, turn: Turn): void {
    const seq = live.table?.combat.seq ?? 0;
    for (const [viewer, one] of this.viewers) {
      const document = this.documentOf(live, one.person);
      const acks = turn.acks.get(viewer)?.map(({ id, seq }) => ({ id, seq }));
      const more = { ...(acks && { acks }) };
      if (one.shown === undefined) turn.says.push(() => viewer.send(JSON.stringify({ whole: seq, document, ...more })));
      else {
        const patch = diff(one.shown, document);
        const events = this.eventsFor(live, turn, one.person);
        const step = { step: seq, ...(patch && { patch }), ...(events.length && { events }), ...more };
        if (patch || events.length || acks) turn.says.push(() => viewer.send(JSON.stringify(step)));
      }
      one.shown = document;
    }
  }
  private eventsFor({ people }: Live, { entries }: Turn, person: string | undefined): unknown[] {
    const seats = people.persons[person ?? '']?.seats ?? [];
    return entries.flatMap(({ events }) =>
      events.filter(({ only }) => only === undefined || seats.includes(only)).map(({ event }) => event),
    );
  }
  /** What somebody may know now; a copy, since states share what did not change. */
  private documentOf(live: Live, person: string | undefined): unknown {
    const { people, table, start, game } = live;
    const seats = people.persons[person ?? '']?.seats ?? [];
    const combat = table?.combat;
    const persons = Object.entries(people.persons).map(([id, one]) => ({
      ...{ name: one.name, seats: one.seats, ready: one.ready },
      ...{ host: id === people.host, here: [...this.viewers.values()].some((viewer) => viewer.person === id) },
    }));
    const around = {
      ...{ game: game.id, seats: live.seats, stage: people.stage, persons, bots: people.bots, typed: start.typed },
      ...{ commitment: start.commitment, you: people.persons[person ?? '']?.name },
      ...(table && { waiting: table.seatsToAsk, need: combat?.need, outcome: combat?.outcome, pace: table.pace }),
    };
    return JSON.parse(JSON.stringify({ views: this.viewsFor(combat, seats), around }));
  }
  /** By seat; nobody's where somebody only looks on. */
  private viewsFor(combat: Combat<Types> | undefined, seats: readonly string[]): Record<string, unknown> {
    if (!combat) return {};
    return seats.length
      ? Object.fromEntries(seats.map((seat) => [seat, combat.view(seat)]))
      : { '': combat.view(undefined) };
  }

  /** The file that `fray verify` reads, once the combat is over: before, the seed is nobody's. */
  async export(): Promise<TableRecord | undefined> {
    const over = await this.read(({ table, people, start, game }) => {
      const isOver = table && (people.stage === 'ended' || table.combat.outcome !== undefined);
      return isOver ? { start, game, opening: table.combat.opening } : undefined;
    });
    const stored = over && (await this.tools.store.load(this.id));
    if (!stored) return undefined;
    const { start, game, opening } = over;
    return {
      ...{ fray: RECORD, version: 1, table: this.id, game: game.id, rules: stored.rules, ...start },
      ...{ guests: [], starts: 1, opening, rows: stored.rows.map((row) => JSON.parse(row) as LogRow) },
    };
  }
}
