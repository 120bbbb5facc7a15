import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameCard, GAMES as REAL } from '@fray/games';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { query, sharedPostgres } from '../../../postgres/src/testing/postgres.ts';
import { fray } from '../main.ts';
import { GAMES as DUEL, duel } from '../testing/duel.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { duelBy } from '../testing/variant.ts';

const REGISTRY = import.meta.resolve('@fray/games');
const HERE = new URL('../testing/duel.ts', import.meta.url).href;

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await cluster.database(`cli_${randomUUID()}`);
}, 60_000);
afterAll(() => cluster.end());

interface Typed {
  games?: readonly GameCard[];
  registry?: string;
  at?: string;
}
/** A command with the address in the environment, and what it says. */
async function typed(line: string, { games = REAL, registry = REGISTRY, at = address }: Typed = {}) {
  vi.stubEnv('FRAY_FARM', at);
  const { context, texts } = fakeTerminal('', games, registry);
  const code = await fray(context, line.split(' '));
  return { code, ...texts };
}
/** Workers that a test has started. */
const working: (() => Promise<number>)[] = [];
afterEach(async () => {
  await Promise.all(working.splice(0).map((end) => end()));
});
/** A worker in this process until `end`. */
function startWorker(line = 'worker --workers 2', { games = REAL, registry = REGISTRY }: Typed = {}) {
  vi.stubEnv('FRAY_FARM', address);
  const { context, texts } = fakeTerminal('', games, registry);
  let interrupt = (): void => undefined;
  context.onInterrupt = (hear) => {
    interrupt = hear;
    return () => undefined;
  };
  const ended = fray(context, line.split(' '));
  const end = async (): Promise<number> => {
    interrupt();
    return await ended;
  };
  working.push(end);
  return { texts, end };
}

test.each([
  'simulate merc --games 600 --seed 3 --json',
  'arena merc --bot greedy --preset patrol --games 24 --seed 4 --json',
  'balance merc --games 3 --seed 5 --json',
  'sweep ti4 {1..3}_cruiser {1..2}_dreadnought --json',
])(
  'a farm gives what one machine gives, to the digit: %s',
  async (command) => {
    const line = command.replaceAll('_', ' ');
    const words = command.split(' ').map((word) => word.replaceAll('_', ' '));
    const run = async (more: readonly string[]) => {
      vi.stubEnv('FRAY_FARM', address);
      const { context, texts } = fakeTerminal('', REAL, REGISTRY);
      return { code: await fray(context, [...words, ...more]), ...texts };
    };
    const here = await run(['--workers', '1']);
    const worker = startWorker();
    const there = await run(['--farm']);
    expect({ line, code: there.code, out: there.out }).toEqual({ line, code: 0, out: here.out });
    expect(there.err).toMatch(/^Run [0-9a-f]{12} at 127\.0\.0\.1:\d+\/cli_/);
    // Asked again, it is already there: no worker is needed.
    expect(await worker.end()).toBe(130);
    expect((await run(['--farm'])).out).toBe(here.out);
  },
  120_000,
);

const folder = emptyFolder();

