import { readFileSync } from 'node:fs';
import { LARGEST_SAVE, readSave, refusal, SAVE_VERSION } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { LONGEST_ID } from '../packages/cli/src/stdio/request.ts';
import { LARGEST_LINE } from '../packages/cli/src/stdio/serve.ts';
import {
  DEEPEST_SAVE,
  LARGEST_FIGURE,
  LONGEST_NAME,
  MOST_DICE,
  MOST_MOVES,
} from '../packages/engine/src/save-shape.ts';
import {
  LARGEST_FILE,
  LARGEST_PACKED,
  LARGEST_UNPACKED,
  LONGEST_COMBAT_NAME,
  MOST_COMBATS,
} from '../packages/web/src/share/limits.ts';

/** The limits of lines, saves and links: the table of docs/protocol.md has them, and a save is tried at each and one above; lines and links beside their code. */

const MIB = 1024 * 1024;
const number = (value: number): string => value.toLocaleString('en-US');
const LIMITS: [what: string, most: string][] = [
  ['a line', `${LARGEST_LINE / MIB} MiB`],
  ['a save, in a line or in a file', `${LARGEST_SAVE / MIB} MiB`],
  ['how deep a request or save is nested', `${DEEPEST_SAVE} levels`],
  ['a text as `id`', `${LONGEST_ID} letters`],
  ['lines of the log: moves of a save', `${number(MOST_MOVES)} moves`],
  ['dice of one throw in a save', `${number(MOST_DICE)} dice`],
  ['a figure in a save', number(LARGEST_FIGURE)],
  ['the name of a step, seat or action', `${LONGEST_NAME} letters`],
  ['a link of the assistant, packed', `${number(LARGEST_PACKED)} letters`],
  ['a link of the assistant, unpacked', `${number(LARGEST_UNPACKED)} bytes`],
  ['a file with many combats', `${LARGEST_FILE / MIB} MiB`],
  ['combats in such a file', `${number(MOST_COMBATS)} combats`],
  ['the name of a combat', `${LONGEST_COMBAT_NAME} letters, cut there`],
];

const move = (more: object = {}) => ({ seat: 'rebel', action: { type: 'pass' }, ...more });
const save = (more: object): string =>
  JSON.stringify({
    fray: SAVE_VERSION,
    game: 'merc',
    rules: 1,
    setup: {},
    moves: [],
    state: { frames: [{ step: 'AIM', then: null, own: {} }] },
    dice: { kind: 'seeded', state: [1, 2, 3, 4] },
    bots: 1,
    hash: '',
    ...more,
  });
/** What is said of a save. One that is small enough is refused for its fingerprint alone. */
function said(text: string): string {
  const read = readSave(text);
  return read.ok ? 'accepted' : (refusal(read.reason) ?? read.reason.code);
}
const SMALL = said(save({}));
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : 0);
const long = (n: number): string => 'x'.repeat(n);

/** A save with so much of it. */
const SAVES: [what: string, most: number, make: (n: number) => string][] = [
  ['moves', MOST_MOVES, (n) => save({ moves: new Array(n).fill(move()) })],
  ['dice of a move', MOST_DICE, (n) => save({ moves: [move({ dice: new Array(n).fill(1) })] })],
  ['dice of the table', MOST_DICE, (n) => save({ opening: new Array(n).fill(1) })],
  ['a figure', LARGEST_FIGURE, (n) => save({ setup: { life: n } })],
  ['the name of a seat', LONGEST_NAME, (n) => save({ moves: [move({ seat: long(n) })] })],
  ['the name of an action', LONGEST_NAME, (n) => save({ moves: [move({ action: { type: long(n) } })] })],
  // The file itself and the set-up are two levels.
  ['levels', DEEPEST_SAVE, (n) => save({ setup: { deep: nested(n - 2) } })],
  ['letters', LARGEST_SAVE, (n) => save({}).padEnd(n, ' ')],
];

describe('limits of lines, saves and links', () => {
  it('the table of docs/protocol.md has the figures of the program', () => {
    const lines = readFileSync('docs/protocol.md', 'utf8').split('\n');
    const from = lines.slice(lines.indexOf('## Limits'));
    const first = from.findIndex((line) => line.startsWith('|')) + 2;
    const rows = from.slice(first, first + from.slice(first).findIndex((line) => !line.startsWith('|')));
    const cells = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    expect(rows.map(cells)).toEqual(LIMITS);
  });
  it('a small save is refused for its fingerprint alone', () => {
    expect(SMALL).toMatch(/fingerprint/);
  });
  it.each(SAVES)('a save with %s: %i is read, one more is refused with a sentence', (_, most, make) => {
    expect(said(make(most))).toBe(SMALL);
    const refused = said(make(most + 1));
    expect(refused).not.toBe(SMALL);
    expect(refused).toMatch(/^[A-Z].+\.$/);
  });
});
