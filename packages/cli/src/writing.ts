import type { Writable } from 'node:stream';
import type { Context } from './context.ts';
import { safe, safeText } from './safe.ts';
import { formatLine, hasColors, type Line, windowOf, withTone } from './style.ts';

/** Everything that Fray writes to a terminal or a pipe goes through this file, which escapes control characters. */

const line = (stream: Context['stdout'], text: Line): void =>
  void stream.write(`${formatLine(text, hasColors(stream), windowOf(stream))}\n`);

export const print = (context: Context, text: Line): void => line(context.stdout, text);
/** Remarks go to standard error, since standard output may be a file or another program. */
export const remark = (context: Context, text: Line): void => line(context.stderr, text);

const PREFIX = 'fray: ';
export const wrong = (sentence: string): Line => withTone('warn', `${PREFIX}${sentence}`);
export const mistakeLines = (words: string): string[] => `${PREFIX}a bug in Fray: ${words}`.split('\n');

/** A text that contains only line breaks of our own: help, a picture. */
export const printText = (stream: Writable, text: string): void => void stream.write(safeText(text));

export const printJson = (context: Context, value: unknown, indent = 2): void =>
  printText(context.stdout, `${JSON.stringify(value, null, indent)}\n`);

/** One value a line, for programs. Returns false if the caller should wait for `drain`. */
export const writeJsonLine = (stream: Writable, json: string): boolean => stream.write(`${safe(json)}\n`);

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
export const clearScreen = (context: Context): void => void context.stdout.write(CLEAR_SCREEN);
