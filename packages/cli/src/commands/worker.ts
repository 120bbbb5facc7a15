import { availableParallelism } from 'node:os';
import { same } from '@fray/engine';
import type { Result, Run } from '@fray/farm';
import { Piscina } from 'piscina';
import { type Context, EXIT, loadGame, registriesOf, Unfinished } from '../context.ts';
import { madeWith, madeWords } from '../farm/made-with.ts';
import { withFarm } from '../farm/open.ts';
import { withPackages } from '../farm/packages.ts';
import { workersOption } from '../options.ts';
import { shardAt } from '../sharded.ts';
import { THREAD } from '../thread.ts';
import { type Done, isJob } from '../worker.ts';
import { remark } from '../writing.ts';

export interface WorkerOptions {
  farm?: string | true;
  workers?: string;
  game?: readonly string[];
}

/** Plays shards of a farm until Ctrl-C, each in a thread, so that this one stays free for the database. */
export async function worker(start: Context, options: WorkerOptions): Promise<void> {
  const context = await withPackages(start, options.game);
  const threads = options.workers === undefined ? availableParallelism() : workersOption(options.workers);
  const controller = new AbortController();
  const unheard = context.onInterrupt?.(() => controller.abort());
  const { signal } = controller;
  const say = (sentence: string): void => remark(context, sentence);
  try {
    await withFarm(
      context,
      options.farm,
      async (farm, { work }) => {
        const pool = new Piscina({ ...THREAD, minThreads: threads, maxThreads: threads });
        say(`Working for ${farm.place} with ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C ends it.`);
        const play = async ({ asked, largest }: Run, shard: number): Promise<Result> => {
          const job = asked.job;
          // Checked by `refuse`.
          if (!isJob(job)) throw new Error('This run has no job.');
          return (await pool.run(
            { registries: registriesOf(context), job: shardAt(job, largest, shard) },
            { signal },
          )) as Done;
        };
        try {
          await work(farm, { lanes: threads, refuse: (run) => refuse(context, run), play, say, signal });
        } finally {
          await pool.destroy();
        }
      },
      true,
    );
  } finally {
    unheard?.();
  }
  say('Stopped; what was in hand goes to others.');
  throw new Unfinished(EXIT.interrupted);
}

/** Why this worker leaves a run to others. */
async function refuse(context: Context, { id, asked }: Run): Promise<string | undefined> {
  if (!isJob(asked.job)) return `Run ${id} has no job that this Fray knows; it is left to others. (farm-run)`;
  const card = context.games.find((one) => one.id === asked.made.game);
  if (!card || asked.job.game !== card.id)
    return `Run ${id} is of the game "${asked.made.game}", which this worker does not have; --game loads a package. (farm-game)`;
  const made = madeWith(context, await loadGame(context, card.id));
  if (same(made, asked.made)) return undefined;
  return `Run ${id} is made with ${madeWords(asked.made)}; this worker has ${madeWords(made)} and leaves it to others. (farm-version)`;
}
