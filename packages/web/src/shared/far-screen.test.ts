import { Combat, manualDice, type Types } from '@fray/engine';
import { loadWithSetup } from '@fray/games';
import { FarTable, Table as Near, Replica, type Table, Viewer } from '@fray/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { playAtRandom, setupsOf } from '../../../table/src/testing/random.ts';
import type { Screen } from '../table/screen.svelte.ts';
import type { Link, OnScreen } from '../table/screen.ts';
import { enterPage, leavePage } from '../table/testing/table.ts';

beforeAll(enterPage);
afterAll(leavePage);

const wire = <V>(message: V): V => JSON.parse(JSON.stringify(message)) as V;
const nothing = () => undefined;

/** What a page shows of it to the seat, part by part. */
function shownOf(screen: OnScreen, seat: string): Record<string, unknown> {
  const { view, standing, steps, focus, filled, awaited, now, back, history } = screen;
  const mine = screen.items.filter(({ choice }) => choice.seat === seat);
  // What only stands there with its reason is shown to the seat that is asked.
  const items = mine.some(({ why }) => !why) ? mine : [];
  return {
    ...{ view, standing, steps, focus },
    items: items.map(({ label, why }) => [label, why]),
    filled: filled?.choice.seat === seat ? filled.label : undefined,
    forms: items.flatMap(({ choice }) => (choice.form ? [screen.form(choice)?.fields] : [])),
    awaited: awaited?.seat === seat ? [awaited.words, awaited.count, awaited.hitsAreEnough] : undefined,
    over: [now.at, now.over, now.outcome],
    canCancel: back.canCancel,
    ending: screen.ending,
    // Of an earlier past only its own device knows all of it.
    log: history.log.slice(-4).map(({ text }) => text),
    name: screen.seatName(seat),
  };
}

/** The line of a device with one seat. */
function linkOf(table: Table, far: FarTable, seat: string, more: Partial<Link> = {}): Link {
  const link = {
    ...{ seats: table.seats, mine: [seat], pace: 'round' as const, sending: false, typed: false, asks: false },
    ...{
      turn: '',
      record: '',
      waits: undefined,
      ahead: undefined,
      owns: (one: string) => one === seat,
      passes: () => false,
    },
    get ending() {
      return far.replica.around.ending as Link['ending'];
    },
  };
  // What is computed with every look stays so.
  return Object.defineProperties(link as Link, Object.getOwnPropertyDescriptors(more));
}

/** Combats of each game; the long run plays many. */
const combats = Number(process.env.FRAY_TABLES ?? 1);

it.each(TESTED_GAMES.map((card) => [card.id, card] as const))(
  '%s: a screen elsewhere shows a seat what its own device would',
  async (id, card) => {
    const [game, { Screen: Made }, { loadManifest }] = await Promise.all([
      loadWithSetup(card),
      import('../table/screen.svelte.ts'),
      import('../games/manifests.ts'),
    ]);
    await loadManifest(id);
    let compared = 0;
    for (const [number, setup] of setupsOf(game, { combats, longest: 25 }).entries()) {
      let far: { viewer: Viewer; table: FarTable; screen: Screen } | undefined;
      const look = (table: Table): Table => {
        const [seat = ''] = table.seats;
        const meta = { id: '', game: id, name: '', created: 0, updated: 0, open: false };
        if (!far) {
          const viewer = new Viewer(table, [seat]);
          const replica = new Replica(game.rules, [seat], wire(viewer.whole()));
          const there = new FarTable(game, replica, nothing);
          const link = linkOf(table, there, seat);
          const screen = new Made(game, there, { ...meta, sitters: {} }, { changed: nothing }, link);
          far = { viewer, table: there, screen };
        } else {
          const step = far.viewer.step();
          if (!step) return table;
          const events = far.table.replica.hear(wire(step));
          far.table.arrived();
          far.screen.renew(events);
        }
        // A decision that waits for replies is the table's alone.
        if (table.isDeclared) return table;
        const others = game.players.filter((one) => one !== seat);
        const sitters = Object.fromEntries(others.map((one) => [one, 'rules' as const]));
        const save = undefined as never;
        const glance = undefined as never;
        const near = Made.of(
          { game, combat: table.combat, record: { ...meta, sitters, save, glance } },
          { changed: nothing },
        );
        expect(wire(shownOf(far.screen, seat)), table.combat.frame?.step).toEqual(wire(shownOf(near, seat)));
        compared++;
        return table;
      };
      look(playAtRandom(game, { setup, seed: number + 700, longest: 25, before: look }));
    }
    expect(compared).toBeGreaterThan(3);
  },
);

