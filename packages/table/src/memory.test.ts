import { type Combat, hash, makeSave, parseSave, type Types } from '@fray/engine';
import { type AnyGame, loadWithSetup } from '@fray/games';
import { describe, expect, it, test } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import type { TableMemory } from './memory.ts';
import { Table } from './table.ts';
import { PLAYS, playDeclared, withCards } from './testing/lines.ts';
import { howMany, playAtRandom, setupsOf } from './testing/random.ts';
import type { TableOptions } from './types.ts';

const many = howMany(process.env.FRAY_TABLES);
const { longest } = many;

/** The table again from what would be stored of it. */
function reopen(game: AnyGame, table: Table, keep = (memory: TableMemory): TableMemory => memory): Table {
  const save = parseSave(game.rules, JSON.stringify(makeSave(table.combat)));
  if (!save.ok) throw new Error(JSON.stringify(save.reason));
  const memory = JSON.parse(JSON.stringify(keep(table.memory()))) as TableMemory;
  return Table.open(game, save.combat as Combat<Types>, memory);
}
/** All that a table says of a moment, without the number of the moment, which counts from zero again: part by part, as text. */
function saidBy(table: Table): ReadonlyMap<string, string> {
  const { seatsToAsk, awaited, viewer, handOverTo, stopsFor, isDeclared } = table;
  const questions = table.ask().map((question) => ({ ...question, seen: 0 }));
  const around = { seatsToAsk, awaited, viewer, handOverTo, stopsFor, isDeclared, next: table.seatToAsk() };
  const said = { ...around, questions, late: table.missedOffers(), ...table.memory() };
  return new Map(Object.entries(said).map(([part, value]) => [part, JSON.stringify(value) ?? '']));
}
/** The parts that differ: a whole difference would be as long as the table. */
const differs = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((part) => a.get(part) !== b.get(part));

const AROUND: readonly TableOptions[] = [{}, { shared: true }, { open: true }];
const games = await Promise.all(TESTED_GAMES.map(loadWithSetup));

test('a decision that a card interrupts goes on after the table was closed and opened again before every answer', async () => {
  const game = games.find(({ id }) => id === 'twilight-imperium') as (typeof games)[number];
  const setups = game.setup.presets.slice(0, 4).map(({ setup }) => withCards(setup));
  let waited = 0;
  const before = (table: Table): Table => {
    if (table.memory().pending.moves.length) waited++;
    const again = reopen(game, table);
    expect(differs(saidBy(again), saidBy(table))).toEqual([]);
    return again;
  };
  for (const plays of PLAYS)
    for (const [seed, setup] of setups.entries()) {
      const whole = playDeclared(game, setup, seed, plays, { rounds: 2 });
      expect(hash(playDeclared(game, setup, seed, plays, { rounds: 2, before }))).toBe(hash(whole));
    }
  expect(waited).toBeGreaterThan(0);
});

describe.each(games.map((game) => [game.id, game] as const))('%s: what a table keeps beside the log', (_, game) => {
  it('a table that is closed and opened again before every answer asks the same and goes on the same', () => {
    for (const [number, setup] of setupsOf(game, many).entries()) {
      const around = AROUND[number % AROUND.length] as TableOptions;
      const options = { ...around, longest, setup, seed: number + 300, orders: true as const };
      const before = (table: Table): Table => {
        const again = reopen(game, table);
        expect(differs(saidBy(again), saidBy(table))).toEqual([]);
        return again;
      };
      const whole = playAtRandom(game, options).combat;
      const closed = playAtRandom(game, { ...options, before }).combat;
      expect(hash(closed.moves)).toBe(hash(whole.moves));
      expect(hash(closed.state)).toBe(hash(whole.state));
    }
  });
});
