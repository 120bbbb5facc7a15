import { expect, test } from 'vitest';
import { coloured, toned, windowOf, written } from './style.ts';

test('colours at a terminal only, and never against NO_COLOR', () => {
  expect(coloured({ isTTY: true }, {})).toBe(true);
  expect(coloured({}, {})).toBe(false);
  expect(coloured({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(coloured({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
});

test('a line is words, some of them in a tone', () => {
  const line = [toned('strong', 'x'), ' and ', toned('warn', 'y')];
  expect(written(line, true)).toBe('\u001b[1mx\u001b[22m and \u001b[33my\u001b[39m');
  expect(written(line, false)).toBe('x and y');
  expect(written(toned('faint', 'x'), false)).toBe('x');
});

test('words never bring a colour of their own, not even one of ours', () => {
  const forged = '\u001b[1mx\u001b[22m';
  expect(written(forged, true)).toBe('\\u001b[1mx\\u001b[22m');
  expect(written([toned('strong', forged)], true)).toBe('\u001b[1m\\u001b[1mx\\u001b[22m\u001b[22m');
});

test('a line is cut to the window, and each piece keeps its tone', () => {
  const line = [toned('strong', 'The Rebels'), ' attack the ', toned('warn', 'sector at dawn')];
  expect(written(line, false, 20)).toBe('The Rebels attack\n  the sector at dawn');
  expect(written(line, true, 20)).toBe(
    '\u001b[1mThe Rebels\u001b[22m attack\n  the \u001b[33msector at dawn\u001b[39m',
  );
});

test('what is shown as an escape is as wide as its escape', () => {
  expect(written('aaaa \u001b\u001b bbbb cccc', false, 20)).toBe('aaaa \\u001b\\u001b\n  bbbb cccc');
});

test('a pipe, or what does not know its size, takes lines of any length', () => {
  expect(windowOf({})).toBe(Number.POSITIVE_INFINITY);
  expect(windowOf({ columns: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(windowOf({ columns: 60 })).toBe(60);
});
