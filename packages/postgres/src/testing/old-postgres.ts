import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, runPostgres } from './postgres.ts';

/** Where Debian puts the oldest PostgreSQL that Fray takes. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** The oldest PostgreSQL, in a folder that goes with it; nothing where Debian's package is not installed. */
export async function startOldPostgres(): Promise<{ address: string; end(): Promise<void> } | undefined> {
  if (!existsSync(PROGRAMS)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fray-postgres-15-'));
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString());
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const secret = join(folder, 'password');
  writeFileSync(secret, PASSWORD);
  const words = ['-D', join(folder, 'data'), '-U', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256'];
  execFileSync(join(PROGRAMS, 'initdb'), words, { ...owner, stdio: 'ignore' });
  return await runPostgres(join(PROGRAMS, 'postgres'), folder, owner);
}
