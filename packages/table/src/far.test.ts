import { Combat, manualDice, rollChoice, seededDice, type Types } from '@fray/engine';
import { type AnyGame, loadWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import type { Asking } from './asking.ts';
import { FarTable, type Sent } from './far.ts';
import { Replica } from './replica.ts';
import { Table } from './table.ts';
import { answerAtRandom, answerByPolicy, chanceWith, withUnknownHands } from './testing/play.ts';
import { howMany, playAtRandom, setupsOf } from './testing/random.ts';
import type { Whole } from './told.ts';
import type { Question } from './types.ts';
import { Viewer } from './viewer.ts';

const many = howMany(process.env.FRAY_TABLES);
const { longest } = many;
/** Over the wire. */
const wire = <V>(message: V): V => JSON.parse(JSON.stringify(message)) as V;

/** A device with these seats at a table elsewhere, as messages make it. */
class FarDevice {
  readonly seats: readonly string[];
  private readonly viewer: Viewer;
  readonly replica: Replica;
  readonly far: FarTable;
  heard: Types['event'][] = [];
  readonly sent: Sent[] = [];
  constructor(table: Table, seats: readonly string[], host = false) {
    const { game } = table;
    this.seats = seats;
    this.viewer = new Viewer(table, seats, host);
    const whole: Whole = wire(this.viewer.whole());
    this.replica = new Replica(game.rules, seats, whole);
    this.far = new FarTable(game, this.replica, (one) => void this.sent.push(one));
  }
  hear(): void {
    const said = this.viewer.step();
    this.heard = said ? this.replica.hear(wire(said)) : [];
    if (said) this.far.arrived();
  }
}

/** What a page shows of a table to a seat: part by part, as text. */
function shownBy(game: AnyGame, asking: Asking, questions: readonly Question[], seat: string): Map<string, string> {
  const { view, need, outcome, focus } = asking.see(seat);
  const text = game.text.en;
  const own = questions.filter((one) => one.seat === seat);
  const choices = own.flatMap((one) => one.choices);
  const free = choices.filter(({ not, place, form }) => !not && place === 'flow' && !form);
  const fixed = (count: number): number[] => Array(count).fill(1);
  const state = asking.stateFor(seat);
  const memory = (state.frames as { memory: never }[]).at(-1)?.memory as never;
  const forms = choices.flatMap(({ form, action }) => {
    const sheet = form ? game.rules.forms?.[action.type] : undefined;
    return sheet ? [sheet.fields(state, memory, seat)] : [];
  });
  const parts = {
    ...{ view, need, outcome, focus, questions: own, forms },
    standing: game.standing(view, text),
    labels: choices.map((one) => text.label(one, view)),
    back: asking.choices.filter((one) => one.seat === seat && one.place === 'back'),
    filled: rollChoice(free) ?? (free.length > 1 && game.players.includes(seat) && game.bot(view, seat, free, fixed)),
    awaited: asking.awaited,
    hitsAreEnough: asking.hitsAreEnough,
  };
  return new Map(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value) ?? '']));
}
const logOf = (asking: Asking, seats: readonly string[], count: number): string => {
  const entries = asking.played.history().slice(-count);
  const heard = (only: string | undefined) => only === undefined || seats.includes(only);
  return JSON.stringify(
    entries.map(({ move, events, fence }) => [
      move.seat,
      seats.includes(move.seat) && move.action,
      move.part,
      fence,
      events.filter(({ only }) => heard(only)).map(({ event }) => event),
    ]),
  );
};

