import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { inLanes, lanes } from './lanes.ts';

describe('tests use the cores there are', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [8, 8],
    [64, 8],
  ])('%i cores: %i lanes', (cores, count) => expect(lanes(cores)).toBe(count));

  it('vitest has a worker for each lane of this machine', () => {
    expect(config.test?.maxWorkers).toBe(lanes(availableParallelism()));
  });

  it.each([2, 5])('with %i lanes that many are under way at once, and all is done in order', async (count) => {
    const list = Array.from({ length: 9 }, (_, i) => i);
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    await inLanes(
      list,
      async (one) => {
        begun.push(one);
        most = Math.max(most, ++underWay);
        await new Promise(setImmediate);
        underWay--;
      },
      count,
    );
    expect([begun, most]).toEqual([list, count]);
  });
});
