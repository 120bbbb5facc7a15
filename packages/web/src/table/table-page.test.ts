import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adviceSeats } from '../advice/advice-seats.ts';
import type { Sitter } from '../store/sitters.ts';
import { MOST, PAUSE } from './pause.ts';
import { type Asked, enterPage, leavePage, TestTable } from './testing/table.ts';
import { isVisible } from './visible.ts';

beforeAll(enterPage);
afterAll(leavePage);

const open: TestTable[] = [];
afterEach(() => {
  for (const table of open.splice(0)) table.page.close();
});

/** A preset; everybody but the first seat is a bot, or as `sitters` has it. */
async function sit(name: string, preset: string, sitters?: (game: WholeGame) => Record<string, Sitter>, seed = 1) {
  const found = findGame(name);
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  const given = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const others = () => Object.fromEntries(game.players.slice(1).map((seat) => [seat, 'rules' as const]));
  const table = await TestTable.open(game, given, (sitters ?? others)(game), seed);
  open.push(table);
  return table;
}
const every = (sitter: Sitter) => (game: WholeGame) => Object.fromEntries(game.players.map((seat) => [seat, sitter]));

/** The first `count` runs of bots that take more than this many moves: how long each was waited for, and how many moves it took. */
function longRuns(table: TestTable, count: number, moves: number): { waited: number; moves: number }[] {
  const found: { waited: number; moves: number }[] = [];
  while (found.length < count) {
    const { at } = table.screen.now;
    const waited = table.run();
    const made = table.screen.now.at - at;
    if (made > moves) found.push({ waited, moves: made });
    if (!table.answer()) break;
  }
  return found;
}

describe('nobody waits for what cannot be seen', () => {
  it.each([
    ['campaign', 14],
    ['fleet', 14],
    ['stress', 24],
  ])('Exodus Loop, %s: a turn of secret orders', async (preset, moves) => {
    const runs = longRuns(await sit('exodus-loop', preset), 2, moves);
    expect(runs).toHaveLength(2);
    // What all orders lead to is shown; giving them is not.
    for (const { waited } of runs) expect(waited).toBeLessThanOrEqual(PAUSE);
  });
  it('Flesh and Blood: a whole turn of the other player', async () => {
    const runs = longRuns(await sit('flesh-and-blood', 'dorinthea-rhinar'), 3, 10);
    expect(runs).toHaveLength(3);
    for (const { waited } of runs) expect(waited).toBeLessThanOrEqual(MOST);
    expect(Math.max(...runs.map(({ waited }) => waited))).toBeGreaterThanOrEqual(PAUSE);
  });
});

describe('a pause', () => {
  /** MERC: several bots shoot one after the other, for all to see. */
  const shooting = () => sit('merc', 'assault');
  function pausing(table: TestTable): void {
    for (let i = 0; i < 500 && !table.isPausing; i++) {
      if (table.screen.botToMove !== undefined) table.step();
      else if (!table.answer()) break;
    }
    expect(table.isPausing).toBe(true);
  }

  it('is ended by a tap, and so are those that would follow before the next question', async () => {
    const table = await shooting();
    pausing(table);
    const { at } = table.screen.now;
    table.endPause();
    // The tap is over first.
    expect(table.screen.now.at).toBe(at);
    expect(table.run()).toBe(0);
    expect(table.screen.now.at).toBeGreaterThan(at);
  });
  it('of the next run is a new one', async () => {
    const table = await shooting();
    pausing(table);
    table.endPause();
    table.run();
    table.answer();
    pausing(table);
  });
  it('does not begin again when the page asks again at the same moment', async () => {
    const table = await shooting();
    pausing(table);
    const { at } = table.screen.now;
    let waited = 0;
    while (table.screen.now.at === at) {
      table.page.next();
      waited += table.step();
    }
    expect(waited).toBeLessThanOrEqual(PAUSE);
  });
  it('is not there where nothing shall move', async () => {
    const { settings } = await import('../settings.svelte.ts');
    settings.animation = false;
    try {
      const table = await shooting();
      expect(longRuns(table, 4, 1).map(({ waited }) => waited)).toEqual([0, 0, 0, 0]);
    } finally {
      settings.animation = true;
    }
  });
  it('comes before every decision where bots have every seat, and a tap ends that one', async () => {
    const table = await sit('merc', 'assault', every('rules'));
    let pauses = 0;
    let waited = 0;
    let was = false;
    const count = () => {
      if (table.isPausing && !was) pauses++;
      was = table.isPausing;
    };
    while (pauses < 6) {
      waited += table.step();
      count();
    }
    expect(waited).toBeGreaterThan(MOST);
    table.endPause();
    expect(table.step()).toBe(0);
    was = false;
    while (pauses < 7) {
      table.step();
      count();
    }
    expect(table.screen.now.over).toBe(false);
  });
  it('keeps nobody waiting who can decide something at the same prompt', async () => {
    const table = await sit('twilight-imperium', 'medium-fleets');
    let together = 0;
    for (let i = 0; i < 12; i++) {
      table.run(() => {
        if (!table.screen.isAsked) return;
        together++;
        expect(table.isPausing).toBe(false);
      });
      if (!table.answer()) break;
    }
    expect(together).toBeGreaterThan(0);
  });
});

