import { expect, test } from 'vitest';
import { quoteCell } from './sweep-report.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+cmd', `"'+cmd"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['=a,"b"', `"'=a,""b"""`],
  ['2 cruiser, 1 carrier', '"2 cruiser, 1 carrier"'],
  ['bell\u0007 and\nline', 'bell\\u0007 and\\u000aline'],
  ['cruiser', 'cruiser'],
])('a cell of a spreadsheet is never a formula or a control character: %j', (value, cell) => {
  expect(quoteCell(value)).toBe(cell);
});

test('a number stays a number, below zero too', () => {
  expect([-1.5, '-3', 0, 2e-9].map(quoteCell)).toEqual(['-1.5', '-3', '0', '2e-9']);
});
