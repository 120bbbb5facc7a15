import type { AnyGame, GameCard } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { duel, GAMES } from '../testing/duel.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

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
      choices: (s: { turn: string }, memory: object, offer: (seat: string, action: object) => void) =>
        s.turn === 'right' ? offer('right', { type: 'pass' }) : attack.choices?.(s as never, memory, offer as never),
      on: { ...attack.on, pass: () => '4 turn' },
    },
  },
};
const text = { en: { ...duel.text.en, label: () => 'a choice' } };
const passing = (role: string): readonly GameCard[] => [
  {
    ...(GAMES[0] as GameCard),
    load: async () =>
      ({
        ...duel,
        rules: { ...rules, actions: { ...rules.actions, pass: { role } } },
        text,
      }) as unknown as AnyGame,
  },
];
async function play(argv: string, lines: readonly string[], role = 'passes') {
  const { context, texts } = fakeTerminal(lines.map((line) => `${line}\n`).join(''), passing(role));
  const code = await fray(context, [
    'play',
    'duel',
    '--seed',
    '5',
    '--setup',
    'uneven',
    ...argv.split(' ').filter(Boolean),
  ]);
  expect({ code, err: texts.err }).toEqual({ code: 0, err: '' });
  return texts.out;
}

test('who can only pass is not asked at pace round, the usual one, and is asked at pace step', async () => {
  for (const argv of ['', '--pace round']) expect(await play(argv, ['1', 'q', 'n'])).toContain('== Round 2');
  const asked = await play('--pace step', ['1', 'q', 'n']);
  expect(asked).not.toContain('== Round 2');
  expect(asked).toContain('Righty:\n   1  a choice');
});

test('a lone roll follows the roll of the other side once, at pace step never', async () => {
  const out = await play('', ['1', 'q', 'n'], 'rolls');
  expect(out).toContain('== Round 2');
  expect(out).not.toContain('== Round 3');
  expect(await play('--pace step', ['1', 'q', 'n'], 'rolls')).not.toContain('== Round 2');
});

test('p switches the pace, says so, and continues', async () => {
  const step = await play('', ['p', '1', 'q', 'n']);
  expect(step).toContain('Pace step: you are asked at every step of the rules.');
  expect(step).not.toContain('== Round 2');
  const round = await play('--pace step', ['1', 'p', 'q', 'n']);
  expect(round).toContain('Pace round: you are asked once a round');
  expect(round).toContain('== Round 2');
});

test('u goes back to the typed answer, r also redoes the pass', async () => {
  const out = await play('', ['1', 'u', 'y', 'r', 'q', 'n']);
  expect(out).toContain('Undid 2 moves.');
  expect(out.split('Undid')[1]).toContain('== Round 2');
});

test('p in between does not change what u undoes', async () => {
  const takenBack = (out: string) => out.match(/Undid .*/g);
  const lines = ['1', '1', 'u', 'y', 'u', 'y', 'u', 'q'];
  const without = await play('', lines);
  expect(takenBack(without)).toEqual(['Undid 2 moves.', 'Undid 2 moves.']);
  expect(without).toContain('There is nothing to undo.');
  const paced = await play('', ['1', '1', 'p', 'u', 'y', 'u', 'y', 'u', 'q']);
  expect(takenBack(paced)).toEqual(takenBack(without));
  expect(paced).toContain('There is nothing to undo.');
});

test('a pace that does not exist is refused with those that do', async () => {
  const { context, texts } = fakeTerminal('', passing('passes'));
  expect(await fray(context, ['play', 'duel', '--pace', 'fast'])).toBe(2);
  expect(texts).toEqual({ out: '', err: 'fray: There is no pace "fast". Choose one of: round, step.\n' });
});
