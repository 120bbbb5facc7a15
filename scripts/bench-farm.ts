import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { cpuOf, treeOf } from './cpu.ts';

/**
 * `npm run bench -- --farm [COMBATS]`: two workers of a farm against two threads of one process, on the same question, in CPU seconds of
 * all processes with the database. Linux tells what processes used; the shell tells what the commands did.
 */
const FRAY = 'packages/cli/bin/fray.js';
const ROUNDS = 2;
/** At least this many combats a CPU second, of what threads play. */
const LEAST = 0.95;

/** What a command prints, and its CPU seconds. */
function runFray(env: NodeJS.ProcessEnv, words: readonly string[]): { out: string; cpu: number } {
  const line = `TIMEFORMAT='%U %S'; time node ${FRAY} ${words.join(' ')} 2>/dev/null`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line], { env, encoding: 'utf8' });
  return {
    out: stdout,
    cpu: stderr
      .trim()
      .split(' ')
      .map(Number)
      .reduce((a, b) => a + b, 0),
  };
}

/** Prints the ratio of every round, and whether the last one is high enough. */
export async function benchFarm(combats: number): Promise<boolean> {
  const cluster = await startPostgres();
  const env = { ...process.env, FRAY_FARM: await cluster.database('bench') };
  const database = (): number => treeOf(cluster.pid()).reduce((sum, pid) => sum + cpuOf(pid), 0);
  let ratio = 0;
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const question = ['simulate', 'merc', '--games', String(combats), '--seed', String(round), '--json'];
      const threads = runFray(env, [...question, '--workers', '2']);
      const workers: ChildProcess[] = [1, 2].map(() =>
        spawn(process.execPath, [FRAY, 'worker', '--workers', '1'], { env, stdio: ['ignore', 'ignore', 'pipe'] }),
      );
      await Promise.all(workers.map(({ stderr }) => once(stderr as NodeJS.ReadableStream, 'data')));
      const before = database();
      const farm = runFray(env, [...question, '--farm']);
      const played = workers.reduce((sum, { pid }) => sum + cpuOf(pid as number), 0);
      const stored = database() - before;
      for (const worker of workers) worker.kill('SIGINT');
      await Promise.all(workers.map((worker) => once(worker, 'exit')));
      if (farm.out !== threads.out) throw new Error('a farm and threads print different results');
      ratio = threads.cpu / (farm.cpu + played + stored);
      const parts = `command ${farm.cpu.toFixed(1)}, workers ${played.toFixed(1)}, database ${stored.toFixed(2)}`;
      console.log(`${combats} combats: threads ${threads.cpu.toFixed(1)} s; ${parts} s: ${ratio.toFixed(2)}`);
    }
  } finally {
    await cluster.end();
  }
  console.log(ratio < LEAST ? `TOO SLOW: at least ${LEAST}` : 'ok');
  return ratio >= LEAST;
}
