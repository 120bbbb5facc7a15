import { expect, test } from 'vitest';
import { coloured, toned, written } from './style.ts';

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