it('dice that are half typed stay when those of the other side arrive, and are gone with the throw', async () => {
  const card = TESTED_GAMES.find(({ id }) => id === 'twilight-imperium') as (typeof TESTED_GAMES)[number];
  const [game, { Screen: Made }, { entryOf }] = await Promise.all([
    loadWithSetup(card),
    import('../table/screen.svelte.ts'),
    import('../table/dice-entry.svelte.ts'),
  ]);
  const setup = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup;
  const table = new Near(game, Combat.begin(game.rules, setup, manualDice(1)) as Combat<Types>);
  table.start();
  while (!table.combat.need) {
    const [question] = table.ask();
    table.answer({ moves: question?.kind === 'roll' ? question.moves : [] });
  }
  const first = table.combat.need.seat;
  const seat = table.seats.find((one) => one !== first) ?? '';
  const viewer = new Viewer(table, [seat]);
  const far = new FarTable(game, new Replica(game.rules, [seat], wire(viewer.whole())), nothing);
  const entered: unknown[] = [];
  const enter = (values: readonly unknown[]) => entered.push(values) > 0;
  const link = linkOf(table, far, seat, {
    get ahead() {
      const need = far.ahead(seat);
      return need && { ...need, words: '', hitsAreEnough: false, enter, leave: () => true };
    },
  });
  const meta = { id: '', game: game.id, name: '', created: 0, updated: 0, open: false, sitters: {} };
  const screen = new Made(game, far, meta, { changed: nothing }, link);
  const entry = entryOf(screen);
  const { left } = entry;
  // The pad of the others stays closed here.
  expect([screen.awaited?.seat, screen.readOnly]).toEqual([seat, false]);
  entry.add([7, 3]);
  expect(entry.left).toBe(left - 2);
  table.typeDice(Array(table.awaited?.count).fill(9));
  far.replica.hear(wire(viewer.step()) as never);
  far.arrived();
  screen.renew([]);
  expect(screen.awaited?.seat).toBe(seat);
  expect(entry.faces.slice(0, 2)).toEqual([7, 3]);
  entry.add(Array(left - 2).fill(1));
  expect(entry.left).toBe(left);
  expect(entered).toEqual([]);
});

it('what is under way blocks the next tap until it is answered', async () => {
  const card = TESTED_GAMES.find(({ id }) => id === 'twilight-imperium') as (typeof TESTED_GAMES)[number];
  const [game, { Screen: Made }] = await Promise.all([loadWithSetup(card), import('../table/screen.svelte.ts')]);
  const setup = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup;
  const table = new Near(game, Combat.begin(game.rules, setup, manualDice(1)) as Combat<Types>);
  table.start();
  const seat = table.ask()[0]?.seat ?? '';
  const viewer = new Viewer(table, [seat]);
  const sent: unknown[] = [];
  const far = new FarTable(game, new Replica(game.rules, [seat], wire(viewer.whole())), (one) => sent.push(one));
  const meta = { id: '', game: game.id, name: '', created: 0, updated: 0, open: false, sitters: {} };
  let sending = false;
  const link = linkOf(table, far, seat, {
    get sending() {
      return sending;
    },
  });
  const screen = new Made(game, far, meta, { changed: nothing }, link);
  const { moves = [] } = screen.routeToRoll() ?? {};
  sending = true;
  expect([screen.answer(moves), sent]).toEqual([false, []]);
  sending = false;
  expect(screen.answer(moves)).toBe(true);
  expect(sent).toHaveLength(1);
  table.answer({ moves });
  far.replica.hear(wire(viewer.step()) as never);
  far.arrived();
  screen.renew([]);
  expect(screen.awaited).toBeDefined();
  sending = true;
  screen.renew([]);
  expect(screen.awaited, 'the pad of dice that are under way').toBeUndefined();
});