/** What differs between the table and a device elsewhere, through the eyes of its seats. */
function compare(game: AnyGame, table: Table, { seats, far, replica }: FarDevice): string[] {
  const sitters = Object.fromEntries(table.seats.map((one) => [one, seats.includes(one) ? 'person' : 'elsewhere']));
  const near = new Table(game, table.combat, { sitters: { ...sitters, host: 'elsewhere' }, seats: table.seats });
  const replies = table.ask().filter(({ kind }) => kind === 'reply');
  const asked = table.isDeclared ? replies : near.ask();
  const differ = seats.flatMap((seat) => {
    const here = shownBy(game, near, asked, seat);
    const there = shownBy(game, far, far.ask(), seat);
    const names = [...here.keys()].filter((part) => here.get(part) !== there.get(part));
    return names.map((part) => `${part} of ${seat}: ${firstDifference(here.get(part), there.get(part))}`);
  });
  const count = replica.history().length;
  if (logOf(near, seats, count) !== logOf(far, seats, count)) differ.push('log');
  const { ending } = replica.around;
  const over = table.combat.outcome;
  const summary = over === undefined ? undefined : game.summary(table.combat.state, over);
  if (JSON.stringify(ending?.summary) !== JSON.stringify(summary)) differ.push('ending');
  return differ;
}
function firstDifference(a = '', b = ''): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 60), at + 80)} | ${b.slice(Math.max(0, at - 60), at + 80)}`;
}

const games = await Promise.all(TESTED_GAMES.map(loadWithSetup));

describe.each(games.map((game) => [game.id, game] as const))('%s: a table elsewhere', (_, game) => {
  it('is asked, drawn, told and ended like the table itself through the eyes of the seats of a device, one or two', () => {
    let compared = 0;
    for (const [number, setup] of setupsOf(game, many).entries()) {
      let devices: FarDevice[] = [];
      const hear = (table: Table): Table => {
        const [one = '', two = ''] = table.seats;
        if (!devices.length) devices = [[one], [two], [one, two]].map((seats) => new FarDevice(table, seats));
        else for (const device of devices) device.hear();
        for (const device of devices) {
          expect(compare(game, table, device), table.combat.frame?.step).toEqual([]);
          compared += device.far.ask().length;
        }
        return table;
      };
      const table = playAtRandom(game, { setup, seed: number + 400, longest, before: hear, orders: true });
      hear(table);
      if (table.undo({ host: true }).ok) hear(table);
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('is the same for who was there all the time and who has just come', () => {
    const [setup] = setupsOf(game, many);
    const table = playAtRandom(game, { setup, seed: 500, longest: 6 });
    const [seat = ''] = table.seats;
    const old = new FarDevice(table, [seat]);
    const chance = chanceWith(500);
    for (let i = 0; i < 8 && table.combat.outcome === undefined; i++) {
      const [question] = table.ask();
      if (table.combat.need) table.leaveDice();
      else if (question) table.answer({ moves: answerAtRandom(game, table, question, chance) });
      if (i % 3) old.hear();
    }
    old.hear();
    const come = new FarDevice(table, [seat]);
    const first = table.combat.at - come.replica.history().length;
    for (let at = first; at <= table.combat.at; at++)
      expect(JSON.stringify(come.replica.view(seat, at))).toBe(JSON.stringify(old.replica.view(seat, at)));
    expect(come.replica.around).toEqual(old.replica.around);
  });
});

describe('a device elsewhere', () => {
  const game = games.find(({ id }) => id === 'twilight-imperium') as (typeof games)[number];
  const begin = (preset: string): Table => {
    const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
    const table = new Table(game, Combat.begin(game.rules, setup, seededDice(35)) as Combat<Types>);
    table.start();
    return table;
  };
  it('is offered the choices that no player decides if it is the host, and otherwise none of them', () => {
    const table = begin('blank');
    expect(table.ask().map(({ seat }) => seat)).toEqual(['host']);
    const [host, guest] = [true, false].map((isHost) => new FarDevice(table, ['attacker'], isHost).far);
    expect(host?.ask()).toHaveLength(1);
    expect(host?.choices.map(({ seat }) => seat)).toContain('host');
    expect([guest?.ask(), guest?.choices]).toEqual([[], []]);
    const isHosts = (far: FarTable | undefined) => far?.played.prompt().some(({ seat }) => seat === 'host');
    expect([isHosts(host), isHosts(guest)]).toEqual([true, false]);
  });
  it('plays for nobody, sends a decision or a step back as one message, and changes nothing itself', () => {
    const table = begin('even-fleets');
    const devices = table.seats.map((seat) => new FarDevice(table, [seat]));
    const [mine, other] = devices.toSorted((a, b) => b.far.ask().length - a.far.ask().length) as [FarDevice, FarDevice];
    for (const { far } of devices) {
      expect([far.botToMove(), far.start()]).toEqual([undefined, { ok: true, events: [] }]);
      expect(far.seatsToAsk).toEqual(table.seatsToAsk);
    }
    expect(other.far.isBot(mine.seats[0] as string)).toBe(true);
    const [question] = mine.far.ask();
    const moves = question?.kind === 'roll' ? question.moves : [];
    mine.far.answer({ moves });
    mine.far.undo();
    mine.far.redo();
    expect(mine.sent.map((one) => Object.keys(one).at(-1))).toEqual(['answer', 'undo', 'redo']);
    expect([mine.replica.at, table.combat.at]).toEqual([table.combat.at, table.combat.at]);
    // What follows automatically is the table's, and so is what one step back takes with it.
    table.answer({ moves, order: { order: 'ready', until: 'answer' } });
    for (const device of devices) device.hear();
    for (const { replica, far } of devices) {
      expect(replica.history().some(({ move }) => move.part === 'auto')).toBe(true);
      expect([replica.lastDecision, far.canUndo]).toEqual([table.combat.lastDecision, true]);
    }
  });
  it('that came late gets everything again when the table goes back to before what it has', () => {
    const table = begin('medium-fleets');
    while (table.combat.at < 40) {
      const [question] = table.ask();
      if (!question) throw new Error('somebody is asked');
      expect(table.answer({ moves: answerByPolicy(game, table, question) }).ok).toBe(true);
    }
    const device = new FarDevice(table, ['attacker']);
    const known = device.replica.history().length;
    const first = table.combat.at - known;
    const { combat } = table;
    const goBack = () => combat.undoDecision({ host: true }).ok;
    expect([first > 10, goBack()]).toEqual([true, true]);
    device.hear();
    expect([device.replica.at, device.replica.history().length]).toEqual([combat.at, combat.at - first]);
    while (goBack());
    expect(combat.at).toBeLessThan(first);
    device.hear();
    expect([device.replica.at, device.replica.view('attacker')]).toEqual([combat.at, wire(combat.view('attacker'))]);
  });
  it.each(games.map((one) => [one.id, one] as const))('without a seat shows what everybody may see: %s', (_, one) => {
    const [setup] = setupsOf(one, many);
    const table = playAtRandom(one, { setup, seed: 900, longest: 8 });
    const { far, replica } = new FarDevice(table, []);
    expect(replica.view()).toEqual(wire(table.combat.view()));
    expect([far.viewer, far.handOverTo, far.ask()]).toEqual([undefined, undefined, []]);
  });
});

it('a device lists what its seats can still play late, as the table does, and nothing where hands are hidden', () => {
  const game = games.find(({ id }) => id === 'twilight-imperium') as (typeof games)[number];
  let found = 0;
  const unknown = game.setup.presets.slice(0, 6).map((preset) => withUnknownHands(preset.setup));
  // One of them has said what it holds: what was passed tells something.
  const [first] = unknown as [{ defender: object }];
  const hidden = { ...first, defender: { ...first.defender, hand: ['direct-hit'] } };
  for (const [seed, setup] of [...unknown, hidden].entries()) {
    const listed = (asking: Asking, seat: string) =>
      asking.missedOffers().flatMap(({ at, choice }) => (choice.seat === seat ? [[at, choice.action]] : []));
    let devices: FarDevice[] = [];
    playAtRandom(game, {
      ...{ setup, seed: seed + 950, longest: 12 },
      before: (table) => {
        if (!devices.length) devices = ['attacker', 'defender'].map((seat) => new FarDevice(table, [seat]));
        for (const device of devices) {
          device.hear();
          const [seat = ''] = device.seats;
          const late = listed(table, seat);
          expect(listed(device.far, seat), `${seed} at ${table.combat.frame?.step}`).toEqual(late);
          found += late.length;
          if (setup === hidden) expect(late).toEqual([]);
        }
        return table;
      },
    });
  }
  expect(found).toBeGreaterThan(0);
});

it('the second side of a fleet fight may throw its dice before it is asked, with any dice of the first', async () => {
  const found = TESTED_GAMES.find(({ id }) => id === 'twilight-imperium');
  const game = await loadWithSetup(found as NonNullable<typeof found>);
  const setup = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup;
  const table = new Table(game, Combat.begin(game.rules, setup, manualDice(1)) as Combat<Types>);
  table.start();
  while (!table.combat.need) {
    const [question] = table.ask();
    if (question?.kind !== 'roll') throw new Error(`${question?.kind} is asked`);
    table.answer({ moves: question.moves.filter(({ seat }) => seat === question.seat) });
  }
  const { need } = table.combat;
  const other = table.seats.find((seat) => seat !== need.seat) ?? '';
  const device = new FarDevice(table, [other]);
  const ahead = device.far.ahead(other);
  expect(ahead?.count).toBeGreaterThan(1);
  table.typeDice(Array(table.awaited?.count).fill(9));
  expect(table.awaited).toEqual(ahead);
});
