import type { Farm, ListedRun } from '@fray/farm';
import { BadInput, type Context } from '../context.ts';
import { madeWords } from '../farm/made-with.ts';
import { withFarm } from '../farm/open.ts';
import { grid, groupDigits } from '../grid.ts';
import { windowOf } from '../style.ts';
import { isJob } from '../worker.ts';
import { print, printJson, remark } from '../writing.ts';

export interface FarmOptions {
  farm?: string | true;
  stop?: string;
  delete?: string;
  json?: boolean;
}

/** Lists the runs of a farm; stops one, or deletes it with its results. */
export async function farm(context: Context, options: FarmOptions): Promise<void> {
  await withFarm(context, options.farm, async (open) => {
    if (options.stop !== undefined) {
      const { id } = await runOf(open, options.stop);
      await open.stop(id);
      remark(context, `Run ${id} is stopped. The command that began it continues it.`);
    }
    if (options.delete !== undefined) {
      const { id } = await runOf(open, options.delete);
      await open.remove(id);
      await open.vacuum();
      remark(context, `Run ${id} is deleted.`);
    }
    if (options.stop !== undefined || options.delete !== undefined) return;
    const runs = await open.runs();
    if (options.json) return printJson(context, runs);
    if (runs.length === 0) return print(context, `No runs at ${open.place}.`);
    const rows = runs.map((run) => ({
      run: run.id,
      state: run.state,
      shards: `${groupDigits(run.delivered)} of ${groupDigits(run.shards)}`,
      what: whatOf(run),
    }));
    for (const line of grid(rows, '', windowOf(context.stdout))) print(context, line);
  });
}

const whatOf = ({ asked }: ListedRun): string =>
  asked && isJob(asked.job)
    ? `${asked.job.kind} ${madeWords(asked.made)}: ${groupDigits(asked.job.to - asked.job.from)}`
    : 'not begun by Fray';

/** The one run whose id begins like this. */
async function runOf(farm: Farm, beginning: string): Promise<ListedRun> {
  const [run, more] = await farm.runs(beginning);
  if (run && !more) return run;
  throw new BadInput(
    run
      ? `More than one run begins with "${beginning}"; type more of it. (farm-no-run)`
      : `No run begins with "${beginning}"; "fray farm" lists them. (farm-no-run)`,
  );
}
