import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { type, typeTo } from '../testing/fake-terminal.ts';

test('games: one line each, and how to list the presets of one', async () => {
  const { code, out, err } = await type('games');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    'duel, d  Duel\n"fray games GAME" lists the seats and presets of a game, "fray play GAME" plays it.\n',
  );
});

test('games GAME: its seats, presets and what it can do, for people, by any of its names', async () => {
  const { code, out, err } = await type('games d');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Duel (duel, d)');
  expect(out).toContain('left (Lefty), right (Righty)');
  expect(out).toContain('uneven  Uneven: Righty is twice as tough.');
  expect(out).toContain('dice rolled at the table (--dice typed)');
  expect(out).toContain('hidden information');
  expect(out).toContain('adjust and concede at any prompt (the key m)');
  expect(out).toContain('content  charms 3');
  expect((await type('games duel')).out).toBe(out);
});

test('games GAME: an unknown one is answered with what there is', async () => {
  const { code, out, err } = await type('games chess');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^fray: There is no game "chess". The games are: duel\./);
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

test('games GAME: says which presets are open, which are lessons, and what they teach, and which nobody wins', async () => {
  const { out } = await typeTo(GAMES, 'games merc');
  expect(out.replace(/\s+/g, ' ')).toContain('good for a first try. Open.');
  expect(out.replace(/\s+/g, ' ')).toContain('no fire comes back. No contest.');
  const shown = (await typeTo(GAMES, 'games exodus')).out.replace(/\s+/g, ' ');
  expect(shown).toContain('weight of fire. Lesson: How a shot, the advantage');
  const [game] = JSON.parse((await typeTo(GAMES, 'games exodus --json')).out);
  const kinds = Object.fromEntries(game.presets.map((one: { id: string; kind: string }) => [one.id, one.kind]));
  expect(kinds).toMatchObject({ duel: 'lesson', triangle: 'open' });
  expect(game.presets[0].teaches).toContain('How a shot');
});

test('games GAME: lists who can be played against, and in which seats', async () => {
  const exodus = await typeTo(GAMES, 'games exodus');
  expect(exodus.out).toContain('normal, hard (every seat), printed (enemy), sensible (enemy).');
  const [merc] = JSON.parse((await typeTo(GAMES, 'games merc --json')).out);
  expect(merc.opponents).toEqual({
    printed: ['dictator'],
    sensible: merc.seats.map((one: { seat: string }) => one.seat),
  });
  const [cards] = JSON.parse((await typeTo(GAMES, 'games fab --json')).out);
  expect(cards.opponents).toEqual({});
});
