import { addTally, emptyTally, type Tally } from '@fray/games';
import type { Context } from './context.ts';
import { type Doing, doAll, type Stop } from './sharded.ts';
import type { SimulateJob } from './worker.ts';

const LARGEST_SHARD = 50;

export interface Simulated {
  /** Of all combats up to the first one that is missing, so that another run can go on from there. */
  tally: Tally;
  stop?: Stop;
}

/** Plays all combats and adds them up. `counted` hears how many are. */
export async function simulateAll(
  context: Context,
  whole: Omit<SimulateJob, 'kind'>,
  by: Pick<Doing<Tally>, 'workers' | 'farm'>,
  counted: (games: number) => void,
): Promise<Simulated> {
  const tally = emptyTally();
  const take = (part: Tally, done: number): void => {
    addTally(tally, part);
    counted(done);
  };
  const { stop } = await doAll(context, { kind: 'simulate', ...whole }, { ...by, largest: LARGEST_SHARD, take });
  return stop ? { tally, stop } : { tally };
}
