import { Combat, clone, defineRuleset, type Frame, seededDice, type Types } from '@fray/engine';
import type { OrderRule, StandingOrder } from '@fray/games';
import { expect, test } from 'vitest';
import { Table } from './table.ts';
import type { TableGame } from './types.ts';

/** Three prompts in turn: one for each seat, and one for both. */
const PROMPTS = [['a'], ['b'], ['a', 'b']];
interface Rows extends Types {
  state: { frames: Frame<Rows>[]; made: number };
  view: Rows['state'];
}
const rules = defineRuleset<Rows>({
  id: 'rows',
  version: 1,
  first: 'prompt',
  seats: ['a', 'b'],
  begin: () => ({ frames: [], made: 0 }),
  steps: {
    prompt: {
      title: 'Row',
      to: [],
      choices({ made }, _, offer) {
        for (const seat of PROMPTS[made % PROMPTS.length] ?? []) {
          offer(seat, { type: 'row' });
          offer(seat, { type: 'rest' });
        }
      },
      on: {
        row({ state }) {
          state.made++;
        },
        rest: () => undefined,
      },
    },
  },
  actions: { row: { role: 'acts' }, rest: { role: 'acts' } },
  outcome: () => undefined,
  score: () => 0,
  view: (state) => state,
  imagine: (view) => clone(view),
});

/** How often an order was asked for its next move. */
let asked = 0;
/** Rows a number of times. */
const rows: OrderRule<Types> = ({ order, free }) => {
  asked++;
  const [choice] = free;
  const times = Number(order.times);
  return times && choice ? { choice, order: { ...order, times: times - 1 } } : undefined;
};
const times = (count: number): StandingOrder => ({ order: 'rows', until: 'answer', times: count });
const game: TableGame = {
  rules: rules as unknown as TableGame['rules'],
  players: ['a', 'b'],
  bot: () => ({ type: 'row' }),
  orders: { rows },
};
function begin(): Table {
  asked = 0;
  return new Table(game, Combat.begin(game.rules, {}, seededDice(1)));
}
const answer = (table: Table, seat: string, order?: StandingOrder) =>
  table.answer({ moves: [{ seat, action: { type: 'row' } }], order });
const movesOf = (table: Table) => table.combat.moves.map(({ seat, part }) => `${seat} ${part ?? 'decides'}`);
const seatsOf = (table: Table) => table.ask().map(({ seat }) => seat);

test('an order is asked once a move, holds while another seat is asked, and ends when it has nothing more to do', () => {
  const table = begin();
  answer(table, 'a', times(1));
  expect(seatsOf(table)).toEqual(['b']);
  answer(table, 'b');
  // Nobody but its own seat may be asked.
  expect(seatsOf(table)).toEqual(['a', 'b']);
  expect(asked).toBe(0);
  answer(table, 'b');
  expect(asked).toBe(1);
  expect(movesOf(table)).toEqual(['a decides', 'b decides', 'b decides', 'a chosen']);
  answer(table, 'b');
  answer(table, 'b');
  expect(asked).toBe(2);
  expect(seatsOf(table)).toEqual(['a']);
  // It was asked and had nothing more to do, so it has ended.
  for (const seat of ['a', 'b', 'b']) answer(table, seat);
  expect(asked).toBe(2);
});

test('an order ends when its seat answers without one; that of another seat holds', () => {
  const table = begin();
  answer(table, 'a', times(9));
  answer(table, 'b', times(9));
  answer(table, 'a');
  expect(seatsOf(table)).toEqual(['a']);
  answer(table, 'a');
  expect(movesOf(table).slice(2)).toEqual(['a decides', 'a decides', 'b chosen']);
});

test('one undo takes back the answer with everything that orders made of it, and ends every order', () => {
  const table = begin();
  answer(table, 'a', times(9));
  answer(table, 'b', times(9));
  answer(table, 'b', times(9));
  expect(movesOf(table).slice(2)).toEqual(['b decides', 'a chosen', 'b chosen']);
  expect(table.undo().ok).toBe(true);
  expect(movesOf(table)).toEqual(['a decides', 'b decides']);
  answer(table, 'b');
  expect(seatsOf(table)).toEqual(['a']);
});
