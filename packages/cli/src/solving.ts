import type { Types } from '@fray/engine';
import type { Solution, WholeGame } from '@fray/games';
import { grid, groupDigits } from './grid.ts';
import { type Line, withTone } from './style.ts';
import { wrapText } from './wrap.ts';

/** What a seat can compute without chance from what it sees; `undefined` if the game has no solver. */
export const solutionOf = (game: WholeGame, view: Types['view'], seat: string): Solution | undefined =>
  game.odds.solver?.solve(view, seat, game.text.en);

export function solutionReport({ title, rows, left, proven, positions }: Solution, window: number): Line[] {
  const how = proven ? 'exact' : 'best found, not proven';
  return [
    '',
    ...wrapText(`${title} (${how}, ${groupDigits(positions)} positions)`, window, 0).map((line) =>
      withTone('strong', line),
    ),
    ...grid(
      rows.map(({ does, figures }) => ({
        ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)])),
        does,
      })),
      '  ',
      window,
    ),
    ...left.flatMap((line) => wrapText(line, window, 0)),
  ];
}
