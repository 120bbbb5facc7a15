import { Combat, seededDice, type Types } from '@fray/engine';
import { type GameCard, loadWhole } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { duelWith } from '../testing/variant.ts';
import { Session } from './session.ts';

const folder = emptyFolder();
/** Both may strike again and again: only the terminal decides who is served. */
const both = (hidden: boolean) =>
  duelWith((_state, offer) => {
    offer('right', { type: 'strike' });
    offer('left', { type: 'strike' });
    offer('left', { type: 'aim' });
  }, hidden);
async function play(games: readonly GameCard[], argv: readonly string[], ...lines: string[]) {
  const { context, texts } = fakeTerminal(lines.map((line) => `${line}\n`).join(''), games);
  expect(await fray(context, ['play', ...argv])).toBe(0);
  return texts.out;
}
const DUEL = ['duel', '--seed', '5'];
/** A duel of many strikes, some seats played by bots. */
const long = (...bots: string[]) => [
  ...DUEL,
  '--setup',
  '60 against 60',
  ...bots.flatMap((seat) => ['--bot', `${seat}=rules`]),
];
const throwers = (out: string): string[] => [...out.matchAll(/^(\w+) throws/gm)].map((match) => match[1] as string);
const prompts = (out: string): string[] => out.split(/^> /m);

test('who has waited longest is next; of those who never moved, the first that is listed', async () => {
  const [card] = both(false);
  const game = await loadWhole(card as GameCard);
  const combat = Combat.begin<Types>(game.rules, { left: 60, right: 60 }, seededDice(5));
  const { table } = new Session(game, combat, []);
  const next: (string | undefined)[] = [table.seatToAsk(true)];
  for (const seat of ['right', 'left', 'left', 'right']) {
    expect(table.answer({ moves: [{ seat, action: { type: 'strike' } }] }).ok).toBe(true);
    next.push(table.seatToAsk(true));
  }
  expect(next).toEqual(['right', 'left', 'right', 'right', 'left']);
  expect(table.undo({ host: true }).ok).toBe(true);
  expect(table.seatToAsk(true)).toBe('right');
  expect(table.answer({ moves: [{ seat: 'left', action: { type: 'concede' } }] }).ok).toBe(true);
  expect(table.seatToAsk(true)).toBeUndefined();
});

describe('where several seats may act', () => {
  test('the screen names the seat that types next, and lists its choices first', async () => {
    const out = await play(both(false), DUEL, 'q');
    expect(out).toContain(
      'Righty types next; Lefty may act now too (w: let others go first).\nRighty:\n   1  Strike\nLefty:\n   2  Strike\n   3  Take aim\nEnter takes 1, ',
    );
  });

  test('Enter and r are for the seat that is next, in turn', async () => {
    const out = await play(both(false), DUEL, '', 'r', 'q', 'n');
    expect(throwers(out)).toEqual(['Righty', 'Lefty']);
    expect(prompts(out)[1]).toContain('Lefty types next; Righty may act now too');
  });

  test('a number is free to take the choice of another seat', async () => {
    expect(throwers(await play(both(false), DUEL, '2', 'q', 'n'))).toEqual(['Lefty']);
  });

  test('with secrets the screen goes to the seat that is next', async () => {
    const out = await play(both(true), DUEL, '1', 'q', 'n');
    expect(prompts(out)[0]).toContain('Righty:\n   1  Strike\nEnter takes 1, ');
    expect(prompts(out)[1]).toContain('Lefty:\n   1  Strike\n   2  Take aim\nEnter takes 1, ');
  });

  test('w lets the others go first, until all have been asked', async () => {
    const out = await play(both(false), DUEL, 'w', 'w', 'q');
    expect(prompts(out).map((text) => /(\w+) types next/.exec(text)?.[1])).toEqual([
      'Righty',
      'Lefty',
      'Righty',
      undefined,
    ]);
  });
});

describe('with bots', () => {
  test('a bot and a person take turns: neither keeps the other from ever moving', async () => {
    const out = await play(both(false), long('right'), '1', '1', 'q', 'n');
    expect(throwers(out)).toEqual(['Righty', 'Lefty', 'Righty', 'Lefty', 'Righty']);
  });

  test('two bots take turns', async () => {
    const out = await play(both(false), long('right', 'left'), 'q', 'n');
    const turns = throwers(out);
    expect(turns.slice(0, 6)).toEqual(['Righty', 'Lefty', 'Righty', 'Lefty', 'Righty', 'Lefty']);
    expect(Math.abs(turns.filter((name) => name === 'Lefty').length * 2 - turns.length)).toBeLessThanOrEqual(1);
  });

  test('w lets the bot go first, and it is asked again; undo takes one move back', async () => {
    const out = await play(both(false), long('right'), 'w', 'u', 'y', 'q', 'n');
    expect(throwers(prompts(out)[1] as string)).toEqual(['Righty']);
    expect(out).toContain('Undid 1 move.');
  });

  test('undo takes the own move back with the answer of the bot, and serves the same seat again', async () => {
    const out = await play(both(false), long('right'), '1', 'u', 'y', 'q', 'n');
    expect(out).toContain('Undid 2 moves.');
    expect(out.split('Undid')[1]).toContain('Lefty types next; Righty may act now too');
  });

  test('a loaded combat serves the seat that was next', async () => {
    const file = folder.in('a.fray.json');
    await play(both(false), DUEL, '1', `s ${file}`, 'q');
    expect(await play(both(false), ['--load', file], 'q')).toContain('Lefty types next; Righty may act now too');
  });
});

describe('long runs of automatic moves', () => {
  /** Lefty strikes once, Righty more often than history keeps moments, then Lefty again. */
  const games = duelWith((state, offer) =>
    offer(state.round === 1 && state.turn === 'left' ? 'left' : state.health.left > 20 ? 'right' : 'left', {
      type: 'strike',
    }),
  );
  test('undo goes back past all of them to the last typed answer; redo makes them all again', async () => {
    const out = await play(games, long('right'), '1', 'u', 'y', 'r', 'q', 'n');
    const count = throwers(prompts(out)[1] as string).length;
    expect(count).toBeGreaterThan(20);
    expect(out).toContain(`Undid ${count} moves.`);
    const told = (text: string) => text.match(/^\w+ throws .*$/gm);
    expect(told(out.split('Undid')[1] as string)).toEqual(told(prompts(out)[1] as string));
  });

  test('the log tells every one of them, also of a loaded combat', async () => {
    const file = folder.in('long.fray.json');
    const out = await play(games, long('right'), '1', 'l', `s ${file}`, 'q');
    const told = throwers(prompts(out)[1] as string);
    expect(throwers(prompts(out)[2] as string)).toEqual(told);
    const loaded = await play(games, ['--load', file, '--bot', 'right=rules'], 'l', 'u', 'y', 'q', 'n');
    expect(throwers(loaded.split('Undid')[0] as string)).toEqual(told);
    expect(loaded).toContain(`Undid ${told.length} moves.`);
  });
});
