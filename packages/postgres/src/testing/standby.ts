import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { patiently } from '../patiently.ts';
import { freePort, type Postgres, query } from './postgres.ts';

const LONGEST_START = 20_000;
const silently = (): void => undefined;

/** Who runs a cluster, and where its files are. */
export async function ownerOf({ address }: Postgres): Promise<{ data: string; uid: number; gid: number }> {
  const [found] = await query<{ data: string }>(address, "select current_setting('data_directory') as data");
  const { data = '' } = found ?? {};
  const { uid, gid } = statSync(data);
  return { data, uid, gid };
}

/** A replica that follows a cluster and answers questions: Linux tells its program. Without tablespaces. */
export async function startStandby(primary: Postgres): Promise<{ address: string; end(): Promise<void> }> {
  const { data, ...owner } = await ownerOf(primary);
  const folder = mkdtempSync(join(tmpdir(), 'fray-standby-'));
  const copy = join(folder, 'data');
  const client = new Client({ connectionString: primary.address });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  execFileSync('cp', ['--archive', data, copy]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.end();
  const port = await freePort();
  const { hostname, port: from, username, password } = new URL(primary.address);
  // What has been written since the backup began comes from the primary.
  execFileSync('find', [join(copy, 'pg_wal'), '-type', 'f', '-delete']);
  rmSync(join(copy, 'postmaster.pid'));
  for (const [name, content] of Object.entries({ backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' })) {
    writeFileSync(join(copy, name), content);
    chownSync(join(copy, name), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    `primary_conninfo=host=${hostname} port=${from} user=${username} password=${password}`,
  ].flatMap((one) => ['-c', one]);
  const child = spawn(readlinkSync(`/proc/${primary.pid()}/exe`), ['-D', copy, '-p', String(port), ...flags], {
    ...owner,
    stdio: 'ignore',
  });
  const url = new URL(primary.address);
  url.port = String(port);
  await patiently(() => query(url.href, 'select 1'), silently, AbortSignal.timeout(LONGEST_START));
  return {
    address: url.href,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
