import { LARGEST_SAVE, readSave, refusal, SAVE_VERSION } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import {
  DEEPEST_SAVE,
  LARGEST_FIGURE,
  LONGEST_NAME,
  MOST_DICE,
  MOST_MOVES,
} from '../packages/engine/src/save-shape.ts';

/** A save is tried at each limit and one above it; lines and links are tested beside their code. */

const move = (more: object = {}) => ({ seat: 'rebel', action: { type: 'pass' }, ...more });
const save = (more: object): string =>
  JSON.stringify({
    fray: SAVE_VERSION,
    game: 'merc',
    rules: 1,
    setup: {},
    moves: [],
    state: { frames: [{ step: 'AIM', then: null, memory: {} }] },
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
  // The file itself and the setup are two levels.
  ['levels', DEEPEST_SAVE, (n) => save({ setup: { deep: nested(n - 2) } })],
  ['letters', LARGEST_SAVE, (n) => save({}).padEnd(n, ' ')],
];

describe('limits of lines, saves and links', () => {
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
