import { Combat, makeSave, openSave, runToEnd, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { afterEach, expect, test, vi } from 'vitest';
import { Lines, type Telling } from './lines.ts';
import { Past } from './past.ts';
import { runInSlices } from './pieces.ts';

async function loaded(id: string): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
}
const cards = await loaded('flesh-and-blood');

function played(game: WholeGame, moves: number, preset = 0, seed = 4): Combat<Types> {
  const combat = Combat.begin(game.rules, game.setup.presets[preset]?.setup, seededDice(seed)) as Combat<Types>;
  playMoves(game, combat, moves);
  return combat;
}
function playMoves(game: WholeGame, combat: Combat<Types>, moves: number): void {
  for (let i = 0; i < moves && combat.outcome === undefined; i++)
    combat.playBot(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
}
/** The same combat as a page finds it in its store. */
function stored(game: WholeGame, combat: Combat<Types>): Combat<Types> {
  const opened = openSave(game.rules, makeSave(combat));
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.combat;
}
const telling = (game: WholeGame, combat: Combat<Types>, viewer?: string): Telling => ({
  game,
  played: combat,
  text: game.text.en,
  onlyHits: '',
  viewer,
  seen: (at) => (viewer === undefined ? combat.moment(at) : combat.view(viewer, at)),
  note: ({ code }) => code,
});

test('a new move is added to the past, an undone one goes, and the others stay the very same', () => {
  const combat = played(cards, 12);
  const past = new Past();
  const before = [...past.of(combat.history(), 0, undefined)];
  expect(before.map(({ at }) => at)).toEqual(before.map((_, i) => i + 1));
  playMoves(cards, combat, 1);
  const after = past.of(combat.history(), 0, undefined);
  expect(after).toHaveLength(before.length + 1);
  for (const [i, move] of before.entries()) expect(after[i]).toBe(move);
  combat.undo({ host: true });
  combat.undo({ host: true });
  expect(past.of(combat.history(), 0, undefined)).toHaveLength(before.length - 1);
  playMoves(cards, combat, 1);
  // Another move in the place of the one that was taken back is another one.
  expect(past.of(combat.history(), 0, undefined).at(-1)).not.toBe(before.at(-1));
});

test('a seat sees public events and its own; the choices of others stay hidden', () => {
  const combat = played(cards, 60, 0, 2);
  const all = new Past().of(combat.history(), 0, undefined);
  const mine = new Past().of(combat.history(), 0, 'A');
  const secrets = combat.history().flatMap(({ events }) => events.filter(({ only }) => only === 'B'));
  expect(secrets.length).toBeGreaterThan(0);
  const told = new Set(mine.flatMap(({ events }) => events));
  for (const { event } of secrets) expect(told.has(event)).toBe(false);
  expect(told.size).toBe(new Set(all.flatMap(({ events }) => events)).size - secrets.length);
  for (const move of mine) expect(move.action === undefined).toBe(move.seat !== 'A');
  // The device goes back and forth: what each may know is made once.
  const past = new Past();
  const [move] = past.of(combat.history(), 0, 'A');
  past.of(combat.history(), 0, 'B');
  expect(past.of(combat.history(), 0, 'A')[0]).toBe(move);
  for (const move of all) expect(move.action).toBeDefined();
});

test('the log of an opened combat is written in pieces, the newest lines first, and ends as the one that was written live', () => {
  const combat = played(cards, 400);
  const live = new Lines().of(telling(cards, combat), Number.POSITIVE_INFINITY).lines;
  const opened = stored(cards, combat);
  runToEnd(opened.reach(0));
  const lines = new Lines();
  let slices = 0;
  let last = lines.of(telling(cards, opened), 0);
  for (; !last.whole; last = lines.of(telling(cards, opened), 0)) {
    slices++;
    // What is there is the end of the log.
    const known = last.lines.filter((line) => line.at > 0);
    if (known.length) expect(known.at(-1)).toEqual(live.at(-1));
  }
  expect(slices).toBeGreaterThan(20);
  expect(last.lines).toEqual(live);
});

test('the lines of each viewer are cached', () => {
  const combat = played(cards, 60, 0, 2);
  const lines = new Lines();
  const log = (viewer: string, most: number) => lines.of(telling(cards, combat, viewer), most);
  const first = log('A', Number.POSITIVE_INFINITY).lines;
  log('B', Number.POSITIVE_INFINITY);
  const again = log('A', Number.POSITIVE_INFINITY).lines;
  for (const [i, line] of again.entries()) expect(line).toBe(first[i]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('short work is done at once; long work leaves the browser room and can be stopped; out of sight it is done in one go', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { hidden: false });
  function* counting(to: number): Generator<undefined, number> {
    for (let i = 0; i < to; i++) yield;
    return to;
  }
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock++);
  const done: number[] = [];
  const tell = (value: number) => void done.push(value);
  runInSlices(counting(3), tell);
  expect(done).toEqual([3]);
  runInSlices(counting(40), tell);
  expect(done).toEqual([3]);
  vi.runAllTimers();
  expect(done).toEqual([3, 40]);
  runInSlices(counting(41), tell)();
  vi.runAllTimers();
  expect(done).toEqual([3, 40]);
  vi.stubGlobal('document', { hidden: true });
  runInSlices(counting(42), tell);
  expect(done).toEqual([3, 40, 42]);
  vi.restoreAllMocks();
});

test('the first undo of an opened combat finds its past in pieces of one move', () => {
  const whole = played(cards, 400);
  const opened = stored(cards, whole);
  let pieces = 0;
  for (const work = opened.reach(0); !work.next().done; ) pieces++;
  expect(pieces).toBeGreaterThanOrEqual(whole.at);
});
