import { DEEPEST_SAVE, LARGEST_SAVE } from '@fray/engine';
import { LONGEST_ID } from '../packages/cli/src/stdio/request.ts';
import { LARGEST_LINE } from '../packages/cli/src/stdio/serve.ts';
import { LARGEST_FIGURE, LONGEST_NAME, MOST_DICE, MOST_MOVES } from '../packages/engine/src/save-shape.ts';
import {
  LARGEST_FILE,
  LARGEST_PACKED,
  LARGEST_UNPACKED,
  LONGEST_COMBAT_NAME,
  MOST_COMBATS,
} from '../packages/web/src/share/limits.ts';

const MIB = 1024 * 1024;
const number = (value: number): string => value.toLocaleString('en-US');

/** The limits of lines, saves and links, for docs/protocol.md. */
export const LIMITS: readonly [what: string, most: string][] = [
  ['a line', `${LARGEST_LINE / MIB} MiB`],
  ['a save, in a line or in a file', `${LARGEST_SAVE / MIB} MiB`],
  ['levels of a request or save', `${DEEPEST_SAVE} levels`],
  ['a text as `id`', `${LONGEST_ID} letters`],
  ['moves of a save', `${number(MOST_MOVES)} moves`],
  ['dice of one roll in a save', `${number(MOST_DICE)} dice`],
  ['a figure in a save', number(LARGEST_FIGURE)],
  ['the name of a step, seat or action', `${LONGEST_NAME} letters`],
  ['a link of the assistant, packed', `${number(LARGEST_PACKED)} letters`],
  ['a link of the assistant, unpacked', `${number(LARGEST_UNPACKED)} bytes`],
  ['a file with many combats', `${LARGEST_FILE / MIB} MiB`],
  ['combats in such a file', `${number(MOST_COMBATS)} combats`],
  ['the name of a combat', `${LONGEST_COMBAT_NAME} letters, cut there`],
];