describe('a worker', () => {
  test('leaves a run of other rules to others and says which it has', async () => {
    const newer = duelBy({ ...duel.rules, version: duel.rules.version + 1 });
    const worker = startWorker('worker --workers 1', { games: newer, registry: HERE });
    const running = typed('simulate duel --games 20 --seed 1 --farm', { games: DUEL, registry: HERE });
    await expect.poll(() => worker.texts.err, { timeout: 20_000 }).toContain('leaves it to others. (farm-version)');
    expect(worker.texts.err).toContain(`duel, rules ${duel.rules.version + 1}`);
    expect(await worker.end()).toBe(130);
    const other = startWorker('worker --workers 1', { games: DUEL, registry: HERE });
    expect((await running).code).toBe(0);
    await other.end();
  }, 60_000);

  test('plays a game of a package that it was started with, and leaves it to others without', async () => {
    const place = folder.in('node_modules/my-duel');
    mkdirSync(place, { recursive: true });
    writeFileSync(
      join(place, 'package.json'),
      '{ "name": "my-duel", "version": "1.2.3", "type": "module", "main": "index.ts" }',
    );
    writeFileSync(join(place, 'index.ts'), `export { GAMES } from ${JSON.stringify(HERE)};\n`);
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder.path());
    const without = startWorker('worker --workers 1');
    const running = typed('simulate duel --game my-duel --games 30 --seed 2 --farm --json');
    await expect.poll(() => without.texts.err, { timeout: 20_000 }).toContain('(farm-game)');
    const worker = startWorker('worker --workers 1 --game my-duel');
    const { out, err } = await running;
    expect({ err, ...JSON.parse(out || '{}') }).toMatchObject({ game: 'duel', games: 30 });
    const listed = await typed('farm');
    expect(listed.out).toMatch(/done +\d+ of \d+ +simulate duel, rules \d+, of my-duel@1\.2\.3 with Fray/);
    await Promise.all([worker.end(), without.end()]);
    cwd.mockRestore();
  }, 60_000);

  test('reports the mistake of a game to the one who began the run', async () => {
    const failing = new URL('../testing/stopping.ts', import.meta.url).href;
    const { GAMES } = (await import(failing)) as { GAMES: readonly GameCard[] };
    vi.stubEnv('FRAY_TEST_STOP', 'fail');
    const worker = startWorker('worker --workers 1', { games: GAMES, registry: failing });
    // The command that begins the run plays some of it first, without that mistake.
    const { code, err } = await typed('simulate duel --games 400 --seed 6 --farm', { games: DUEL, registry: HERE });
    expect(code).toBe(1);
    expect(err).toContain('a broken rule');
    // Nobody plays the rest of it.
    expect((await typed('farm')).out).not.toMatch(/ open /);
    vi.unstubAllEnvs();
    await worker.end();
  }, 60_000);
});

describe('fray farm', () => {
  test('stops a run, which the same command continues, and deletes it', async () => {
    const line = 'simulate merc --games 40 --seed 77 --farm';
    const running = typed(line);
    const id = async () => /^([0-9a-f]{12}) +open/m.exec((await typed('farm')).out)?.[1] ?? '';
    await expect.poll(id, { timeout: 20_000 }).toMatch(/./);
    const run = await id();
    // However short its shards are.
    const asked = 'select expiry >= 15 as enough from fray_farm.runs where id = $1';
    expect(await query(address, asked, [run])).toEqual([{ enough: true }]);
    expect((await typed(`farm --stop ${run.slice(0, 5)}`)).err).toContain(`Run ${run} is stopped.`);
    const stopped = await running;
    expect(stopped.code).toBe(1);
    expect(stopped.err).toContain('(farm-stopped)');
    expect(stopped.err).toContain('Continue: fray simulate merc --games 40 --seed 77 --from 0 --farm');
    const worker = startWorker();
    expect(await typed(line)).toMatchObject({ code: 0 });
    await worker.end();
    expect((await typed(`farm --delete ${run}`)).err).toContain(`Run ${run} is deleted.`);
    expect((await typed('farm')).out).not.toContain(run);
  }, 60_000);

  test('refuses a beginning that fits no run', async () => {
    expect(await typed('farm --delete zzz')).toMatchObject({ code: 2, out: '' });
    expect((await typed('farm --stop zzz')).err).toContain('(farm-no-run)');
  });
});

describe('a refusal', () => {
  test.each([
    ['farm-keeps', 'arena merc --games 4 --keep run.json --farm'],
    ['database-address', 'simulate merc --games 4 --farm merc'],
    ['database-unreachable', 'simulate merc --games 4 --farm postgres://me:never-shown@127.0.0.1:1/db'],
    ['game-package', 'simulate merc --game no-such-package'],
  ])('%s is a sentence', async (code, line) => {
    const said = await typed(line);
    expect(said.code).toBe(code === 'database-unreachable' ? 1 : 2);
    expect(said.err).toContain(`(${code})`);
    expect(said.err).not.toContain('never-shown');
    expect(said.err).not.toContain('    at ');
  });

  test('database-address: nobody said where the farm is', async () => {
    expect((await typed('worker', { at: '' })).err).toContain('(database-address)');
  });

  test('farm-part: a part that is none of this run ends it and counts nothing', async () => {
    const line = 'simulate merc --games 40 --seed 78 --farm';
    const running = typed(line);
    const forge = async () =>
      (
        await query(
          address,
          `insert into fray_farm.parts select id, 0, '{"part": {"games": 1}}' from fray_farm.runs where state = 'open' returning run`,
        )
      ).length;
    await expect.poll(forge, { timeout: 20_000 }).toBe(1);
    const { code, out, err } = await running;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('(farm-part)');
    expect(err).toContain('0 of 40 combats are counted');
  }, 60_000);
});
