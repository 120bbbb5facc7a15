import { Combat, clone, defineRuleset, type Frame, manualDice, seededDice, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { FarTable, type Sent } from './far.ts';
import { Replica } from './replica.ts';
import { Table } from './table.ts';
import { answerByPolicy, loadGame, withUnknownHands } from './testing/play.ts';
import type { TableGame, TableOptions } from './types.ts';
import { Viewer } from './viewer.ts';

const wire = <V>(message: V): V => JSON.parse(JSON.stringify(message)) as V;

/** Devices around a table, one for each of these groups of seats; what they send is done at once. */
function devicesAt(table: Table, groups: readonly (readonly string[])[]) {
  const sent: Sent[] = [];
  const devices = groups.map((seats) => {
    const viewer = new Viewer(table, seats);
    const far = new FarTable(table.game, new Replica(table.game.rules, seats, wire(viewer.whole())), (message) => {
      sent.push(message);
      if (!('answer' in message)) throw new Error('only answers are sent here');
      const answer = table.answer({ ...message.answer, seen: message.seen });
      if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
    });
    return { viewer, far };
  });
  const hear = (): void => {
    for (const { viewer, far } of devices) {
      const step = viewer.step();
      if (!step) continue;
      far.replica.hear(wire(step));
      far.arrived();
    }
  };
  return { far: devices.map(({ far }) => far), hear, sent };
}

// ------------------------------------------------------------------ a small game

/** Who may play a card before the dice, one window after the other; then `a` throws. */
const WINDOWS = ['a', 'b', 'a', 'b', 'a'];
interface Duel extends Types {
  state: { frames: Frame<Duel>[]; window: number; cards: number; thrown: number; late: boolean };
  view: Duel['state'];
}
const rules = defineRuleset<Duel>({
  id: 'duel',
  version: 1,
  first: 'window',
  seats: ['a', 'b'],
  begin: (setup) => ({ frames: [], window: 0, cards: 0, thrown: 0, late: (setup as { late?: boolean }).late === true }),
  steps: {
    window: {
      title: 'Window',
      to: ['throw'],
      choices({ window }, _, offer) {
        for (const type of ['pass', 'play']) offer(WINDOWS[window] ?? '', { type });
      },
      on: {
        pass: ({ state }) => (++state.window < WINDOWS.length ? undefined : 'throw'),
        play({ state }) {
          state.cards++;
        },
      },
    },
    throw: {
      title: 'Throw',
      to: ['dice'],
      choices({ late }, _, offer) {
        offer('a', { type: 'throw' });
        // A last card beside the throw.
        if (late) for (const type of ['pass', 'play']) offer('b', { type });
      },
      on: {
        throw: () => 'dice',
        pass({ state }) {
          state.late = false;
        },
        play({ state }) {
          state.late = false;
        },
      },
    },
    dice: {
      title: 'Dice',
      to: ['window'],
      rolls: true,
      enter(play) {
        play.roll(2, 6, () => ({ seat: 'a', why: { code: 'throw' } }));
        play.state.thrown++;
        play.state.window = 0;
        return 'window';
      },
    },
  },
  actions: { pass: { role: 'passes', pace: 'onTheWay' }, play: { role: 'acts' }, throw: { role: 'rolls' } },
  outcome: () => undefined,
  score: () => 0,
  view: (state) => state,
  imagine: (view) => clone(view),
});
const game: TableGame = {
  rules: rules as unknown as TableGame['rules'],
  players: ['a', 'b'],
  bot: () => ({ type: 'pass' }),
  orders: {
    plays({ order, free }) {
      const choice = free.find(({ action }) => action.type === 'play');
      const times = Number(order.times);
      return times && choice ? { choice, order: { ...order, times: times - 1 } } : undefined;
    },
  },
};
const duel = (dice = seededDice(1), setup = {}): Table =>
  new Table(game, Combat.begin(game.rules, setup, dice), { watched: true });
const movesOf = ({ combat }: Table): string[] =>
  combat.moves.map(({ seat, action, part }) => `${seat} ${action.type}${part === 'chosen' ? ' as ordered' : ''}`);
const act = (table: Table, seat: string, type: string) => table.answer({ moves: [{ seat, action: { type } }] });
const READY = { order: 'ready', until: 'answer' } as const;
const ready = (table: Table, seat: string) =>
  table.answer({ moves: [{ seat, action: { type: 'pass' } }], order: READY });

describe('who is ready for the throw', () => {
  it('is asked for the moves of the own device alone, and sends those up to the turn of somebody else', () => {
    const table = duel();
    const [one, both] = devicesAt(table, [['a'], ['a', 'b']]).far as [FarTable, FarTable];
    const asked = (far: FarTable) => {
      const [question] = far.ask();
      if (question?.kind !== 'roll') throw new Error(`${question?.kind} is asked`);
      return { seats: question.moves.map(({ seat }) => seat).join(''), order: question.order };
    };
    expect(asked(one)).toEqual({ seats: 'a', order: READY });
    expect(asked(both)).toEqual({ seats: 'ababaa', order: undefined });
  });

  it('taps once: the last one who is ready throws', () => {
    const table = duel();
    const { far, hear, sent } = devicesAt(table, [['a'], ['b']]);
    for (const device of far) {
      expect(table.combat.state).toMatchObject({ thrown: 0 });
      const [question] = device.ask();
      device.answer({ moves: (question && 'moves' in question && question.moves) || [] });
      hear();
    }
    expect(sent).toHaveLength(2);
    const ordered = ['a pass', 'b pass', 'a', 'b', 'a'].map((one, i) => (i < 2 ? one : `${one} pass as ordered`));
    expect(movesOf(table)).toEqual([...ordered, 'a throw as ordered']);
    expect(table.memory().orders).toEqual({});
    // After the throw everybody is asked again.
    expect(far[0]?.ask()).toHaveLength(1);
  });

  it('does not throw while the dice of the others are open: with typed dice too, one tap each leads to the pad', () => {
    const table = duel(manualDice(1));
    ready(table, 'a');
    ready(table, 'b');
    expect(table.awaited).toMatchObject({ seat: 'a', count: 2 });
    expect(table.memory().orders).toEqual({});
  });

  it.each([
    ['plays something', (table: Table) => act(table, 'b', 'play')],
    [
      'is a bot that plays something',
      (table: Table) => {
        table.sitters = { b: 'rules' };
        table.playBot('b', () => ({ type: 'play' }));
        table.sitters = {};
      },
    ],
    [
      'plays something as ordered',
      (table: Table) => {
        const order = { order: 'plays', until: 'answer', times: 1 } as const;
        return table.answer({ moves: [{ seat: 'b', action: { type: 'pass' } }], order });
      },
    ],
    [
      'takes something back',
      (table: Table) => {
        act(table, 'b', 'pass');
        return table.undo({ host: true });
      },
    ],
  ])('is asked again once the other one %s', (_, other) => {
    const table = duel();
    ready(table, 'a');
    other(table);
    expect(JSON.stringify(table.memory().orders)).not.toContain('ready');
    act(table, 'b', 'pass');
    while (table.ask()[0]?.seat === 'b') act(table, 'b', 'pass');
    expect(table.ask().map(({ seat }) => seat)).toEqual(['a']);
  });

  it('stays so while the other one only passes, and does something else with the next answer of its own', () => {
    const table = duel();
    ready(table, 'a');
    act(table, 'b', 'pass');
    expect(movesOf(table)).toEqual(['a pass', 'b pass', 'a pass as ordered']);
    ready(table, 'b');
    expect(table.combat.state).toMatchObject({ thrown: 1 });
    ready(table, 'a');
    act(table, 'b', 'play');
    act(table, 'b', 'pass');
    act(table, 'a', 'pass');
    expect(table.memory().orders).toEqual({});
  });

  it('does not throw while somebody else is asked beside the throw', () => {
    const table = duel(seededDice(1), { late: true });
    ready(table, 'a');
    for (const _ of [1, 2]) act(table, 'b', 'pass');
    expect(table.ask().map(({ seat }) => seat)).toEqual(['a', 'b']);
    expect(table.combat.state).toMatchObject({ thrown: 0 });
    act(table, 'b', 'pass');
    expect(table.combat.state).toMatchObject({ thrown: 1 });
  });

  it('is so up to the throw and no longer', () => {
    const table = duel();
    act(table, 'a', 'pass');
    ready(table, 'b');
    act(table, 'a', 'pass');
    expect(Object.keys(table.memory().orders)).toEqual(['b']);
    table.answer({ moves: ['pass', 'throw'].map((type) => ({ seat: 'a', action: { type } })) });
    expect(table.combat.state).toMatchObject({ thrown: 1 });
    expect(table.memory().orders).toEqual({});
  });

  it('is so after the table was opened again, in no move and in no message', () => {
    const table = duel();
    const viewer = new Viewer(table, ['b']);
    viewer.whole();
    ready(table, 'a');
    expect(JSON.stringify([viewer.step(), viewer.whole(), table.combat.moves])).not.toContain('ready');
    const again = Table.open(game, table.combat, wire(table.memory()));
    act(again, 'b', 'pass');
    expect(movesOf(again).at(-1)).toBe('a pass as ordered');
  });
});

// ------------------------------------------------------------------ fleets

const fleets = await loadGame('twilight-imperium');
const presetOf = (id: string) => fleets.setup.presets.find((preset) => preset.id === id)?.setup;
const roundOf = (table: Table): number => (table.combat.state as unknown as { round: number }).round;

/** Taps and pads of a whole fight on two phones, or on one device. */
function tapsOf(setup: unknown, seed: number, phones: boolean, typed: boolean): { taps: number; rounds: number } {
  const dice = typed ? manualDice(seed) : seededDice(seed);
  const around: TableOptions = phones ? { watched: true } : { shared: true };
  const table = new Table(fleets, Combat.begin(fleets.rules, setup, dice) as Combat<Types>, around);
  table.start();
  const { far, hear } = devicesAt(table, [['attacker'], ['defender']]);
  let taps = 0;
  let rounds = 0;
  for (; table.combat.outcome === undefined; taps++) {
    rounds = Math.max(rounds, roundOf(table));
    const { awaited } = table;
    if (awaited) table.typeDice(Array.from({ length: awaited.count }, (_, i) => ((7 * i + 3 * taps + seed) % 10) + 1));
    else {
      const asking = phones ? far : [table];
      const [found] = asking.flatMap((one) => one.ask().map((question) => ({ one, question })));
      if (!found) throw new Error(`nobody is asked at ${table.combat.frame?.step}`);
      const { one, question } = found;
      const free = question.choices.filter(({ not, place }) => !not && place === 'flow');
      // Nobody is asked where there is nothing to decide: the throw is the one tap of a round.
      if (phones && question.kind !== 'roll') expect(free.length, `${question.seat} decides`).toBeGreaterThan(1);
      const answer = one.answer({ moves: answerByPolicy(fleets as AnyGame, table, question) });
      if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
    }
    hear();
  }
  return { taps, rounds };
}

it.each([
  ['dice by Fray', presetOf('medium-fleets'), false],
  ['typed dice and cards that nobody has named', withUnknownHands(presetOf('medium-fleets')), true],
])(
  'medium-fleets with %s: two phones take at most two taps a round more than one device, nobody is asked for nothing',
  (_, setup, typed) => {
    const one = tapsOf(setup, 35, false, typed);
    const two = tapsOf(setup, 35, true, typed);
    expect(two.rounds).toBe(one.rounds);
    expect(two.taps).toBeLessThanOrEqual(one.taps + 2 * two.rounds);
  },
);

it('a route through windows of others is never refused', () => {
  expect(tapsOf(withUnknownHands(presetOf('ambush')), 35, true, false).rounds).toBeGreaterThan(0);
});
