import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patiently } from '../patiently.ts';
import { freePort, query } from './postgres.ts';

/** Where Debian puts the oldest PostgreSQL that Fray takes. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'never-shown';
const LONGEST_START = 10_000;
const silently = (): void => undefined;

/** The oldest PostgreSQL, in a folder that goes with it; nothing where Debian's package is not installed. */
export async function startOldPostgres(): Promise<{ address: string; end(): Promise<void> } | undefined> {
  if (!existsSync(PROGRAMS)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fray-postgres-15-'));
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString());
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const secret = join(folder, 'password');
  writeFileSync(secret, PASSWORD);
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256'];
  execFileSync(join(PROGRAMS, 'initdb'), words, { ...as, stdio: 'ignore' });
  const port = await freePort();
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => ['-c', one]);
  const child = spawn(join(PROGRAMS, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...as,
    stdio: 'ignore',
  });
  const address = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await patiently(() => query(address, 'select 1'), silently, AbortSignal.timeout(LONGEST_START));
  return {
    address,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
