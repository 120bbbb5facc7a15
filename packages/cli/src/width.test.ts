import { expect, test } from 'vitest';
import { pad, widthOf } from './width.ts';

test.each([
  ['', 0],
  ['MERC', 4],
  ['Müdigkeit → Ende', 16],
  ['e\u0301', 1],
  ['日本', 4],
  ['\u{1f680}', 2],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 2],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test('columns line up with wide and combining characters', () => {
  expect(pad('日本', 6)).toBe('日本  ');
  expect(pad('12', 4, true)).toBe('  12');
  expect(pad('wider', 2)).toBe('wider');
});
