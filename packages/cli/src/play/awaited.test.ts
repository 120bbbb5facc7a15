import { Combat, manualDice, type Need, type Types } from '@fray/engine';
import { expect, test } from 'vitest';
import { speechOf } from '../speech.ts';
import { GAMES } from '../testing/duel.ts';
import { awaitedWords, drawnFrom, heldNames } from './awaited.ts';

const game = await GAMES[0]!.load();
const combat = Combat.begin<Types>(game.rules, { left: 3, right: 3 }, manualDice(1));
const why = { code: 'roll-attack', on: 'right' };
const words = (need: Partial<Need>) =>
  awaitedWords(speechOf(game), combat.state, { kind: 'roll', count: 5, sides: 10, seat: 'left', why, ...need });

test('dice say whose they are and what for', () => {
  expect(words({})).toBe('Lefty rolls 5d10 (attack on Righty)');
});

test('each group says how many dice, for whom, and what they need', () => {
  const groups = [
    { units: ['left'], count: 3, from: 7 },
    { units: ['stake'], count: 2, upTo: 5 },
  ];
  expect(words({ groups })).toBe(
    'Lefty rolls 5d10 (attack on Righty): 3 for Lefty (7 or more), 2 for the stake (5 or less)',
  );
});

test('a name is printed once, without names in the reason and ids without a name', () => {
  expect(words({ groups: [{ units: ['stake', 'stake', 'left'], count: 5, from: 7 }] })).toContain(
    ': 5 for the stake, Lefty (7 or more)',
  );
  expect(words({ groups: [{ units: ['right', 'x17'], count: 5, from: 7 }] })).toContain(': 5 at 7 or more');
});

test('a single group without a target is not mentioned', () => {
  expect(words({ groups: [{ units: ['left'], count: 5 }] })).toBe('Lefty rolls 5d10 (attack on Righty)');
  const two = [
    { units: ['left'], count: 3 },
    { units: ['x17'], count: 2 },
  ];
  expect(words({ groups: two })).toBe('Lefty rolls 5d10 (attack on Righty): 3 for Lefty, 2');
});

test('units have the name that the game gives a thing; one that it does not know is not named', () => {
  const text = { ...game.text.en, thing: (id: string) => (id === 'x17' ? 'Cruiser I' : id) };
  const named = { ...game, text: { en: text } };
  const need: Need = { kind: 'roll', count: 5, sides: 10, seat: 'left', why, groups: [] };
  const groups = [{ units: ['x17', 'x18'], count: 5, from: 7 }];
  expect(awaitedWords(speechOf(named), combat.state, { ...need, groups })).toContain(': 5 for Cruiser I (7 or more)');
});

test('a draw says who draws and what for; a drawn card is found by its name, its id, or the beginning of either', () => {
  const held = ['left', 'right', 'left'];
  expect(words({ kind: 'draw', count: 1, sides: 3, held })).toBe('Lefty draws (attack on Righty)');
  expect(words({ kind: 'draw', count: 2, sides: 3, held })).toBe('Lefty draws 2 (attack on Righty)');
  const names = heldNames(speechOf(game), combat.state, { kind: 'draw', count: 1, sides: 3, seat: 'left', why, held });
  expect(names.map(({ id }) => id)).toEqual(['left', 'right']);
  const wolves = [
    { id: 'werewolf', name: 'Werewolf' },
    { id: 'wolf-riders', name: 'Wolf Riders' },
  ];
  expect(['Werewolf', 'wolf riders', 'wolf-riders', 'were'].map((word) => drawnFrom(wolves, word))).toEqual([
    'werewolf',
    'wolf-riders',
    'wolf-riders',
    'werewolf',
  ]);
  expect(drawnFrom(wolves, 'w')).toBe('w');
});
