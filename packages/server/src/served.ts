import { type Answer, type Reason, type Refused, refuse, type Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { type Bye, type LogRow, RECORD, type TableRecord } from '@fray/table';
import { closeRequest } from './consent.ts';
import { type Do, decide, start } from './decide.ts';
import type { Live } from './live.ts';
import type { Meter } from './meter.ts';
import { addPerson, type People, personOf } from './people.ts';
import { Presence } from './presence.ts';
import { beginCombat, RowsDiffer, SharedCombat, type Start } from './shared-combat.ts';
import { type Append, type NewTable, type Said, type Store, StoreAway, type StoredTable } from './store/store.ts';
import { type Came, digestOf, type Held, type Job, keyOf, olderMoment, type Turn, Unplayable } from './turn.ts';
import { type Device, Watching } from './watching.ts';
import { passHost, type Say, wish } from './wishes.ts';

/** What a server works with; a test passes its own clock, chance and store. */
export interface Tools {
  store: Store;
  now(): number;
  /** Rings once at that time, unless what it returns is called before. */
  wake(at: number, ring: () => void): () => void;
  /** That many bytes of chance, as hex. */
  secret(bytes: number): string;
  loadGame(id: string): Promise<GameWithSetup | undefined>;
  /** Hears of an exception out of the rules or the store, and of the table; of nothing that is secret. */
  report(fault: unknown, table: string): void;
  /** Counts what happens, for those who look after the server. */
  meter?: Meter;
}
/** Where the same people begin again, if there is room. */
export type NextTable = (from: Live) => NewTable | undefined;

/** Something was not stored: it is read again and tried again. */
const TRIES = 3;
/** The same where another process was first: every time one of them goes on. */
const RACES = 100;
/** Milliseconds until a process that does not lead a table looks whether it does now. */
const LEAD_AGAIN = 2_000;
const NOT_STORED: Reason = { code: 'not-stored' };
/** Sockets of one table, and of one person at it. */
const MOST_DEVICES = 64;
const MOST_OF_ONE = 8;

/**
 * One shared table: the one place that moves its combat. Everything that reaches it waits in one line; what came in one turn is applied
 * in memory, stored as one transaction, and only then is anything said: to nobody before, not even that an old message was heard.
 */
export class Served {
  readonly id: string;
  private readonly tools: Tools;
  private readonly next: NextTable;
  private live: Live | undefined;
  private inbox: Job[] = [];
  private running: Promise<void> | undefined;
  private readonly watching = new Map<Device, Watching>();
  private held: Held[] = [];
  private silence: () => void = () => undefined;
  /** Something is made at a time, and not only shown. */
  private isDue = false;
  /** How many turns the store has of it, as far as this process has heard. */
  private newest = 0;
  /** What is due without anybody's asking is made here, and at no other process. */
  private leads = true;

  constructor(id: string, tools: Tools, next: NextTable) {
    this.id = id;
    this.tools = tools;
    this.next = next;
  }
  get isWatched(): boolean {
    return this.watching.size > 0 || this.running !== undefined || this.isDue;
  }
  /** Nobody looks at it any more. */
  rest(): void {
    this.silence();
  }

  /** When everything that has reached it is stored and answered. */
  async finish(): Promise<void> {
    this.silence();
    await this.running;
    this.silence();
  }

  // ------------------------------------------------------------------ what reaches it

  /** A device comes; without a token it only looks on. `seen`: the last row that it had. */
  enter(device: Device, token: string | undefined, seen?: number): void {
    this.line({
      make: ({ people, presence }, turn) => {
        const person = personOf(people, token);
        if (token !== undefined && person === undefined) return device.close('removed');
        const isMany = person !== undefined && presence.devicesOf(person) >= MOST_OF_ONE;
        if (isMany || this.watching.size >= MOST_DEVICES) return device.close('too-many');
        if (people.next !== undefined) {
          const code = people.next;
          return void turn.says.push(() => device.close('again', { code }));
        }
        this.watching.set(device, new Watching(device, person, seen));
        if (person !== undefined) presence.arrive(person);
      },
      fail: ({ code }) => device.close(code as Bye),
    });
  }
  leave(device: Device): void {
    this.line({
      make: ({ presence }) => this.drop(device, presence),
      fail: () => void this.watching.delete(device),
    });
  }
  private drop(device: Device, presence: Presence): void {
    const { person } = this.watching.get(device) ?? {};
    if (person !== undefined) presence.leave(person, this.tools.now());
    this.watching.delete(device);
  }
  /** Another process may have written: what is newer is read, and shown to those who look on here. */
  news(turns: number): void {
    this.newest = Math.max(this.newest, turns);
    if (this.live && this.live.turns < turns) this.look();
  }
  /** The store is away, or back: what is seen stays, and nothing is answered before. */
  away(away: boolean): void {
    for (const device of this.watching.keys()) device.send(JSON.stringify({ away }));
  }
  /** Who has a device here. */
  here(): string[] {
    const { live } = this;
    return live ? Object.keys(live.people.persons).filter((id) => live.presence.devicesOf(id)) : [];
  }
  /** Who has a device at another process. */
  elsewhere(process: string, persons: readonly string[]): void {
    if (this.live?.presence.elsewhere(process, persons, this.tools.now())) this.look();
  }
  private look(): void {
    void this.read(() => undefined);
  }
  /** Somebody new; the token is given once it is durable that it counts. */
  join(name: string): Promise<{ ok: true; token: string } | Refused> {
    const token = this.tools.secret(32);
    return new Promise((done) =>
      this.line({
        make: ({ people }, turn) => {
          // It was kept, its answer was lost, and it is tried again.
          if (personOf(people, token) !== undefined) return void turn.says.push(() => done({ ok: true, token }));
          const added = people.next === undefined ? addPerson(people, name, token) : refuse('locked');
          turn.beside ||= added.ok;
          turn.says.push(() => done(added.ok ? { ok: true, token } : added));
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
  hear(device: Device, message: Do | Say): void {
    const id = 'do' in message ? message.do : message.say;
    this.line({
      make: (live, turn) => {
        const person = this.watching.get(device)?.person;
        if (person === undefined) return void turn.says.push(() => this.no(device, id, { code: 'not-seated' }));
        const held = this.held.find((one) => one.person === person && one.message.do === id);
        if (held && digestOf(held.message) === digestOf(message)) held.device = device;
        else this.answer(live, turn, { device, person, message, id });
      },
      fail: (reason) => this.no(device, id, reason),
    });
  }
  private no(device: Device, id: string, reason: Reason, problems?: readonly Reason[]): void {
    this.tools.meter?.count('refusals', `code="${reason.code}"`);
    device.send(JSON.stringify({ no: id, reason, ...(problems && { problems }) }));
  }
  private answer(live: Live, turn: Turn, { device, person, message, id }: Came): void {
    const seat = 'do' in message ? message.seat : `@${person}`;
    const digest = digestOf(message);
    const ack = (one: Said) => turn.acks.set(device, [...(turn.acks.get(device) ?? []), one]);
    const known = this.known(live, turn, seat, id);
    if (known?.digest === digest) return void ack(known);
    const answer = known ? refuse('id-taken') : this.apply(live, turn, { device, person, message, id });
    if (!answer) return;
    if (!answer.ok) return void turn.says.push(() => this.no(device, id, answer.reason, answer.problems));
    const said = { seat, id, seq: live.playing?.seq ?? 0, digest };
    turn.said.push(said);
    ack(said);
  }
  private known({ said }: Live, turn: Turn, seat: string, id: string): Said | undefined {
    return said.get(keyOf(seat, id)) ?? turn.said.find((one) => one.seat === seat && one.id === id);
  }
  /** Does what is said; nothing is returned if it waits for its moment. */
  private apply(live: Live, turn: Turn, came: Came): Answer<Types> | undefined {
    const { person, message } = came;
    const now = this.tools.now();
    if ('do' in message) {
      const answer = decide(live, { person, message }, now);
      if (answer !== 'waits') return answer;
      this.held.push({ device: came.device, person, message });
      return undefined;
    }
    turn.beside = true;
    const answer = wish(live, person, message, now);
    if (!answer.ok) return answer;
    if ('start' in message) return start(live, this.chance);
    if ('again' in message) return this.again(live, turn);
    if ('pause' in message && !message.pause) this.hearAgain(() => true);
    return answer;
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
      const turn: Turn = { said: [], beside: false, acks: new Map(), says: [], passed: [] };
      try {
        this.live = this.live ? await this.catchUp(this.live) : await this.open();
        const { live } = this;
        // There is none, or it was deleted beside the server.
        if (!live) return this.shut('no-table', jobs);
        this.leads = !this.isDue || ((await this.tools.store.leads?.(this.id)) ?? true);
        const after = live.playing?.seq ?? 0;
        if (live.older && live.people.next === undefined) this.begin(live, turn);
        this.goOn(live, turn);
        for (const job of jobs) job.make(live, turn);
        this.goOn(live, turn);
        this.show(live, turn);
        const kept = await this.keep(live, turn, after);
        if (kept === 'kept') {
          this.assertDurable(live, turn);
          return this.sayAll(turn);
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
      for (const { device, message } of turn.passed) this.hear(device, message);
    }
    for (const job of jobs) job.fail(NOT_STORED);
  }
  private sayAll({ says }: Turn): void {
    for (const say of says) {
      try {
        say();
      } catch (error) {
        // Of one device: the others still hear.
        this.tools.report(error, this.id);
      }
    }
    this.setAlarm();
  }
  /** Whether all of the turn is durable. */
  private async keep(live: Live, turn: Turn, after: number): Promise<'kept' | 'conflict' | 'failed'> {
    const { said, beside, creates } = turn;
    const { playing } = live;
    const rows = playing?.rows.splice(0) ?? [];
    if (playing && playing.seq !== after + rows.length) throw new Error('a change of the combat has no row');
    if (!rows.length && !said.length && !beside) return 'kept';
    const append: Append = {
      ...{
        table: this.id,
        turns: live.turns,
        rows: rows.map((row) => JSON.stringify(row)),
        said,
        time: this.tools.now(),
      },
      ...(playing ? { memory: playing.memory() } : {}),
      ...(beside ? { people: JSON.stringify(live.people) } : {}),
    };
    try {
      if (creates && !(await this.tools.store.create(creates))) return 'failed';
      const began = performance.now();
      if (!(await this.tools.store.append([append])).ok) return 'conflict';
      this.tools.meter?.time('append', performance.now() - began);
      this.tools.meter?.count('rows', '', rows.length);
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
    this.silence();
    this.isDue = false;
    this.live = undefined;
    for (const one of this.watching.values()) one.forget();
    this.hearAgain(() => true);
  }
  private shut(why: Bye, jobs: readonly Job[]): void {
    this.held = [];
    this.forget();
    for (const device of this.watching.keys()) device.close(why);
    this.watching.clear();
    for (const job of jobs) job.fail({ code: why });
  }

  // ------------------------------------------------------------------ what waits for a time

  /** Makes what is due, what bots do, and what everybody has agreed to. */
  private goOn(live: Live, turn: Turn): void {
    const { playing, people } = live;
    const now = this.tools.now();
    if (passHost(live, now)) turn.beside = true;
    if (!playing || people.stage !== 'play') return;
    if (closeRequest(live, now)) turn.beside = true;
    if (people.paused) return;
    playing.moments.look(now);
    for (const one of [...this.held]) this.pass(live, turn, one, now);
    playing.goOn(this.leads);
    // What has waited for a moment that never came is looked at again.
    this.hearAgain(({ message }) => !playing.moments.passing().includes(message.seat));
  }
  /** A pass that was held is made once its moment has come. */
  private pass(live: Live, turn: Turn, one: Held, now: number): void {
    const [move] = 'answer' in one.message ? one.message.answer.moves : [];
    if (!move || (live.playing as SharedCombat).moments.waits(move, now)) return;
    this.held = this.held.filter((other) => other !== one);
    turn.passed.push(one);
    this.answer(live, turn, { ...one, id: one.message.do });
  }
  /** What was held comes again, as if it came now. */
  private hearAgain(which: (held: Held) => boolean): void {
    const gone = this.held.filter(which);
    this.held = this.held.filter((one) => !gone.includes(one));
    for (const { device, message } of gone) this.hear(device, message);
  }
  /** Rings when the next pass is due, a request ends, or somebody has been away for long. */
  private setAlarm(): void {
    this.silence();
    const { live, tools, watching } = this;
    if (!live) return;
    const { people, presence, playing } = live;
    const now = tools.now();
    const plays = playing && people.stage === 'play' && !people.paused;
    const due = (plays ? playing.moments.look(now) : undefined) ?? Number.POSITIVE_INFINITY;
    this.isDue = due < Number.POSITIVE_INFINITY;
    const ends = (!people.paused && people.request?.until) || Number.POSITIVE_INFINITY;
    const gone = watching.size ? presence.next(Object.keys(people.persons), now) : Number.POSITIVE_INFINITY;
    const at = Math.min(due, ends, gone);
    if (at === Number.POSITIVE_INFINITY) return;
    const least = this.leads ? 1 : LEAD_AGAIN;
    this.silence = tools.wake(Math.max(at, now + least), () => this.look());
  }

  // ------------------------------------------------------------------ from the store

  private async open(): Promise<Live | undefined> {
    const stored = await this.tools.store.load(this.id);
    const game = stored && (await this.tools.loadGame(stored.game));
    if (!stored || !game) return undefined;
    const people = JSON.parse(stored.people) as People;
    const start = JSON.parse(stored.start) as Start;
    const said = new Map(stored.said.map((one) => [keyOf(one.seat, one.id), one]));
    const older = olderMoment(game, stored);
    const combat = beginCombat(game, this.id, start);
    // Where the host sets up first, nobody is there yet.
    const present = game.present?.(combat.state) ?? [];
    const seats = [...(present.length ? present : game.players)];
    const presence = new Presence(this.tools.now());
    for (const { person } of this.watching.values()) if (person !== undefined) presence.arrive(person);
    const playing = older || people.stage === 'lobby' ? undefined : this.replay(game, combat, stored);
    return { id: this.id, game, start, seats, people, presence, playing, said, turns: stored.turns, older };
  }
  /** What other processes have added meanwhile; nothing is left of a table that is gone. */
  private async catchUp(live: Live): Promise<Live | undefined> {
    if (live.turns >= this.newest) return live;
    const stored = await this.tools.store.load(this.id, live.playing?.seq);
    if (!stored) return undefined;
    live.people = JSON.parse(stored.people) as People;
    for (const one of stored.said) live.said.set(keyOf(one.seat, one.id), one);
    live.turns = stored.turns;
    if (live.playing) this.follow(() => live.playing?.follow(stored));
    else if (live.people.stage !== 'lobby')
      live.playing = this.replay(live.game, beginCombat(live.game, this.id, live.start), stored);
    return live;
  }
  private replay(game: GameWithSetup, combat: ReturnType<typeof beginCombat>, stored: StoredTable): SharedCombat {
    return this.follow(() => SharedCombat.open(game, combat, stored, this.chance));
  }
  private follow<V>(act: () => V): V {
    try {
      return act();
    } catch (error) {
      throw error instanceof RowsDiffer ? new Unplayable('rows-differ', error.message) : error;
    }
  }
  private get chance() {
    const { now, secret } = this.tools;
    return { now, draw: () => Number.parseInt(secret(4), 16) / 0xffff_ffff };
  }

  // ------------------------------------------------------------------ what is done

  /** The same people at a new table, with a new seed. */
  private again(live: Live, turn: Turn): Answer<Types> {
    const { people, playing } = live;
    if (people.next !== undefined || !(playing?.isOver || people.stage === 'ended')) return refuse('not-over');
    return this.begin(live, turn) ? { ok: true, events: [] } : refuse('data-full');
  }
  /** The next table; none where the folder is full. */
  private begin(live: Live, turn: Turn): boolean {
    const { people } = live;
    const creates = this.next(live);
    if (!creates) return false;
    turn.creates = creates;
    turn.beside = true;
    people.stage = 'ended';
    people.next = creates.id;
    return true;
  }

  // ------------------------------------------------------------------ what is shown

  /** Each device's part of the turn: said once it is durable. */
  private show(live: Live, turn: Turn): void {
    const now = this.tools.now();
    const began = performance.now();
    for (const [device, one] of this.watching) {
      if (one.person !== undefined && !live.people.persons[one.person]) {
        this.drop(device, live.presence);
        turn.says.push(() => device.close('removed'));
        continue;
      }
      const acks = turn.acks.get(device)?.map(({ id, seq }) => ({ id, seq }));
      const told = one.tell(live, acks, now);
      const text = told && JSON.stringify(told);
      if (text !== undefined) turn.says.push(() => device.send(text));
    }
    this.sendOn(live, turn);
    this.tools.meter?.time('step', performance.now() - began);
  }
  /** Where these people begin again, at whichever process that was said: everybody goes there, after the answer to the one who wanted it. */
  private sendOn({ people: { next: code }, presence }: Live, { says }: Turn): void {
    if (code === undefined) return;
    for (const device of this.watching.keys())
      says.push(() => {
        this.drop(device, presence);
        device.close('again', { code });
      });
  }

  /** The file that `fray verify` reads, once the combat is over: before, the seed is nobody's. `ends`: after it nothing is taken back. */
  async export(ends = true): Promise<TableRecord | undefined> {
    const over = await new Promise<Pick<Live, 'start' | 'game' | 'playing'> | undefined>((done) =>
      this.line({
        make: ({ playing, people, start, game }, turn) => {
          const isOver = playing && (people.stage === 'ended' || playing.isOver);
          if (isOver && ends && people.stage !== 'ended') {
            people.stage = 'ended';
            turn.beside = true;
          }
          turn.says.push(() => done(isOver ? { start, game, playing } : undefined));
        },
        fail: () => done(undefined),
      }),
    );
    const stored = over && (await this.tools.store.load(this.id));
    if (!stored) return undefined;
    const { start, game, playing } = over;
    return {
      ...{ fray: RECORD, version: 1, table: this.id, game: game.id, rules: stored.rules, ...start },
      ...{ guests: [], opening: playing?.table.combat.opening ?? [] },
      rows: stored.rows.map((row) => JSON.parse(row) as LogRow),
    };
  }
}
