import type { Types } from '@fray/engine';
import type { Solution, WholeGame } from '@fray/games';
import { grid, groupDigits } from './grid.ts';
import { type Line, withTone } from './style.ts';
import { wrapText } from './wrap.ts';

/** What a seat can compute without chance from what it sees; `undefined` if the game has no solver. */
export const solutionOf = (game: WholeGame, view: Types['view'], seat: string, settings = {}): Solution | undefined =>
  game.odds.solver?.solve(view, seat, game.text.en, settings);

/** `numberOf`: how a row is chosen at the prompt. */
export function solutionReport(
  { title, about, rows, left, proven, positions }: Solution,
  { window, numberOf }: { window: number; numberOf(action: Types['action']): string },
): Line[] {
  const how = proven ? 'exact' : 'best found, not proven';
  const [best] = rows;
  return [
    ...wrapText(`${title} (${how}, ${groupDigits(positions)} positions)`, window, 0).map((line) =>
      withTone('strong', line),
    ),
    ...grid(
      rows.map(({ does, figures, actions }) => ({
        no: actions[0] ? numberOf(actions[0]) : '',
        ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)])),
        does,
      })),
      '  ',
      window,
    ),
    ...(best?.then?.length ? wrapText(`The first goes on: ${best.then.join('; ')}.`, window, 0) : []),
    ...[...about, ...left].flatMap((line) => wrapText(line, window, 0)),
  ];
}
