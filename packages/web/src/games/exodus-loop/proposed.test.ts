import { type Choice, Combat, focusOf, seededDice, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { game } from '@fray/games/exodus-loop';
import type { Exodus } from '@fray/games/exodus-loop/screen';
import { setup } from '@fray/games/exodus-loop/setup';
import { Table } from '@fray/table';
import { expect, test } from 'vitest';
import type { OnScreen } from '../../table/screen.ts';
import { propose } from './proposed.ts';

const isFree = ({ not }: Choice<Exodus>): boolean => !not;
const givesOrders = ({ state }: Combat<Exodus>): boolean => focusOf(game.rules, state)?.about === 'orders';

/** The first moment at which the player gives orders. */
function atOrders(combat: Combat<Exodus>): void {
  for (let i = 0; i < 20 && !givesOrders(combat); i++) {
    const next = combat.choices().find((one) => isFree(one) && ['done', 'go-on'].includes(one.action.type));
    if (!next || !combat.move(next.seat, next.action).ok) throw new Error(combat.frame?.step);
  }
}

/** A screen of this combat that can look ahead, and nothing else. */
function screenOf(combat: Combat<Exodus>): Pick<OnScreen<Exodus>, 'together'> {
  const table = new Table(game as unknown as AnyGame, combat as unknown as Combat<Types>);
  const together: OnScreen['together'] = (seat, belongs, pick) => table.together(seat, belongs, pick);
  return { together } as unknown as OnScreen<Exodus>;
}

test('one yes gives an order to everybody who waits for one, as the policy has it, and carries the turn out', () => {
  let turns = 0;
  for (const preset of setup.presets) {
    const read = setup.check(preset.setup);
    if (!read.ok || preset.id === 'blank') continue;
    const combat = Combat.begin(game.rules, read.setup, seededDice(3));
    if (combat.outcome === undefined) atOrders(combat);
    const { orders, moves, bare, view } = propose(screenOf(combat), 'player');
    const waiting = combat.choices().filter((one) => isFree(one) && one.action.type === 'select');
    expect(orders.length, preset.id).toBeGreaterThan(0);
    expect(orders.length, preset.id).toBeLessThanOrEqual(waiting.length);
    // Nothing of it has happened, and the view shows what would.
    expect(combat.choices().filter((one) => isFree(one) && one.action.type === 'select')).toEqual(waiting);
    const told = view.squadrons.filter((unit) => unit.side === 'player' && unit.order !== null);
    expect(told.length, preset.id).toBeLessThanOrEqual(orders.length);
    const twin = Combat.begin(game.rules, read.setup, seededDice(3));
    atOrders(twin);
    for (const { action } of moves) expect(combat.move('player', action).ok, preset.id).toBe(true);
    expect(combat.frame?.step, preset.id).not.toMatch(/^9 /);
    // The same turn without them.
    for (const { action } of bare) expect(twin.move('player', action).ok, preset.id).toBe(true);
    expect(twin.frame?.step, preset.id).not.toMatch(/^9 /);
    expect(bare.map(({ action }) => action.type)[0]).toBe('execute');
    turns++;
  }
  expect(turns).toBeGreaterThan(8);
});

test('the policy gives the orders move by move, and a ship that has one gets no second one', () => {
  const preset = setup.presets.find(({ id }) => id === 'triangle');
  const combat = Combat.begin(game.rules, preset?.setup as Exodus['setup'], seededDice(3));
  atOrders(combat);
  const { orders, moves } = propose(screenOf(combat), 'player');
  expect(new Set(orders.map(({ ship }) => ship)).size).toBe(orders.length);
  const copy = Combat.begin(game.rules, preset?.setup as Exodus['setup'], seededDice(3));
  atOrders(copy);
  const from = copy.at;
  for (const _ of moves) copy.playBot('player', game.bot);
  const made = copy.history().slice(from - copy.at);
  expect(made.map(({ move }) => move.action)).toEqual(moves.map(({ action }) => action));
  // The first ship has its order: it is no longer among those that are asked about.
  for (const { action } of moves.slice(0, 2)) combat.move('player', action);
  expect(propose(screenOf(combat), 'player').orders.map(({ ship }) => ship)).toEqual(
    orders.slice(1).map(({ ship }) => ship),
  );
});
