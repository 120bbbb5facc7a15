import { seededDice } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { chanceFrom, loadWithSetup } from '@fray/games';
import type { Reply, Table } from '@fray/table';
import { readMessage } from '@fray/table/messages';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { dealAnew } from '../../table/src/testing/deals.ts';
import { answerFromAfar, chanceWith } from '../../table/src/testing/play.ts';
import { howMany, playAtRandom, setupsOf } from '../../table/src/testing/random.ts';
import type { Live } from './live.ts';
import { firstPeople, hashOf } from './people.ts';
import { Presence } from './presence.ts';
import { Served, type Tools } from './served.ts';
import { SharedCombat } from './shared-combat.ts';

const many = howMany(process.env.FRAY_TABLES);
const games = (await Promise.all(TESTED_GAMES.map(loadWithSetup))).filter(({ rules }) => rules.secrets);
const tokenOf = (seat: string): string => hashOf(seat);

/** One deal at a server with a clock and a store of its own, and a device of each seat and one of nobody. */
class Deal {
  now = 0;
  readonly table: Table;
  /** What each device heard, and when; by seat, of the one that only looks on under `''`. */
  readonly told = new Map<string, [number, string][]>();
  /** Something came to light. */
  get revealed(): boolean {
    return this.table.combat
      .history()
      .slice(this.began)
      .some(({ fence }) => fence !== undefined);
  }
  private readonly began: number;
  private alarms: { at: number; ring: () => void }[] = [];
  private readonly served: Served;
  private readonly devices = new Map<string, { send(text: string): void; close(): void }>();
  private ids = 0;

