import { expect, test } from 'vitest';
import { shardsOf } from './simulation.ts';

const whole = { game: 'duel', setup: {}, bots: {}, seed: 1 };

test.each([1, 7, 100, 101, 5000, 123_457])('the shards of %i combats hold each number once', (games) => {
  let next = 0;
  for (const shard of shardsOf(whole, games)) {
    expect(shard.from).toBe(next);
    expect(shard.to).toBeGreaterThan(shard.from);
    next = shard.to;
  }
  expect(next).toBe(games);
});
