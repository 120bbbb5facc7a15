import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupDigits } from './grid.ts';
import { emptyFolder } from './testing/folder.ts';

const folder = emptyFolder();
const BIN = fileURLToPath(new URL('../bin/fray.js', import.meta.url));
const DUEL = [
  '--import',
  new URL('../bin/tsx.js', import.meta.url).href,
  fileURLToPath(new URL('./testing/process.ts', import.meta.url)),
];
const start = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, argv, { input, cwd: folder.path(), encoding: 'utf8' });

test('the command itself runs from any folder, also beside a foreign tsconfig.json', () => {
  writeFileSync(folder.in('tsconfig.json'), 'not even JSON');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(start([BIN, '--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('bad input ends the process with 2, a sentence on standard error and nothing on standard output', () => {
  const { status, stdout, stderr } = start([BIN, 'play', 'chess']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^fray: There is no game "chess"/);
});

test('worker threads load the games for themselves', () => {
  const simulate = (workers: number) =>
    start([...DUEL, 'simulate', 'duel', '--games', '600', '--workers', String(workers), '--json']);
  const two = simulate(2);
  expect(two).toMatchObject({ status: 0, stderr: '' });
  expect(two.stdout).toBe(simulate(1).stdout);
});

test('Ctrl-C in a simulation: exit code 130, the results so far, and the line that continues', () => {
  const env = {
    ...process.env,
    FRAY_TEST_GAMES: new URL('./testing/stopping.ts', import.meta.url).href,
    FRAY_TEST_STOP: 'interrupt',
  };
  const argv = [...DUEL, 'simulate', 'duel', '--games', '9000000', '--workers', '1', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: folder.path(), env, encoding: 'utf8' });
  expect(status).toBe(130);
  const { games } = JSON.parse(stdout);
  expect(games).toBeGreaterThan(0);
  expect(stderr).toBe(
    `Interrupted.\n${groupDigits(games)} of 9,000,000 combats are counted. Continue: fray simulate duel --games ${9_000_000 - games} --seed 1 --from ${games} --workers 1 --json\n`,
  );
});

test('output that cannot be written is reported, with exit code 1', () => {
  const line = `"${process.execPath}" "${BIN}" --help > /dev/full`;
  expect(spawnSync('bash', ['-c', line], { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: 'fray: The output cannot be written: the disk is full.\n',
  });
});

test('a combat is played and saved through a pipe', () => {
  const { status, stdout } = start([...DUEL, 'play', 'duel', '--seed', '5'], '1\nq\ny\n\n');
  expect(status).toBe(0);
  expect(stdout).toContain('Saved as duel-1.fray.json.');
  expect(folder.files()).toEqual(['duel-1.fray.json']);
  expect(start([...DUEL, 'run', 'duel-1.fray.json', '--verify']).status).toBe(0);
});

test('stdio answers each line before it reads the next, and ends with its input', async () => {
  const child = spawn(process.execPath, [...DUEL, 'stdio'], { cwd: folder.path() });
  const answers: AsyncIterator<Buffer> = child.stdout[Symbol.asyncIterator]();
  const ask = async (line: string) => {
    child.stdin.write(`${line}\n`);
    let text = '';
    while (!text.endsWith('\n')) text += String((await answers.next()).value);
    return JSON.parse(text);
  };
  expect(await ask('{"id":1,"op":"start","game":"duel","setup":"even","seed":42}')).toMatchObject({ id: 1, ok: true });
  expect(await ask('what?')).toMatchObject({ id: null, ok: false, code: 'not-json' });
  expect(await ask('{"id":2,"op":"choices"}')).toMatchObject({ id: 2, ok: true });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
});

test('a reader that closes the pipe early is no mistake', () => {
  const line = `"${process.execPath}" "${BIN}" --help | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'Usage: fray [options] [command]\n0\n', stderr: '' });
});
