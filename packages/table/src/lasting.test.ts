import type { StandingOrder } from '@fray/games';
import { expect, it } from 'vitest';
import type { Table } from './table.ts';
import { loadGame, tableOf } from './testing/play.ts';
import { openAnswer } from './testing/taps.ts';

const game = await loadGame('twilight-imperium');
/** Two dreadnoughts a side and a Direct Hit each: lines that can be answered. */
function setup(hand: readonly string[] | null = ['direct-hit'], leaders: readonly string[] = []): unknown {
  const forces = '2 dreadnought, 1 carrier, 1 cruiser, 2 fighter';
  const read = game.setup.check({
    attacker: { forces: `letnev: ${forces}`, hand, leaders },
    defender: { forces: `sol: ${forces}`, hand },
    start: 'P1.1',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.setup;
}
const open = (seed = 1): Table => {
  const table = tableOf(game, setup(), seed, { shared: true });
  table.start();
  return table;
};
const must = (answer: { ok: boolean }): void => expect(answer).toMatchObject({ ok: true });
/** Answers with what is filled until `stop`; false: it is over. */
function playUntil(table: Table, stop: (table: Table) => boolean): boolean {
  for (let i = 0; i < 100 && table.combat.outcome === undefined; i++) {
    if (stop(table)) return true;
    const asked = table.ask();
    const question = asked.find(({ kind }) => kind === 'roll') ?? asked[0];
    if (!question) return false;
    must(table.answer({ moves: openAnswer(game, table, question) }));
  }
  return false;
}
const isReply = (table: Table): boolean => table.ask().some(({ kind }) => kind === 'reply');
const order = (order: string, more: Partial<StandingOrder> = {}): StandingOrder => ({
  order,
  until: 'combat',
  window: 'sustained',
  ...more,
});

it('a line is answered on the open face by seats that could hold something, with every target for the one that looks', () => {
  const table = open();
  expect([table.liesOpen, table.viewer, table.handOverTo]).toEqual([true, undefined, undefined]);
  expect(table.seatsWithHand).toEqual(['attacker', 'defender']);
  expect(playUntil(table, isReply)).toBe(true);
  const [question] = table.ask();
  if (question?.kind !== 'reply') throw new Error('no reply');
  const owner = question.line[0]?.seat;
  const other = owner === 'attacker' ? 'defender' : 'attacker';
  const isAsked = (seat: string) => table.ask().find((one) => one.seat === seat);
  expect(isAsked(other)).toMatchObject({ couldHold: true, targets: [] });
  table.holder = other;
  const own = isAsked(other);
  if (own?.kind !== 'reply') throw new Error('no reply');
  expect(own.couldHold).toBe(false);
  expect(own.targets.length).toBeGreaterThan(0);
  const { at } = table.combat;
  const [target] = own.targets as [(typeof own.targets)[number]];
  must(table.answer({ moves: [target.choice], after: target.after }));
  // The device lies open again, and others may still answer.
  expect(table.holder).toBeUndefined();
  if (isReply(table)) must(table.answer({ moves: openAnswer(game, table, table.ask()[0] as never) }));
  const used = table.combat.moves
    .slice(at)
    .filter(({ action }) => 'effect' in action && action.effect === 'direct-hit');
  expect(used).toHaveLength(1);
  // One undo takes back the whole line with its answer.
  must(table.undo({ host: true }));
  expect(table.combat.at).toBe(at);
});

it('who never answers is not asked; if nobody is left the question is not shown', () => {
  const table = open();
  for (const seat of game.players) must(table.setOrder(seat, order('pass')));
  const asksAboutSustains = (one: Table) =>
    one
      .ask()
      .some((question) => question.kind === 'reply' && question.line.every(({ action }) => action.type === 'sustain'));
  expect(playUntil(table, asksAboutSustains)).toBe(false);
});

it('a stop asks its seat to take the device, with any hand; a pass ends it for that line', () => {
  const table = open();
  must(table.setOrder('attacker', order('ask')));
  must(table.setOrder('defender', order('ask')));
  expect(playUntil(table, ({ handOverTo }) => handOverTo !== undefined)).toBe(true);
  const seat = table.handOverTo as string;
  table.holder = seat;
  expect(table.handOverTo).toBeUndefined();
  const pass = table
    .ask()
    .find((one) => one.seat === seat)
    ?.choices.find(({ role }) => role === 'passes');
  must(table.answer({ moves: pass ? [pass] : [] }));
  expect(table.handOverTo).not.toBe(seat);
});

it('a stop before the dice fires once a roll, in the first round alone if it says so', () => {
  const stopsOf = (more: Partial<StandingOrder>): number => {
    const table = open();
    must(table.setOrder('attacker', order('ask', { window: 'dice', ...more })));
    let stops = 0;
    playUntil(table, () => {
      if (table.handOverTo === undefined) return false;
      table.holder = table.handOverTo;
      table.putDown();
      stops++;
      return false;
    });
    return stops;
  };
  expect(stopsOf({ first: true })).toBe(1);
  expect(stopsOf({})).toBeGreaterThan(1);
});

it('what is free is taken unless its seat wants to be asked', () => {
  const asks = (stop: boolean): boolean => {
    const table = tableOf(game, setup(null, ['rear-admiral-farran']), 1, { shared: true });
    table.start();
    if (stop) must(table.setOrder('attacker', { order: 'ask', until: 'combat', effect: 'rear-admiral-farran' }));
    const isGain = (one: Table) =>
      one
        .ask()
        .some(({ choices }) =>
          choices.some(({ action }) => 'effect' in action && action.effect === 'rear-admiral-farran'),
        );
    return playUntil(table, isGain);
  };
  expect([asks(false), asks(true)]).toEqual([false, true]);
});

it('orders that last stay through answers and undo, end with their round, and are no part of the combat', () => {
  const table = open();
  must(table.setOrder('attacker', order('pass', { until: 'round' })));
  must(table.setOrder('defender', order('pass')));
  const { state } = table.combat;
  expect(JSON.stringify(table.combat.moves)).not.toContain('"order"');
  const [question] = table.ask();
  must(table.answer({ moves: openAnswer(game, table, question as never) }));
  must(table.undo({ host: true }));
  expect(table.lasting.of('attacker', state)).toHaveLength(1);
  expect(playUntil(table, ({ combat }) => (combat.state as { round?: number }).round === 2)).toBe(true);
  expect(table.lasting.of('attacker', table.combat.state)).toEqual([]);
  expect(table.lasting.of('defender', table.combat.state)).toHaveLength(1);
});

it('stored orders come back; one that no longer fits is dropped and named', () => {
  const table = open();
  must(table.setOrder('attacker', order('pass')));
  const stored = JSON.parse(JSON.stringify(table.lasting.save())) as Record<string, StandingOrder[]>;
  const other = open();
  const wrong = [
    order('take', { window: 'nowhere' }),
    { order: 'pass', until: 'answer' as const, window: 'sustained' },
  ];
  const dropped = other.lasting.restore(
    { ...stored, defender: wrong, nobody: [order('pass')] },
    other.combat.state,
    game.players,
  );
  expect(other.lasting.of('attacker', other.combat.state)).toEqual(stored.attacker);
  expect(dropped.map(({ seat }) => seat)).toEqual(['defender', 'defender', 'nobody']);
  expect(other.setOrder('attacker', order('take', { window: 'nowhere' }))).toMatchObject({
    ok: false,
    reason: { code: 'order-unfit', window: 'nowhere' },
  });
});
