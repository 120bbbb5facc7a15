import { Farm, WORKER, work } from '../index.ts';

/** A worker process that never ends with its first shard, and says so. The address is in its environment. */
const farm = await Farm.open(process.env.FRAY_FARM ?? '', WORKER);
await work(farm, {
  lanes: 1,
  refuse: async () => undefined,
  play: async (_, shard) => {
    process.stdout.write(`${shard}\n`);
    return await new Promise(() => undefined);
  },
  say: () => undefined,
  signal: new AbortController().signal,
});
