import { writeFileSync } from 'node:fs';
import { type GameWithSetup, loadWithSetup } from '@fray/games';
import { expect, test } from 'vitest';
import { playRecord } from '../../../table/src/testing/record.ts';
import { GAMES } from '../testing/duel.ts';
import { type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

const folder = emptyFolder();
const game = (await loadWithSetup(GAMES[0] as (typeof GAMES)[number])) as GameWithSetup;
const record = playRecord(game, 3);
function file(text: string): string {
  const path = folder.in('a.table.json');
  writeFileSync(path, text);
  return path;
}

test('verify: the dice were fixed, what that does not prove, and the promise to compare', async () => {
  const { code, out, err } = await type(['verify', file(JSON.stringify(record))]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Verified: \d+ rows, \d+ numbers? of the seed\.\n/);
  expect(out).toContain('The dice were fixed before the first move and nobody changed one.\nIt does not prove');
  expect(out).toContain(record.commitment);
  const shown = await type(['verify', file(JSON.stringify(record)), '--shown', record.commitment]);
  expect(shown.out).not.toContain('Compare');
});

test('verify: what was changed is named, with exit code 2', async () => {
  const path = file(JSON.stringify({ ...record, seed: 'ab'.repeat(32) }));
  const { code, out, err } = await type(['verify', path]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('is not verified.\nThe seed is not the one that was promised');
  const json = await type(['verify', path, '--json']);
  expect(json.code).toBe(2);
  expect(JSON.parse(json.out).faults[0]).toEqual({ code: 'seed-differs' });
});

test('verify: another file, another game and a promise that is none are refused with a sentence', async () => {
  expect((await type(['verify', file('{}')])).err).toContain('is not the record of a shared table');
  expect((await type(['verify', file(JSON.stringify({ ...record, game: 'chess' }))])).err).toContain('no game "chess"');
  expect((await type(['verify', file('{}'), '--shown', 'abc'])).err).toContain('64 letters and digits');
});
