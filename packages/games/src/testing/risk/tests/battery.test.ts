import { battery, listMissed } from '@fray/engine/testkit';
import { expect, it } from 'vitest';
import { game, setup } from '../index.ts';

it('100 random combats keep every law and visit every step', () => {
  const { games, seen } = battery({ ...game, setup }, { games: 100, seed: 1, thorough: 0.2 });
  expect(games).toBe(100);
  expect(listMissed(game.rules, seen)).toEqual([]);
});