  constructor(game: (typeof games)[number], table: Table) {
    this.table = table;
    this.began = table.combat.history().length;
    const chance = chanceFrom(seededDice(35));
    const tools: Tools = {
      store: { append: async () => ({ ok: true }) } as unknown as Tools['store'],
      now: () => this.now,
      wake: (at, ring) => {
        const alarm = { at, ring };
        this.alarms.push(alarm);
        return () => {
          this.alarms = this.alarms.filter((one) => one !== alarm);
        };
      },
      secret: (bytes) => Buffer.from(chance(bytes, 256).map((one) => one - 1)).toString('hex'),
      loadGame: async () => game,
      report: (fault) => {
        throw fault;
      },
    };
    const people = firstPeople('Host', '');
    people.stage = 'play';
    for (const [i, seat] of table.seats.entries())
      people.persons[`p${i + 1}`] = { name: seat, token: hashOf(tokenOf(seat)), seats: [seat], ready: true };
    this.served = new Served('LAWLAW', tools, () => {
      throw new Error('nobody begins again');
    });
    const start = { setup: {}, typed: false, seed: '', commitment: '', starts: 1 };
    const draw = () => Number.parseInt(tools.secret(4), 16) / 0xffff_ffff;
    const playing = new SharedCombat(table, { now: tools.now, draw });
    const live: Live = {
      id: 'LAWLAW',
      game,
      start,
      seats: table.seats,
      people,
      presence: new Presence(0),
      playing,
      said: new Map(),
      turns: 0,
    };
    Object.assign(this.served, { live });
    for (const seat of ['', ...table.seats]) {
      const told: [number, string][] = [];
      this.told.set(seat, told);
      const device = { send: (text: string) => void told.push([this.now, text]), close: () => undefined };
      this.devices.set(seat, device);
      this.served.enter(device, seat ? tokenOf(seat) : undefined);
    }
  }
  private async settle(): Promise<void> {
    await this.served.read(() => undefined);
  }
  private say(seat: string, body: object): void {
    const read = readMessage(
      JSON.stringify({ do: `message-${this.ids++}`, seat, seen: this.table.combat.seq, ...body }),
    );
    if (!read.ok || 'hello' in read.message) throw new Error(JSON.stringify(read));
    this.served.hear(this.devices.get(seat === 'host' ? (this.table.seats[0] ?? '') : seat) as never, read.message);
  }
  /** A person answers; who has nothing to tap does not. */
  async answer(seat: string, answer: Reply): Promise<void> {
    await this.settle();
    this.now++;
    const isPassing = this.table.veiled().some((one) => one.seat === seat && one.forced);
    if (!isPassing) this.say(seat, { answer });
    await this.settle();
  }
  /** The clock goes on; everybody but those who are compared passes as soon as they are asked in a window. */
  async wait(milliseconds: number, compared: readonly string[]): Promise<void> {
    const end = this.now + milliseconds;
    let asked = '';
    for (;;) {
      await this.settle();
      const window = this.table.veiled().find((one) => !one.forced && !compared.includes(one.seat));
      const key = window && `${window.seat} ${this.table.combat.seq}`;
      if (window && key && key !== asked) {
        asked = key;
        this.say(window.seat, { answer: { moves: [{ seat: window.seat, action: window.pass.action }] } });
        continue;
      }
      const [next] = this.alarms.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      this.alarms = this.alarms.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.ring();
    }
    this.now = end;
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s: what a server says, and when', (_, game) => {
  it('is the same in two deals that differ only in what somebody, or nobody, may not know', async () => {
    // In some examples nothing is hidden: all of them are tried.
    const setups = [...setupsOf(game, many), ...game.setup.presets.map((preset) => preset.setup)];
    const found = { compared: 0, different: [] as string[] };
    const moments: { table: Table; seed: number }[] = [];
    for (const [number, setup] of setups.entries()) {
      const before = (table: Table): Table => {
        if (!table.combat.need && !table.isDeclared)
          moments.push({ table: dealAnew(game, table, table.combat.state, game.players), seed: number });
        return table;
      };
      playAtRandom(game, { setup, seed: number + 700, longest: many.longest / 4, before, watched: true });
    }
    for (const [i, { table }] of moments.entries()) {
      // Three eyes in turn: nobody's, and those of two seats.
      const viewer = [undefined, ...table.seats.slice(0, 2)][i % 3];
      const compared = viewer === undefined ? [] : [viewer];
      const chance = chanceWith(i + 700);
      const other = withOtherSecrets(game.rules, table.combat.state, viewer as string, chance);
      const questions = table.ask();
      const question = questions[i % Math.max(1, questions.length)];
      if (!other || !question) continue;
      const reply = answerFromAfar(game, table, question, chance);
      const tables = [table.combat.state, other].map((state) => dealAnew(game, table, state, compared)) as [
        Table,
        Table,
      ];
      // A deal in which nobody could do anything, or not this, could not have come here.
      if (tables.some(({ seatsToAsk }) => !seatsToAsk.length)) continue;
      const isLegal = tables.every((one) => dealAnew(game, one, one.combat.state, compared).answer(reply).ok);
      if (!isLegal) continue;
      const deals = tables.map((one) => new Deal(game, one));
      for (const deal of deals) {
        await deal.answer(question.seat, reply);
        await deal.wait(20_000, compared);
      }
      const isRevealed = deals.some(({ revealed }) => revealed);
      const [one, two] = deals.map(({ told }) => {
        const own = told.get(viewer ?? '') as [number, string][];
        return (isRevealed ? own.slice(0, 1) : own).map(([at, text]) => `${at} ${text}`);
      }) as [string[], string[]];
      found.compared += isRevealed ? 0 : 1;
      const at = one.findIndex((text, n) => text !== two[n]);
      if (one.length === two.length && at < 0) continue;
      const [a = '', b = ''] = [one[at] ?? one.at(-1), two[at] ?? two.at(-1)];
      let from = 0;
      while (from < a.length && a[from] === b[from]) from++;
      found.different.push(
        `${table.combat.frame?.step} to ${viewer}: ${a.slice(Math.max(0, from - 60), from + 90)} | ${b.slice(Math.max(0, from - 60), from + 90)}`,
      );
    }
    expect(found.different.slice(0, 4)).toEqual([]);
    expect(found.compared).toBeGreaterThan(0);
  });
});
