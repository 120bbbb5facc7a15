import { addTally, emptyTally, type Tally } from '@fray/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shardsOf } from './sharded.ts';
import { type Simulated, simulateAll } from './simulation.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { GAMES } from './testing/stopping.ts';

const ALL = 600;
const whole = { game: 'duel', setup: { left: 3, right: 3 }, bots: {}, seed: 1, from: 0, to: ALL };
const REGISTRY = new URL('./testing/stopping.ts', import.meta.url).href;
afterEach(() => vi.unstubAllEnvs());

test.each([1, 7, 100, 101, 5000, 123_457])('the shards of %i combats hold each number once', (games) => {
  const first = 40;
  let next = first;
  for (const shard of shardsOf({ kind: 'simulate', ...whole, from: first, to: first + games } as const, 50)) {
    expect(shard.from).toBe(next);
    expect(shard.to).toBeGreaterThan(shard.from);
    next = shard.to;
  }
  expect(next).toBe(first + games);
});

/** Combats from a number on, interrupted after this many parts. */
function simulated(workers: number, from = 0, interruptAt = Number.POSITIVE_INFINITY): Promise<Simulated> {
  let interrupt = (): void => undefined;
  const { context } = fakeTerminal('', GAMES, REGISTRY);
  context.onInterrupt = (hear) => {
    interrupt = hear;
    return () => undefined;
  };
  let parts = 0;
  return simulateAll(context, { ...whole, from }, { workers }, () => {
    if (++parts === interruptAt) interrupt();
  });
}

/** Both parts together, the second from where the first one ended. */
async function together(first: Simulated): Promise<Tally> {
  const sum = emptyTally();
  addTally(sum, first.tally);
  if (first.tally.games < ALL) addTally(sum, (await simulated(1, first.tally.games)).tally);
  return sum;
}

describe('what was counted before a stop and what is played from there add up to the whole', () => {
  test.each([1, 2])('interrupted, with %i workers', async (workers) => {
    const first = await simulated(workers, 0, 10);
    // Of two threads one may play everything before the other begins: then nothing is left to stop.
    const isWhole = workers > 1 && first.tally.games === ALL;
    expect(first.stop).toEqual(isWhole ? undefined : { why: 'interrupted' });
    if (workers === 1) expect(first.tally.games).toBeLessThan(ALL);
    expect(await together(first)).toEqual((await simulated(1)).tally);
  });

  test('a worker that is lost', async () => {
    vi.stubEnv('FRAY_TEST_STOP', 'lose the thread');
    const first = await simulated(2);
    vi.unstubAllEnvs();
    expect(first.stop).toEqual({ why: 'worker lost', words: 'worker exited with code: 7' });
    expect(first.tally.games).toBeLessThan(ALL);
    expect(await together(first)).toEqual((await simulated(1)).tally);
  });

  test('a mistake of a game in a worker', async () => {
    vi.stubEnv('FRAY_TEST_STOP', 'fail');
    const first = await simulated(2);
    vi.unstubAllEnvs();
    expect(first.stop).toMatchObject({
      why: 'mistake',
      words: expect.stringContaining('Error: a broken rule\n    at'),
    });
    expect(await together(first)).toEqual((await simulated(1)).tally);
  });
});

test('who interrupts when everything is counted changes nothing', async () => {
  const { tally, stop } = await simulated(1, 0, ALL);
  expect({ games: tally.games, stop }).toEqual({ games: ALL, stop: undefined });
});
