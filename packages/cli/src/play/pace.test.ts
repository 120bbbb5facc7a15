import type { AnyGame, GameCard } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { duel, GAMES } from '../testing/duel.ts';
import { desk } from '../testing/typed.ts';

/** The duel, but Righty can do nothing but pass. */
const attack = duel.rules.steps['2 attack'];
const rules = {
  ...duel.rules,
  actions: { ...duel.rules.actions, pass: { role: 'passes' } },
  steps: {
    ...duel.rules.steps,
    '2 attack': {
      ...attack,
      to: [...attack.to, '4 turn'],
      choices: (s: { turn: string }, own: object, offer: (seat: string, action: object) => void) =>
        s.turn === 'right' ? offer('right', { type: 'pass' }) : attack.choices?.(s as never, own, offer as never),
      on: { ...attack.on, pass: () => '4 turn' },
    },
  },
};
const text = { en: { ...duel.text.en, label: () => 'a choice' } };
const games = (autoPass: boolean): readonly GameCard[] => [
  { ...(GAMES[0] as GameCard), load: async () => ({ ...duel, rules, text, autoPass }) as unknown as AnyGame },
];
async function play(autoPass: boolean, ...lines: string[]) {
  const { context, texts } = desk(lines.map((line) => `${line}\n`).join(''), games(autoPass));
  expect(await fray(context, ['play', 'duel', '--seed', '5', '--setup', 'uneven'])).toBe(0);
  return texts.out;
}

test('who can only pass is not asked where the game says so, and is asked elsewhere', async () => {
  expect(await play(true, '1', 'q', 'n')).toContain('== Round 2');
  const asked = await play(false, '1', 'q', 'n');
  expect(asked).not.toContain('== Round 2');
  expect(asked).toContain('Righty:\n   1  a choice');
});

test('what is alone but throws the dice is never done by itself', async () => {
  const { context, texts } = desk('1\nq\nn\n', [
    {
      ...(GAMES[0] as GameCard),
      load: async () =>
        ({
          ...duel,
          rules: { ...rules, actions: { ...rules.actions, pass: { role: 'rolls' } } },
          text,
          autoPass: true,
        }) as unknown as AnyGame,
    },
  ]);
  expect(await fray(context, ['play', 'duel', '--seed', '5', '--setup', 'uneven'])).toBe(0);
  expect(texts.out).not.toContain('== Round 2');
});

test('p turns it on and off', async () => {
  const off = await play(true, 'p', '1', 'q', 'n');
  expect(off).toContain('Everybody is asked');
  expect(off).not.toContain('== Round 2');
  expect(await play(false, '1', 'p', 'q', 'n')).toContain('== Round 2');
});

test('u goes back to what was typed, r brings the pass back too', async () => {
  const out = await play(true, '1', 'u', 'y', 'r', 'q', 'n');
  expect(out).toContain('Took back 2 moves.');
  expect(out.split('Took back')[1]).toContain('== Round 2');
});
