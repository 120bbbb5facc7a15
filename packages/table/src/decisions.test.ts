import { Combat, choices, same, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { listDecisions } from './decisions.ts';

const found = findGame('twilight-imperium');
if (!found.ok) throw new Error('twilight-imperium');
const game = await loadWhole(found.card);
const setup = game.setup.presets.find(({ id }) => id === 'carrier-raid')?.setup;
const combat = Combat.begin(game.rules, setup, seededDice(1)) as Combat<Types>;
while (combat.outcome === undefined) combat.playBot(combat.choices()[0]?.seat ?? '', game.bot);
const listed = (seats: readonly string[], more: Partial<typeof game> = {}) =>
  listDecisions({ game: { ...game, ...more }, combat, first: 0, seats });

describe('decisions of a combat', () => {
  it('are those moves that could have been others, with all that was offered then', () => {
    const all = listed(game.players);
    expect(all.length).toBeGreaterThan(3);
    for (const { at, seat, action, list } of all) {
      expect(combat.moves[at]).toMatchObject({ seat, action });
      expect(list.length).toBeGreaterThan(1);
      const state = combat.moment(at) as Types['state'];
      expect(list).toEqual(choices(game.rules, state).filter((choice) => choice.seat === seat));
      expect(list.some((one) => same(one.action, action))).toBe(true);
    }
    const others = combat.moves.filter((_, at) => !all.some((one) => one.at === at));
    expect(others.length).toBeGreaterThan(0);
  });

  it('are listed for the seats that were asked for', () => {
    const both = listed(game.players);
    for (const seat of ['attacker', 'defender'])
      expect(listed([seat])).toEqual(both.filter((one) => one.seat === seat));
    expect(listed([])).toEqual([]);
  });

  it('leave out what nobody is known to hold, unless it was done', () => {
    const before = listed(game.players).find(({ list }) => list.length > 2);
    const other = before?.list.find(({ action }) => !same(action, before.action));
    const without = (action: Types['action'] | undefined) =>
      listed(game.players, { mayNotHold: (choice) => same(choice.action, action) }).find(({ at }) => at === before?.at);
    expect(without(other?.action)?.list).toEqual(before?.list.filter((choice) => choice !== other));
    expect(without(before?.action)?.list).toEqual(before?.list);
  });
});
