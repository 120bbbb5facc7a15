import { expect, test } from 'vitest';
import { styleFor } from './style.ts';

const COLOURED = '\u001b[1mx\u001b[22m';

test('colours at a terminal only, and never against NO_COLOR', () => {
  expect(styleFor({ isTTY: true }, {})('strong', 'x')).toBe(COLOURED);
  expect(styleFor({}, {})('strong', 'x')).toBe('x');
  expect(styleFor({ isTTY: true }, { NO_COLOR: '1' })('strong', 'x')).toBe('x');
  expect(styleFor({ isTTY: true }, { TERM: 'dumb' })('strong', 'x')).toBe('x');
});
