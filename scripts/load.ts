import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, query, startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { type Device, type Run, ServerProcess, sitDownAt } from '../packages/server/src/testing/cluster.ts';
import { cpuOf, treeOf } from './cpu.ts';

/**
 * `npm run load -- [100 250 500]`: this many tables of two people at two servers on one PostgreSQL, a move a table every four seconds.
 * `npm run load -- busy`: 20 tables that never wait, at one server with a folder, and at two with a database: devices at random, and each table
 * on one of them. It ends with 1 if a goal is missed.
 */
const PACE = 4_000;
const BUSY = 20;
const SECONDS = Number(process.env.FRAY_SECONDS ?? 60);
/** At least this many moves a CPU second on the database, of those on a folder, with devices at random. */
const LEAST = 0.5;
/** At most this many times as long at p99 from a tap to a device at another server as to one at the same. */
const MOST = 3;
const FLEETS = [['twilight-imperium', 'medium-fleets']] as const;
/** Longer than the measurement, where nobody waits. */
const WAR = [['twilight-imperium', 'mecatol-war']] as const;

const quantile = (list: number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? Number.NaN;
const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const pidOf = ({ child }: ServerProcess): number => child?.pid as number;

interface Load {
  servers: readonly ServerProcess[];
  /** The database: its first process, and its address. */
  database?: { pid: number; address: string };
  tables: number;
  pace?: number;
  /** A proxy keeps each table on one server. */
  isKept?: boolean;
}
/** Prints a goal that is missed. */
function hold(isReached: boolean, goal: string): void {
  if (isReached) return;
  console.log(`TOO SLOW: ${goal}`);
  process.exitCode = 1;
}
/** Plays for a while; prints what it took and returns moves a CPU second. */
async function measure({ servers, database, tables, pace, isKept = false }: Load): Promise<number> {
  const run: Run = {
    ports: servers.map(({ port }) => port),
    acked: [],
    latency: { same: [], other: [] },
    isOn: true,
    // A slow start would find tables that are over.
    isSeating: true,
    isKept,
    ...(pace && { pace }),
  };
  const devices: Device[] = await sitDownAt(run, tables, 1, pace ? FLEETS : WAR);
  while (devices.some(({ remote }) => !remote.table)) await pause(100);
  run.isSeating = false;
  for (const device of devices) void pause((pace ?? 0) * Math.random()).then(() => device.think());
  await pause(2_000);
  const cpu = () => servers.reduce((sum, one) => sum + cpuOf(pidOf(one)), 0);
  const ofDatabase = () => (database ? treeOf(database.pid).reduce((sum, pid) => sum + cpuOf(pid), 0) : 0);
  const commits = async () =>
    database
      ? Number(
          (
            await query<{ n: string }>(
              database.address,
              'select xact_commit as n from pg_stat_database where datname = current_database()',
            )
          )[0]?.n,
        )
      : 0;
  const before = { cpu: cpu(), database: ofDatabase(), commits: await commits(), acked: run.acked.length };
  run.latency = { same: [], other: [] };
  await pause(SECONDS * 1_000);
  const moves = run.acked.length - before.acked;
  const used = cpu() - before.cpu;
  const stored = ofDatabase() - before.database;
  const rate = ((await commits()) - before.commits) / SECONDS;
  const { same, other } = run.latency;
  run.isOn = false;
  for (const device of devices) device.end();
  const ms = (list: number[]) =>
    `${quantile(list, 0.5).toFixed(0)} and ${quantile(list, 0.99).toFixed(0)} ms (${list.length})`;
  console.log(
    [
      `${tables} tables, ${servers.length} server(s): ${(moves / SECONDS).toFixed(1)} moves a second`,
      `tap to the other device at p50 and p99: same server ${ms(same)}, another ${ms(other)}`,
      `CPU a move: servers ${((1000 * used) / moves).toFixed(1)} ms, database ${((1000 * stored) / moves).toFixed(1)} ms`,
      `${rate.toFixed(0)} commits a second`,
      `memory ${servers.map((one) => megabytes(pidOf(one)).toFixed(0)).join(' and ')} MiB`,
    ].join('; '),
  );
  hold(
    !other.length || quantile(other, 0.99) <= MOST * quantile(same, 0.99),
    `another server takes over ${MOST} times as long at p99`,
  );
  return moves / (used + stored);
}

const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fray-load-'));
const cluster = await startPostgres();
const running: ServerProcess[] = [];
async function serve(place: { database: string } | { folder: string }, count: number): Promise<ServerProcess[]> {
  const started = await Promise.all(
    Array.from({ length: count }, async () => new ServerProcess(place, await freePort()).start()),
  );
  running.push(...started);
  return started;
}
try {
  const sizes = words.length ? words : ['100', '250', '500'];
  for (const size of sizes) {
    const address = await cluster.database(`load_${size}`);
    const database = { pid: cluster.pid(), address };
    if (size === 'busy') {
      const alone = await measure({ servers: await serve({ folder }, 1), tables: BUSY });
      for (const isKept of [false, true]) {
        const shared = await measure({
          servers: await serve({ database: address }, 2),
          database,
          tables: BUSY,
          isKept,
        });
        const how = isKept ? 'each table on one server' : 'devices at random';
        hold(isKept || shared / alone >= LEAST, `under ${LEAST} of the folder's moves a CPU second`);
        console.log(
          `moves a CPU second, ${how}: folder ${alone.toFixed(0)}, database ${shared.toFixed(0)}: ${(shared / alone).toFixed(2)}`,
        );
        await Promise.all(running.splice(1).map((one) => one.kill()));
      }
    } else
      await measure({ servers: await serve({ database: address }, 2), database, tables: Number(size), pace: PACE });
    await Promise.all(running.splice(0).map((one) => one.kill()));
  }
} finally {
  await Promise.all(running.map((one) => one.kill()));
  await cluster.end();
  rmSync(folder, { recursive: true, force: true });
}
