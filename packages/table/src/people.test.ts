import { Combat, clone, defineRuleset, type Frame, makeSave, openSave, seededDice, type Types } from '@fray/engine';
import { expect, test } from 'vitest';
import { hidesAmong } from './device.ts';
import { Table } from './table.ts';
import { answerAtRandom, answerByPolicy, chanceWith, loadGame, tableOf } from './testing/play.ts';
import type { TableGame, TableOptions } from './types.ts';

/** Three seats that may always move, all at once. */
interface Crowd extends Types {
  state: { frames: Frame<Crowd>[] };
  view: Crowd['state'];
}
const crowd = defineRuleset<Crowd>({
  id: 'crowd',
  version: 1,
  first: 'all',
  seats: ['a', 'b', 'c'],
  begin: () => ({ frames: [] }),
  steps: {
    all: {
      title: 'All',
      to: [],
      choices(_, __, offer) {
        for (const seat of crowd.seats) offer(seat, { type: 'row' });
      },
      on: { row: () => undefined },
    },
  },
  actions: { row: { role: 'acts' } },
  outcome: () => undefined,
  score: () => 0,
  view: (state) => state,
  imagine: (view) => clone(view),
});
const game: TableGame = {
  rules: crowd as unknown as TableGame['rules'],
  players: ['a', 'b', 'c'],
  bot: () => ({ type: 'row' }),
};
function crowdWith(moves: readonly string[], sitters: NonNullable<TableOptions['sitters']>): Table {
  const combat = Combat.begin(game.rules, {}, seededDice(1));
  for (const seat of moves) combat.move(seat, { type: 'row' });
  return new Table(game, combat, { sitters });
}

test('of several bots the one that has waited longest moves; people are never moved', () => {
  const moves = ['b', 'a', 'b', 'c'];
  expect(crowdWith(moves, { a: 'rules', b: 'rules', c: 'easy' }).botToMove()).toBe('a');
  expect(crowdWith(moves.slice(0, 2), { a: 'rules', b: 'rules', c: 'rules' }).botToMove()).toBe('c');
  expect(crowdWith(moves, {}).botToMove()).toBeUndefined();
});

test('undo takes back what a person decided with everything that bots made since; redo makes all of it again', async () => {
  const cards = await loadGame('flesh-and-blood');
  const table = tableOf(cards, cards.setup.presets[0]?.setup, 4, { sitters: { B: 'rules' } });
  const { combat } = table;
  table.start();
  for (let i = 0; i < 200; i++) {
    const bot = table.botToMove();
    if (bot !== undefined) table.playBot(bot);
    else if (combat.at > 60) break;
    else {
      const [question] = table.ask();
      if (!question) throw new Error('nobody is asked');
      table.answer({ moves: answerByPolicy(cards, table, question) });
    }
  }
  const decided = combat.lastDecision as number;
  expect(combat.moves.slice(decided).map(({ seat }) => seat)).toContain('B');
  const { at, state } = combat;
  const refused = table.undo();
  expect(refused).toMatchObject({ ok: false, reason: { code: 'fence' } });
  expect(combat.at).toBe(at);
  expect(table.undo({ host: true }).ok).toBe(true);
  expect(combat.at).toBe(decided);
  expect(table.redo().ok).toBe(true);
  expect(combat.at).toBe(at);
  expect(combat.state).toEqual(state);
  // The same of a combat that was stored, whose past is found in pieces of one move.
  const opened = openSave(cards.rules, makeSave(combat));
  if (!opened.ok) throw new Error(opened.reason.code);
  let pieces = 0;
  for (const work = opened.combat.reach(opened.combat.lastDecision as number); !work.next().done; ) pieces++;
  expect(pieces).toBeGreaterThanOrEqual(at - decided);
  expect(new Table(cards, opened.combat, { sitters: { B: 'rules' } }).undo({ host: true }).ok).toBe(true);
  expect(opened.combat.at).toBe(decided);
});

test('where nobody but bots has moved there is nothing to undo', () => {
  const table = crowdWith([], { a: 'rules', b: 'rules', c: 'rules' });
  for (const seat of ['a', 'b']) table.playBot(seat);
  expect(table.canUndo).toBe(false);
  expect(table.undo({ host: true })).toMatchObject({ ok: false, reason: { code: 'nothing-to-undo' } });
});

test('people see the way back out of something open, and nothing that is possible at any time', async () => {
  const mk = await loadGame('mage-knight');
  const table = tableOf(mk, mk.setup.presets[0]?.setup, 1);
  const chance = chanceWith(1);
  const { combat } = table;
  table.start();
  for (let i = 0; i < 200 && !combat.openSequence(); i++) {
    const [question] = table.ask();
    if (!question) throw new Error('nobody is asked');
    table.answer({ moves: answerAtRandom(mk, table, question, chance) });
  }
  expect(table.choices.filter(({ place }) => place === 'back')).toHaveLength(1);
  expect(table.choices.some(({ place }) => place === 'outside')).toBe(false);
  expect(combat.prompt().some(({ place }) => place === 'outside')).toBe(true);
  expect(table.ask().flatMap(({ choices }) => choices)).toEqual(table.choices);
});

test('an earlier moment that the device shows stays as hidden as it was', async () => {
  const ti = await loadGame('twilight-imperium');
  const setup = ti.setup.presets[0]?.setup as { attacker: object };
  const begin = (hand: string[] | null) => tableOf(ti, { ...setup, attacker: { ...setup.attacker, hand } }, 1);
  const table = begin(null);
  const { state } = begin(['direct-hit']).combat;
  expect(hidesAmong(ti.rules, state, ti.players)).toBe(true);
  expect([table.hides, table.viewer, table.handOverTo]).toEqual([false, undefined, undefined]);
  table.displayed = state;
  expect(table.hides).toBe(true);
  expect(table.handOverTo).toBeDefined();
});
