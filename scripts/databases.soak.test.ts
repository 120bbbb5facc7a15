import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, type Postgres, query, startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { ownerOf, startStandby } from '../packages/postgres/src/testing/standby.ts';
import { Process, ServerProcess } from '../packages/server/src/testing/cluster.ts';
import { Crowd } from '../packages/server/src/testing/crowd.ts';

/** A real replica, and a real disk without room: `npm run soak -- cluster`, as root on Linux, who alone may mount one. */
const FRAY = 'packages/cli/bin/fray.js';
// What a worker had in hand waits for its expiry, which is longer on a slow machine.
vi.setConfig({ testTimeout: 3_600_000 });
const RUN = ['simulate', 'merc', '--games', '60000', '--seed', '37', '--json'];

let cluster: Postgres;
/** Of the small disk. */
let folder: string;
let filler: string;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'fray-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]);
  filler = join(folder, 'filler');
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await cluster.end();
  execFileSync('umount', [folder]);
  rmdirSync(folder);
});

/** A command with the address in its environment, to its end. */
function typed(address: string, words: readonly string[]): { code: number | null; out: string; err: string } {
  const env = { ...process.env, DATABASE_URL: address, FRAY_FARM: address };
  const { status, stdout, stderr } = spawnSync(process.execPath, [FRAY, ...words], { env, encoding: 'utf8' });
  expect(stderr).not.toContain('never-shown');
  return { code: status, out: stdout, err: stderr };
}

it.each(['before', 'after'])('a replica %s its primary was set up is refused by every command', async (when) => {
  const own = await cluster.database(`replica-${when}`);
  if (when === 'after') for (const words of [['tables'], ['farm']]) expect(typed(own, words).code).toBe(0);
  const standby = await startStandby(cluster);
  ends.push(() => standby.end());
  const at = new URL(standby.address);
  at.pathname = new URL(own).pathname;
  expect(await query(at.href, 'select pg_is_in_recovery() as replica')).toEqual([{ replica: true }]);
  for (const words of [['serve', '--port', '0'], ['tables'], ['farm'], ['worker'], [...RUN, '--farm']]) {
    const { code, out, err } = typed(at.href, words);
    expect({ words, code, out }).toEqual({ words, code: 2, out: '' });
    expect(err).toContain('(database-read-only)');
  }
});

describe('a disk without room', () => {
  /** An empty database on the small disk. */
  const database = async (name: string): Promise<string> => {
    const { uid, gid } = await ownerOf(cluster);
    const place = join(folder, name);
    execFileSync('install', ['--directory', `--owner=${uid}`, `--group=${gid}`, place]);
    await query(cluster.address, `create tablespace ${name} location '${place}'`);
    await query(cluster.address, `create database ${name} tablespace ${name}`);
    return Object.assign(new URL(cluster.address), { pathname: `/${name}` }).href;
  };
  function fill(): void {
    const file = openSync(filler, 'a');
    try {
      for (;;) writeSync(file, Buffer.alloc(4096));
    } catch (error) {
      expect((error as { code?: string }).code).toBe('ENOSPC');
    } finally {
      closeSync(file);
    }
  }
  const empty = (): void => rmSync(filler);

  it('stops tables until there is room again, loses nothing of what was answered, and nobody taps anything again', async () => {
    const address = await database('tables');
    const server = await new ServerProcess({ database: address }, await freePort()).start();
    const crowd = new Crowd(address, [server.port]);
    ends.push(
      () => crowd.end(),
      () => server.kill(),
    );
    await crowd.play(50);
    fill();
    await expect.poll(() => server.printed).toContain('(database-full)');
    empty();
    await crowd.play(50);
    expect(await crowd.compare()).toEqual([]);
  });

  it('ends the command that begins a run and the worker that delivers to it; both go on when there is room', async () => {
    const address = await database('farm');
    expect(typed(address, ['farm']).out).toContain('No runs');
    fill();
    const refused = typed(address, [...RUN, '--farm']);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('(database-full)');
    empty();
    expect(typed(address, ['farm']).out).toContain('No runs');
    const run = new Process([FRAY, ...RUN, '--farm'], { FRAY_FARM: address }, /shards/);
    const worker = new Process([FRAY, 'worker', '--farm', address], {}, /Working/);
    ends.push(
      () => run.kill(),
      () => worker.kill(),
    );
    await run.start();
    fill();
    await worker.start();
    if (worker.child?.exitCode === null) await once(worker.child, 'exit');
    expect(worker.child?.exitCode).toBe(1);
    expect(worker.printed).toContain('(database-full)');
    empty();
    await worker.start();
    expect(readFileSync(`/proc/${worker.child?.pid}/cmdline`, 'utf8')).not.toContain('never-shown');
    expect(worker.printed).not.toContain('never-shown');
    if (run.child?.exitCode === null) await once(run.child, 'exit');
    expect(run.child?.exitCode).toBe(0);
    expect(run.printed).toContain(typed(address, [...RUN, '--workers', '1']).out);
  });
});
