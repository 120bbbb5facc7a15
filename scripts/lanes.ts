import { availableParallelism } from 'node:os';

/**
 * How many tests or checks run at once: one for each core, at least 2 and at most 8. The ceiling is there because Node 20 does
 * not see the CPU limit of a container, and every worker takes memory.
 */
export const lanes = (cores = availableParallelism()): number => Math.min(8, Math.max(2, cores));

/** Does all of the work, the first of the list first, `lanes` of it at once. */
export async function inLanes<T>(list: readonly T[], work: (one: T) => Promise<void>, count = lanes()): Promise<void> {
  const left = [...list];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: count }, lane));
}