describe('odds and advice are worked out when somebody is asked', () => {
  it('and not while bots move: what was known stays', async () => {
    const table = await sit('merc', 'assault');
    let between = 0;
    let questions = 0;
    for (let i = 0; i < 8; i++) {
      table.asked();
      table.run(() => {
        between += table.asked().length;
        expect(adviceSeats(table.screen).ok).toBe(false);
        if (table.page.odds.games) expect(table.page.odds.a).toBe(7);
      });
      // Asked: once the table has been quiet for a moment, once.
      while (!table.screen.now.over && !table.asked().length) table.step();
      if (table.screen.now.over) break;
      questions++;
      table.page.odds = { ...table.page.odds, games: 10, a: 7, b: 3, done: true };
      table.answer();
      // The figure is of the moment before, and says so.
      if (table.screen.botToMove !== undefined) expect(table.page.odds).toMatchObject({ a: 7, done: false });
    }
    expect(between).toBe(0);
    expect(questions).toBeGreaterThan(3);
  });
  it('where nobody is ever asked, at the pauses', async () => {
    const table = await sit('merc', 'assault', every('rules'));
    let asked = 0;
    for (let i = 0; i < 300 && asked < 2; i++) {
      asked += table.asked().length;
      table.step();
    }
    expect(asked).toBe(2);
  });
});

describe('a bot that looks ahead', () => {
  /** It has been asked, and would do something that people see. */
  async function thinking() {
    const table = await sit('merc', 'duel', every('hard'));
    const heard: Asked[] = [];
    await expect.poll(() => heard.push(...table.asked().filter(({ question }) => question.kind === 'decide'))).toBe(1);
    const { question, answer } = heard[0] as Asked;
    const { seat = '', list = [] } = question;
    const action = list.map((one) => one.action).find((one) => isVisible(table.screen.decision(seat, one)));
    expect(action).toBeDefined();
    return { table, seat, answer: () => answer({ action, done: true }) };
  }

  it('shows that it thinks for as long as it does, and has thought long enough not to pause any more', async () => {
    const { table, seat, answer } = await thinking();
    const { page, screen } = table;
    const { at } = screen.now;
    for (let i = 0; i < 20; i++) {
      expect(page.thinks).toBe(seat);
      expect(table.isPausing).toBe(false);
      table.pass(PAUSE);
    }
    expect(screen.now.at).toBe(at);
    answer();
    expect(page.thinks).toBeUndefined();
    expect(table.isPausing).toBe(false);
    table.pass(0);
    expect(screen.now.at).toBeGreaterThan(at);
  });
  it('that has found it at once pauses like any other', async () => {
    const { table, answer } = await thinking();
    answer();
    expect(table.page.thinks).toBeUndefined();
    expect(table.isPausing).toBe(true);
  });
});

it('a tab that only looks on moves nothing, not even what nobody decides', async () => {
  const { settings } = await import('../settings.svelte.ts');
  settings.pace = 'step';
  try {
    const { screen } = await sit('twilight-imperium', 'two-cruisers', () => ({}));
    const [free] = screen.items;
    if (!free) throw new Error('nobody is asked');
    screen.readOnly = true;
    settings.pace = 'round';
    screen.start();
    expect(screen.answer([free.choice])).toBe(false);
    screen.back.undo();
    expect(screen.now.at).toBe(0);
    screen.readOnly = false;
    screen.start();
    expect(screen.now.at).toBeGreaterThan(0);
  } finally {
    settings.pace = 'round';
  }
});
