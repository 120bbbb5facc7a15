import { expect, it } from 'vitest';
import { changesOf, valueToSide } from './value.ts';

const before = {
  me: { count: 3, of: 'ships', worth: 6, stock: { card: 2, tradeGood: 1 } },
  foe: { count: 4, of: 'ships', worth: 8 },
} as const;
const after = {
  me: { count: 2, of: 'ships', worth: 4, stock: { card: 1, tradeGood: 1 } },
  foe: { count: 0, of: 'ships', worth: 0 },
} as const;
const objective = { id: 'fleet', goal: 5, own: 1, theirs: 0.5, spent: { card: 1, tradeGood: 1 } };

it('an end is worth the goal, less own losses and what was spent, and the losses of the other side', () => {
  const figures = { ...changesOf(before, after), score: 1 };
  expect(valueToSide(figures, 'me', ['foe'], objective)).toBe(5 - 2 + 0.5 * 8 - 1);
  expect(valueToSide({ ...figures, score: 0 }, 'foe', ['me'], objective)).toBe(-8 + 0.5 * 2);
});

it('a game without prices counts health, then what is left', () => {
  const wounded = (health: number) =>
    ({ me: { count: 1, of: 'units', health }, foe: { count: 5, of: 'life' } }) as const;
  const figures = changesOf(wounded(3), { ...wounded(1), foe: { count: 2, of: 'life' } });
  expect(valueToSide({ ...figures, score: 0 }, 'me', ['foe'], { ...objective, theirs: 1 })).toBe(-2 + 3);
});
