import { once } from 'node:events';
import { Farm, WORKER } from '../index.ts';

/** A worker process that takes a shard and says which, then sleeps; woken, it delivers something else than anybody. */
const farm = await Farm.open(process.env.FRAY_FARM ?? '', WORKER);
const [run] = await farm.openRuns();
const taken = run && (await farm.take(run.id));
if (!taken) throw new Error('nothing to take');
const woken = once(process, 'SIGCONT');
process.stdout.write(`${taken.shard}\n`);
await woken;
await farm.deliver(taken, { part: 'too late' });
await farm.close();
