import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function play(line: string | string[], ...input: string[]): Promise<string> {
  const { context, texts } = fakeTerminal(input.map((one) => `${one}\n`).join(''), GAMES, 'unused');
  const code = await fray(context, ['play', ...(typeof line === 'string' ? line.split(' ') : line)]);
  expect({ code, err: texts.err }).toEqual({ code: 0, err: '' });
  return texts.out;
}
/** What stood on the screen when each line was typed. */
const screens = (out: string): string[] => out.split(/^> /m).slice(0, -1);
const ENTER = Array.from({ length: 60 }, () => '');

/** Enter alone until the combat is over: how many answers in which round. */
async function answersByRound(line: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let round = '';
  for (const screen of screens(await play(line, ...ENTER, 'q', 'n'))) {
    round =
      screen
        .match(/^== (.*?)(?: \| .*)? ==$/gm)
        ?.at(-1)
        ?.replace(/^== | (?:\| .*)?==$/g, '') ?? round;
    if (/^After (the )?combat$/.test(round)) return counts;
    counts[round] = (counts[round] ?? 0) + 1;
  }
  throw new Error('Enter alone does not end it');
}

describe('Twilight Imperium with Enter alone', () => {
  test('two cruisers: one answer for the barrage, one a round', async () => {
    expect(await answersByRound('ti4 --setup two-cruisers --seed 5')).toEqual({ 'Round 1': 2, 'Round 2': 1 });
  });

  test('an even fight: at most two answers a round, the roll and the hits of both sides', async () => {
    const counts = await answersByRound('ti4 --setup even-fleets --seed 5');
    expect(counts).toEqual({ 'Round 1': 2, 'Round 2': 2, 'Round 3': 2, 'Round 4': 2 });
  });

  test('at pace step every step of the rules is asked for', async () => {
    const counts = await answersByRound('ti4 --setup two-cruisers --seed 5 --pace step');
    expect(counts).toEqual({ 'Round 1': 14, 'Round 2': 13 });
  });

  test('the line before the keys says what Enter does: the roll, or all hits, equal ones counted', async () => {
    const shown = screens(await play('ti4 --setup even-fleets --seed 5', '', '', '', 'q', 'n'));
    expect(shown[0]).toMatch(/^ {3}2 {2}Continue\nEnter: Roll All Dice\nr roll, /m);
    expect(shown.at(-1)).toMatch(/^Enter: Sol: .*Lose Fighter \(x\d\)/m);
  });

  test('a number makes one move instead, and the rest is asked again', async () => {
    const shown = screens(await play('ti4 --setup even-fleets --seed 5', '', '', '', '2', 'q', 'n'));
    expect(shown.at(-2)).toMatch(/^Enter: Sol: Lose Fighter \(x3\); Letnev: Sustain Damage: Dreadnought$/m);
    expect(shown.at(-1)).toContain('Fighter of Letnev is destroyed.');
    expect(shown.at(-1)).toMatch(/^Enter: Lose Fighter \(x3\)$/m);
  });

  test('a choice on the way to the roll has a number too, and is one answer', async () => {
    const harrow = 'ti4 --setup harrow --seed 5';
    const found = screens(await play(harrow, ...ENTER.slice(0, 10), 'q', 'n')).findIndex((one) =>
      /Leave out/.test(one),
    );
    const out = await play(harrow, ...ENTER.slice(0, found), '3', 'u', 'q', 'n');
    const shown = screens(out);
    expect(shown[found]).toMatch(
      / {3}1 {2}Bombard\n {3}2 {2}Skip Bombardment\n {3}3 {2}Leave out .*\nEnter: Roll All Dice/,
    );
    expect(shown[found + 1]).not.toMatch(/Skip Bombardment/);
    expect(out.split('Undid 2 moves.')[1]).toMatch(/ {3}2 {2}Skip Bombardment/);
  });

  test('r takes the whole route as well', async () => {
    const shown = screens(await play('ti4 --setup two-cruisers --seed 5', 'r', 'r', 'q', 'n'));
    expect(shown[1]).toContain('Hacan, anti-fighter barrage');
    expect(shown[2]).toContain('Hacan, combat roll');
  });
});

