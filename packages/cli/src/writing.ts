import type { Writable } from 'node:stream';
import type { Context } from './context.ts';
import { safe, safeText } from './safe.ts';
import { coloured, type Line, toned, windowOf, written } from './style.ts';

/** The edge: all that Fray ever writes to a terminal or a pipe goes through here, and nothing from outside goes through raw. */

const line = (stream: Context['stdout'], text: Line): void =>
  void stream.write(`${written(text, coloured(stream), windowOf(stream))}\n`);

export const print = (context: Context, text: Line): void => line(context.stdout, text);
/** What is no result: standard output may go into a file or another program. */
export const remark = (context: Context, text: Line): void => line(context.stderr, text);

/** What went wrong begins with this, wherever it is told. */
const PREFIX = 'fray: ';
/** What went wrong, as a sentence. */
export const wrong = (sentence: string): Line => toned('warn', `${PREFIX}${sentence}`);
/** A failure that is ours, with all that helps to find it. */
export const mistakeLines = (words: string): string[] => `${PREFIX}a mistake of Fray itself: ${words}`.split('\n');

/** A text whose line breaks are all ours: help, a picture. */
export const printText = (stream: Writable, text: string): void => void stream.write(safeText(text));

export const printJson = (context: Context, value: unknown, indent = 2): void =>
  printText(context.stdout, `${JSON.stringify(value, null, indent)}\n`);

/** One value a line, for programs. False: whoever reads is slow, and more should wait for `drain`. */
export const writeJsonLine = (stream: Writable, json: string): boolean => stream.write(`${safe(json)}\n`);

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
export const clearScreen = (context: Context): void => void context.stdout.write(CLEAR_SCREEN);
