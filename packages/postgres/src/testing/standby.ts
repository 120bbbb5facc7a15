import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PASSWORD, type Postgres, query, runPostgres } from './postgres.ts';

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
  client.on('error', () => undefined);
  await client.query("select pg_backup_start('standby', true)");
  mkdirSync(copy, { mode: 0o700 });
  chownSync(copy, owner.uid, owner.gid);
  // Without a file that comes and goes.
  const packed = `tar --directory=${data} --exclude=pg_internal.init* --warning=no-file-changed --create .`;
  execFileSync('sh', ['-c', `${packed} | tar --directory=${copy} --extract --same-owner --preserve-permissions`]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.end();
  // What has been written since the backup began comes from the primary.
  execFileSync('find', [join(copy, 'pg_wal'), '-type', 'f', '-delete']);
  rmSync(join(copy, 'postmaster.pid'));
  for (const [name, content] of Object.entries({ backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' })) {
    writeFileSync(join(copy, name), content);
    chownSync(join(copy, name), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
  const from = `host=127.0.0.1 port=${new URL(primary.address).port} user=postgres password=${PASSWORD}`;
  const more = ['max_connections=60', `primary_conninfo=${from}`];
  return await runPostgres(readlinkSync(`/proc/${primary.pid()}/exe`), folder, owner, more);
}
