import { randomUUID } from 'node:crypto';
import { GAMES } from '@fray/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { query, sharedPostgres } from '../../../postgres/src/testing/postgres.ts';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await cluster.database(`tables_${randomUUID()}`);
}, 60_000);
afterAll(() => cluster.end());

async function typed(line: string, at = address) {
  vi.stubEnv('DATABASE_URL', at);
  const { context, texts } = fakeTerminal('', GAMES, import.meta.resolve('@fray/games'));
  return { code: await fray(context, line.split(' ')), ...texts };
}
const other = async (change: string): Promise<string> => {
  const url = await cluster.database(`tables_${randomUUID()}`);
  await typed('tables', url);
  await query(url, change.replace('NAME', `"${new URL(url).pathname.slice(1)}"`));
  return url;
};

test.each<[string, number, () => string | Promise<string>]>([
  ['database-address', 2, () => 'merc'],
  ['database-unreachable', 1, () => 'postgres://me:never-shown@127.0.0.1:1/db'],
  ['database-rights', 2, () => address.replace('never-shown', 'never-shown-2')],
  ['database-read-only', 2, () => other('alter database NAME set default_transaction_read_only = on')],
  ['database-schema', 2, () => other('update fray_tables.version set version = 99')],
])('%s: fray serve and fray tables say so, with exit code %i', async (code, exit, wrong) => {
  const at = await wrong();
  for (const line of ['serve --port 0', 'tables', 'tables delete K7MPQ2']) {
    const said = await typed(line, at);
    expect([line, said.code, said.out]).toEqual([line, exit, '']);
    expect(said.err).toContain(`(${code})`);
    expect(said.err).not.toContain('never-shown');
  }
});

test('DATABASE_URL names the tables that are listed, exported and deleted; names are no SQL, and copies are not ours to make', async () => {
  expect(await typed('tables')).toMatchObject({ code: 0, out: 'No tables.\n' });
  await query(address, `insert into fray_tables.tables values ('K7MPQ2', 'merc', 1, 0, 0, 0, 0, '{}', '{}', '{}')`);
  expect((await typed('tables')).out).toMatch(/^K7MPQ2 +merc/m);
  expect((await typed(`tables delete '||id||'`)).err).toContain('(no-table)');
  expect((await typed('tables export K7MPQ2')).err).toContain('(other-rules)');
  expect((await typed('tables backup all.db')).err).toContain('(backup)');
  expect(await typed('tables delete K7MPQ2')).toMatchObject({ code: 0 });
  expect((await typed('tables')).out).toBe('No tables.\n');
});
