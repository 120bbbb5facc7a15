import { Combat, type PromptChoice, seeded, type Types } from '@fray/engine';
import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { COMMANDS, propose } from './proposed.ts';

const card = GAMES.find(({ id }) => id === 'exodus-loop');

/** The first moment at which the player gives orders. */
function atOrders(combat: Combat<Types>): void {
  for (let i = 0; i < 20 && !COMMANDS.includes(combat.frame?.step ?? ''); i++) {
    const next = combat.choices().find((one) => !one.not && ['done', 'go-on'].includes(one.action.type));
    if (!next || !combat.move(next.seat, next.action).ok) throw new Error(combat.frame?.step);
  }
}

test('one yes gives an order to everybody who waits for one, as the policy has it, and carries the turn out', async () => {
  const game = await card?.load();
  if (!game) throw new Error('no such game');
  let turns = 0;
  for (const preset of game.setup.presets) {
    const read = game.setup.check(preset.setup);
    if (!read.ok || preset.id === 'blank') continue;
    const combat = Combat.begin(game.rules, read.setup, seeded(3));
    if (combat.outcome === undefined) atOrders(combat);
    const [seat = ''] = game.players;
    const { orders, moves, bare, view } = propose({ game, view: combat.view(seat) }, seat);
    const waiting = combat.choices().filter((one) => !one.not && one.action.type === 'select');
    expect(orders.length, preset.id).toBeGreaterThan(0);
    expect(orders.length, preset.id).toBeLessThanOrEqual(waiting.length);
    // Nothing of it has happened, and the view shows what would.
    expect(combat.choices().filter((one) => !one.not && one.action.type === 'select')).toEqual(waiting);
    const told = view.squadrons.filter((unit) => unit.side === seat && unit.order !== null);
    expect(told.length, preset.id).toBeLessThanOrEqual(orders.length);
    const twin = Combat.begin(game.rules, read.setup, seeded(3));
    atOrders(twin);
    for (const { action } of moves) expect(combat.move(seat, action).ok, preset.id).toBe(true);
    expect(COMMANDS[0], preset.id).not.toBe(combat.frame?.step);
    // The same turn without them.
    for (const { action } of bare) expect(twin.move(seat, action).ok, preset.id).toBe(true);
    expect(bare.map(({ action }: PromptChoice<Types>) => action.type)).toContain('execute');
    turns++;
  }
  expect(turns).toBeGreaterThan(8);
});
