import type { Farm, Result, Run } from '@fray/farm';
import { type Context, loadGame } from '../context.ts';
import { groupDigits } from '../grid.ts';
import {
  breaths,
  type DoElsewhere,
  type Parts,
  type Stopping,
  shardAt,
  shardCount,
  sizeOf,
  takeSteps,
} from '../sharded.ts';
import { doerOf, type Job } from '../worker.ts';
import { remark } from '../writing.ts';
import { madeWith } from './made-with.ts';

/** Seconds of CPU that a shard should take: that a machine is busy now makes none smaller. */
const GOOD = 1;
/**
 * The command that begins a run plays shards first, each twice as large as the one before, until one takes this many seconds of CPU: the
 * first ones wait for the compiler. It plays at least `least`.
 */
const TRIED = { seconds: 0.2, least: 2 };
/** A shard is played again after this many times what it should take, and not before this many seconds. */
const EXPIRY = { times: 20, least: 15 };

/** How to cut a job: shards of about a second. Nothing if it shall stop. */
async function measure(context: Context, whole: Job, largest: number, signal: AbortSignal) {
  const act = await doerOf(context.games, whole);
  const breathe = breaths();
  /** Seconds of each number of the shard before. */
  let last = 0;
  let tried = sizeOf(whole, largest);
  for (let [from, count] = [whole.from, 1]; ; from += tried, tried *= 2, count++) {
    const to = Math.min(whole.to, from + tried);
    const [began, before] = [performance.now(), process.cpuUsage()];
    if (!(await takeSteps(act(from, to), signal, breathe))) return undefined;
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1_000_000;
    const each = (performance.now() - began) / 1000 / (to - from);
    if (to < whole.to && (used < TRIED.seconds || count < TRIED.least)) {
      last = each;
      continue;
    }
    const good = Math.max(1, Math.floor(((to - from) * GOOD) / Math.max(used, 0.001)));
    const expiry = Math.max(EXPIRY.least, Math.ceil(EXPIRY.times * Math.max(last, each) * sizeOf(whole, good)));
    return { largest: good, shards: shardCount(whole, good), expiry };
  }
}

interface Farming<P> {
  farm: Farm;
  farming: typeof import('@fray/farm');
  /** Whether this many numbers can have this part. */
  fits(part: unknown, numbers: number): part is P;
}

/** Does a job on a farm: begins its run or finds it, and reads the parts as workers deliver them. */
export const doInFarm =
  <P>(context: Context, { farm, farming, fits }: Farming<P>): DoElsewhere<P> =>
  async (whole, largest, order, { signal, stop }) => {
    const say = (sentence: string): void => remark(context, sentence);
    try {
      const asked = { made: madeWith(context, await loadGame(context, whole.game)), job: whole };
      let run = await farm.find(asked);
      if (!run) {
        const cut = await measure(context, whole, largest, signal);
        if (!cut) return;
        run = await farm.start(asked, cut);
      }
      if (run.state === 'stopped') await farm.goOn(run);
      say(`Run ${run.id} at ${farm.place}: ${groupDigits(run.shards)} shards.`);
      let isBroken = false;
      const take = taking(whole, run, order, fits, (why) => {
        isBroken = true;
        stop(why);
      });
      const ended = await farming.watch(farm, run, { take, say, signal });
      if (isBroken) await farm.stop(run.id);
      else if (ended.why === 'signal')
        say(`Workers go on with the run ${run.id}; "fray farm --stop ${run.id}" stops it.`);
      else if (ended.why === 'aside') stop({ why: 'farm', words: asideWords(whole, run, ended.shards) });
      else if (ended.why !== 'done')
        stop({ why: 'farm', words: `The run ${run.id} was ${ended.why} by somebody else. (farm-${ended.why})` });
    } catch (error) {
      if (!(error instanceof farming.DatabaseFault)) throw error;
      stop({ why: 'farm', words: error.message });
    }
  };

/** Hands every result on that is one. */
function taking<P>(
  whole: Job,
  { id, largest }: Run,
  order: Parts<P>,
  fits: Farming<P>['fits'],
  stop: Stopping['stop'],
): (shard: number, result: Result) => void {
  return (shard, result) => {
    const { from, to } = shardAt(whole, largest, shard);
    if ('mistake' in result) stop({ why: 'mistake', words: result.mistake });
    else if (to > from && fits(result.part, to - from)) order.add(from, to - from, result.part);
    else
      stop({
        why: 'farm',
        words: `What the farm holds for shard ${shard} of run ${id} is no result of it; delete the run: fray farm --delete ${id}. (farm-part)`,
      });
  };
}

function asideWords(whole: Job, { id, largest }: Run, shards: readonly number[]): string {
  const which = shards.map((shard) => {
    const { from, to } = shardAt(whole, largest, shard);
    return `${shard} (numbers ${from} to ${to - 1})`;
  });
  return `Shards that ended three workers each are set aside: ${which.join(', ')}. Stop the run and repeat the command to try them again: fray farm --stop ${id}. (farm-aside)`;
}
