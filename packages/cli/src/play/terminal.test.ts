import { PassThrough } from 'node:stream';
import type { AnyGame, GameCard } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { duel, GAMES } from '../testing/duel.ts';
import { emptyFolder } from '../testing/folder.ts';
import { desk, type } from '../testing/typed.ts';

const folder = emptyFolder();

/** Somebody at a real terminal: keys are typed one after the other, each when the screen asks for it. */
async function atTerminal(argv: string[], keys: [prompt: string, keys: string][], games = GAMES) {
  const { context, texts } = desk('', games);
  const stdin = new PassThrough();
  Object.assign(stdin, { isTTY: true });
  Object.assign(context.stdout, { isTTY: true, columns: 100 });
  const code = fray({ ...context, stdin }, argv);
  let from = 0;
  for (const [prompt, typed] of keys) {
    await expect.poll(() => texts.out.indexOf(prompt, from), { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(0);
    from = texts.out.indexOf(prompt, from) + prompt.length;
    stdin.write(typed);
  }
  return { code: await code, ...texts };
}
const saved = async (name: string) => {
  await type('play duel --seed 5', '2', `s ${folder.in(name)}`, 'q');
  return folder.in(name);
};
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

describe('at a terminal', () => {
  test('there are colours', async () => {
    const { code, out } = await atTerminal(['play', 'duel'], [['q quit', 'q\n']]);
    expect(code).toBe(0);
    expect(out).toContain('\u001b[1mLefty\u001b[22m');
  });

  test('Ctrl-C offers to save like q; twice it leaves', async () => {
    const once = await atTerminal(
      ['play', 'duel'],
      [
        ['q quit', '2\n'],
        ['q quit', CTRL_C],
        ['Save before you quit?', 'n\n'],
      ],
    );
    expect(once.code).toBe(0);
    const file = await saved('twice.json');
    const twice = await atTerminal(
      ['play', '--load', file],
      [
        ['q quit', '1\n'],
        ['q quit', CTRL_C],
        ['Save before you quit?', CTRL_C],
      ],
    );
    expect(twice.code).toBe(0);
  });

  test('Ctrl-D keeps the combat, since nothing can be asked any more', async () => {
    const file = await saved('kept.json');
    const { code, err } = await atTerminal(
      ['play', '--load', file],
      [
        ['q quit', '1\n'],
        ['q quit', CTRL_D],
      ],
    );
    expect({ code, err }).toEqual({ code: 0, err: `The input ended; the combat was saved as ${file}.\n` });
    expect((await type(['run', file])).out).toContain('After 2 moves');
  });

  test('with secrets the screen is cleared before it goes to another person, who hears what happened', async () => {
    const { out } = await atTerminal(
      ['play', 'duel', '--seed', '5'],
      [
        ['q quit', '1\n'],
        ['Righty is next; the others look away. [Enter] ', '\n'],
        ['q quit', 'q\n'],
        ['Save before you quit?', '\n'],
      ],
    );
    const [before = '', after = ''] = out.split('\u001b[2J');
    expect(before).toContain('Lefty draws charm');
    expect(after).toMatch(/Lefty throws/);
    expect(after).not.toContain('Lefty draws charm');
  });
});

describe('a mistake of a game', () => {
  const broken = (step: 'left' | 'both'): readonly GameCard[] => {
    const attack = duel.rules.steps['2 attack'];
    const strike: NonNullable<typeof attack.on>['strike'] = (_play, _action, seat) => {
      if (step === 'both' || seat === 'left') throw new Error('a broken rule');
      return '3 dice';
    };
    const rules = {
      ...duel.rules,
      steps: { ...duel.rules.steps, '2 attack': { ...attack, on: { ...attack.on, strike } } },
    };
    return [{ ...(GAMES[0] as GameCard), load: async () => ({ ...duel, rules }) as unknown as AnyGame }];
  };

  test('is told, and the combat goes on', async () => {
    const { context, texts } = desk('1\n2\nq\nn\n', broken('left'));
    expect(await fray(context, ['play', 'duel'])).toBe(0);
    expect(texts.out).toContain('nothing was done. (a broken rule)');
    expect(texts.out).toContain('2.1 aim: Aim');
  });

  test('that stops a bot ends with 1 and keeps the combat', async () => {
    const file = await saved('stopped.json');
    const { context, texts } = desk('1\n2\n1\nq\n', broken('both'));
    expect(await fray(context, ['play', '--load', file, '--bot', 'left=rules'])).toBe(1);
    expect(texts.err).toContain('a broken rule');
    expect(texts.err).toContain(`The combat was saved as ${file}.`);
  });
});
