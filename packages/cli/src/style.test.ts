import { expect, test } from 'vitest';
import { formatLine, hasColors, windowOf, withTone } from './style.ts';

test('colors in a terminal only, and never with NO_COLOR', () => {
  expect(hasColors({ isTTY: true }, {})).toBe(true);
  expect(hasColors({}, {})).toBe(false);
  expect(hasColors({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(hasColors({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
});

test('a line is words, some of them in a tone', () => {
  const line = [withTone('strong', 'x'), ' and ', withTone('warn', 'y')];
  expect(formatLine(line, true)).toBe('\u001b[1mx\u001b[22m and \u001b[33my\u001b[39m');
  expect(formatLine(line, false)).toBe('x and y');
  expect(formatLine(withTone('faint', 'x'), false)).toBe('x');
});

test('texts cannot contain colors, not even ours', () => {
  const forged = '\u001b[1mx\u001b[22m';
  expect(formatLine(forged, true)).toBe('\\u001b[1mx\\u001b[22m');
  expect(formatLine([withTone('strong', forged)], true)).toBe('\u001b[1m\\u001b[1mx\\u001b[22m\u001b[22m');
});

test('a line is cut to the window, and each piece keeps its tone', () => {
  const line = [withTone('strong', 'The Rebels'), ' attack the ', withTone('warn', 'sector at dawn')];
  expect(formatLine(line, false, 20)).toBe('The Rebels attack\n  the sector at dawn');
  expect(formatLine(line, true, 20)).toBe(
    '\u001b[1mThe Rebels\u001b[22m attack\n  the \u001b[33msector at dawn\u001b[39m',
  );
});

test('what is shown as an escape is as wide as its escape', () => {
  expect(formatLine('aaaa \u001b\u001b bbbb cccc', false, 20)).toBe('aaaa \\u001b\\u001b\n  bbbb cccc');
});

test('a pipe, or what does not know its size, takes lines of any length', () => {
  expect(windowOf({})).toBe(Number.POSITIVE_INFINITY);
  expect(windowOf({ columns: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(windowOf({ columns: 60 })).toBe(60);
});
