import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { typeTo } from '../testing/fake-terminal.ts';

const HANDS = 'play ti4 --setup direct-hit --seed 5';
const typed = async (line: string, ...input: string[]): Promise<string> => {
  const { code, out, err } = await typeTo(GAMES, line, ...input, 'q', 'n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

describe('orders in the terminal', () => {
  test('a seat that looks at its hand lists, gives and ends its orders; nobody else sees them', async () => {
    const out = await typed(HANDS, 'o', 'v attacker', 'o', 'o 1 never', 'o 2 always', 'o 1 off', 'v', 'l');
    const [, first = '', given = '', both = '', ended = '', log = ''] = out.split(/^Orders of |^> l$/m);
    expect(out).toContain('Orders belong to a seat. Look at its hand first: v attacker, v defender; then o.');
    expect(first).toContain('1  When a ship sustains damage: ask everybody (never, big ships, always)');
    expect(first).toContain('2  Before the dice: never (round 1, always)');
    expect(given).toContain('1  When a ship sustains damage: never (ask everybody, big ships, always)');
    expect(both).toContain('2  Before the dice: always (never, round 1)');
    expect(ended).toContain('1  When a ship sustains damage: ask everybody');
    expect(ended).toContain('2  Before the dice: always');
    expect(log.split('Hands are face down')[0]).not.toMatch(/order|never|always/i);
  });

  test('with orders "never" on both sides nobody is asked anymore about what sustains damage', async () => {
    const answers = Array.from({ length: 12 }, () => '');
    const asked = async (...orders: string[]) =>
      (await typed(HANDS, ...orders, ...answers)).split('Nobody answers: go on').length - 1;
    const never = (seat: string) => [`v ${seat}`, 'o 1 never', 'v'];
    const without = await asked();
    // What is destroyed is another window.
    expect(await asked(...never('attacker'), ...never('defender'))).toBe(1);
    expect(without).toBeGreaterThan(1);
  });

  test('what says nothing is refused with what could be typed', async () => {
    const out = await typed(HANDS, 'v attacker', 'o 7 never', 'o 1 nevr', 'o 1', 'o 2 big ships');
    expect(out).toContain('Type o and a number from 1 to 2, or o alone for the list.');
    expect(out).toContain('type one of ask everybody, never, big ships, always, or off. Did you mean "never"?');
    expect(out).toContain('Before the dice: type one of never, round 1, always, or off.');
    expect(await typed('play merc --setup patrol --seed 5', 'o')).toContain('This game has no orders.');
  });
});
