import { type DecidedMove, seededDice, type Types } from '@fray/engine';
import { withOtherSecrets } from '@fray/engine/testkit';
import { type GameWithSetup, loadWithSetup } from '@fray/games';
import { describe, expect, it, test } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { Moments } from './moments.ts';
import { Table } from './table.ts';
import { dealAnew } from './testing/deals.ts';
import { answerByPolicy, chanceWith, tableOf } from './testing/play.ts';
import { must } from './testing/random.ts';
import type { Reply } from './types.ts';
import { Viewer } from './viewer.ts';

const all = await Promise.all(TESTED_GAMES.map(loadWithSetup));
const games = all.filter(({ rules }) => rules.secrets);
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const drawWith = (seed: number): (() => number) => {
  const dice = seededDice(seed);
  return () => ((dice.pull('roll', 1, 1000)[0] as number) - 1) / 999;
};

/** Answers by policy; `each` is called at every prompt and may answer instead. */
function play(game: GameWithSetup, seed: number, each: (table: Table) => boolean): void {
  const { presets } = game.setup;
  const table = tableOf(game, presets[seed % presets.length]?.setup, seed, { watched: true });
  must(table.start());
  for (let i = 0; i < 300 && table.combat.outcome === undefined; i++) {
    if (table.combat.need) must(table.leaveDice());
    else if (!each(table)) {
      const question = table.ask().find(({ choices }) => choices.some(({ form, not }) => !form && !not));
      // Only forms are left: what people enter is no part of this.
      if (!question) return;
      must(table.answer({ moves: answerByPolicy(game, table, question) }));
    }
  }
}
/** What a viewer gets, and when: the seat passes after that many milliseconds, if the table does not pass for it. */
function tellPass(table: Table, seat: string, viewer: string, after: number): unknown[] {
  const watching = new Viewer(table, [viewer]);
  const said: unknown[] = [[0, watching.whole()]];
  const moments = new Moments(table, drawWith(table.combat.at));
  const due = moments.look(0);
  const window = table.veiled().find((one) => one.seat === seat);
  if (!window) return said;
  const pass: DecidedMove<Types> = { seat, action: window.pass.action };
  const { at: before } = table.combat;
  const make = (now: number): void => {
    must(table.answer({ moves: [pass] }));
    const made = table.combat.history().slice(before - table.combat.at);
    // What comes to light then may differ: when it is sent may not.
    said.push([now, made.some(({ fence }) => fence !== undefined) ? 'revealed' : watching.step()]);
  };
  if (!window.forced && !moments.waits(pass, after)) make(after);
  else {
    const at = moments.look(after) ?? due ?? 0;
    if (moments.due(at)?.moves[0]?.seat === seat) make(at);
  }
  return said;
}

describe.each(games.map((game) => [game.id, game] as const))(
  '%s: a pass that could tell what a hand holds',
  (_, game) => {
    it('waits for at most six seconds in the longest turn, at the median of twenty games', () => {
      const longest: number[] = [];
      for (let seed = 1; seed <= 20; seed++) {
        const turns = new Map<string, number>();
        let moments: Moments | undefined;
        let now = 0;
        play(game, seed, (table) => {
          moments ??= new Moments(table, drawWith(seed));
          const due = moments.look(now);
          if (due === undefined) return false;
          const turn = String(game.roundOf?.(table.combat.state));
          turns.set(turn, (turns.get(turn) ?? 0) + due - now);
          now = due;
          must(table.answer(moments.due(now) as Reply));
          return true;
        });
        longest.push(Math.max(0, ...turns.values()));
      }

      expect(median(longest)).toBeLessThanOrEqual(6000);
    });
  },
);

test('two deals in which a seat passes before its moment tell the others the same at the same times', () => {
  const game = all.find(({ id }) => id === 'flesh-and-blood') as (typeof all)[number];
  let forced = 0;
  let free = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const chance = chanceWith(seed);
    play(game, seed, (table) => {
      const [viewer = ''] = game.players;
      const window = table.veiled().find(({ seat }) => seat !== viewer);
      if (!window) return false;
      const { seat } = window;
      const other = withOtherSecrets(game.rules, table.combat.state, viewer, chance);
      if (!other) return false;
      const deals = [table.combat.state, other].map((state) => dealAnew(game, table, state, [])) as [Table, Table];
      const [one, two] = deals.map((deal) => deal.veiled().find((found) => found.seat === seat)?.forced);
      const said = deals.map((deal) => JSON.stringify(tellPass(deal, seat, viewer, 300)));
      expect(said[0] === said[1], `${seat} at ${table.combat.frame?.step}`).toBe(true);
      if (one !== two) forced++;
      else free++;
      return false;
    });
  }
  expect(forced, 'one deal can do nothing, the other could').toBeGreaterThan(0);
  expect(free).toBeGreaterThan(0);
});

test('a pass that is ready after its moment is made at once', () => {
  const game = all.find(({ id }) => id === 'flesh-and-blood') as (typeof all)[number];
  let tried = 0;
  play(game, 1, (table) => {
    const window = table.veiled().find((one) => !one.forced);
    if (!window) return false;
    const moments = new Moments(table, () => 0);
    moments.look(1000);
    const pass = { seat: window.seat, action: window.pass.action };
    expect(moments.waits(pass, 1799)).toBe(true);
    expect(moments.due(1799)).toBeUndefined();
    expect(moments.due(1800)).toEqual({ moves: [pass] });
    const late = new Moments(table, () => 1);
    late.look(1000);
    expect(late.waits(pass, 3500)).toBe(false);
    expect(late.due(3500)).toBeUndefined();
    tried++;
    return false;
  });
  expect(tried).toBeGreaterThan(0);
});

test('at a watched table nothing passes at once where a pass could tell what a hand holds: no order, and nobody else', () => {
  const game = all.find(({ id }) => id === 'flesh-and-blood') as (typeof all)[number];
  let made = 0;
  let ordered = 0;
  for (const seed of [1, 2]) {
    let moments: Moments | undefined;
    let now = 0;
    let from = 0;
    play(game, seed, (table) => {
      const { combat } = table;
      for (; from < combat.at; from++) {
        const move = combat.moves[from];
        const branch = move?.part ? combat.branch(from) : undefined;
        if (!move || !branch) continue;
        made++;
        const found = new Table(game, branch, { watched: true }).veiled().find(({ seat }) => seat === move.seat);
        expect(found?.pass.action, `move ${from} of ${move.seat}`).not.toEqual(move.action);
      }
      moments ??= new Moments(table, drawWith(seed));
      const due = moments.look(now);
      if (due === undefined) return false;
      if (table.veiled().some(({ order }) => order)) ordered++;
      now = due;
      must(table.answer(moments.due(now) as Reply));
      return true;
    });
  }
  expect([made > 0, ordered > 0]).toEqual([true, true]);
});
