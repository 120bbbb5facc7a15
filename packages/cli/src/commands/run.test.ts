import { readFileSync, writeFileSync } from 'node:fs';
import { hash } from '@fray/engine';
import { expect, test } from 'vitest';
import { type, typeTo } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { duelUpgrading } from '../testing/variant.ts';

const folder = emptyFolder();
let files = 0;
async function saved(...moves: string[]): Promise<string> {
  const file = folder.in(`${++files}.fray.json`);
  await type('play duel --seed 5 --setup uneven', ...moves, `s ${file}`, 'q');
  return file;
}
/** The file after a change that its fingerprint agrees with. */
function forge(file: string, change: (save: { rules: number; state: { round: number } }) => void): void {
  const { hash: _old, ...body } = JSON.parse(readFileSync(file, 'utf8'));
  change(body);
  writeFileSync(file, JSON.stringify({ ...body, hash: hash(body) }));
}

test('run: the log as text, and the current step', async () => {
  const { code, out, err } = await type(['run', await saved('1', '1')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Lefty draws charm \d\.\nRighty draws charm \d\.\nLefty throws .*\nRighty throws .*\n/);
  expect(out).toContain('After 2 moves the combat is at: 2 Attack');
});

test('run: the outcome of a combat that is over', async () => {
  expect((await type(['run', await saved('m', '1', 'y')])).out).toContain('After 1 move: Righty wins.');
});

test('run --json: outcome, step, state, events and log', async () => {
  const report = JSON.parse((await type(['run', await saved('1'), '--json'])).out);
  expect(report).toMatchObject({
    game: 'duel',
    verified: true,
    moves: 1,
    outcome: null,
    step: '2 attack',
    title: 'Attack',
    state: { turn: 'right', round: 1 },
  });
  expect(report.events.map((event: { type: string }) => event.type)).toEqual(['charm', 'charm', 'rolled']);
  expect(report.events[0].only).toBe('left');
  expect(report.log).toHaveLength(3);
  const over = JSON.parse((await type(['run', await saved('m', '1', 'y'), '--json'])).out);
  expect(over.outcome).toEqual({ winner: 'right' });
});

test('run --verify: the moves lead to the saved state', async () => {
  const file = await saved('1');
  expect((await type(['run', file, '--verify'])).out).toContain('Verified: 1 move leads to the saved state.');
});

test('run and play: a save whose moves do not lead to its state is refused, with exit code 2 and the reason', async () => {
  const file = await saved('1');
  forge(file, (save) => {
    save.state.round = 7;
  });
  const refused = {
    code: 2,
    out: '',
    err: `fray: "${file}": The log does not lead to the saved state (move 1: another state).\n`,
  };
  expect(await type(['run', file])).toEqual(refused);
  expect(await type(['run', file, '--verify'])).toEqual(refused);
  expect(await type(['play', '--load', file], 'q')).toEqual(refused);
});

test('run and play: a save of older rules is refused, and stays as it is', async () => {
  const file = await saved('1');
  forge(file, (save) => {
    save.rules = 0;
  });
  const before = readFileSync(file, 'utf8');
  for (const argv of [
    ['run', file],
    ['play', '--load', file],
  ]) {
    const err = expect.stringContaining(`"${file}": The combat was saved with version 0 of the rules`);
    expect(await type(argv, 'q')).toEqual({ code: 2, out: '', err });
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('run: rules that upgrade a save of older ones open it, say why it has no history, and do not verify it', async () => {
  const file = await saved('1');
  forge(file, (save) => {
    save.rules = 0;
  });
  const games = duelUpgrading();
  const { code, out, err } = await typeTo(games, ['run', file]);
  expect(code).toBe(0);
  expect(err).toContain('version 0 of the rules');
  expect(out).toContain('(1 earlier moves cannot be shown)');
  expect((await typeTo(games, ['play', '--load', file], 'u', 'q')).out).toContain('version 0 of the rules');
  expect(await typeTo(games, ['run', file, '--verify'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('is not verified. The combat was saved with version 0 of the rules'),
  });
});

test('run: a file that is not a save is refused', async () => {
  for (const [text, message] of [
    ['hello', 'the file is no JSON'],
    ['{"fray":1', 'ends too early'],
    ['{"a":1}', 'not a Fray combat'],
    ['{"fray":1}', 'format 1'],
    ['{"fray":99}', 'format 99'],
  ] as const) {
    writeFileSync(folder.in('bad'), text);
    expect(await type(['run', folder.in('bad')])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  }
});
