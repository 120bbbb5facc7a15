import { expect, test } from 'vitest';
import { type } from '../testing/typed.ts';

test('games: seats, presets and what each can do, for people', async () => {
  const { code, out, err } = await type('games');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Duel (duel, d)');
  expect(out).toContain('left (Lefty), right (Righty)');
  expect(out).toContain('uneven  Uneven: Righty is twice as tough.');
  expect(out).toContain('dice thrown at the table (--dice typed)');
  expect(out).toContain('hidden information');
  expect(out).toContain('adjusts and giving up at any prompt (the key m)');
  expect(out).toContain('content  charms 3');
});

test('games GAME: only that one, by any of its names; an unknown one is told what there is', async () => {
  const { code, out } = await type('games d');
  expect(code).toBe(0);
  expect(out.match(/presets$/gm)).toHaveLength(1);
  const wrong = await type('games chess');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('duel');
});

test('games --json: the same as data', async () => {
  const [game] = JSON.parse((await type('games --json')).out);
  expect(game).toMatchObject({
    id: 'duel',
    aliases: ['d'],
    seats: [
      { seat: 'left', name: 'Lefty' },
      { seat: 'right', name: 'Righty' },
    ],
    bots: ['random', 'rules', 'greedy', 'search', 'easy', 'normal', 'hard'],
    can: { typedDice: true, forms: ['stake'], automa: false, hiddenInformation: true },
    steps: 5,
  });
  expect(game.presets.map((preset: { id: string }) => preset.id)).toEqual(['even', 'uneven']);
});
