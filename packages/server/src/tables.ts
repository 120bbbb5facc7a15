import type { Move, Reason, Refused, Types } from '@fray/engine';
import { refuse } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { commitmentOf, Table } from '@fray/table';
import { replayInvite } from './invited.ts';
import type { Live } from './live.ts';
import { firstPeople, type People } from './people.ts';
import { Served, type Tools } from './served.ts';
import { beginCombat, type Start } from './shared-combat.ts';
import type { NewTable } from './store/store.ts';

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;
/** Milliseconds after which a table is deleted that nobody has changed. */
const MONTH = 30 * 24 * 60 * 60_000;
/** How often a code may be taken already. */
const TRIES = 10;

/** What somebody invites to. */
export interface Invite {
  game: string;
  setup: unknown;
  typed: boolean;
  /** Who invites, and is the host. */
  name: string;
  /** A combat that goes on: chance before its first move, and all its moves. */
  opening?: readonly number[] | undefined;
  moves?: readonly Move<Types>[] | undefined;
}

/** All tables of one server: each is read when somebody comes, and let go when everybody has left. */
export class Tables {
  private readonly tools: Tools;
  private readonly maxData: number;
  private readonly open = new Map<string, Served>();
  private stopping = false;
  private isAway = false;
  /** `maxData`: bytes in the store from which on there is no new table. */
  constructor(tools: Tools, maxData = Number.POSITIVE_INFINITY) {
    this.tools = tools;
    this.maxData = maxData;
  }
  /** For those who look after the server. */
  get health(): { tables: number; conflicts: number } {
    return { tables: this.open.size, conflicts: this.tools.store.conflicts ?? 0 };
  }
  /** There is no room for another table; those that are there go on. */
  private get isFull(): boolean {
    return (this.tools.store.bytes?.() ?? 0) >= this.maxData;
  }
  /** Nothing new is taken any more: what was not answered is sent again to the next server. */
  get isStopping(): boolean {
    return this.stopping;
  }
  /** Tells the open tables from now on what other processes write. */
  share(): void {
    const { open } = this;
    this.tools.store.share?.({
      open: () => [...open].map(([table, served]) => [table, served.here()]),
      hear: (table, turns) => open.get(table)?.news(turns),
      present: (table, process, persons) => open.get(table)?.elsewhere(process, persons),
      away: (isAway) => {
        if (isAway === this.isAway) return;
        this.isAway = isAway;
        for (const served of open.values()) served.away(isAway);
      },
    });
  }
  /** Takes nothing more, and waits until what has come is stored and answered. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.open.values()].map((served) => served.finish()));
  }

  /** A new table; its code and the token of the host are given once it is durable. */
  async create({
    game,
    setup,
    typed,
    name,
    opening = [],
    moves,
  }: Invite): Promise<{ ok: true; code: string; token: string } | Refused> {
    const { store, secret, loadGame, now } = this.tools;
    if (this.isFull) return refuse('data-full');
    const found = await loadGame(game);
    if (!found) return refuse('unknown-game', { name: game, games: '' });
    const checked = found.setup.check(setup);
    if (!checked.ok) return { ok: false, reason: checked.reason, problems: checked.problems as Reason[] };
    const replayed = moves && replayInvite(found, checked.setup, { opening, moves }, now);
    if (replayed?.ok === false) return replayed;
    const token = secret(32);
    const people = firstPeople(name, token);
    for (let i = 0; i < TRIES; i++) {
      const table = this.newTable(
        found,
        { setup: checked.setup, typed, starts: 1, ...(replayed && { from: replayed.from }) },
        people,
      );
      if (await store.create(table)) return { ok: true, code: table.id, token };
    }
    return refuse('no-code-left');
  }
  /** With a code and a seed of its own. */
  private newTable(game: GameWithSetup, from: Omit<Start, 'seed' | 'commitment'>, people: People): NewTable {
    const { now, secret } = this.tools;
    const id = [...Buffer.from(secret(6), 'hex')].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    const seed = secret(32);
    const start: Start = { ...from, seed, commitment: commitmentOf(seed) };
    const beside = { memory: '{}', people: JSON.stringify(people) };
    return { id, game: game.id, rules: game.rules.version, time: now(), start: JSON.stringify(start), ...beside };
  }
  /** The table at which the people of one begin again. */
  private readonly next = ({ game, start, people, seats, older }: Live): NewTable | undefined => {
    // What was begun goes on, also under newer rules.
    if (this.isFull && !older) return undefined;
    const { setup, typed, starts } = start;
    const { persons, count, host, firstHost, bots, trusted = false } = people;
    const stage = older ? 'play' : 'lobby';
    const same: People = { persons, count, host, firstHost, bots, trusted, stage };
    const from = { setup, typed, starts: starts + 1, ...(older && { from: older }) };
    const made = this.newTable(game, from, same);
    if (!older) return made;
    // What was decided by older rules is asked again.
    const combat = beginCombat(game, made.id, JSON.parse(made.start) as Start);
    const table = new Table(game, combat, { sitters: bots, seats, watched: true });
    return { ...made, memory: JSON.stringify(table.memory()) };
  };

  /** The table of a code; whether there is one shows when it is asked. */
  at(code: string): Served | undefined {
    if (!CODE.test(code)) return undefined;
    const served = this.open.get(code) ?? new Served(code, this.tools, this.next);
    this.open.set(code, served);
    return served;
  }
  /** Forgets tables that nobody has changed for a month; how many. */
  async deleteOld(): Promise<number> {
    const { store, now } = this.tools;
    const old = (await store.list()).filter(
      ({ id, changed }) => changed < now() - MONTH && !this.open.get(id)?.isWatched,
    );
    for (const { id } of old) await store.remove(id);
    return old.length;
  }
  /** Drops tables that nobody looks at; the store has them. */
  forgetUnwatched(): void {
    for (const [code, served] of this.open) {
      if (served.isWatched) continue;
      served.rest();
      this.open.delete(code);
    }
  }
}
