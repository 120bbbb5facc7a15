import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database, DatabaseFault, patiently } from './index.ts';
import { query, sharedPostgres } from './testing/postgres.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
const newDatabase = (): Promise<string> => cluster.database(`made_${randomUUID()}`);
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await newDatabase();
});
afterAll(() => cluster.end());

const FIRST = 'create table made.things (id text); insert into made.things values ($$old$$)';
const open = async (at: string, steps: readonly string[]): Promise<void> =>
  await (await Database.open(at, 'test', { schema: 'made', steps })).close();
async function codeOf(act: () => Promise<unknown>): Promise<[string, string]> {
  const error = await act().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseFault);
  return [(error as DatabaseFault).code, (error as DatabaseFault).message];
}

describe('a schema', () => {
  test('is made once by processes that open an empty database at the same time', async () => {
    const empty = await newDatabase();
    await Promise.all([1, 2, 3].map(() => open(empty, [FIRST])));
    expect(await query(empty, 'select * from made.things')).toEqual([{ id: 'old' }]);
  });

  test('that is older gets what is newer, and keeps its rows', async () => {
    const empty = await newDatabase();
    await open(empty, [FIRST]);
    await open(empty, [FIRST, 'alter table made.things add column more integer default 7']);
    expect(await query(empty, 'select * from made.things')).toEqual([{ id: 'old', more: 7 }]);
  });

  test('that is newer is refused and left as it is', async () => {
    const empty = await newDatabase();
    await open(empty, [FIRST, 'select 1']);
    expect((await codeOf(() => open(empty, [FIRST])))[0]).toBe('database-schema');
    expect(await query(empty, 'select version from made.version')).toEqual([{ version: 2 }]);
  });

  test('whose migration fails in the middle is as before it', async () => {
    const empty = await newDatabase();
    await expect(open(empty, ['create table made.things (id text); select 1 / 0'])).rejects.toThrow('division');
    expect(await query(empty, "select to_regclass('made.things') as things")).toEqual([{ things: null }]);
  });
});

describe('a refusal has its code and never the password', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(address);
    change(url);
    return url.href;
  };
  test.each<[string, () => string | Promise<string>]>([
    ['database-address', () => 'a word'],
    ['database-address', () => address.replace('postgres:', 'http:')],
    ['database-unreachable', () => at((url) => (url.port = '1'))],
    ['database-rights', () => at((url) => (url.password = 'never-shown-2'))],
    ['database-rights', () => at((url) => (url.pathname = '/no_such_database'))],
    [
      'database-rights',
      async () => {
        const user = `u${randomUUID().slice(0, 8)}`;
        await query(address, `create role ${user} login password 'never-shown-3'`);
        return at((url) => Object.assign(url, { username: user, password: 'never-shown-3', pathname: '/template1' }));
      },
    ],
    [
      'database-read-only',
      async () => {
        const url = await newDatabase();
        await query(
          address,
          `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`,
        );
        return url;
      },
    ],
  ])('%s', async (code, wrong) => {
    const text = await wrong();
    const [found, sentence] = await codeOf(() => open(text, [FIRST]));
    expect(found).toBe(code);
    expect(sentence).not.toContain('never-shown');
  });
});

test('what is tried again while the database is away says so once, and that it is back; another fault is not tried again', async () => {
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);
  const { signal } = new AbortController();
  const faults = ['database-unreachable', 'database-unreachable'];
  const act = async (): Promise<string> => {
    const code = faults.shift();
    if (code) throw new DatabaseFault(code, 'No database answers.');
    return 'done';
  };
  expect(await patiently(act, say, signal)).toBe('done');
  expect(said).toEqual([
    'No database answers. (database-unreachable) Trying again until it is back.',
    'The database is back.',
  ]);
  faults.push('database-rights', 'database-rights');
  expect(await codeOf(() => patiently(act, say, signal))).toEqual([
    'database-rights',
    'No database answers. (database-rights)',
  ]);
  expect(said).toHaveLength(2);
  expect(faults).toHaveLength(1);
});
