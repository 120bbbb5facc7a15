import { loadWithSetup } from '@fray/games';
import { FarTable, Replica, type Table, Viewer } from '@fray/table';
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
  // What only stands there with its reason is told to who is asked.
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
          const link: Link = {
            ...{ seats: table.seats, mine: [seat], pace: 'round', sending: false, typed: false, asks: false },
            ...{
              turn: '',
              record: '',
              waits: undefined,
              ahead: undefined,
              owns: (one) => one === seat,
              passes: () => false,
            },
            get ending() {
              return replica.around.ending as Link['ending'];
            },
          };
          const screen = new Made(game, there, { ...meta, sitters: {} }, { changed: nothing }, link);
          far = { viewer, table: there, screen };
        } else {
          const step = far.viewer.step();
          if (!step) return table;
          const events = far.table.replica.step(wire(step));
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