describe('Exodus Loop', () => {
  test('orders are proposed for all ships, and Enter gives them; those that were given stay', async () => {
    const out = await play('exodus --setup small --seed 3 --bot enemy=rules', '', '1', '1', '', 'q', 'n');
    const shown = screens(out);
    expect(shown[1]).toMatch(/^Enter: Order I-Alpha-1 \(Interceptor\), .*, Order B-Bravo-1 \(Bomber\), .*, Execute$/m);
    expect(shown[3]).toMatch(/^Enter: Order B-Bravo-1 \(Bomber\), .*, Execute$/m);
    expect(shown[4]).toContain('--- RESOLUTION ---');
  });
});

describe('cards that are not named in the setup', () => {
  const UNKNOWN = ['ti4', '--setup', '3 cruiser; unknown hand vs 2 dreadnought; unknown hand', '--seed', '5'];

  test('no question asks for them; m lists those that fit now', async () => {
    const out = await play(UNKNOWN, '', 'm shields', '1', 'q', 'n');
    const shown = screens(out);
    expect(shown[1]).not.toContain('Shields Holding');
    expect(shown[2]).toContain('\n   1  Shields Holding (cancels up to 2 hits on your ships)\nmore> 1\n');
    expect(shown[2]).toContain('uses Shields Holding.');
  });

  test('m also lists those of skipped windows: they are played late, and can be undone', async () => {
    const out = await play(UNKNOWN, 'm morale', '1', 'l', 'u', 'y', 'q', 'n');
    expect(out).toContain('   1  Morale Boost (+1 to your combat rolls this round) (played late)\n');
    expect(out).toMatch(/went back to make a move\)\n.* uses Morale Boost\./);
    expect(out).toMatch(/^Undid /m);
  });
});

describe('one undo reverts one answer', () => {
  /** The last table and its choices, without the keys. */
  const tables = (out: string): string[] =>
    screens(out).flatMap((screen) => {
      const at = screen.lastIndexOf('\n== ');
      return at < 0 ? [] : [screen.slice(at, screen.lastIndexOf('? help')).replace(/\n[^\n]*$/, '')];
    });
  test.each([
    ['ti4 --setup two-cruisers --seed 5', ENTER.slice(0, 3)],
    ['ti4 --setup even-fleets --seed 5', ENTER.slice(0, 7)],
    ['ti4 --setup even-fleets --seed 5 --bot defender=rules', ENTER.slice(0, 5)],
    ['merc --setup patrol --seed 4 --bot dictator=rules', ['1', '', '1']],
    ['fab --seed 5', ['1', '1', '1', '1', '1', '1']],
    ['fab --seed 5 --bot B=rules', ['1', '1', '1', '1', '1', '1']],
    ['exodus --setup small --seed 3 --bot enemy=rules', ENTER.slice(0, 4)],
    ['exodus --setup small --seed 3', ['2', '2', '1', '1', '']],
  ])('%s', async (line, typed) => {
    // Past dice it asks first; a y that is not asked for is no key.
    const out = await play(line, ...typed, ...typed.flatMap(() => ['u', 'y']), 'u', 'q', 'n');
    expect(out.match(/^Undid /gm)).toHaveLength(typed.length);
    expect(out).toMatch(/^fray: (There is nothing to undo|You have not decided anything yet)/m);
    const shown = tables(out);
    expect(shown.length).toBeGreaterThan(typed.length);
    expect(shown.at(-1)).toBe(shown[0]);
  });
});

test('no file of the terminal moves a combat: the table does', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  expect(files).toContain('loop.ts');
  const MOVES = /combat\.(move|decide|playBot|typeDice|leaveDice|undo\w*|redo\w*|cancel|goBackFor)\(/;
  const found = files.filter((name) => MOVES.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
  expect(found).toEqual([]);
});
