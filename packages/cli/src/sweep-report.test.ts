import { GAMES, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { quoteCell, sweepReport } from './sweep-report.ts';

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

test('a sweep names the opponent, also where it is the own policy, and its interval is never printed as zero', async () => {
  const game = await loadWhole(GAMES[0] ?? expect.unreachable());
  const cell = { opponent: 'rules', method: 'sampled', give: 0.0003, shares: { attacker: 1 }, cost: {} } as const;
  const asked = { game: game.id, ranges: [], cells: [cell], of: 'attacker', combats: 100_000, seed: 1 };
  expect(sweepReport(game, asked, 80)[0]).toMatchObject({
    text: expect.stringMatching(/share of "attacker" against Fray's own policy, .* give or take at most 0\.03 %$/),
  });
});
